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

export interface IdempotencyReads {
  byKey(ledger: number, key: string): Promise<RememberedResponse | null>;
  /** Of any ledger, for keys that count for all of them. */
  byKeyAnywhere(key: string): Promise<RememberedResponse | null>;
  /** The key of the live call that made this object, while it has no response. */
  claimedBy(ledger: number, objectId: string): Promise<RememberedResponse | null>;
}

export interface IdempotencyRepository extends IdempotencyReads {
  save(response: RememberedResponse): Promise<void>;
  delete(ledger: number, key: string): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
