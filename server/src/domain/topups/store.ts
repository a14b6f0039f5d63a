import type { PageRequest } from "../lists/pages.ts";
import type { NewTopup, Topup } from "./topup.ts";

export interface TopupFilter {
  status?: Topup["status"] | undefined;
}

export interface TopupReads {
  completedOf(esim: number): Promise<Topup[]>;
  runningOf(esim: number): Promise<Topup[]>;
  byId(ledger: number, id: string): Promise<Topup | null>;
  byIdAnywhere(id: string): Promise<Topup | null>;
  /** Returns the eSIM of the top-up that a request created. @param at time of the request */
  iccidByRequest(ledger: number, requestId: string, at: number): Promise<string | null>;
  byNumber(n: number): Promise<Topup | null>;
  list(ledger: number, filter: TopupFilter, page: PageRequest): Promise<Topup[]>;
  ofEsim(esim: number, page: PageRequest): Promise<Topup[]>;
}

export interface TopupRepository extends TopupReads {
  lock(n: number): Promise<Topup | null>;
  insert(topup: NewTopup): Promise<Topup>;
  update(topup: Topup): Promise<void>;
}
