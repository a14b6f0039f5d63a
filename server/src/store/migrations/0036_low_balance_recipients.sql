-- Who gets the email about a low balance: a JSON array of addresses; null for the account's own.
alter table accounts add column low_balance_recipients text;
