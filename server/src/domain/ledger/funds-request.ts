import type { components } from "@partner-esim/generated/portal/types";
import type { PageRequest } from "../lists/pages.ts";

type Schemas = components["schemas"];

/** A change of a wallet that needs a second operator. */
export interface NewFundsRequest {
  id: string;
  ledger: number;
  kind: Schemas["FundsRequestKind"];
  amountPaise: number;
  note: string | null;
  reference: string | null;
  requestedBy: string;
  createdAt: number;
}

export interface FundsRequest extends NewFundsRequest {
  n: number;
  account: { id: string; name: string };
  /** Expiry is not stored. */
  status: Exclude<Schemas["FundsRequestStatus"], "expired">;
  decidedBy: string | null;
  decidedAt: number | null;
  /** Number of the ledger entry of an approved request. */
  entry: number | null;
}

export interface Decision {
  status: Exclude<FundsRequest["status"], "pending">;
  decidedBy: string;
  decidedAt: number;
  entry: number | null;
}

export interface FundsRequestReads {
  byId(id: string): Promise<FundsRequest | null>;
  /** Returns pending requests made after `since`, oldest first. */
  pending(ledger: number | null, since: number, page: PageRequest): Promise<FundsRequest[]>;
  /** Counts at most `limit` of them. */
  countPending(since: number, limit: number): Promise<number>;
  /** Compares references regardless of case. */
  pendingWithReference(ledger: number, reference: string, since: number): Promise<string | null>;
}

/** The lock of the ledger protects its requests. */
export interface FundsRequestRepository extends FundsRequestReads {
  insert(request: NewFundsRequest): Promise<void>;
  decide(request: Pick<FundsRequest, "n" | "ledger">, decision: Decision): Promise<void>;
}
