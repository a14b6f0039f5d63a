-- The type of a delivery's event: empty in older deliveries, which are soon deleted, and in those of the release before.
alter table deliveries add column event_type text not null default '';
create index deliveries_by_type on deliveries (endpoint, event_type, status, sequence) where status <> 'delivered';
