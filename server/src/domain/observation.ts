// What the operator's metrics read from the store: facts of committed transactions, and row counts.
import type { EntryKind } from "./ledger/entry.ts";
import type { Order } from "./orders/order.ts";
import type { Topup } from "./topups/topup.ts";
import type { Mode } from "./values/mode.ts";

export type Fact =
  | { kind: "order"; mode: Mode; status: Order["status"]; settledAfterMs: number | null }
  | { kind: "topup"; mode: Mode; status: Topup["status"] }
  | { kind: "entry"; mode: Mode; entry: EntryKind; amountPaise: number };

export interface Facts {
  /** Passed to the store's observer after the commit; dropped if the transaction is rolled back. */
  add(fact: Fact): void;
}

export interface ProcessingCount {
  mode: Mode;
  count: number;
}

/** Each method reads at most `limit` rows by an index. */
export interface CountReads {
  /** Orders or top-ups that are processing and were created at or before `at`. */
  processing(kind: "orders" | "topups", at: number, limit: number): Promise<ProcessingCount[]>;
  /**
   * Wallets below their threshold. A wallet without threshold counts if it holds less than the average daily spending
   * before `today`.
   */
  lowWallets(today: number, limit: number): Promise<number>;
  pausedEndpoints(now: number, limit: number): Promise<number>;
  disabledEndpoints(limit: number): Promise<{ by: string; count: number }[]>;
  dueJobs(now: number, limit: number): Promise<{ kind: string; count: number }[]>;
  waitingDeliveries(limit: number): Promise<number>;
  waitingMails(limit: number): Promise<number>;
}

/** Sizes in bytes; null if a size cannot be read. */
export interface DatabaseSize {
  bytes: number | null;
  walBytes: number | null;
  freeBytes: number | null;
}
