import type { Owner } from "../health/store.ts";
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
  /** In the deployment's time zone, by its number since 1970. */
  day: number;
}

export interface LedgerDay extends SalesDay {
  ledger: number;
  mode: Mode;
}

export interface LedgerSales extends SalesSums {
  ledger: number;
}

/** The sums of some entries that follow each other. */
export interface SummedEntries {
  quarters: (LedgerSales & { quarter: number; mode: Mode })[];
  entries: number;
  /** Number and time of the last entry; null without entries. */
  last: { n: number; at: number } | null;
}

export interface SalesReads {
  /** Sums by day, up to the entry with number `upTo`. @param until excluded */
  rolledUp(mode: Mode, since: number, until: number): Promise<{ days: SalesDay[]; upTo: number }>;
  /** Sums by ledger, up to the entry with number `upTo`. @param until excluded */
  rolledUpByLedger(
    mode: Mode,
    since: number,
    until: number,
  ): Promise<{ ledgers: LedgerSales[]; upTo: number }>;
  /** At most `limit` entries after `n`, ending before the first that was made at or after `before`. */
  sumAfter(n: number, before: number, limit: number): Promise<SummedEntries>;
  owners(ledgers: readonly number[]): Promise<Map<number, Owner>>;
}

export interface SalesRepository extends SalesReads {
  /** Adds the sums to those of their days. */
  add(days: readonly LedgerDay[]): Promise<void>;
  clear(): Promise<void>;
}
