// The response that is remembered under an idempotency key, and what idempotency needs of the store.

import type { OperationId as PortalOperationId } from "@partner-esim/generated/portal/routes";
import type { OperationId } from "@partner-esim/generated/routes";

/** Operations of the portal, told apart from those of the partner API that have the same name. */
export type IdempotentOperation = OperationId | `portal ${PortalOperationId}`;

export interface RememberedResponse {
  ledger: number;
  /** The key, one character per byte, as it came; with one of `keyPrefixes` before it if it came by the portal. */
  key: string;
  operation: IdempotentOperation;
  /** What distinguishes this request from another under the same key. */
  fingerprint: string;
  /** `running`: a live call that waits for its supplier; `answered`: `body` is the first answer. */
  state: "running" | "answered";
  /** The object that the request created; what a repeat shows when the first answer never left. */
  objectId: string | null;
  /** True when a repeat shows the object as it is now: a live order or top-up first answered `processing`. */
  presentState: boolean;
  body: string | null;
  /** While running: until when the first request can still be alive. */
  leaseUntil: number | null;
  /** When the answer was given; forgetting counts from here. */
  answeredAt: number;
}

/** A key of an account's ledger, or one that counts for the whole deployment. */
export type KeyScope = "ledger" | "deployment";

export type KeyClaim = Pick<RememberedResponse, "ledger" | "key" | "operation" | "fingerprint"> & {
  scope: KeyScope;
  now: number;
};

export interface IdempotencyReads {
  byKey(ledger: number, key: string): Promise<RememberedResponse | null>;
}

export interface IdempotencyRepository extends IdempotencyReads {
  /**
   * Inserts a key before its effect and returns null, or returns what the key stands for already, with its row locked.
   * A second store must insert here too (`on conflict do nothing`): that waits for the claim of another transaction, so
   * of two equal requests at the same moment one gets the response of the other. For the scope `deployment` it needs a
   * unique index over those keys.
   */
  claim(claim: KeyClaim): Promise<RememberedResponse | null>;
  /** Writes what a claimed key stands for: the lease of a live call, or a response. */
  save(response: RememberedResponse): Promise<void>;
  /** Reads the row of a key and locks it, as `for update` does. */
  lock(ledger: number, key: string): Promise<RememberedResponse | null>;
  /** The key of the live call that made this object, while it has no response; its row is locked. */
  lockByObject(ledger: number, objectId: string): Promise<RememberedResponse | null>;
  delete(ledger: number, key: string): Promise<void>;
  /** Deletes at most `limit` rows and returns how many. */
  deleteBefore(at: number, limit: number): Promise<number>;
}
