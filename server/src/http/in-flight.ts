// A request's place among those in flight. It is held until the response has been sent, or until the request waits for the
// supplier.
import { finished } from "node:stream";
import type { Context, Next } from "koa";
import { type KeyedLimiter, LimiterFull } from "../domain/limits/keyed-limiter.ts";
import { Refusal } from "../domain/refusal.ts";
import { exchangeOf } from "./exchange.ts";
import { Refused, refuse } from "./problems.ts";

const busy = new Refusal("rate_limited", "Too many requests wait to be handled. Retry in a second.");
const retryAfterSeconds = 1;

/** Throws `Refused` if the request could not even wait. */
export function requireRoom(ctx: Context, requests: KeyedLimiter, owner: string): void {
  if (!requests.hasRoom(owner, bodyBytesOf(ctx))) refuse(busy, retryAfterSeconds);
}

/** Waits for the owner's turn, then runs `next`. Throws `Refused` if too many wait or the client has left. */
export async function inFlight(
  ctx: Context,
  requests: KeyedLimiter,
  owner: string,
  next: Next,
): Promise<void> {
  const leave = await requests.enter(owner, bodyBytesOf(ctx)).catch(refuseFull);
  exchangeOf(ctx).leave = leave;
  try {
    if (ctx.socket.destroyed) refuse(busy, retryAfterSeconds);
    await next();
  } finally {
    finished(ctx.res, leave);
  }
}

/** For `catch` of a limiter's task. */
export function refuseFull(error: unknown): never {
  throw error instanceof LimiterFull ? new Refused(busy, retryAfterSeconds) : error;
}

const bodyBytesOf = (ctx: Context): number =>
  typeof ctx.request.body === "string" ? ctx.request.body.length : 0;
