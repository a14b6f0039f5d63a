-- The schema after migration 0042_types_of_deliveries.sql.
-- Written by `node tools/schema.ts`; a test compares it. Change the schema by adding a migration.

CREATE TABLE account_notes (
  n integer primary key,
  account integer not null references accounts (n),
  operator text not null,
  text text not null,
  at bigint not null
);
CREATE INDEX account_notes_by_account on account_notes (account, n);

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
, test_run integer references "test_runs" (n), low_balance_recipients text, billing_name text, billing_address text, gstin text);
CREATE INDEX accounts_by_name on accounts (lower(name));
CREATE INDEX accounts_by_test_run on accounts (test_run) where test_run is not null;

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
, created_by text, operator text);
CREATE INDEX api_keys_by_account on api_keys (account, n);
CREATE INDEX api_keys_by_hint on api_keys (hint, n);
CREATE INDEX api_keys_not_revoked on api_keys (account, expires_at) where revoked_at is null;

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

CREATE TABLE "audit_log" (
  n integer primary key,
  account integer references accounts (n),
  actor text not null,
  operator text,
  kind text not null,
  subject text not null,
  text text not null,
  at bigint not null
);
CREATE INDEX audit_log_by_account on audit_log (account, n);
CREATE INDEX audit_log_of_deployment on audit_log (n) where account is null;

CREATE TABLE blocked_networks (
  network text not null primary key,
  revision bigint not null,
  ends_at bigint not null
);
CREATE INDEX blocked_networks_by_end on blocked_networks (ends_at);
CREATE INDEX blocked_networks_by_revision on blocked_networks (revision);

CREATE TABLE catalogue_history (
  n integer primary key,
  at bigint not null,
  operator text not null,
  added bigint not null,
  changed bigint not null,
  retired bigint not null,
  others bigint not null,
  -- A JSON object: providers and areas as they were.
  places_before text not null,
  revision_before bigint not null,
  -- The newest revision that equals what the import left.
  revision_after bigint not null,
  -- Numbers of other rows, later ones too.
  undoes bigint,
  undone_by bigint,
  -- Whether the values from before are stored.
  kept bigint not null check (kept in (0, 1))
);
CREATE INDEX catalogue_history_by_revision on catalogue_history (revision_after);
CREATE INDEX catalogue_history_kept on catalogue_history (n) where kept = 1;

CREATE TABLE catalogue_history_rows (
  import integer not null references catalogue_history (n),
  number integer not null,
  name text,
  provider_id text,
  retired bigint,
  destination text,
  countries text,
  countries_reliable bigint,
  data_mb bigint,
  unlimited bigint,
  daily_reset text,
  validity_days bigint,
  currency text,
  cost_micros bigint,
  retail_micros bigint,
  own_store bigint,
  identity_check bigint,
  topup bigint,
  primary key (import, number)
);

CREATE TABLE catalogue_import_rows (
  import integer not null references catalogue_imports (n),
  number integer not null,
  name text not null,
  provider_id text not null,
  retired bigint not null,
  destination text,
  countries text not null,
  countries_reliable bigint not null,
  data_mb bigint,
  unlimited bigint not null,
  daily_reset text,
  validity_days bigint not null,
  currency text not null,
  cost_micros bigint not null,
  retail_micros bigint not null,
  own_store bigint not null,
  identity_check bigint not null,
  topup bigint not null,
  primary key (import, number)
);

CREATE TABLE catalogue_imports (
  n integer primary key,
  applied bigint not null check (applied in (0, 1)),
  started_at bigint not null
, history integer references catalogue_history (n));

CREATE TABLE deactivations (
  n integer primary key,
  account integer not null references accounts (n),
  since bigint not null,
  until bigint
);
CREATE INDEX deactivations_by_account on deactivations (account, since);

CREATE TABLE "deferred_esim_events" (
  n integer primary key,
  ledger integer not null references ledgers (n),
  esim integer not null references esims (n),
  type text not null,
  at bigint not null
);
CREATE INDEX deferred_esim_events_by_age on deferred_esim_events (at);
CREATE INDEX deferred_esim_events_by_ledger on deferred_esim_events (ledger, n);

