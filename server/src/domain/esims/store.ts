// What eSIMs need of the store.

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
  /** Numbers of the eSIMs whose validity has ended and that no running top-up keeps alive. */
  pastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** When the next validity ends that no running top-up keeps alive, or null. */
  nextExpiryAt(): Promise<number | null>;
  /** Whether there is any live eSIM that is checked from time to time. */
  isAnyToCheck(): Promise<boolean>;
}

export interface EsimRepository extends EsimReads {
  /** Null when the ICCID is taken, or the unit has its eSIM. */
  insert(esim: NewEsim): Promise<Esim | null>;
  update(esim: Esim): Promise<void>;
  /** Takes up to `limit` eSIMs whose check is due, the next one of which is then due at `nextAt`. */
  claimChecks(now: number, nextAt: number, limit: number): Promise<Esim[]>;
  setLookedAt(esim: number, at: number): Promise<void>;
}
