-- The last word of a traveller's name: the name without what its letters leave when they are taken from its end.
create index orders_by_customer_last_name
  on orders (ledger, lower(replace(customer_name, rtrim(customer_name, replace(customer_name, ' ', '')), '')))
  where customer_name is not null;
