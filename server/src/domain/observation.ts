// What the operator's metrics need of the store: facts of committed transactions, and counts of rows.
import type { EntryKind } from "./ledger/entry.ts";
import type { Order } from "./orders/order.ts";
import type { Topup } from "./topups/topup.ts";
import type { Mode } from "./values/mode.ts";

export type Fact =
  | { kind: "order"; mode: Mode; status: Order["status"]; settledAfterMs: number | null }
  | { kind: "topup"; mode: Mode; status: Topup["status"] }
  | { kind: "entry"; mode: Mode; entry: EntryKind; amountPaise: number };

export interface Facts {
  /** Told to the store's observer after the commit, and forgotten if the transaction is rolled back. */
  add(fact: Fact): void;
}

export interface ProcessingCount {
  mode: Mode;
  count: number;
}

/** Each looks at no more than `limit` rows, found by an index. */
export interface CountReads {
  /** Orders or top-ups that are processing and were created at or before `at`. */
  processing(kind: "orders" | "topups", at: number, limit: number): Promise<ProcessingCount[]>;
  /**
   * Wallets below their threshold, and those without one that hold less than a day costs: the average of the days before
   * `today`.
   */
  lowWallets(today: number, limit: number): Promise<number>;
  pausedEndpoints(now: number, limit: number): Promise<number>;
  disabledEndpoints(limit: number): Promise<{ by: string; count: number }[]>;
  dueJobs(now: number, limit: number): Promise<{ kind: string; count: number }[]>;
  waitingDeliveries(limit: number): Promise<number>;
  waitingMails(limit: number): Promise<number>;
}

/** Null where a size cannot be read. */
export interface DatabaseSize {
  bytes: number | null;
  walBytes: number | null;
  freeBytes: number | null;
}
