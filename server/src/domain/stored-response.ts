// The response stored under an idempotency key, and its repository.

import type { OperationId as PortalOperationId } from "@partner-esim/generated/portal/routes";
import type { OperationId } from "@partner-esim/generated/routes";

/** Portal operations may have the names of partner operations. */
export type IdempotentOperation = OperationId | `portal ${PortalOperationId}`;

export interface StoredResponse {
  ledger: number;
  /** One character per byte, as sent. */
  key: string;
  operation: IdempotentOperation;
  fingerprint: string;
  /** `running`: a live call waiting for its supplier; `completed`: `body` is the first response. */
  state: "running" | "completed";
  /** What the request created; a retry returns it if no response was sent. */
  objectId: string | null;
  /** A retry returns the current state: the first response was `processing`. */
  showsCurrentState: boolean;
  body: string | null;
  /** While running: the end of the lease. */
  leaseUntil: number | null;
  /** Retention counts from here. */
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
   * Inserts a key, or returns the existing row locked. A second store must insert too (`on conflict do nothing`), to
   * wait for a concurrent claim; scope `deployment` needs a unique index over its keys.
   */
  claim(claim: KeyClaim): Promise<StoredResponse | null>;
  save(response: StoredResponse): Promise<void>;
  lock(ledger: number, key: string): Promise<StoredResponse | null>;
  /** The key of the live call that made this object and has no response yet; locked. */
  lockByObject(ledger: number, objectId: string): Promise<StoredResponse | null>;
  delete(ledger: number, key: string): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
