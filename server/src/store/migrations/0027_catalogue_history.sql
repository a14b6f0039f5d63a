-- The history of imports, and the values of their packages from before, with which an import is undone.
create table catalogue_history (
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
create index catalogue_history_kept on catalogue_history (n) where kept = 1;
create index catalogue_history_by_revision on catalogue_history (revision_after);

-- A package that was new has no other values.
create table catalogue_history_rows (
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

alter table catalogue_imports add column history integer references catalogue_history (n);
