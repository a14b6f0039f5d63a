// The rate limits that a request of the portal counts toward.
import { limits } from "@partner-esim/generated/portal/limits";
import type { RateLimit } from "../domain/limits/rate-windows.ts";
import type { Caller } from "../domain/people/people.ts";
import { type RateLimits, secondsUntil } from "../http/rate-limits.ts";

/** A request is allowed if all its buckets have room. */
export interface Bucket {
  limit: RateLimit;
  subject: string;
}

const limitOf = (kind: string, requests: number, changes = requests): RateLimit => ({
  kind: `portal ${kind}`,
  requests,
  changes,
  continuesMs: 0,
});
const ofSession = limitOf("session", limits.sessionRequestsPerMinute, limits.sessionChangesPerMinute);
const ofAccount = limitOf("account", limits.accountRequestsPerMinute, limits.accountChangesPerMinute);
const ofPerson = limitOf("person", limits.accountRequestsPerMinute, limits.accountChangesPerMinute);
const ofToken = limitOf("token", limits.operatorTokenRequestsPerMinute);
const ofNetwork = limitOf("network", limits.unauthenticatedPerMinute);
const ofOpenid = limitOf("openid", limits.unauthenticatedPerMinute);
const ofMalformed = limitOf("malformed", limits.unauthenticatedPerMinute);

export const bucketOfSession = (session: string): Bucket => ({ limit: ofSession, subject: session });

export function bucketsOfSession(session: string, { person, ...caller }: Caller): Bucket[] {
  const shared =
    "account" in caller && !caller.looking
      ? { limit: ofAccount, subject: String(caller.account.n) }
      : { limit: ofPerson, subject: String(person?.n) };
  return [bucketOfSession(session), shared];
}

export const bucketsOfToken = (token: string): Bucket[] => [{ limit: ofToken, subject: token }];

/** @param network IPv4 address or IPv6 /64 */
export const bucketsOfNetwork = (network: string): Bucket[] => [{ limit: ofNetwork, subject: network }];

/** Separate, so that other requests keep nobody from signing in. */
export const bucketsOfMalformed = (network: string): Bucket[] => [{ limit: ofMalformed, subject: network }];

export const bucketsOfOpenid = (network: string): Bucket[] => [{ limit: ofOpenid, subject: network }];

/** Returns the seconds to wait, or 0 unless a limit is known to be exhausted. Reads no database. */
export function secondsExhausted(
  limits: RateLimits,
  buckets: readonly Bucket[],
  isChange: boolean,
  now: number,
): number {
  const endsAt = Math.max(
    0,
    ...buckets.map(({ limit, subject }) => limits.exhaustedUntil(limit, subject, isChange, now)),
  );
  return endsAt === 0 ? 0 : secondsUntil(endsAt, now);
}

/**
 * Returns the seconds to wait, or 0 if the request was counted. A rejected request still counts toward the limits
 * checked before.
 */
export async function takeFrom(
  limits: RateLimits,
  buckets: readonly Bucket[],
  isChange: boolean,
  now: number,
): Promise<number> {
  for (const { limit, subject } of buckets) {
    const taken = await limits.take(limit, subject, isChange, now);
    if (!taken.isAllowed) return secondsUntil(taken.endsAt, now);
  }
  return 0;
}
