// The response stored under an idempotency key, and its repository.

import type { OperationId as PortalOperationId } from "@partner-esim/generated/portal/routes";
import type { OperationId } from "@partner-esim/generated/routes";

/** Operations of the portal, distinguished from those of the partner API with the same name. */
export type IdempotentOperation = OperationId | `portal ${PortalOperationId}`;

export interface StoredResponse {
  ledger: number;
  /** The key, one character per byte, as sent; keys of the portal have one of `keyPrefixes`. */
  key: string;
  operation: IdempotentOperation;
  /** What distinguishes this request from others under the same key. */
  fingerprint: string;
  /** `running`: a live call that waits for its supplier; `completed`: `body` is the first response. */
  state: "running" | "completed";
  /** The object that the request created; a retry returns it if the first response was never sent. */
  objectId: string | null;
  /** True if a retry returns the object's current state: a live order or top-up first returned as `processing`. */
  showsCurrentState: boolean;
  body: string | null;
  /** While running: until when the first request may still be alive. */
  leaseUntil: number | null;
  /** When the response was sent; retention counts from here. */
  respondedAt: number;
}

/** A key of an account's ledger, or one that counts for the whole deployment. */
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
   * Inserts a key before its effect and returns null, or returns what the key stands for already, with its row locked.
   * A second store must insert here too (`on conflict do nothing`): that waits for the claim of another transaction, so
   * of two equal requests at the same moment one gets the response of the other. For the scope `deployment` it needs a
   * unique index over those keys.
   */
  claim(claim: KeyClaim): Promise<StoredResponse | null>;
  /** Writes what a claimed key stands for: the lease of a live call, or a response. */
  save(response: StoredResponse): Promise<void>;
  /** Reads the row of a key and locks it, as `for update` does. */
  lock(ledger: number, key: string): Promise<StoredResponse | null>;
  /** The key of the live call that made this object, while it has no response; its row is locked. */
  lockByObject(ledger: number, objectId: string): Promise<StoredResponse | null>;
  delete(ledger: number, key: string): Promise<void>;
  /** Deletes at most `limit` rows and returns how many. */
  deleteBefore(at: number, limit: number): Promise<number>;
}
