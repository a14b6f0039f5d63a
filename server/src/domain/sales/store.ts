import type { Mode } from "../values/mode.ts";

export interface SalesSums {
  orders: number;
  failedOrders: number;
  topups: number;
  revenuePaise: number;
  costPaise: number;
  /** Entries of older releases, whose cost is not known. */
  withoutCost: number;
}

export interface SalesDay extends SalesSums {
  /** Days since the epoch. */
  day: number;
}

/** The sums of some entries that follow each other. */
export interface SummedEntries {
  days: (SalesDay & { mode: Mode })[];
  entries: number;
  /** Number and time of the last entry; null without entries. */
  last: { n: number; at: number } | null;
}

export interface SalesReads {
  /** Sums by day up to the entry with number `upTo`. */
  rolledUp(mode: Mode, since: number): Promise<{ days: SalesDay[]; upTo: number }>;
  /** At most `limit` entries after `n`, ending before the first that was made at or after `before`. */
  sumAfter(n: number, before: number, limit: number): Promise<SummedEntries>;
}

export interface SalesRepository extends SalesReads {
  /** Adds the sums to those of their days. */
  add(sums: SummedEntries): Promise<void>;
}
