-- Finds the keys of an account that are neither revoked nor expired, however many it has had.
create index api_keys_not_revoked on api_keys (account, expires_at) where revoked_at is null;