CREATE TABLE deliveries (
  n integer primary key,
  id text not null unique,
  endpoint integer not null references endpoints (n) on delete cascade,
  ledger integer not null references ledgers (n),
  sequence bigint not null,
  status text not null check (status in ('pending', 'retrying', 'delivered', 'failed')),
  due_at bigint,
  attempts integer not null,
  manual_retries integer not null,
  last_attempt_at bigint,
  last_status integer,
  last_error text,
  last_took_ms bigint,
  last_signature text,
  response text,
  created_at bigint not null, event_type text not null default '', skips_to bigint,
  unique (endpoint, sequence),
  check ((status in ('pending', 'retrying')) = (due_at is not null))
);
CREATE INDEX deliveries_arrived_later on deliveries (endpoint, event_type, sequence)
  where status = 'delivered' and (skips_to is not null or attempts = 0);
CREATE INDEX deliveries_by_ledger on deliveries (ledger, sequence, n);
CREATE INDEX deliveries_by_type on deliveries (endpoint, event_type, status, sequence)
  where status <> 'delivered' and event_type >= '';
CREATE INDEX deliveries_failed on deliveries (endpoint, sequence) where status = 'failed';
CREATE INDEX deliveries_retrying on deliveries (endpoint, due_at, sequence) where status = 'retrying';
CREATE INDEX deliveries_retrying_by_sequence on deliveries (endpoint, sequence) where status = 'retrying';

CREATE TABLE due_endpoints (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  at bigint not null
);
CREATE INDEX due_endpoints_by_endpoint on due_endpoints (endpoint);

CREATE TABLE endpoint_hours (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  hour bigint not null,
  delivered integer not null,
  failed integer not null,
  took_ms bigint not null,
  slowest_ms bigint not null,
  unique (endpoint, hour)
);
CREATE INDEX endpoint_hours_by_age on endpoint_hours (hour);

CREATE TABLE endpoint_periods (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  after_sequence bigint not null,
  until_sequence bigint,
  selection text
);
CREATE INDEX endpoint_periods_by_endpoint on endpoint_periods (endpoint, n);

CREATE TABLE endpoints (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  url text not null,
  selection text,
  secret text not null,
  enabled integer not null,
  disabled_at bigint,
  deleted_at bigint,
  created_at bigint not null,
  failures_in_row integer not null,
  pause_ms bigint not null,
  paused_until bigint,
  exhausted_in_row integer not null,
  failing_since bigint,
  warned_at bigint,
  tried_sequence bigint not null,
  due_at bigint,
  sending integer,
  manual_delivery integer,
  holder text,
  lease_until bigint, disabled_by text check (disabled_by in ('person', 'exhausted', 'failing')),
  check ((holder is null) = (lease_until is null))
);
CREATE INDEX endpoints_by_ledger on endpoints (ledger, n) where deleted_at is null;
CREATE INDEX endpoints_deleted on endpoints (deleted_at) where deleted_at is not null;
CREATE INDEX endpoints_disabled on endpoints (disabled_by) where enabled = 0 and deleted_at is null;
CREATE INDEX endpoints_due on endpoints (due_at) where holder is null;
CREATE INDEX endpoints_leased on endpoints (n) where holder is not null;
CREATE INDEX endpoints_of_ledger on endpoints (ledger, n);
CREATE INDEX endpoints_paused on endpoints (paused_until) where paused_until is not null;

CREATE TABLE esim_days (
  n integer primary key,
  esim integer not null references esims (n) on delete cascade,
  day bigint not null,
  used_mb bigint not null,
  unique (esim, day)
);
CREATE INDEX esim_days_by_age on esim_days (day);

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
  cancelling integer not null, unit_id text, announced_80_mb bigint, announced_100_mb bigint, next_check_at bigint, polled_at bigint,
  check ((unlimited = 1) = (total_mb is null)),
  check (total_mb is null or used_mb <= total_mb)
);
CREATE INDEX esims_by_customer_ref_and_status on esims (ledger, customer_ref, status, created_at, n)
  where customer_ref is not null;
CREATE INDEX esims_by_order on esims (order_n, n);
CREATE INDEX esims_by_status on esims (ledger, status, created_at, n);
CREATE UNIQUE INDEX esims_by_unit on esims (unit_id) where unit_id is not null;
CREATE INDEX esims_most_used on esims (ledger, (used_mb * 1000 / total_mb))
  where status in ('active', 'depleted') and total_mb > 0;
CREATE INDEX esims_running on esims (expires_at) where status in ('active', 'depleted');
CREATE INDEX esims_to_check on esims (next_check_at)
  where next_check_at is not null and status in ('ready', 'active', 'depleted');

