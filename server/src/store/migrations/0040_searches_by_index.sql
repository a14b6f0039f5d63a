-- A traveller's name without its first word, and its last word. Trimming a name by its own letters removes a word.
create index orders_by_customer_later_names
  on orders (ledger, lower(ltrim(ltrim(customer_name, replace(customer_name, ' ', '')), ' ')))
  where customer_name is not null;
create index orders_by_customer_last_name
  on orders (ledger, lower(replace(customer_name, rtrim(customer_name, replace(customer_name, ' ', '')), '')))
  where customer_name is not null;
-- Includes deleted endpoints, which the index endpoints_by_ledger lacks.
create index endpoints_of_ledger on endpoints (ledger, n);
