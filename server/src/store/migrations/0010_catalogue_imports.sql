-- A large catalogue import is many short transactions and one switch. Its rows are written to `catalogue_import_rows`,
-- count instead of those in `packages` from the moment their import is applied, and are moved there afterwards. Rows of
-- an import that was never applied belong to a process that ended, and are deleted.
create table catalogue_imports (
  n integer primary key,
  applied bigint not null check (applied in (0, 1)),
  started_at bigint not null
);

create table catalogue_import_rows (
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
