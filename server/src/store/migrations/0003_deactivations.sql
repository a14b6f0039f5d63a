-- When an account was inactive. No events are recorded then, so an order that ended in such a time has none.
create table deactivations (
  n integer primary key,
  account integer not null references accounts (n),
  since bigint not null,
  until bigint
);
create index deactivations_by_account on deactivations (account, since);