CREATE TABLE events (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  sequence bigint not null,
  type text not null,
  created_at bigint not null,
  data text not null, order_n bigint, esim bigint,
  unique (ledger, sequence)
);
CREATE INDEX events_by_esim on events (esim, sequence) where esim is not null;
CREATE INDEX events_by_order on events (order_n, sequence) where order_n is not null;
CREATE INDEX events_by_type on events (ledger, type, sequence);

CREATE TABLE failed_attempts (
  n integer primary key,
  delivery integer not null references deliveries (n) on delete cascade,
  at bigint not null,
  status integer,
  error text not null,
  took_ms bigint not null,
  signature text,
  response text
);
CREATE INDEX failed_attempts_by_delivery on failed_attempts (delivery, n);

CREATE TABLE failing_deliveries (
  endpoint integer primary key references endpoints (n) on delete cascade,
  reason text not null,
  after_sequence bigint not null,
  until_sequence bigint not null
);

CREATE TABLE "jobs" (
  n integer primary key,
  kind text not null,
  subject integer not null,
  due_at bigint not null,
  lease_until bigint
, attempts integer not null default 0);
CREATE INDEX jobs_by_subject on jobs (kind, subject);
CREATE INDEX jobs_due on jobs (due_at);

CREATE TABLE key_uses (
  key integer primary key,
  at bigint not null,
  address text
);

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
, operator text, cost_paise bigint, reference text);
CREATE INDEX ledger_entries_by_ledger on ledger_entries (ledger, n);
CREATE UNIQUE INDEX ledger_entries_by_reference on ledger_entries (ledger, upper(reference))
  where reference is not null;
CREATE INDEX ledger_entries_payments on ledger_entries (ledger, n) where kind = 'wallet_topup';

CREATE TABLE ledgers (
  n integer primary key,
  account integer not null references accounts (n),
  mode text not null check (mode in ('test', 'live')),
  balance_paise bigint not null check (balance_paise >= 0),
  low_warned integer not null,
  sequence bigint not null, enabled_endpoints integer not null default 0,
  unique (account, mode)
);
CREATE INDEX ledgers_low on ledgers (n) where low_warned = 1 and mode = 'live';

CREATE TABLE "mails" (
  n integer primary key,
  account integer references accounts (n),
  kind text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  created_at bigint not null,
  due_at bigint,
  lease_until bigint,
  attempts integer not null,
  last_error text,
  sent_at bigint
);
CREATE INDEX mails_by_account on mails (account, n);
CREATE INDEX mails_due on mails (due_at) where due_at is not null;

CREATE TABLE "manual_deliveries" (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  account integer not null references accounts (n),
  delivery integer references deliveries (n) on delete cascade,
  ping_delivery_id text,
  ping_event_id text,
  requested_at bigint not null,
  done_at bigint,
  status integer,
  error text,
  response text,
  took_ms bigint
, ping_event_type text, resend integer references resends (n) on delete cascade);
CREATE INDEX manual_deliveries_by_account on manual_deliveries (account, requested_at) where resend is null;
CREATE INDEX manual_deliveries_by_delivery on manual_deliveries (delivery) where delivery is not null;
CREATE INDEX manual_deliveries_by_endpoint on manual_deliveries (endpoint, requested_at);
CREATE INDEX manual_deliveries_by_resend on manual_deliveries (resend, endpoint, n) where resend is not null;
CREATE INDEX manual_deliveries_pending on manual_deliveries (endpoint, n) where done_at is null and resend is null;
CREATE INDEX manual_deliveries_resent on manual_deliveries (endpoint, n) where done_at is null and resend is not null;

CREATE TABLE operator_tokens (
  n integer primary key,
  id text not null unique,
  name text not null,
  hash text not null unique,
  created_at bigint not null,
  revoked_at bigint
, scopes text not null default '["admin"]', expires_at bigint);

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
CREATE INDEX orders_by_customer_email on orders (ledger, lower(customer_email)) where customer_email is not null;
CREATE INDEX orders_by_customer_last_name
  on orders (ledger, lower(replace(customer_name, rtrim(customer_name, replace(customer_name, ' ', '')), '')))
  where customer_name is not null;
CREATE INDEX orders_by_customer_later_names
  on orders (ledger, lower(ltrim(ltrim(customer_name, replace(customer_name, ' ', '')), ' ')))
  where customer_name is not null;
