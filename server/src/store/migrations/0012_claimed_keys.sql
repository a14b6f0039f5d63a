-- Finds the key of a live call by the order or top-up that the call made, for the transaction that settles it.
create index remembered_responses_claimed on remembered_responses (object_id) where state = 'running';
