-- What an entry costs the operator, known of entries from here on, and the sums of sales by day, which are kept beside
-- the entries. Failed orders are few.
alter table ledger_entries add column cost_paise bigint;
create table sales_days (
  day bigint not null,
  mode text not null check (mode in ('test', 'live')),
  orders bigint not null,
  failed_orders bigint not null,
  topups bigint not null,
  revenue_paise bigint not null,
  cost_paise bigint not null,
  without_cost bigint not null,
  primary key (day, mode)
);
create index orders_failed on orders (created_at, n) where status = 'failed';
