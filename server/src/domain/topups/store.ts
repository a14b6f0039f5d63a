// What top-ups need of the store.

import type { PageRequest } from "../pages.ts";
import type { NewTopup, Topup } from "./topup.ts";

export interface TopupReads {
  topup(ledger: number, id: string): Promise<Topup | null>;
  topupByNumber(n: number): Promise<Topup | null>;
  topupsOfEsim(esim: number, page: PageRequest): Promise<Topup[]>;
}

export interface TopupWrites {
  insertTopup(topup: NewTopup): Promise<Topup>;
  updateTopup(topup: Topup): Promise<void>;
}
