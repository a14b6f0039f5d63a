-- Who created a key, as in the audit log. When it was last used is written beside the requests and refers to nothing, so
-- that nothing waits for it.
alter table api_keys add column created_by text;
alter table api_keys add column operator text;
update api_keys set created_by = made.actor, operator = made.operator
  from (select account, subject, actor, operator from audit_log where kind = 'key.created') made
  where made.subject = api_keys.id and made.account = api_keys.account;
create table key_uses (
  key integer primary key,
  at bigint not null,
  address text
);
