-- Webhook endpoints and what is delivered to them, and the account's mails and activity. The state of the whole
-- delivery engine is here: who has an endpoint in hand, when it is next looked at, and what it is sent.

alter table ledgers add column enabled_endpoints integer not null default 0;

-- `due_at` is when the endpoint has something to send, null when nothing waits. `holder` names the process that
-- has it in hand until `lease_until`; that alone is real time, since it is about a process being alive. Up to
-- `tried_sequence` no delivery is pending any more: those that are lie behind it, in the order of their sequence.
create table endpoints (
  n integer primary key,
  id text not null unique,
  ledger integer not null references ledgers (n),
  url text not null,
  selection text,
  secret text not null,
  enabled integer not null,
  disabled_by text check (disabled_by in ('person', 'used_up', 'failing')),
  disabled_at bigint,
  deleted_at bigint,
  created_at bigint not null,
  failures_in_row integer not null,
  pause_ms bigint not null,
  paused_until bigint,
  used_up_in_row integer not null,
  failing_since bigint,
  warned_at bigint,
  tried_sequence bigint not null,
  due_at bigint,
  sending integer,
  sending_by_hand integer,
  holder text,
  lease_until bigint,
  check ((holder is null) = (lease_until is null))
);
create index endpoints_by_ledger on endpoints (ledger, n) where deleted_at is null;
create index endpoints_due on endpoints (due_at) where holder is null;
create index endpoints_held on endpoints (n) where holder is not null;
create index endpoints_deleted on endpoints (deleted_at) where deleted_at is not null;

-- From and to which event of the ledger an endpoint was enabled for which types: what `verify` goes by.
create table endpoint_periods (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  after_sequence bigint not null,
  until_sequence bigint,
  selection text
);
create index endpoint_periods_by_endpoint on endpoint_periods (endpoint, n);

-- `due_at` is set as long as a delivery waits for an attempt of its own. The body is the event's. Delivering at the
-- first attempt changes no index, so that it costs little.
create table deliveries (
  n integer primary key,
  id text not null unique,
  endpoint integer not null references endpoints (n) on delete cascade,
  ledger integer not null references ledgers (n),
  sequence bigint not null,
  status text not null check (status in ('pending', 'retrying', 'delivered', 'failed')),
  due_at bigint,
  attempts integer not null,
  retries_by_hand integer not null,
  last_attempt_at bigint,
  last_status integer,
  last_error text,
  last_took_ms bigint,
  last_signature text,
  answer text,
  created_at bigint not null,
  unique (endpoint, sequence),
  check ((status in ('pending', 'retrying')) = (due_at is not null))
);
create index deliveries_retrying on deliveries (endpoint, due_at, sequence) where status = 'retrying';
create index deliveries_failed on deliveries (endpoint, sequence) where status = 'failed';

-- What a person asked to be sent: a retry of a delivery, or (with `delivery` null) a test event, whose event is
-- nowhere else. Kept for a while after it is done, for its result and for the limits.
create table sendings_by_hand (
  n integer primary key,
  endpoint integer not null references endpoints (n) on delete cascade,
  account integer not null references accounts (n),
  delivery integer references deliveries (n) on delete cascade,
  ping_delivery_id text,
  ping_event_id text,
  asked_at bigint not null,
  done_at bigint,
  status integer,
  error text,
  answer text,
  took_ms bigint
);
create index sendings_by_hand_waiting on sendings_by_hand (endpoint, n) where done_at is null;
create index sendings_by_hand_by_endpoint on sendings_by_hand (endpoint, asked_at);
create index sendings_by_hand_by_account on sendings_by_hand (account, asked_at);
create index sendings_by_hand_by_delivery on sendings_by_hand (delivery) where delivery is not null;

-- Mails on their way out. `due_at` null: not to be sent (any more); with `sent_at` null too it was kept, because
-- the deployment sends no mail or the mail server would not take it. `lease_until` is real time.
create table mails (
  n integer primary key,
  account integer not null references accounts (n),
  kind text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  created_at bigint not null,
  due_at bigint,
  lease_until bigint,
  attempts integer not null,
  last_error text,
  sent_at bigint
);
create index mails_due on mails (due_at) where due_at is not null;
create index mails_by_account on mails (account, n);

-- What happened to an account and by whom: `actor` is `system`, `operator`, or the person's address.
create table activity (
  n integer primary key,
  account integer not null references accounts (n),
  actor text not null,
  kind text not null,
  subject text not null,
  text text not null,
  at bigint not null
);
create index activity_by_account on activity (account, n);
