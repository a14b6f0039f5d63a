// Access checks in the contract's order; counts and rate limit headers follow it.
import { responseHeaders } from "@partner-esim/generated/headers";
import { routes } from "@partner-esim/generated/routes";
import type { Middleware } from "koa";
import { hashApiKey } from "../domain/accounts/account.ts";
import { type Directory, isAllowed, type KeyHolder } from "../domain/accounts/directory.ts";
import type { FairTurns } from "../domain/fair-turns.ts";
import { Refusal } from "../domain/refusal.ts";
import { presentedKey } from "../http/authorization.ts";
import { exchangeOf } from "../http/exchange.ts";
import { refuse } from "../http/problems.ts";
import { secondsOfMinute } from "../http/rate-limits.ts";
import type { BadKeyCounter, KeyCounter } from "../http/shared-limits.ts";

export interface AccessContext {
  directory: Directory;
  badKeys: BadKeyCounter;
  keyLimits: KeyCounter;
  basePath: string;
  /** Null if requests wait for no database server. */
  turns: FairTurns<number> | null;
}

const badKey = new Refusal(
  "invalid_api_key",
  "The API key is missing or not valid. Send a valid one as Authorization: Bearer <API key>.",
);
const tooMany = new Refusal(
  "rate_limited",
  "Too many requests. Wait as long as Retry-After says, then repeat.",
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

/** Rejects what needs no look-up before its body is read. One over the limit comes first; one without a length is read. */
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

export function access({ directory, badKeys, keyLimits, basePath, turns }: AccessContext): Middleware {
  return async (ctx, next) => {
    const exchange = exchangeOf(ctx);
    const { now, address } = exchange;
    // Without a lookup, which whoever is blocked could repeat without end.
    refuseBlocked(badKeys, address, now);
    if (isKeyless(exchange.path, basePath)) {
      await badKeys.refresh?.();
      refuseBlocked(badKeys, address, now);
      return next();
    }

    const presented = presentedKey(ctx.req.rawHeaders);
    const found = presented.key === null ? null : validHolder(directory, presented.key, now);
    const holder = badKeys.refresh ? (await Promise.all([found, badKeys.refresh()]))[0] : await found;
    // Other bad keys may have been counted meanwhile.
    refuseBlocked(badKeys, address, now);
    if (holder === null) {
      if (presented.any) {
        const seconds = await badKeys.count(address, now);
        if (seconds > 0) refuse(blocked, seconds);
      }
      refuse(badKey);
    }
    exchange.holder = holder;

    const standing = await keyLimits.take(holder.key.n, ctx.method === "POST", now);
    if (turns !== null) await turns.take(holder.account.n);
    ctx.set(responseHeaders.rateLimit, String(standing.limit));
    ctx.set(responseHeaders.rateRemaining, String(standing.remaining));
    ctx.set(responseHeaders.rateReset, String(standing.resetAt));
    if (!standing.allowed) refuse(tooMany, secondsOfMinute(standing.resetAt * 1000, now));
    if (!isAllowed(holder.allowed, address)) refuse(wrongAddress);
    if (!holder.account.active) refuse(inactive);
    if (holder.key.mode === "live" && !holder.account.liveApproved) refuse(notLive);
    return next();
  };
}

function refuseBlocked(badKeys: BadKeyCounter, address: string, now: number): void {
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
