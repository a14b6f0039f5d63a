// What ledgers need of the store.
import type { Mode } from "../mode.ts";
import type { PageRequest } from "../pages.ts";
import type { Ledger, LedgerEntry } from "./entry.ts";

export interface LedgerReads {
  ledger(account: number, mode: Mode): Promise<Ledger>;
  ledgerByNumber(n: number): Promise<Ledger>;
  ledgerEntries(ledger: number, page: PageRequest): Promise<LedgerEntry[]>;
}

export interface LedgerWrites {
  saveLedger(ledger: Ledger): Promise<void>;
  insertLedgerEntry(entry: Omit<LedgerEntry, "n">): Promise<void>;
}
