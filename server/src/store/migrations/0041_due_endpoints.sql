-- Where transactions run beside each other, one that adds to an endpoint's deliveries says so here: its row is locked by
-- whoever takes up or records a delivery.
create table due_endpoints (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  at bigint not null
);
create index due_endpoints_by_endpoint on due_endpoints (endpoint);
