// One effect per key: the first 2xx is remembered in the transaction of its effect and replayed afterwards.
// A refusal is never remembered, because the transaction that returns it is undone.
import { hash } from "node:crypto";
import type { ErrorCode } from "@partner-esim/generated/errors";
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import type { OperationId } from "@partner-esim/generated/routes";
import type { Store, Tx } from "./ports.ts";
import { Refusal } from "./refusal.ts";

export interface RememberedResponse {
  ledger: number;
  /** The key, one character per byte, as it came. */
  key: string;
  operation: OperationId;
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

export interface IdempotentRequest {
  key: string;
  operation: OperationId;
  fingerprint: string;
}

const rememberedMs = limits.idempotencyMemoryHours * 3_600_000;

/**
 * Two requests are the same when operation, path and body as read (defaults filled in, unknown fields dropped)
 * agree; spelling of the JSON does not matter (open.idempotency.same-body).
 */
export function fingerprintOf(operation: OperationId, path: object, body: object): string {
  return hash("sha256", JSON.stringify([operation, path, body], withoutEmptyObjects), "base64url");
}

/** An object without members says no more than one that was left out. */
function withoutEmptyObjects(_name: string, value: unknown): unknown {
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isEmpty ? undefined : value;
}

export type Lookup =
  | { found: "nothing" }
  | { found: "answer"; body: string }
  | { found: "object"; objectId: string; isFirstAnswer: boolean }
  | Refusal<"idempotency_key_reused" | "request_in_progress">;

/** What a key stands for at this moment. */
export async function lookUpKey(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  now: number,
): Promise<Lookup> {
  const first = await tx.remembered(ledger, request.key);
  if (first === null) return { found: "nothing" };
  if (first.state === "running") {
    if (first.leaseUntil !== null && first.leaseUntil > now) {
      return new Refusal(
        "request_in_progress",
        "The first request with this idempotency key is still running. Repeat it shortly with the same key.",
        requestHeaders.idempotencyKey,
      );
    }
  } else if (first.answeredAt + rememberedMs <= now) {
    await tx.forget(ledger, request.key);
    return { found: "nothing" };
  }
  if (first.operation !== request.operation || first.fingerprint !== request.fingerprint) {
    return new Refusal(
      "idempotency_key_reused",
      "This idempotency key belongs to a different request. Send a new key with every new request.",
      requestHeaders.idempotencyKey,
    );
  }
  const unsent = first.state === "running" || first.presentState;
  if (unsent && first.objectId !== null) {
    return { found: "object", objectId: first.objectId, isFirstAnswer: first.state === "running" };
  }
  if (first.body === null) throw new Error("a remembered answer has no body");
  return { found: "answer", body: first.body };
}

/** Remembers the first answer of a request that is over. */
export async function rememberAnswer(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  answer: { body: string; objectId: string | null; presentState: boolean },
  now: number,
): Promise<void> {
  await tx.remember({ ledger, ...request, ...answer, state: "answered", leaseUntil: null, answeredAt: now });
}

/**
 * The repeat of a live call: shows the object that the call made. Where the call died before it could answer, this is
 * the first answer, and is remembered as such.
 */
export async function replayObject(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  lookup: { objectId: string; isFirstAnswer: boolean },
  shown: { body: string; processing: boolean },
  now: number,
): Promise<Answer> {
  const { body, processing: presentState } = shown;
  if (lookup.isFirstAnswer) {
    await rememberAnswer(tx, ledger, request, { body, objectId: lookup.objectId, presentState }, now);
  }
  return { body, replayed: true };
}

/** Claims a key for a live call whose answer comes after its supplier's. */
export async function claimKey(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  objectId: string,
  leaseUntil: number,
  now: number,
): Promise<void> {
  await tx.remember({
    ledger,
    ...request,
    state: "running",
    objectId,
    presentState: true,
    body: null,
    leaseUntil,
    answeredAt: now,
  });
}

/** The body of an answer and whether it is a replay. */
export interface Answer {
  body: string;
  replayed: boolean;
}

export type KeyRefusal = Refusal<"idempotency_key_reused" | "request_in_progress">;

/**
 * Runs a request whose whole effect is one transaction, or replays it. `effect` answers the body to send and to
 * remember.
 */
export async function runOnce<Code extends ErrorCode>(
  store: Store,
  ledger: number,
  request: IdempotentRequest,
  now: number,
  effect: (tx: Tx) => Promise<string | Refusal<Code>>,
): Promise<Answer | Refusal<Code> | KeyRefusal> {
  return await store.transaction(async (tx) => {
    const lookup = await lookUpKey(tx, ledger, request, now);
    if (lookup instanceof Refusal) return lookup;
    if (lookup.found === "answer") return { body: lookup.body, replayed: true };
    if (lookup.found === "object") throw new Error("this operation leaves no object to show");
    const body = await effect(tx);
    if (body instanceof Refusal) return body;
    await rememberAnswer(tx, ledger, request, { body, objectId: null, presentState: false }, now);
    return { body, replayed: false };
  });
}
