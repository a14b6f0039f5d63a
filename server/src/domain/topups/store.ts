import type { PageRequest } from "../pages.ts";
import type { NewTopup, Topup } from "./topup.ts";

export interface TopupReads {
  completedOf(esim: number): Promise<Topup[]>;
  byId(ledger: number, id: string): Promise<Topup | null>;
  byNumber(n: number): Promise<Topup | null>;
  ofEsim(esim: number, page: PageRequest): Promise<Topup[]>;
}

export interface TopupRepository extends TopupReads {
  lock(n: number): Promise<Topup | null>;
  insert(topup: NewTopup): Promise<Topup>;
  update(topup: Topup): Promise<void>;
}
