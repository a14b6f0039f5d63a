-- How much data an eSIM had used by the end of a day, for days on which that changed.
create table esim_days (
  n integer primary key,
  esim integer not null references esims (n) on delete cascade,
  day bigint not null,
  used_mb bigint not null,
  unique (esim, day)
);
create index esim_days_by_age on esim_days (day);
