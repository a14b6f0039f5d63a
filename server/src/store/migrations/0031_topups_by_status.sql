-- The list of a ledger's top-ups merges those of each status.
create index topups_by_status on topups (ledger, status, created_at, n);
