-- What processes that share a database count together. One process alone counts in memory and leaves these tables empty.
create table rate_windows ( -- unlogged
  subject text not null primary key,
  ends_at bigint not null,
  requests bigint not null,
  changes bigint not null,
  requests_before bigint not null,
  changes_before bigint not null
);

create table blocked_networks (
  network text not null primary key,
  revision bigint not null,
  ends_at bigint not null
);
create index blocked_networks_by_revision on blocked_networks (revision);
create index blocked_networks_by_end on blocked_networks (ends_at);
insert into revisions (name, n) values ('blocked_networks', 1) on conflict (name) do nothing;
