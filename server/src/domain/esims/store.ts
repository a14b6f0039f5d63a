// What eSIMs need of the store.

import type { PageRequest } from "../pages.ts";
import type { Esim, NewEsim } from "./esim.ts";

export interface EsimFilter {
  status?: Esim["status"] | undefined;
  customerRef?: string | undefined;
}

export interface EsimReads {
  esimAnywhere(iccid: string): Promise<Esim | null>;
  esim(ledger: number, iccid: string): Promise<Esim | null>;
  esimByNumber(n: number): Promise<Esim | null>;
  esimsOfOrder(order: number): Promise<Esim[]>;
  esims(ledger: number, filter: EsimFilter, page: PageRequest): Promise<Esim[]>;
  /** Numbers of the eSIMs whose validity has ended and that no running top-up keeps alive. */
  esimsPastExpiry(now: number, limit: number, ledger?: number): Promise<number[]>;
  /** When the next validity ends that no running top-up keeps alive, or null. */
  nextExpiryAt(): Promise<number | null>;
}

export interface EsimWrites {
  /** Null when the ICCID is taken, or the unit has its eSIM. */
  insertEsim(esim: NewEsim): Promise<Esim | null>;
  updateEsim(esim: Esim): Promise<void>;
}
