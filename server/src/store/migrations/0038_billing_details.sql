-- To whom statements are made out.
alter table accounts add column billing_name text;
alter table accounts add column billing_address text;
alter table accounts add column gstin text;
