import type { LedgerEntry } from "./entry.ts";

/** Sums of entries of a quarter of an hour. The limit of a read can split a quarter. */
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
  /** Returns the number of the first entry at or after a time, or one more than the last. */
  firstSince(ledger: number, at: number): Promise<number>;
  balanceBefore(ledger: number, n: number): Promise<number>;
  /** Sums at most `limit` entries. */
  quarters(ledger: number, from: number, until: number, limit: number): Promise<SummedQuarter[]>;
  /** Returns credited payments, oldest first. */
  payments(ledger: number, from: number, until: number, limit: number): Promise<ListedEntry[]>;
  /** Oldest first. */
  entries(ledger: number, from: number, until: number, limit: number): Promise<ListedEntry[]>;
}
