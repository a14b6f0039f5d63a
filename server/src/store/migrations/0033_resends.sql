-- Bulk resends. Those of its deliveries that were sent, or still are to be, are in manual_deliveries; the others are skipped.
create table resends (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  total integer not null,
  stopped text,
  created_at bigint not null
);
create index resends_by_ledger on resends (ledger, created_at, n);
alter table manual_deliveries add column resend integer references resends (n) on delete cascade;
drop index manual_deliveries_by_account;
drop index manual_deliveries_pending;
create index manual_deliveries_by_account on manual_deliveries (account, requested_at) where resend is null;
create index manual_deliveries_pending on manual_deliveries (endpoint, n) where done_at is null and resend is null;
create index manual_deliveries_resent on manual_deliveries (endpoint, n) where done_at is null and resend is not null;
create index manual_deliveries_by_resend on manual_deliveries (resend, endpoint, n) where resend is not null;
