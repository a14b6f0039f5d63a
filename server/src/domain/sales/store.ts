import type { Owner } from "../health/store.ts";
import type { Mode } from "../values/mode.ts";

export interface SalesSums {
  orders: number;
  failedOrders: number;
  topups: number;
  revenuePaise: number;
  costPaise: number;
  /** Entries of older releases, whose cost is unknown. */
  withoutCost: number;
}

export interface SalesDay extends SalesSums {
  /** Days since 1970 in the deployment's time zone. */
  day: number;
}

export interface LedgerDay extends SalesDay {
  ledger: number;
  mode: Mode;
}

export interface LedgerSales extends SalesSums {
  ledger: number;
}

/** Sums of consecutive entries. */
export interface SummedEntries {
  quarters: (LedgerSales & { quarter: number; mode: Mode })[];
  entries: number;
  /** Number and time of the last entry; null without entries. */
  last: { n: number; at: number } | null;
}

export interface SalesReads {
  /** Sums by day, up to entry number `upTo`. @param until exclusive */
  rolledUp(mode: Mode, since: number, until: number): Promise<{ days: SalesDay[]; upTo: number }>;
  /** Sums by ledger, up to entry number `upTo`. @param until exclusive */
  rolledUpByLedger(
    mode: Mode,
    since: number,
    until: number,
  ): Promise<{ ledgers: LedgerSales[]; upTo: number }>;
  /** Sums at most `limit` entries after `n`, up to the first at or after `before` (exclusive). */
  sumAfter(n: number, before: number, limit: number): Promise<SummedEntries>;
  owners(ledgers: readonly number[]): Promise<Map<number, Owner>>;
}

export interface SalesRepository extends SalesReads {
  /** Adds to the sums of these days. */
  add(days: readonly LedgerDay[]): Promise<void>;
  clear(): Promise<void>;
}
