import type { PageRequest } from "../lists/pages.ts";
import type { Mode } from "../values/mode.ts";
import type { Ledger, LedgerEntry, NewLedgerEntry, OrderRefund } from "./entry.ts";

export interface LedgerReads {
  ofAccount(account: number, mode: Mode): Promise<Ledger>;
  byNumber(n: number): Promise<Ledger>;
  entries(ledger: number, page: PageRequest): Promise<LedgerEntry[]>;
  /** Returns the last payment, or null. */
  lastFunds(ledger: number): Promise<LedgerEntry | null>;
  /** Newest first, one for each time. */
  refundsOf(order: number): Promise<OrderRefund[]>;
  /** Compares references regardless of case. */
  withReference(ledger: number, reference: string): Promise<Pick<LedgerEntry, "n" | "createdAt"> | null>;
}

export interface LedgerRepository extends LedgerReads {
  /** Also protects the ledger's sequence and its count of enabled endpoints. */
  lock(n: number): Promise<Ledger>;
  lockOfAccount(account: number, mode: Mode): Promise<Ledger>;
  update(ledger: Ledger): Promise<void>;
  insertEntry(entry: NewLedgerEntry): Promise<void>;
}
