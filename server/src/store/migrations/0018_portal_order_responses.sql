-- The only stored responses with personal data, which can be erased.
create index stored_responses_of_portal_orders on stored_responses (ledger) where operation = 'portal ordersCreate';
