// The repository of eSIMs.

import type { PageRequest } from "../pages.ts";
import type { Esim, NewEsim } from "./esim.ts";

export interface EsimFilter {
  status?: Esim["status"] | undefined;
  customerRef?: string | undefined;
}

export interface EsimReads {
  byIccidAnywhere(iccid: string): Promise<Esim | null>;
  byIccid(ledger: number, iccid: string): Promise<Esim | null>;
  byNumber(n: number): Promise<Esim | null>;
  ofOrder(order: number): Promise<Esim[]>;
  list(ledger: number, filter: EsimFilter, page: PageRequest): Promise<Esim[]>;
  /** Returns numbers of eSIMs whose validity has ended and that have no processing top-up. */
  pastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** Returns when the next validity ends of an eSIM without processing top-ups, or null. */
  nextExpiryAt(): Promise<number | null>;
  /** Returns whether any live eSIM is checked periodically. */
  isAnyToCheck(): Promise<boolean>;
}

export interface EsimRepository extends EsimReads {
  /** Reads the row and locks it until the transaction ends: in a second store `for update`. */
  lock(n: number): Promise<Esim | null>;
  /** Returns null if the ICCID exists, or the unit has its eSIM. */
  insert(esim: NewEsim): Promise<Esim | null>;
  update(esim: Esim): Promise<void>;
  /** Claims up to `limit` eSIMs whose check is due; their next check is then due at `nextAt`. */
  claimChecks(now: number, nextAt: number, limit: number): Promise<Esim[]>;
  setPolledAt(esim: number, at: number): Promise<void>;
}
