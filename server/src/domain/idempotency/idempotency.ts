// One effect per key: the key is claimed before its effect, and the first 2xx is stored in the same transaction. A
// refusal rolls the transaction back, so no error is stored.
import { hash } from "node:crypto";
import type { ErrorCode } from "@partner-esim/generated/errors";
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { latestEnd } from "../jobs/leases.ts";
import type { OperationTx, Store, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { callLeaseMs } from "../supply/schedule.ts";
import { type AnyJson, fromStored, type Json } from "../values/json.ts";
import type { IdempotentOperation, StoredResponse } from "./stored-response.ts";

export interface IdempotentRequest<Operation extends IdempotentOperation = IdempotentOperation> {
  key: string;
  operation: Operation;
  fingerprint: string;
}

const keyPrefixes = {
  portal: `${limits.reservedKeyPrefix}portal:`,
  operator: `${limits.reservedKeyPrefix}operator:`,
} as const;

/** An account's members share these keys within a ledger. */
export const portalKey = (key: string): string => keyPrefixes.portal + key;

/** All operators share these keys, across ledgers. */
export const operatorKey = (key: string): string => keyPrefixes.operator + key;

const scopeOf = (key: string) => (key.startsWith(keyPrefixes.operator) ? "deployment" : "ledger");

const retentionMs = limits.idempotencyMemoryHours * 3_600_000;

/** Responses are deleted later than they expire: `verify` still expects these keys, and its clock may differ. */
export const oldestResponse = (now: number): number => now - 1.5 * retentionMs;

/** Ignores the JSON's formatting (open.idempotency.same-body). */
export function fingerprintOf(operation: IdempotentOperation, path: object, body: object): string {
  return hash("sha256", JSON.stringify([operation, path, body], withoutEmptyObjects), "base64url");
}

function withoutEmptyObjects(_name: string, value: unknown): unknown {
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isEmpty ? undefined : value;
}

export type Claim<Body> =
  | { found: "nothing" }
  | { found: "response"; response: KeyedResponse<Body> }
  | { found: "object"; objectId: string; isFirstResponse: boolean }
  | Refusal<"idempotency_key_reused" | "request_in_progress">;

/** Claims a key before its effect, or returns its stored result. */
export async function claimKey<Body>(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  now: number,
): Promise<Claim<Body>> {
  const claim = { ledger, ...request, scope: scopeOf(request.key), now } as const;
  let first = await tx.idempotency.claim(claim);
  if (first?.state === "completed" && first.respondedAt + retentionMs <= now) {
    await tx.idempotency.delete(first.ledger, request.key);
    first = await tx.idempotency.claim(claim);
  }
  return first === null ? { found: "nothing" } : meaningOf(first, request, now);
}

/** The operations are equal here, so the stored body has the type that this operation returns. */
function meaningOf<Body>(first: StoredResponse, request: IdempotentRequest, now: number): Claim<Body> {
  if (first.state === "running") {
    const { leaseUntil } = first;
    const isLeased = leaseUntil !== null && leaseUntil > now && leaseUntil <= latestEnd(now + callLeaseMs);
    if (isLeased) {
      return new Refusal(
        "request_in_progress",
        "The first request with this idempotency key is still running. Repeat it shortly with the same key.",
        requestHeaders.idempotencyKey,
      );
    }
  }
  if (first.operation !== request.operation || first.fingerprint !== request.fingerprint) {
    return new Refusal(
      "idempotency_key_reused",
      "This idempotency key belongs to a different request. Send a new key with every new request.",
      requestHeaders.idempotencyKey,
    );
  }
  const unsent = first.state === "running" || first.showsCurrentState;
  if (unsent && first.objectId !== null) {
    return { found: "object", objectId: first.objectId, isFirstResponse: first.state === "running" };
  }
  if (first.body === null) throw new Error("a stored response has no body");
  return { found: "response", response: stored(fromStored<Body>(first.body), true) };
}

type Outcome = Pick<StoredResponse, "state" | "body" | "objectId" | "showsCurrentState" | "leaseUntil">;

async function remember(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  outcome: Outcome,
  now: number,
): Promise<void> {
  const { key, operation, fingerprint } = request;
  await tx.idempotency.save({ ledger, key, operation, fingerprint, ...outcome, respondedAt: now });
}

async function storeResponse(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  response: { body: AnyJson; objectId: string | null; showsCurrentState: boolean },
  now: number,
): Promise<void> {
  await remember(tx, ledger, request, { ...response, state: "completed", leaseUntil: null }, now);
}

export async function holdKey(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  objectId: string,
  leaseUntil: number,
  now: number,
): Promise<void> {
  const runningOutcome: Outcome = {
    state: "running",
    objectId,
    showsCurrentState: true,
    body: null,
    leaseUntil,
  };
  await remember(tx, ledger, request, runningOutcome, now);
}

/** Returns the object of a live call. If that call died before it responded, stores this response as the first. */
export async function replayObject<Body>(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  claim: { objectId: string; isFirstResponse: boolean },
  shown: { body: Json<Body>; processing: boolean },
  now: number,
): Promise<KeyedResponse<Body>> {
  const { body, processing: showsCurrentState } = shown;
  if (claim.isFirstResponse) {
    await storeResponse(tx, ledger, request, { body, objectId: claim.objectId, showsCurrentState }, now);
  }
  return stored(body, true);
}

/** Call this in the transaction that settles the object. The key then replays its response even if the call died. */
export async function storeSettledResponse(
  tx: Tx,
  ledger: number,
  objectId: string,
  now: number,
  bodyFor: (operation: IdempotentOperation) => AnyJson,
): Promise<void> {
  const claimed = await tx.idempotency.lockByObject(ledger, objectId);
  if (claimed === null) return;
  const response = { body: bodyFor(claimed.operation), objectId, showsCurrentState: false };
  await storeResponse(tx, ledger, claimed, response, now);
}

/** Stores the response, unless the settling transaction has stored one. Returns the stored response. */
export async function storeResponseOnce<Body>(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  objectId: string,
  show: () => Promise<{ body: Json<Body>; processing: boolean }>,
  now: number,
): Promise<KeyedResponse<Body>> {
  const known = await tx.idempotency.lock(ledger, request.key);
  if (known?.state === "completed" && known.objectId === objectId && known.body !== null)
    return stored(fromStored<Body>(known.body), false);
  const { body, processing: showsCurrentState } = await show();
  await storeResponse(tx, ledger, request, { body, objectId, showsCurrentState }, now);
  return stored(body, false);
}

/**
 * Only this file creates a `Stored`, so an idempotent operation can return nothing else. Compiler errors show the key's
 * text.
 */
export type Stored<Body> = Json<Body> & { readonly "made by runs.once": true };

export interface KeyedResponse<Body> {
  body: Stored<Body>;
  replayed: boolean;
}

const stored = <Body>(body: Json<Body>, replayed: boolean): KeyedResponse<Body> => ({
  body: body as Stored<Body>,
  replayed,
});

export type KeyRefusal = Refusal<"idempotency_key_reused" | "request_in_progress">;

/** Runs `effect` in one transaction with the claim of its key. `effect` returns the body to store. */
export async function runOnce<Body, Operation extends IdempotentOperation, Code extends ErrorCode = never>(
  store: Store,
  ledger: number,
  request: IdempotentRequest<Operation>,
  now: number,
  effect: (tx: OperationTx<Operation>) => Promise<Json<Body> | Refusal<Code>>,
): Promise<KeyedResponse<Body> | Refusal<Code> | KeyRefusal> {
  return await store.transaction((tx) => runOnceIn(tx, ledger, request, now, () => effect(tx)), ledger);
}

export async function runOnceIn<Body, Code extends ErrorCode = never>(
  tx: Tx,
  ledger: number,
  request: IdempotentRequest,
  now: number,
  effect: () => Promise<Json<Body> | Refusal<Code>>,
): Promise<KeyedResponse<Body> | Refusal<Code> | KeyRefusal> {
  const claim = await claimKey<Body>(tx, ledger, request, now);
  if (claim instanceof Refusal) return claim;
  if (claim.found === "response") return claim.response;
  if (claim.found === "object") throw new Error("this operation leaves no object to show");
  const body = await effect();
  if (body instanceof Refusal) return body;
  await storeResponse(tx, ledger, request, { body, objectId: null, showsCurrentState: false }, now);
  return stored(body, false);
}