CREATE INDEX orders_by_customer_name on orders (ledger, lower(customer_name)) where customer_name is not null;
CREATE INDEX orders_by_customer_ref_and_status on orders (ledger, customer_ref, status, created_at, n)
  where customer_ref is not null;
CREATE INDEX orders_by_status on orders (ledger, status, created_at, n);
CREATE INDEX orders_failed on orders (created_at, n) where status = 'failed';
CREATE INDEX orders_processing on orders (created_at, ledger) where status = 'processing';

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

CREATE TABLE people (
  n integer primary key,
  id text not null unique,
  account integer references accounts (n),
  email text not null unique,
  role text not null check (role in ('owner', 'staff', 'viewer', 'operator')),
  password_hash text not null,
  totp_secret text,
  totp_pending_secret text,
  totp_step bigint,
  last_sign_in_at bigint,
  created_at bigint not null, operator_role text
  check (operator_role in ('admin', 'support', 'finance', 'read_only')),
  check ((role = 'operator') = (account is null))
);
CREATE INDEX people_by_account on people (account, email);

CREATE TABLE providers (
  id text primary key,
  name text not null,
  enabled bigint not null check (enabled in (0, 1))
);

CREATE TABLE rate_windows ( -- unlogged
  subject text not null primary key,
  ends_at bigint not null,
  requests bigint not null,
  changes bigint not null,
  requests_before bigint not null,
  changes_before bigint not null
);

CREATE TABLE request_log (
  n integer primary key,
  account bigint,
  first_at bigint not null,
  last_at bigint not null,
  keys text not null,
  errors bigint not null,
  requests_total bigint not null,
  bytes_total bigint not null,
  body text not null
);
CREATE INDEX request_log_by_account on request_log (account, n);

CREATE TABLE resends (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  total integer not null,
  stopped text,
  created_at bigint not null
);
CREATE INDEX resends_by_ledger on resends (ledger, created_at, n);

CREATE TABLE revisions (
  name text not null primary key,
  n bigint not null
);

CREATE TABLE sales_days (
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

CREATE TABLE sessions (
  hash text not null primary key,
  person integer not null references people (n) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
, looks_at integer references accounts (n));
CREATE INDEX sessions_by_expiry on sessions (expires_at);
CREATE INDEX sessions_by_person on sessions (person);

CREATE TABLE settings (
  name text not null primary key,
  value text not null
);

CREATE TABLE sign_in_failures (
  n integer primary key,
  email text not null,
  ip_address text not null,
  at bigint not null
);
CREATE INDEX sign_in_failures_by_age on sign_in_failures (at);
CREATE INDEX sign_in_failures_by_email on sign_in_failures (email, at);
CREATE INDEX sign_in_failures_by_ip_address on sign_in_failures (ip_address, at);

CREATE TABLE "simulated_esims" (
  iccid text not null primary key,
  smdp_address text not null,
  activation_code text not null,
  details_given integer not null,
  used_mb integer not null,
  first_used_at bigint,
  cancelled_at bigint
);

CREATE TABLE "simulated_requests" (
  id text not null primary key,
  kind text not null check (kind in ('issue', 'topup', 'cancel')),
  account text not null,
  order_id text,
  respond_at bigint not null,
  held integer not null,
  outcome text,
  iccid text
);
CREATE INDEX simulated_requests_held on simulated_requests (account) where held = 1;
CREATE INDEX simulated_requests_of_order on simulated_requests (order_id) where order_id is not null;

CREATE TABLE "simulated_rules" (
  account text not null primary key,
  behaviour text not null,
  fail_next integer not null check (fail_next >= 0)
);

CREATE TABLE stored_responses (
  n integer primary key,
  ledger integer not null references ledgers (n),
  key text not null,
  operation text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'completed')),
  object_id text,
  shows_current_state integer not null,
  body text,
  lease_until bigint,
  responded_at bigint not null,
  unique (key, ledger)
);
CREATE INDEX stored_responses_of_portal_orders on stored_responses (ledger) where operation = 'portal ordersCreate';
CREATE INDEX stored_responses_running on stored_responses (object_id) where state = 'running';

CREATE TABLE "test_runs" (
  n integer primary key,
  id text not null unique,
  name text not null,
  created_at bigint not null,
  removed_at bigint
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
CREATE INDEX topups_by_status on topups (ledger, status, created_at, n);
CREATE INDEX topups_processing on topups (created_at, ledger) where status = 'processing';
