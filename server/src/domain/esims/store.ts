import type { PageRequest } from "../lists/pages.ts";
import type { PurchaseEntry } from "../orders/store.ts";
import type { BoughtUnit } from "../supply/units.ts";
import type { Esim, NewEsim } from "./esim.ts";

export interface EsimFilter {
  status?: Esim["status"] | undefined;
  customerRef?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
}

export interface EsimReads {
  byIccidAnywhere(iccid: string): Promise<Esim | null>;
  byIccid(ledger: number, iccid: string): Promise<Esim | null>;
  byNumber(n: number): Promise<Esim | null>;
  ofOrder(order: number): Promise<Esim[]>;
  /** In any order. */
  byNumbers(numbers: readonly number[]): Promise<Esim[]>;
  /** Returns eSIMs of several orders, in any order. */
  ofOrders(orders: readonly number[], limit: number): Promise<PurchaseEntry<Esim["status"]>[]>;
  /** eSIMs that are not cancelled, of live orders created since a time, by number. @param after number of an eSIM */
  boughtSince(since: number, after: number, limit: number): Promise<BoughtUnit[]>;
  list(ledger: number, filter: EsimFilter, page: PageRequest): Promise<Esim[]>;
  /** Returns eSIMs past their validity, except eSIMs with processing top-ups. */
  pastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** Returns the next end of validity, ignoring eSIMs with processing top-ups. */
  nextExpiryAt(): Promise<number | null>;
  /** Returns the newest known result, at least as new as a `revisions.of` that the request has awaited. */
  knownNextExpiryAt(): Promise<number | null>;
  isAnyToCheck(): Promise<boolean>;
}

/** Data used by the end of a day, counted in days since 1970. */
export interface EsimDay {
  day: number;
  usedMb: number;
}

export interface EsimDayReads {
  /** Oldest first. */
  of(esim: number, limit: number): Promise<EsimDay[]>;
}

export interface EsimDayRepository extends EsimDayReads {
  put(esim: number, day: EsimDay): Promise<void>;
  deleteBefore(day: number, limit: number): Promise<number>;
}

export interface EsimRepository extends EsimReads {
  lock(n: number): Promise<Esim | null>;
  /** Returns null if the ICCID or the unit's eSIM exists. */
  insert(esim: NewEsim): Promise<Esim | null>;
  /** Skips eSIMs whose ICCID exists or whose unit has an eSIM. Returns the number of new rows. */
  insertAll(esims: readonly NewEsim[]): Promise<number>;
  update(esim: Esim): Promise<void>;
  /** Claims up to `limit` due checks and schedules the next at `nextAt`. */
  claimChecks(now: number, nextAt: number, limit: number): Promise<Esim[]>;
  setPolledAt(esim: number, at: number): Promise<void>;
}
