import type { LedgerEntry } from "./entry.ts";

/** The sums of some entries of a quarter of an hour. */
export interface SummedQuarter {
  quarter: number;
  funds: number;
  adjustments: number;
  charges: number;
  refunds: number;
  entries: number;
  /** Number of the last entry. */
  last: number;
}

export interface ListedEntry
  extends Pick<
    LedgerEntry,
    "n" | "kind" | "amountPaise" | "balanceAfterPaise" | "note" | "reference" | "operator" | "createdAt"
  > {
  orderId: string | null;
  topupId: string | null;
}

/** Entries are numbered; ranges exclude their end. */
export interface StatementReads {
  /** The number of the first entry made at or after a time; one more than the last if there is none. */
  firstSince(ledger: number, at: number): Promise<number>;
  balanceBefore(ledger: number, n: number): Promise<number>;
  /** Of at most `limit` entries. */
  quarters(ledger: number, from: number, until: number, limit: number): Promise<SummedQuarter[]>;
  /** Payments that were added, oldest first. */
  payments(ledger: number, from: number, until: number, limit: number): Promise<ListedEntry[]>;
  /** Oldest first. */
  entries(ledger: number, from: number, until: number, limit: number): Promise<ListedEntry[]>;
}
