-- Tables, columns and values are called as in docs/glossary.md. Renaming a table or column copies no rows.
alter table activity rename to audit_log;
drop index activity_by_account;
create index audit_log_by_account on audit_log (account, n);

alter table work rename to jobs;
drop index work_by_subject;
drop index work_due;
create index jobs_by_subject on jobs (kind, subject);
create index jobs_due on jobs (due_at);

alter table runs rename to test_runs;
alter table accounts rename column run to test_run;
drop index accounts_by_run;
create index accounts_by_test_run on accounts (test_run) where test_run is not null;

alter table missed_esim_events rename to deferred_esim_events;
drop index missed_esim_events_by_age;
drop index missed_esim_events_by_ledger;
create index deferred_esim_events_by_age on deferred_esim_events (at);
create index deferred_esim_events_by_ledger on deferred_esim_events (ledger, n);

alter table sendings_by_hand rename to manual_deliveries;
alter table manual_deliveries rename column asked_at to requested_at;
alter table manual_deliveries rename column answer to response;
drop index sendings_by_hand_by_account;
drop index sendings_by_hand_by_delivery;
drop index sendings_by_hand_by_endpoint;
drop index sendings_by_hand_waiting;
create index manual_deliveries_by_account on manual_deliveries (account, requested_at);
create index manual_deliveries_by_delivery on manual_deliveries (delivery) where delivery is not null;
create index manual_deliveries_by_endpoint on manual_deliveries (endpoint, requested_at);
create index manual_deliveries_pending on manual_deliveries (endpoint, n) where done_at is null;

alter table deliveries rename column retries_by_hand to manual_retries;
alter table deliveries rename column answer to response;

alter table endpoints rename column sending_by_hand to manual_delivery;
alter table endpoints rename column used_up_in_row to exhausted_in_row;
drop index endpoints_held;
create index endpoints_leased on endpoints (n) where holder is not null;
-- Rebuilding the table would delete the rows that refer to it, so the column is replaced.
alter table endpoints rename column disabled_by to disabled_before;
alter table endpoints add column disabled_by text check (disabled_by in ('person', 'exhausted', 'failing'));
update endpoints set disabled_by = case disabled_before when 'used_up' then 'exhausted' else disabled_before end
  where disabled_before is not null;
alter table endpoints drop column disabled_before;

alter table esims rename column looked_at to polled_at;

alter table people rename column totp_started to totp_pending_secret;

alter table sign_in_failures rename column address to ip_address;
drop index sign_in_failures_by_address;
create index sign_in_failures_by_ip_address on sign_in_failures (ip_address, at);

alter table network_esims rename to simulated_esims;
alter table network_rules rename to simulated_rules;
alter table network_requests rename to simulated_requests;
alter table simulated_requests rename column answer_at to respond_at;
drop index network_requests_held;
drop index network_requests_of_order;
create index simulated_requests_held on simulated_requests (account) where held = 1;
create index simulated_requests_of_order on simulated_requests (order_id) where order_id is not null;

-- The values that a check allows change only with a copy of the rows, 30 s per million at most.
create table stored_responses (
  n integer primary key,
  ledger integer not null references ledgers (n),
  key text not null,
  operation text not null,
  fingerprint text not null,
  state text not null check (state in ('running', 'completed')),
  object_id text,
  shows_current_state integer not null,
  body text,
  lease_until bigint,
  responded_at bigint not null,
  unique (key, ledger)
);
insert into stored_responses
  (n, ledger, key, operation, fingerprint, state, object_id, shows_current_state, body, lease_until, responded_at)
  select n, ledger, key, operation, fingerprint, case state when 'answered' then 'completed' else state end,
    object_id, present_state, body, lease_until, answered_at
  from remembered_responses order by n;
drop table remembered_responses;
create index stored_responses_running on stored_responses (object_id) where state = 'running';
