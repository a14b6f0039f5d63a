-- Who of the operator's did it: a person's mail address, the id of a token, or `command-line`. Null for what others did,
-- and for what was written before this was known.
alter table activity add column operator text;
alter table ledger_entries add column operator text;
