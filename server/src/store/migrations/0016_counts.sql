-- What the metrics count: each index holds only the rows that are counted, which are few.
create index orders_processing on orders (created_at, ledger) where status = 'processing';
create index topups_processing on topups (created_at, ledger) where status = 'processing';
create index ledgers_low on ledgers (n) where low_warned = 1 and mode = 'live';
create index endpoints_paused on endpoints (paused_until) where paused_until is not null;
create index endpoints_disabled on endpoints (disabled_by) where enabled = 0 and deleted_at is null;
