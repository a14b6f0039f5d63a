// Rate limits of the portal in fixed UTC minutes, in memory. The number of entries is bounded.
import { limits } from "@partner-esim/generated/portal/limits";
import type { Caller } from "../domain/people/people.ts";
import { countedMinute, secondsUntil } from "../http/rate-limits.ts";

const minuteMs = 60_000;
/** Per minute; further callers share one count. */
const entriesMax = 20_000;

interface Count {
  requests: number;
  changes: number;
}

interface Bucket {
  name: string;
  requests: number;
  changes: number;
}

export class PortalLimits {
  #minute = -1;
  #counts = new Map<string, Count>();

  takeSession(session: string, { person, ...caller }: Caller, isChange: boolean, now: number): number {
    const account = "account" in caller ? `account ${caller.account.n}` : `person ${person?.n}`;
    return this.#take(
      [
        {
          name: `session ${session}`,
          requests: limits.sessionRequestsPerMinute,
          changes: limits.sessionChangesPerMinute,
        },
        {
          name: account,
          requests: limits.accountRequestsPerMinute,
          changes: limits.accountChangesPerMinute,
        },
      ],
      isChange,
      now,
    );
  }

  takeToken(token: string, isChange: boolean, now: number): number {
    const most = limits.operatorTokenRequestsPerMinute;
    return this.#take([{ name: `token ${token}`, requests: most, changes: most }], isChange, now);
  }

  /** @param network IPv4 address or IPv6 /64 */
  takeUnauthenticated(network: string, now: number): number {
    const most = limits.unauthenticatedPerMinute;
    return this.#take([{ name: `network ${network}`, requests: most, changes: most }], false, now);
  }

  #take(buckets: readonly Bucket[], isChange: boolean, now: number): number {
    const minute = countedMinute(now, this.#minute);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const counts = buckets.map(({ name }) => this.#count(name));
    const isOver = buckets.some(({ requests, changes }, i) => {
      const count = counts[i] as Count;
      return count.requests >= requests || (isChange && count.changes >= changes);
    });
    if (isOver) return secondsUntil((minute + 1) * minuteMs, now);
    for (const count of counts) {
      count.requests += 1;
      if (isChange) count.changes += 1;
    }
    return 0;
  }

  #count(name: string): Count {
    const isFull = this.#counts.size >= entriesMax && !this.#counts.has(name);
    const key = isFull ? name.slice(0, name.indexOf(" ")) : name;
    let count = this.#counts.get(key);
    if (!count) {
      count = { requests: 0, changes: 0 };
      this.#counts.set(key, count);
    }
    return count;
  }
}
