-- What operators note about an account; partners don't see it.
create table account_notes (
  n integer primary key,
  account integer not null references accounts (n),
  operator text not null,
  text text not null,
  at bigint not null
);
create index account_notes_by_account on account_notes (account, n);
