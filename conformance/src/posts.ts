/**
 * The operations with idempotency keys, for rules about all of them. A new operation is one row: a valid request, and
 * the changes that rules make to it.
 */
import type { Caller, CallOptions } from "./caller.ts";
import type { Context } from "./context.ts";
import { limits, type OperationId, routes } from "./contract.ts";
import { type Sample, sample } from "./fixtures.ts";
import { type Idempotent, idempotentOperations } from "./operations.ts";
import type { Exchange } from "./wire.ts";

interface Row {
  /** A request that succeeds with a new key, on a new eSIM if needed. */
  options: CallOptions;
  /** What another valid request has instead: a body or, for an operation without one, a path. */
  other: Pick<CallOptions, "body" | "path">;
  /** Fields of the body that are invalid, one at a time. */
  invalid: readonly object[];
  /** The operation that reads what the request created. */
  read?: OperationId;
}

export interface Post extends Row {
  operation: Idempotent;
  /** The status code of the first response. */
  first: number;
}

const tooLong = "x".repeat(limits.customerRefMax + 1);

const rows: Record<Idempotent, (caller: Caller, objects: Sample, unique: Context["unique"]) => Promise<Row>> =
  {
    async ordersCreate(_, { package: item }, unique) {
      const body = { package_id: item.id, customer_ref: unique("post") };
      return {
        options: { body },
        other: { body: { ...body, quantity: 2 } },
        invalid: [{ quantity: 0 }, { customer_ref: tooLong }],
        read: "ordersGet",
      };
    },
    async topupsCreate(caller, { package: item, topup }) {
      const body = { package_id: topup.id };
      return {
        options: { path: { iccid: await caller.newEsim(item.id) }, body },
        other: { body: { ...body, customer_ref: "other" } },
        invalid: [{ customer_ref: tooLong }, { package_id: 5 }],
        read: "topupsGet",
      };
    },
    async simulate(caller, { package: item }) {
      const path = { iccid: await caller.newEsim(item.id) };
      await caller.simulate(path.iccid, "activated");
      return {
        options: { path, body: { event: "usage_80" } },
        other: { body: { event: "usage_100" } },
        invalid: [{ event: "nothing" }],
      };
    },
  };

/** Returns new valid requests, one per operation. */
export async function posts(t: Context): Promise<Post[]> {
  return Promise.all(idempotentOperations.map((operation) => post(t, operation)));
}

/** @param caller caller of the account whose objects are used */
export async function post(t: Context, operation: Idempotent, caller = t.test): Promise<Post> {
  const row = await rows[operation](caller, await sample(t), (prefix) => t.unique(prefix));
  return { operation, first: routes[operation].successStatus, ...row };
}

/** Sends the same request with one key twenty times at once, and again after all responses. */
export async function raceOf(
  t: Context,
  { operation, options }: Post,
): Promise<{ responses: Exchange[]; afterwards: Exchange }> {
  const call = { ...options, idempotencyKey: t.unique("race") };
  const responses = await Promise.all(Array.from({ length: 20 }, () => t.test.call(operation, call)));
  return { responses: responses, afterwards: await t.test.call(operation, call) };
}

export function isReplay(exchange: Exchange): boolean {
  return exchange.status === 200 && exchange.header("Idempotent-Replayed") === "true";
}
