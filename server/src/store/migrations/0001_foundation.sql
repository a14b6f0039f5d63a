-- Accounts, keys, ledgers, and everything that belongs to a ledger: the account's money and objects in one mode.
-- Times are milliseconds since the epoch, amounts integer paise; both are always bound as parameters.

create table revisions (
  name text not null primary key,
  n bigint not null
);
insert into revisions (name, n) values ('access', 1), ('catalogue', 1);

create table settings (
  name text not null primary key,
  value text not null
);

create table accounts (
  n integer primary key,
  id text not null unique,
  name text not null,
  email text not null,
  active integer not null,
  live_approved integer not null,
  tier text not null,
  agreed_discount_bps integer,
  sells_unlimited integer not null,
  allowed_packages text,
  low_balance_threshold_paise bigint,
  created_at bigint not null
);

create table api_keys (
  n integer primary key,
  id text not null unique,
  account integer not null references accounts (n),
  mode text not null check (mode in ('test', 'live')),
  name text not null,
  hash text not null unique,
  hint text not null,
  allowlist text not null,
  expires_at bigint,
  revoked_at bigint,
  created_at bigint not null
);
create index api_keys_by_account on api_keys (account, n);

create table ledgers (
  n integer primary key,
  account integer not null references accounts (n),
  mode text not null check (mode in ('test', 'live')),
  balance_paise bigint not null check (balance_paise >= 0),
  low_warned integer not null,
  sequence bigint not null,
  unique (account, mode)
);

create table orders (
  n integer primary key,
  id text not null unique,
  number text not null,
  ledger integer not null references ledgers (n),
  status text not null check (status in ('processing', 'completed', 'partially_completed', 'failed', 'cancelled')),
  source text not null check (source in ('api', 'portal')),
  items text not null,
  customer_ref text,
  customer_name text,
  customer_email text,
  total_paise bigint not null check (total_paise >= 0),
  refunded_paise bigint not null check (refunded_paise >= 0 and refunded_paise <= total_paise),
  balance_after_paise bigint not null,
  created_at bigint not null,
  progress_at bigint not null
);
create index orders_newest on orders (ledger, created_at, n);
create index orders_by_status on orders (ledger, status, created_at, n);
create index orders_by_customer_ref on orders (ledger, customer_ref, created_at, n) where customer_ref is not null;

create table esims (
  n integer primary key,
  iccid text not null unique,
  ledger integer not null references ledgers (n),
  status text not null check (status in ('ready', 'active', 'depleted', 'expired', 'cancelled')),
  order_n integer references orders (n),
  order_id text,
  customer_ref text,
  package_number integer,
  package_name text not null,
  origin text not null,
  smdp_address text,
  activation_code text,
  unlimited integer not null,
  total_mb bigint,
  used_mb bigint not null check (used_mb >= 0),
  validity_days integer not null,
  activated_at bigint,
  expires_at bigint,
  created_at bigint not null,
  running_topups integer not null check (running_topups >= 0),
  cancelling integer not null,
  check ((unlimited = 1) = (total_mb is null)),
  check (total_mb is null or used_mb <= total_mb)
);
create index esims_by_order on esims (order_n, n);
create index esims_newest on esims (ledger, created_at, n);
create index esims_by_status on esims (ledger, status, created_at, n);
create index esims_by_customer_ref on esims (ledger, customer_ref, created_at, n) where customer_ref is not null;
create index esims_running on esims (expires_at) where status in ('active', 'depleted');

create table topups (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  status text not null check (status in ('processing', 'completed', 'failed')),
  esim integer not null references esims (n),
  iccid text not null,
  package_number integer not null,
  package text not null,
  customer_ref text,
  total_paise bigint not null check (total_paise >= 0),
  balance_after_paise bigint not null,
  created_at bigint not null
);
create index topups_by_esim on topups (esim, created_at, n);

create table ledger_entries (
  n integer primary key,
  ledger integer not null references ledgers (n),
  kind text not null,
  amount_paise bigint not null,
  balance_after_paise bigint not null check (balance_after_paise >= 0),
  order_n integer references orders (n),
  topup_n integer references topups (n),
  note text,
  created_at bigint not null
);
create index ledger_entries_by_ledger on ledger_entries (ledger, n);

create table events (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  sequence bigint not null,
  type text not null,
  created_at bigint not null,
  data text not null,
  unique (ledger, sequence)
);
create index events_by_type on events (ledger, type, sequence);
create index events_by_age on events (created_at);

create table remembered_responses (
  ledger integer not null references ledgers (n),
  key text not null,
  operation text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'answered')),
  object_id text,
  present_state integer not null,
  body text,
  lease_until bigint,
  answered_at bigint not null,
  primary key (ledger, key)
);
create index remembered_responses_by_age on remembered_responses (answered_at);

create table work (
  n integer primary key,
  kind text not null,
  subject integer not null,
  due_at bigint not null,
  lease_until bigint
);
create index work_due on work (due_at);
