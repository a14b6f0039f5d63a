-- Which test event a member sends to an endpoint; null for a ping.
alter table manual_deliveries add column ping_event_type text;
