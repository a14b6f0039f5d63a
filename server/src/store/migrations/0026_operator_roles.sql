-- Operators have roles, and their tokens scopes and an end. What was done outside accounts is in the audit log too.
alter table people add column operator_role text
  check (operator_role in ('admin', 'support', 'finance', 'read_only'));
update people set operator_role = 'admin' where role = 'operator';

-- A JSON array.
alter table operator_tokens add column scopes text not null default '["admin"]';
alter table operator_tokens add column expires_at bigint;

create table whole_audit_log (
  n integer primary key,
  account integer references accounts (n),
  actor text not null,
  operator text,
  kind text not null,
  subject text not null,
  text text not null,
  at bigint not null
);
insert into whole_audit_log (n, account, actor, operator, kind, subject, text, at)
  select n, account, actor, operator, kind, subject, text, at from audit_log order by n;
drop table audit_log;
alter table whole_audit_log rename to audit_log;
create index audit_log_by_account on audit_log (account, n);
create index audit_log_of_deployment on audit_log (n) where account is null;
-- PostgreSQL: select setval(pg_get_serial_sequence('audit_log', 'n'), coalesce(max(n), 0) + 1, false) from audit_log;
