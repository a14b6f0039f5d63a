-- The account that an operator looks at in this session, read-only.
alter table sessions add column looks_at integer references accounts (n);
