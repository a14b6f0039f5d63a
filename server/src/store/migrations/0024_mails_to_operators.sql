-- An operator gets emails too, and belongs to no account.
create table mails_to_people (
  n integer primary key,
  account integer references accounts (n),
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
insert into mails_to_people
  (account, kind, to_address, subject, text, created_at, due_at, lease_until, attempts, last_error, sent_at)
  select account, kind, to_address, subject, text, created_at, due_at, lease_until, attempts, last_error, sent_at
  from mails order by n;
drop table mails;
alter table mails_to_people rename to mails;
create index mails_by_account on mails (account, n);
create index mails_due on mails (due_at) where due_at is not null;
