// The call that creates a live order or top-up: charge, request outside any transaction, settle. A job finishes what
// the call does not. Call and job may run concurrently, because every result is written once.
import {
  claimKey,
  holdKey,
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  replayObject,
  storeResponseOnce,
} from "../idempotency/idempotency.ts";
import type { JobKind } from "../jobs/jobs.ts";
import { settleCharge } from "../ledger/ledger.ts";
import type { Reads, RecordingTx, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import type { Json } from "../values/json.ts";
import type { SupplyContext } from "./ports.ts";
import { callLeaseMs, callWaitMs, safetyNetMs } from "./schedule.ts";
import { pollUntil } from "./waiting.ts";

interface Purchase {
  n: number;
  id: string;
  ledger: number;
  status: string;
  createdAt: number;
}

/** What differs between orders and top-ups: `T` is created, the supplier returns `Results`, `No` rejects it. */
export interface PurchaseCall<T extends Purchase, Results, No extends Refusal> {
  jobKind: JobKind;
  charge(tx: Tx): Promise<T | No>;
  poll(purchase: T): Promise<Results>;
  needsWriting(results: Results): boolean;
  write(tx: RecordingTx, n: number, results: Results, now: number): Promise<T>;
  /** Stores the attempts, unless the purchase is complete. */
  record(tx: Tx, purchase: T): Promise<void>;
  read(reads: Reads, n: number): Promise<T>;
}

export function withNote<T extends Purchase, Results, No extends Refusal>(
  call: PurchaseCall<T, Results, No>,
  note: (tx: Tx, purchase: T) => Promise<void>,
): PurchaseCall<T, Results, No> {
  return {
    ...call,
    async charge(tx) {
      const purchase = await call.charge(tx);
      if (!(purchase instanceof Refusal)) await note(tx, purchase);
      return purchase;
    },
  };
}

type Ending<T, Value> = (tx: Tx, purchase: T, now: number) => Promise<Value>;

export interface Shown<Body> {
  body: Json<Body>;
  processing: boolean;
}

export async function callWithKey<T extends Purchase, Results, No extends Refusal, Body>(
  context: SupplyContext,
  call: PurchaseCall<T, Results, No>,
  { ledger, key, now }: { ledger: number; key: IdempotentRequest; now: number },
  show: (reads: Reads, id: string) => Promise<Shown<Body>>,
): Promise<KeyedResponse<Body> | No | KeyRefusal> {
  const begun = await context.store.transaction(async (tx) => {
    const claim = await claimKey<Body>(tx, ledger, key, now);
    if (claim instanceof Refusal) return claim;
    if (claim.found === "response") return claim.response;
    if (claim.found === "object") {
      return await replayObject(tx, ledger, key, claim, await show(tx, claim.objectId), now);
    }
    const purchase = await charge(tx, call, now);
    if (purchase instanceof Refusal) return purchase;
    await holdKey(tx, ledger, key, purchase.id, now + callLeaseMs, now);
    return { purchase };
  }, ledger);
  if (begun instanceof Refusal || "body" in begun) return begun;
  return await completeCall(
    context,
    call,
    begun.purchase,
    async (tx, { id }, endedAt) =>
      await storeResponseOnce(tx, ledger, key, id, async () => await show(tx, id), endedAt),
  );
}

export async function callWithoutKey<T extends Purchase, Results, No extends Refusal, Value>(
  context: SupplyContext,
  call: PurchaseCall<T, Results, No>,
  now: number,
  note: (tx: Tx, purchase: T) => Promise<void>,
  ending: Ending<T, Value>,
): Promise<Value | No> {
  const begun = await context.store.transaction(async (tx) => {
    const purchase = await charge(tx, call, now);
    if (purchase instanceof Refusal) return purchase;
    await note(tx, purchase);
    return { purchase };
  });
  if (begun instanceof Refusal) return begun;
  return await completeCall(context, call, begun.purchase, ending);
}

async function charge<T extends Purchase, Results, No extends Refusal>(
  tx: Tx,
  call: PurchaseCall<T, Results, No>,
  now: number,
): Promise<T | No> {
  const purchase = await call.charge(tx);
  if (purchase instanceof Refusal) return purchase;
  await tx.jobs.add({ kind: call.jobKind, subject: purchase.n, dueAt: now + callWaitMs + safetyNetMs });
  return purchase;
}

async function completeCall<T extends Purchase, Results, No extends Refusal, Value>(
  { store, random, time, beforeCall }: SupplyContext,
  { jobKind, poll, needsWriting, write, record, read }: PurchaseCall<T, Results, No>,
  purchase: T,
  ending: Ending<T, Value>,
): Promise<Value> {
  beforeCall?.();
  const result = await pollUntil<Results, { value: Value }>(
    time,
    purchase.createdAt + callWaitMs,
    () => poll(purchase),
    async (results, now) => {
      if (!needsWriting(results)) return null;
      return await store.transaction(async (tx) => {
        const current = await write(tx, purchase.n, results, now);
        if (current.status === "processing") return null;
        await tx.jobs.drop(jobKind, current.n);
        await record(tx, current);
        return { value: await ending(tx, current, now) };
      }, purchase.ledger);
    },
  );
  if (result) return result.value;
  const now = await time.now();
  return await store.transaction(async (tx) => {
    const current = await read(tx, purchase.n);
    if (current.status === "processing") {
      await tx.jobs.move(jobKind, current.n, now);
      await record(tx, current);
      await settleCharge(tx, await tx.ledgers.lock(current.ledger), now, random);
    }
    return await ending(tx, current, now);
  }, purchase.ledger);
}
