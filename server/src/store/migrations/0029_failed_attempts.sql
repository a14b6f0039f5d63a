-- Scheduled attempts that failed. One that succeeded is in its delivery, manual ones are in manual_deliveries.
create table failed_attempts (
  n integer primary key,
  delivery integer not null references deliveries (n) on delete cascade,
  at bigint not null,
  status integer,
  error text not null,
  took_ms bigint not null,
  signature text,
  response text
);
create index failed_attempts_by_delivery on failed_attempts (delivery, n);
