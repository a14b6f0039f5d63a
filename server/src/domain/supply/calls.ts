// The call that creates a live order or top-up: charged in one transaction, requested from the supplier outside any,
// and completed in the transaction that settles its object, or leaves it processing. Its key is claimed in the first
// and released in the second, or by the background job if that settles it. The job also finishes what the call does
// not; either may come first, because every result is written once.
import {
  claimKey,
  holdKey,
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  replayObject,
  storeResponseOnce,
} from "../idempotency.ts";
import type { JobKind } from "../jobs.ts";
import type { Json } from "../json.ts";
import { settleCharge } from "../ledger/ledger.ts";
import type { Reads, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import type { SupplyContext } from "./ports.ts";
import { callLeaseMs, callWaitMs, safetyNetMs } from "./schedule.ts";
import { askUntil } from "./waiting.ts";

interface Made {
  n: number;
  id: string;
  ledger: number;
  status: string;
  createdAt: number;
}

/**
 * What differs between orders and top-ups: `T` is created, `Answers` come from the supplier, and it may be rejected
 * with `No`.
 */
export interface Making<T extends Made, Results, No extends Refusal> {
  /** The background job that continues after the call. */
  jobKind: JobKind;
  charge(tx: Tx): Promise<T | No>;
  ask(made: T): Promise<Results>;
  /** Returns whether the results have to be written. */
  isNews(results: Results): boolean;
  write(tx: Tx, n: number, results: Results, now: number): Promise<T>;
  read(reads: Reads, n: number): Promise<T>;
}

/** The same, with `note` called in the transaction that charges. */
export function noted<T extends Made, Results, No extends Refusal>(
  making: Making<T, Results, No>,
  note: (tx: Tx, made: T) => Promise<void>,
): Making<T, Results, No> {
  return {
    ...making,
    async charge(tx) {
      const made = await making.charge(tx);
      if (!(made instanceof Refusal)) await note(tx, made);
      return made;
    },
  };
}

/** Returns the response; called in the transaction that ends the call. */
type Ending<T, Value> = (tx: Tx, made: T, now: number) => Promise<Value>;

/** The object as a response. */
export interface Shown<Body> {
  body: Json<Body>;
  processing: boolean;
}

/** A call by API: its first response is stored under its key. */
export async function callWithKey<T extends Made, Results, No extends Refusal, Body>(
  context: SupplyContext,
  making: Making<T, Results, No>,
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
    const made = await charge(tx, making, now);
    if (made instanceof Refusal) return made;
    await holdKey(tx, ledger, key, made.id, now + callLeaseMs, now);
    return { made };
  });
  if (begun instanceof Refusal || "body" in begun) return begun;
  return await seeThrough(context, making, begun.made, async (tx, { id }, endedAt) => {
    const { body, processing: showsCurrentState } = await show(tx, id);
    return await storeResponseOnce(tx, ledger, key, { body, objectId: id, showsCurrentState }, endedAt);
  });
}

/** A call without a key; `note` is called in the transaction that charges. */
export async function callWithoutKey<T extends Made, Results, No extends Refusal, Value>(
  context: SupplyContext,
  making: Making<T, Results, No>,
  now: number,
  note: (tx: Tx, made: T) => Promise<void>,
  ending: Ending<T, Value>,
): Promise<Value | No> {
  const begun = await context.store.transaction(async (tx) => {
    const made = await charge(tx, making, now);
    if (made instanceof Refusal) return made;
    await note(tx, made);
    return { made };
  });
  if (begun instanceof Refusal) return begun;
  return await seeThrough(context, making, begun.made, ending);
}

async function charge<T extends Made, Results, No extends Refusal>(
  tx: Tx,
  making: Making<T, Results, No>,
  now: number,
): Promise<T | No> {
  const made = await making.charge(tx);
  if (made instanceof Refusal) return made;
  await tx.jobs.add({ kind: making.jobKind, subject: made.n, dueAt: now + callWaitMs + safetyNetMs });
  return made;
}

async function seeThrough<T extends Made, Results, No extends Refusal, Value>(
  { store, random, time }: SupplyContext,
  { jobKind, ask, isNews, write, read }: Making<T, Results, No>,
  made: T,
  ending: Ending<T, Value>,
): Promise<Value> {
  const result = await askUntil<Results, { value: Value }>(
    time,
    made.createdAt + callWaitMs,
    () => ask(made),
    async (results, now) => {
      if (!isNews(results)) return null;
      return await store.transaction(async (tx) => {
        const present = await write(tx, made.n, results, now);
        if (present.status === "processing") return null;
        await tx.jobs.drop(jobKind, present.n);
        return { value: await ending(tx, present, now) };
      });
    },
  );
  if (result) return result.value;
  const now = await time.now();
  return await store.transaction(async (tx) => {
    const present = await read(tx, made.n);
    if (present.status === "processing") {
      await tx.jobs.move(jobKind, present.n, now);
      await settleCharge(tx, await tx.ledgers.lock(present.ledger), now, random);
    }
    return await ending(tx, present, now);
  });
}
