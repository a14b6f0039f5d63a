-- Live mode: what the network was asked for, checks of live eSIMs, and the simulated network's own records.

alter table work add column attempts integer not null default 0;
create index work_by_subject on work (kind, subject);

-- `unit_id` is the id under which the network was asked for the eSIM: one eSIM for a unit, whatever is retried.
alter table esims add column unit_id text;
alter table esims add column announced_80_mb bigint;
alter table esims add column announced_100_mb bigint;
alter table esims add column next_check_at bigint;
alter table esims add column looked_at bigint;
update esims set next_check_at = 0 where ledger in (select n from ledgers where mode = 'live');
insert into work (kind, subject, due_at)
  select 'check-esims', 0, 0 where exists (select 1 from esims where next_check_at is not null);
create unique index esims_by_unit on esims (unit_id) where unit_id is not null;
create index esims_to_check on esims (next_check_at)
  where next_check_at is not null and status in ('ready', 'active', 'depleted');

-- Changes of live eSIMs that became no event, as nobody was there to be told.
create table missed_esim_events (
  n integer primary key,
  ledger integer not null references ledgers (n),
  esim integer not null references esims (n),
  type text not null,
  at bigint not null
);
create index missed_esim_events_by_ledger on missed_esim_events (ledger, n);
create index missed_esim_events_by_age on missed_esim_events (at);

-- The simulated network. It stands for a system outside, so nothing here refers to anything of the service but by
-- the names that it is told. `account` is '' for the rule of all accounts that have none of their own.
create table network_rules (
  account text not null primary key,
  behaviour text not null,
  fail_next integer not null check (fail_next >= 0)
);

create table network_requests (
  id text not null primary key,
  kind text not null check (kind in ('issue', 'topup', 'cancel')),
  account text not null,
  order_id text,
  answer_at bigint not null,
  held integer not null,
  outcome text,
  iccid text
);
create index network_requests_held on network_requests (account) where held = 1;
create index network_requests_of_order on network_requests (order_id) where order_id is not null;

create table network_esims (
  iccid text not null primary key,
  smdp_address text not null,
  activation_code text not null,
  details_given integer not null,
  used_mb integer not null,
  first_used_at bigint,
  cancelled_at bigint
);
