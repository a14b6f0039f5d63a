// Rate limits of the portal in fixed UTC minutes. The number of entries is bounded.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Caller } from "../domain/people/people.ts";
import type { RateLimit, RateWindow } from "../domain/rate-windows.ts";
import { countedMinute, minuteMs, secondsOfMinute } from "../http/rate-limits.ts";

/** Per minute; further callers share one count. */
const entriesMax = 20_000;

type Count = Pick<RateWindow, "requests" | "changes">;

/** What a request counts toward: it is allowed if all have room. */
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

/** Apart from other requests, which keep nobody from signing in. */
export const bucketsOfMalformed = (network: string): Bucket[] => [{ limit: ofMalformed, subject: network }];

export class PortalLimits {
  #minute = -1;
  #counts = new Map<string, Count>();

  /** Returns the seconds to wait, or 0 if the request was counted. */
  take(buckets: readonly Bucket[], isChange: boolean, now: number): number {
    const seconds = this.exhausted(buckets, isChange, now);
    if (seconds > 0) return seconds;
    for (const bucket of buckets) {
      const count = this.#countOf(bucket);
      count.requests += 1;
      if (isChange) count.changes += 1;
    }
    return 0;
  }

  /** Returns 0 unless a limit is known to be exhausted. Remembers nothing of buckets that are not known. */
  exhausted(buckets: readonly Bucket[], isChange: boolean, now: number): number {
    this.#enter(countedMinute(now, this.#minute));
    const isOver = buckets.some((bucket) => {
      const { requests = 0, changes = 0 } = this.#counts.get(this.#keyOf(bucket)) ?? {};
      return requests >= bucket.limit.requests || (isChange && changes >= bucket.limit.changes);
    });
    return isOver ? secondsOfMinute((this.#minute + 1) * minuteMs, now) : 0;
  }

  /** Continues from counts that were shared with other processes. */
  learn(bucket: Bucket, { requests, changes, endsAt }: RateWindow): void {
    const minute = endsAt / minuteMs - 1;
    if (minute < this.#minute) return;
    this.#enter(minute);
    const count = this.#countOf(bucket);
    count.requests = Math.max(count.requests, requests);
    count.changes = Math.max(count.changes, changes);
  }

  #enter(minute: number): void {
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#counts = new Map();
  }

  #keyOf({ limit, subject }: Bucket): string {
    const name = `${limit.kind} ${subject}`;
    return this.#counts.size >= entriesMax && !this.#counts.has(name) ? limit.kind : name;
  }

  #countOf(bucket: Bucket): Count {
    const key = this.#keyOf(bucket);
    let count = this.#counts.get(key);
    if (!count) {
      count = { requests: 0, changes: 0 };
      this.#counts.set(key, count);
    }
    return count;
  }
}
