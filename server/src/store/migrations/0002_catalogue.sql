-- The catalogue: providers, areas with their lasting aliases, packages. Flags are 0 or 1, amounts are
-- micro-rupees, and `countries` holds the ISO codes in order with a space between them.
create table providers (
  id text primary key,
  name text not null,
  enabled bigint not null check (enabled in (0, 1))
);

create table areas (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('country', 'region')),
  global bigint not null check (global in (0, 1))
);

create table area_aliases (
  alias text primary key,
  area_code text not null references areas (code)
);

create table packages (
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
