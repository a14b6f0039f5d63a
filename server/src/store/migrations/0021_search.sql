-- For the portal's search. Most orders of the API name no traveller.
create index orders_by_customer_email on orders (ledger, lower(customer_email)) where customer_email is not null;
create index orders_by_customer_name on orders (ledger, lower(customer_name)) where customer_name is not null;
create index api_keys_by_hint on api_keys (hint);
create index accounts_by_name on accounts (lower(name));
