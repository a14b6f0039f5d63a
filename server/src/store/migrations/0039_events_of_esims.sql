-- Which order or eSIM an event is about: at most one of them. Older events, which are soon deleted, name neither.
alter table events add column order_n bigint;
alter table events add column esim bigint;
create index events_by_order on events (order_n, sequence) where order_n is not null;
create index events_by_esim on events (esim, sequence) where esim is not null;
