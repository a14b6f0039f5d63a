-- The portal: people and their sessions, operator tokens, test runs, and what its lists and figures are found by.

-- `email` is in lower case. Staff of the service have no account. The second factor's secrets are sealed; `totp_step`
-- is the newest time step whose code was used.
create table people (
  n integer primary key,
  id text not null unique,
  account integer references accounts (n),
  email text not null unique,
  role text not null check (role in ('owner', 'staff', 'viewer', 'operator')),
  password_hash text not null,
  totp_secret text,
  totp_started text,
  totp_step bigint,
  last_sign_in_at bigint,
  created_at bigint not null,
  check ((role = 'operator') = (account is null))
);
create index people_by_account on people (account, email);

create table sessions (
  hash text not null primary key,
  person integer not null references people (n) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
);
create index sessions_by_person on sessions (person);
create index sessions_by_expiry on sessions (expires_at);

create table sign_in_failures (
  n integer primary key,
  email text not null,
  address text not null,
  at bigint not null
);
create index sign_in_failures_by_email on sign_in_failures (email, at);
create index sign_in_failures_by_address on sign_in_failures (address, at);
create index sign_in_failures_by_age on sign_in_failures (at);

create table operator_tokens (
  n integer primary key,
  id text not null unique,
  name text not null,
  hash text not null unique,
  created_at bigint not null,
  revoked_at bigint
);

-- Accounts of a run that was removed stay, since money moved in them, and are shown nowhere.
create table runs (
  n integer primary key,
  id text not null unique,
  name text not null,
  created_at bigint not null,
  removed_at bigint
);
alter table accounts add column run integer references runs (n);
create index accounts_by_run on accounts (run) where run is not null;

create index deliveries_by_ledger on deliveries (ledger, sequence, n);
create index esims_most_used on esims (ledger, (used_mb * 1000 / total_mb))
  where status in ('active', 'depleted') and total_mb > 0;
