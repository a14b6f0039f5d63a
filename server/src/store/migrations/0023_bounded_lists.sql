-- Each list reads an index in its order: lists of deliveries that are retried, and searches for keys.
create index deliveries_retrying_by_sequence on deliveries (endpoint, sequence) where status = 'retrying';
drop index api_keys_by_hint;
create index api_keys_by_hint on api_keys (hint, n);
