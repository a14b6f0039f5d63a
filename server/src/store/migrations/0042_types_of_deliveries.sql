-- The type of a delivery's event: empty in older deliveries, which are soon deleted, and in those of the release before.
alter table deliveries add column event_type text not null default '';
-- Every type is >= '': PostgreSQL would else read this small index for lists of any type, and sort what waits.
create index deliveries_by_type on deliveries (endpoint, event_type, status, sequence)
  where status <> 'delivered' and event_type >= '';
-- Of the deliveries of its type between skips_to and one that failed, none arrived at its first attempt. Lists of those that
-- did skip the others; what arrived later has an index. One of all delivered ones would add 100 bytes to 720 on PostgreSQL.
alter table deliveries add column skips_to bigint;
create index deliveries_arrived_later on deliveries (endpoint, event_type, sequence)
  where status = 'delivered' and (skips_to is not null or attempts = 0);
