-- What follows the first word of a traveller's name, and its last word: the name without what trimming it by its own
-- letters, up to a space, takes away.
create index orders_by_customer_later_names
  on orders (ledger, lower(ltrim(ltrim(customer_name, replace(customer_name, ' ', '')), ' ')))
  where customer_name is not null;
create index orders_by_customer_last_name
  on orders (ledger, lower(replace(customer_name, rtrim(customer_name, replace(customer_name, ' ', '')), '')))
  where customer_name is not null;
-- Deleted ones too, as long as they have deliveries.
create index endpoints_of_ledger on endpoints (ledger, n);
