-- What is old was written first: rows past their retention are found by their number, and need no index by age. A
-- remembered answer is found by its key before its ledger: keys that follow each other, as numbers of orders and
-- UUIDs of version 7 do, then share a page, whoever sends them.
drop index events_by_age;

create table remembered_responses_by_key (
  n integer primary key,
  ledger integer not null references ledgers (n),
  key text not null,
  operation text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'answered')),
  object_id text,
  present_state integer not null,
  body text,
  lease_until bigint,
  answered_at bigint not null,
  unique (key, ledger)
);
insert into remembered_responses_by_key
  (ledger, key, operation, fingerprint, state, object_id, present_state, body, lease_until, answered_at)
  select ledger, key, operation, fingerprint, state, object_id, present_state, body, lease_until, answered_at
  from remembered_responses order by answered_at;
drop table remembered_responses;
alter table remembered_responses_by_key rename to remembered_responses;
