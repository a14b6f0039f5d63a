-- How many attempts an endpoint got in an hour, what became of them, and how long they took.
create table endpoint_hours (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  hour bigint not null,
  delivered integer not null,
  failed integer not null,
  took_ms bigint not null,
  slowest_ms bigint not null,
  unique (endpoint, hour)
);
create index endpoint_hours_by_age on endpoint_hours (hour);
