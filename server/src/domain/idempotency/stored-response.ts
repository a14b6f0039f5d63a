import type { OperationId as PortalOperationId } from "@partner-esim/generated/portal/routes";
import type { OperationId } from "@partner-esim/generated/routes";

/** The prefix keeps portal operations apart from partner operations of the same name. */
export type IdempotentOperation = OperationId | `portal ${PortalOperationId}`;

export interface StoredResponse {
  ledger: number;
  /** One character per byte, as sent. */
  key: string;
  operation: IdempotentOperation;
  fingerprint: string;
  /** `running`: a live call waits for its supplier; `completed`: `body` is the first response. */
  state: "running" | "completed";
  /** The object that the request created; a retry returns it if no response was sent. */
  objectId: string | null;
  /** A retry returns the current state, because the first response was `processing`. */
  showsCurrentState: boolean;
  body: string | null;
  leaseUntil: number | null;
  respondedAt: number;
}

export type KeyScope = "ledger" | "deployment";

export type KeyClaim = Pick<StoredResponse, "ledger" | "key" | "operation" | "fingerprint"> & {
  scope: KeyScope;
  now: number;
};

export interface IdempotencyReads {
  byKey(ledger: number, key: string): Promise<StoredResponse | null>;
}

export interface IdempotencyRepository extends IdempotencyReads {
  /**
   * Inserts a key once a concurrent claim has ended, or returns the existing row locked. Scope `deployment` searches
   * all ledgers.
   */
  claim(claim: KeyClaim): Promise<StoredResponse | null>;
  save(response: StoredResponse): Promise<void>;
  lock(ledger: number, key: string): Promise<StoredResponse | null>;
  /** Locks the key of the live call that created this object and has not responded. */
  lockByObject(ledger: number, objectId: string): Promise<StoredResponse | null>;
  /** Locks responses to the creation of an order in the portal, which may contain the traveller's name. */
  lockOfPortalOrder(ledger: number, order: string): Promise<StoredResponse[]>;
  delete(ledger: number, key: string): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
