import type { PageRequest } from "../lists/pages.ts";
import type { PurchaseEntry } from "../orders/store.ts";
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
  /** Of several orders, in any order. */
  ofOrders(orders: readonly number[], limit: number): Promise<PurchaseEntry<Esim["status"]>[]>;
  list(ledger: number, filter: EsimFilter, page: PageRequest): Promise<Esim[]>;
  /** Returns eSIMs past their validity, without those that have processing top-ups. */
  pastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** Returns the next end of validity, without eSIMs that have processing top-ups. */
  nextExpiryAt(): Promise<number | null>;
  /** The newest result there is, at least as new as that of `revisions.of`: for a request that has awaited one. */
  knownNextExpiryAt(): Promise<number | null>;
  isAnyToCheck(): Promise<boolean>;
}

/** How much had been used by the end of a day, which is counted in days since 1970. */
export interface EsimDay {
  day: number;
  usedMb: number;
}

export interface EsimDayReads {
  /** The oldest first. */
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
  /** Leaves out those whose ICCID or unit's eSIM exists. Returns how many are new. */
  insertAll(esims: readonly NewEsim[]): Promise<number>;
  update(esim: Esim): Promise<void>;
  /** Claims up to `limit` due checks and schedules the next at `nextAt`. */
  claimChecks(now: number, nextAt: number, limit: number): Promise<Esim[]>;
  setPolledAt(esim: number, at: number): Promise<void>;
}
