-- The reference of a payment, such as the bank's transaction id: no payment is added to a wallet twice.
alter table ledger_entries add column reference text;
create unique index ledger_entries_by_reference on ledger_entries (ledger, upper(reference))
  where reference is not null;
create index ledger_entries_payments on ledger_entries (ledger, n) where kind = 'wallet_topup';
