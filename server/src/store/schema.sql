-- The schema after migration 0004_filtered_lists.sql.
-- Written by `node tools/schema.ts`; a test compares it. Change the schema by adding a migration.

CREATE TABLE accounts (
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

CREATE TABLE api_keys (
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
CREATE INDEX api_keys_by_account on api_keys (account, n);

CREATE TABLE area_aliases (
  alias text primary key,
  area_code text not null references areas (code)
);

CREATE TABLE areas (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('country', 'region')),
  global bigint not null check (global in (0, 1))
);

CREATE TABLE deactivations (
  n integer primary key,
  account integer not null references accounts (n),
  since bigint not null,
  until bigint
);
CREATE INDEX deactivations_by_account on deactivations (account, since);

CREATE TABLE esims (
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
CREATE INDEX esims_by_customer_ref on esims (ledger, customer_ref, created_at, n) where customer_ref is not null;
CREATE INDEX esims_by_customer_ref_and_status on esims (ledger, customer_ref, status, created_at, n)
  where customer_ref is not null;
CREATE INDEX esims_by_order on esims (order_n, n);
CREATE INDEX esims_by_status on esims (ledger, status, created_at, n);
CREATE INDEX esims_newest on esims (ledger, created_at, n);
CREATE INDEX esims_running on esims (expires_at) where status in ('active', 'depleted');

CREATE TABLE events (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  sequence bigint not null,
  type text not null,
  created_at bigint not null,
  data text not null,
  unique (ledger, sequence)
);
CREATE INDEX events_by_age on events (created_at);
CREATE INDEX events_by_type on events (ledger, type, sequence);

CREATE TABLE ledger_entries (
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
CREATE INDEX ledger_entries_by_ledger on ledger_entries (ledger, n);

CREATE TABLE ledgers (
  n integer primary key,
  account integer not null references accounts (n),
  mode text not null check (mode in ('test', 'live')),
  balance_paise bigint not null check (balance_paise >= 0),
  low_warned integer not null,
  sequence bigint not null,
  unique (account, mode)
);

CREATE TABLE orders (
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
CREATE INDEX orders_by_customer_ref on orders (ledger, customer_ref, created_at, n) where customer_ref is not null;
CREATE INDEX orders_by_customer_ref_and_status on orders (ledger, customer_ref, status, created_at, n)
  where customer_ref is not null;
CREATE INDEX orders_by_status on orders (ledger, status, created_at, n);
CREATE INDEX orders_newest on orders (ledger, created_at, n);

CREATE TABLE packages (
  number integer primary key,
  name text not null,
  provider_id text not null references providers (id),
  retired bigint not null check (retired in (0, 1)),
  destination text references areas (code),
  countries text not null,
  countries_reliable bigint not null check (countries_reliable in (0, 1)),
  data_mb bigint check (data_mb > 0),
  unlimited bigint not null check (unlimited in (0, 1)),
  daily_reset text,
  validity_days bigint not null check (validity_days > 0),
  currency text not null,
  cost_micros bigint not null check (cost_micros >= 0),
  retail_micros bigint not null check (retail_micros >= 0),
  own_store bigint not null check (own_store in (0, 1)),
  identity_check bigint not null check (identity_check in (0, 1)),
  topup bigint not null check (topup in (0, 1)),
  check (unlimited = 0 or data_mb is null)
);

CREATE TABLE providers (
  id text primary key,
  name text not null,
  enabled bigint not null check (enabled in (0, 1))
);

CREATE TABLE remembered_responses (
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
CREATE INDEX remembered_responses_by_age on remembered_responses (answered_at);

CREATE TABLE revisions (
  name text not null primary key,
  n bigint not null
);

CREATE TABLE settings (
  name text not null primary key,
  value text not null
);

CREATE TABLE topups (
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
CREATE INDEX topups_by_esim on topups (esim, created_at, n);

CREATE TABLE work (
  n integer primary key,
  kind text not null,
  subject integer not null,
  due_at bigint not null,
  lease_until bigint
);
CREATE INDEX work_due on work (due_at);
