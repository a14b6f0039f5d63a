// Counts requests in fixed windows, in the memory of this process or together with the processes that share its store.
import { limits } from "@partner-esim/generated/limits";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CountedRequest, RateLimit, RateWindows, Taken } from "../domain/limits/rate-windows.ts";

export const minuteMs = 60_000;

export const endOfMinute = (now: number): number => (Math.floor(now / minuteMs) + 1) * minuteMs;

/** Rounds up to at least one second: a shorter wait would end in another 429. */
export const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000));

/** Longer than a window, because keys contain its end: only memory depends on it. */
const keptSeconds = 120;
/** Subjects of a kind per window. Further ones share one count. */
const subjectsMax = 50_000;

class MemoryWindows {
  readonly #requests = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: keptSeconds });
  readonly #changes = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: keptSeconds });
  /** By kind. */
  readonly #subjects = new Map<string, { endsAt: number; count: number }>();

  async take(limit: RateLimit, { subject, isChange, endsAt }: CountedRequest): Promise<Taken> {
    const known = this.#subjects.get(limit.kind);
    const subjects = known?.endsAt === endsAt ? known : { endsAt, count: 0 };
    this.#subjects.set(limit.kind, subjects);
    const key = `${limit.kind} ${endsAt} ${subjects.count < subjectsMax ? subject : ""}`;
    // Changes first: one that is not allowed doesn't count as a request.
    const changes = isChange ? await count(this.#changes, key) : await read(this.#changes, key);
    const isOver = isChange && changes > limit.changes;
    const requests = isOver ? await read(this.#requests, key) : await count(this.#requests, key);
    if (requests === 1) subjects.count += 1;
    return {
      isAllowed: !isOver && requests <= limit.requests,
      endsAt,
      requests: Math.min(requests, limit.requests),
      changes: Math.min(changes, limit.changes),
    };
  }
}

const count = async (windows: RateLimiterMemory, key: string) => (await windows.penalty(key)).consumedPoints;
const read = async (windows: RateLimiterMemory, key: string) => (await windows.get(key))?.consumedPoints ?? 0;

export class RateLimits {
  readonly #shared: RateWindows | null;
  readonly #own = new MemoryWindows();
  /** When exhausted limits end: a flood beyond them is not counted. */
  readonly #exhausted = new LRUCache<string, number>({ max: subjectsMax });

  /** @param shared null if only this process serves the store */
  constructor(shared: RateWindows | null) {
    this.#shared = shared;
  }

  /** Returns the end of the window, or 0 unless the limit is known to be exhausted. */
  exhaustedUntil({ kind }: RateLimit, subject: string, isChange: boolean, now: number): number {
    const until = (of: string) => this.#exhausted.get(`${kind} ${of} ${subject}`) ?? 0;
    const endsAt = Math.max(until("requests"), isChange ? until("changes") : 0);
    return endsAt > now ? endsAt : 0;
  }

  async take(limit: RateLimit, subject: string, isChange: boolean, now: number): Promise<Taken> {
    const exhausted = this.exhaustedUntil(limit, subject, isChange, now);
    if (exhausted > 0)
      return { isAllowed: false, endsAt: exhausted, requests: limit.requests, changes: limit.changes };
    const request = { subject, isChange, endsAt: endOfMinute(now) };
    // While windows cannot be shared, each process counts for itself.
    const usage = (await this.#shared?.take(limit, request)) ?? (await this.#own.take(limit, request));
    if (!usage.isAllowed) {
      const of = usage.requests >= limit.requests ? "requests" : "changes";
      this.#exhausted.set(`${limit.kind} ${of} ${subject}`, usage.endsAt);
    }
    return usage;
  }
}

export const keyLimit: RateLimit = {
  kind: "key",
  requests: limits.generalPerMinute,
  changes: limits.postPerMinute,
  continuesMs: 0,
};

export const qrLimit: RateLimit = { kind: "qr", requests: limits.qrPerMinute, changes: 0, continuesMs: 0 };
