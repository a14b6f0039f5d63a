// Access checks in the contract's order; counts, rate limit headers and the place among the requests in flight follow it.
import { responseHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { routes } from "@partner-esim/generated/routes";
import type { Context, Middleware, Next } from "koa";
import { hashApiKey } from "../domain/accounts/account.ts";
import { type Directory, isAllowed, type KeyHolder } from "../domain/accounts/directory.ts";
import type { KeyedLimiter } from "../domain/limits/keyed-limiter.ts";
import type { Taken } from "../domain/limits/rate-windows.ts";
import { Refusal } from "../domain/refusal.ts";
import type { BadKeys } from "../http/bad-keys.ts";
import { networkOf } from "../http/client-address.ts";
import { exchangeOf } from "../http/exchange.ts";
import { inFlight, requireRoom } from "../http/in-flight.ts";
import { refuse } from "../http/problems.ts";
import { keyLimit, qrLimit, type RateLimits, secondsUntil } from "../http/rate-limits.ts";
import { presentedKey } from "../http/request-headers.ts";

export interface AccessContext {
  directory: Directory;
  badKeys: BadKeys;
  rateLimits: RateLimits;
  requests: KeyedLimiter;
  basePath: string;
}

const badKey = new Refusal(
  "invalid_api_key",
  "The API key is missing or not valid. Send a valid one as Authorization: Bearer <API key>.",
);
const tooMany = new Refusal(
  "rate_limited",
  "Too many requests. Wait as long as Retry-After says, then repeat.",
);
const tooManyImages = new Refusal(
  "rate_limited",
  "Too many QR images were requested. Wait as long as Retry-After says.",
);
const blocked = new Refusal(
  "rate_limited",
  "Too many requests with bad keys came from this address. Wait as long as Retry-After says.",
);
const wrongAddress = new Refusal(
  "ip_not_allowed",
  "The key may not be used from this address. Add the address to the key's allowlist in the portal.",
);
const inactive = new Refusal("account_inactive", "The account is deactivated. Ask support to activate it.");
const notLive = new Refusal(
  "live_mode_not_enabled",
  "The account is not approved for live orders. Use a test key, or ask for approval.",
);

/** Operations without a key: /v1/qr/. */
const keylessPrefixes = Object.values(routes)
  .filter((route) => route.access === "none")
  .map((route) => route.path.slice(0, route.path.indexOf("{")));

const isKeyless = (path: string, basePath: string): boolean =>
  keylessPrefixes.some((prefix) => decoded(path).startsWith(basePath + prefix));

/** Rejects what needs no look-up before its body is read. A body over the limit, or without a length, is read first. */
export function accessBeforeBody(
  { badKeys, basePath }: Pick<AccessContext, "badKeys" | "basePath">,
  bodyMaxBytes: number,
): Middleware {
  return (ctx, next) => {
    const { path, address, now } = exchangeOf(ctx);
    if ((ctx.request.length ?? Infinity) <= bodyMaxBytes) {
      refuseBlocked(badKeys, address, now);
      if (!isKeyless(path, basePath) && !presentedKey(ctx.req.rawHeaders).any) refuse(badKey);
    }
    return next();
  };
}

export function access(context: AccessContext): Middleware {
  const { badKeys, basePath, requests } = context;
  return async (ctx, next) => {
    const exchange = exchangeOf(ctx);
    const { now, address } = exchange;
    // Before a look-up, so that a blocked client causes none.
    refuseBlocked(badKeys, address, now);
    if (isKeyless(exchange.path, basePath)) return await keyless(ctx, context, next);
    const holder = await identify(ctx, context);
    exchange.holder = holder;
    const account = String(holder.account.n);
    // A refusal for lack of room must not use up the key's limit.
    requireRoom(ctx, requests, account);
    await count(ctx, context, holder);
    if (!isAllowed(holder.allowed, address)) refuse(wrongAddress);
    if (!holder.account.active) refuse(inactive);
    if (holder.key.mode === "live" && !holder.account.liveApproved) refuse(notLive);
    await inFlight(ctx, requests, account, next);
  };
}

async function keyless(
  ctx: Context,
  { badKeys, rateLimits, requests }: AccessContext,
  next: Next,
): Promise<void> {
  const { now, address } = exchangeOf(ctx);
  const network = networkOf(address);
  await badKeys.refresh?.();
  refuseBlocked(badKeys, address, now);
  requireRoom(ctx, requests, network);
  const { isAllowed, endsAt } = await rateLimits.take(qrLimit, network, false, now);
  if (!isAllowed) refuse(tooManyImages, secondsUntil(endsAt, now));
  await inFlight(ctx, requests, network, next);
}

async function identify(ctx: Context, { directory, badKeys }: AccessContext): Promise<KeyHolder> {
  const { now, address } = exchangeOf(ctx);
  const presented = presentedKey(ctx.req.rawHeaders);
  const [holder] = await Promise.all([
    presented.key === null ? null : validHolder(directory, presented.key, now),
    badKeys.refresh?.(),
  ]);
  // Other bad keys may have been counted meanwhile.
  refuseBlocked(badKeys, address, now);
  if (holder !== null) return holder;
  const seconds = presented.any ? await badKeys.count(address, now) : 0;
  return seconds > 0 ? refuse(blocked, seconds) : refuse(badKey);
}

async function count(ctx: Context, { rateLimits }: AccessContext, { key }: KeyHolder): Promise<void> {
  const { now } = exchangeOf(ctx);
  const isPost = ctx.method === "POST";
  const usage = await rateLimits.take(keyLimit, String(key.n), isPost, now);
  ctx.set(responseHeaders.rateLimit, String(isPost ? limits.postPerMinute : limits.generalPerMinute));
  ctx.set(responseHeaders.rateRemaining, String(remainingOf(usage, isPost)));
  ctx.set(responseHeaders.rateReset, String(usage.endsAt / 1000));
  if (!usage.isAllowed) refuse(tooMany, secondsUntil(usage.endsAt, now));
}

function remainingOf({ requests, changes }: Taken, isPost: boolean): number {
  const left = limits.generalPerMinute - requests;
  return isPost ? Math.min(limits.postPerMinute - changes, left) : left;
}

function refuseBlocked(badKeys: BadKeys, address: string, now: number): void {
  const seconds = badKeys.blockedFor(address, now);
  if (seconds > 0) refuse(blocked, seconds);
}

/** Keeps an invalid encoding verbatim, like the router. */
function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function validHolder(directory: Directory, key: string, now: number): Promise<KeyHolder | null> {
  const holder = await directory.find(hashApiKey(key));
  if (holder === null) return null;
  return holder.key.expiresAt !== null && holder.key.expiresAt <= now ? null : holder;
}
