/**
 * The three POST operations as a table, for rules about all of them: a valid request, another valid body, and what
 * the request leaves behind.
 */
import type { CallOptions } from "./caller.ts";
import type { Context } from "./context.ts";
import { sample } from "./fixtures.ts";
import type { Exchange } from "./wire.ts";

export type PostOperation = "ordersCreate" | "topupsCreate" | "simulate";

export interface Post {
  operation: PostOperation;
  /** A request that succeeds with a new key, on a new eSIM if needed. */
  options: CallOptions;
  /** Another valid body. */
  otherBody: object;
  /** The status code of the first response. */
  first: number;
}

/** Returns new valid requests, one per operation. */
export async function posts(t: Context): Promise<Post[]> {
  return Promise.all((["ordersCreate", "topupsCreate", "simulate"] as const).map((name) => post(t, name)));
}

export async function post(t: Context, operation: PostOperation): Promise<Post> {
  const { package: item, topup } = await sample(t);
  if (operation === "ordersCreate") {
    const body = { package_id: item.id, customer_ref: t.unique("post") };
    return { operation, options: { body }, otherBody: { ...body, quantity: 2 }, first: 201 };
  }
  const path = { iccid: await t.test.newEsim(item.id) };
  if (operation === "topupsCreate") {
    const body = { package_id: topup.id };
    return { operation, options: { path, body }, otherBody: { ...body, customer_ref: "other" }, first: 201 };
  }
  await t.test.simulate(path.iccid, "activated");
  const options = { path, body: { event: "usage_80" } };
  return { operation, options, otherBody: { event: "usage_100" }, first: 200 };
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
