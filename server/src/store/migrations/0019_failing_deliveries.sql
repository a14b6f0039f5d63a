-- Waiting deliveries of an endpoint that was disabled or deleted fail in parts: after_sequence is the last that did.
create table failing_deliveries (
  endpoint integer primary key references endpoints (n) on delete cascade,
  reason text not null,
  after_sequence bigint not null,
  until_sequence bigint not null
);
