// Counts of requests in fixed UTC minutes, and of bad keys in windows of ten minutes. Kept in memory: a process
// that starts anew starts with empty counts, and each process counts what it serves.
import { limits } from "@partner-esim/generated/limits";

const minuteMs = 60_000;

/** How a request stands to the limit that is tightest for it. */
export interface Standing {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** End of the window, in seconds since the epoch. */
  resetAt: number;
}

interface Count {
  general: number;
  posts: number;
}

/** Requests of one API key; all counts go when the minute ends. */
export class KeyLimits {
  #minute = -1;
  #counts = new Map<number, Count>();

  take(key: number, isPost: boolean, now: number): Standing {
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    let count = this.#counts.get(key);
    if (!count) {
      count = { general: 0, posts: 0 };
      this.#counts.set(key, count);
    }
    const { generalPerMinute, postPerMinute } = limits;
    const allowed = count.general < generalPerMinute && (!isPost || count.posts < postPerMinute);
    if (allowed) {
      count.general += 1;
      if (isPost) count.posts += 1;
    }
    const generalLeft = generalPerMinute - count.general;
    return {
      allowed,
      limit: isPost ? postPerMinute : generalPerMinute,
      remaining: isPost ? Math.min(postPerMinute - count.posts, generalLeft) : generalLeft,
      resetAt: ((minute + 1) * minuteMs) / 1000,
    };
  }
}

/** QR images asked for by one address. */
export class QrLimits {
  #minute = -1;
  #counts = new Map<string, number>();

  /** Seconds to wait, or 0 when the request may pass. */
  take(address: string, now: number): number {
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = this.#counts.get(address) ?? 0;
    if (count >= limits.qrPerMinute) return secondsUntil((minute + 1) * minuteMs, now);
    this.#counts.set(address, count + 1);
    return 0;
  }
}

const badKeyWindowMs = limits.badKeyWindowMinutes * minuteMs;
/** Addresses remembered before those whose window is over are dropped. */
const sweepAt = 10_000;

/** Requests with bad keys by address: a fixed window from the first one on. */
export class BadKeys {
  #windows = new Map<string, { endsAt: number; count: number }>();

  /** Seconds that the address is still blocked for, or 0. */
  blockedFor(address: string, now: number): number {
    if (this.#windows.size === 0) return 0;
    const window = this.#windows.get(address);
    if (!window || window.count < limits.badKeyMax) return 0;
    if (window.endsAt <= now) {
      this.#windows.delete(address);
      return 0;
    }
    return secondsUntil(window.endsAt, now);
  }

  count(address: string, now: number): void {
    const window = this.#windows.get(address);
    if (window && window.endsAt > now) {
      window.count += 1;
      return;
    }
    if (this.#windows.size >= sweepAt) this.#sweep(now);
    this.#windows.set(address, { endsAt: now + badKeyWindowMs, count: 1 });
  }

  #sweep(now: number): void {
    for (const [address, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(address);
  }
}

/** Whole seconds, rounded up, at least one: a shorter wait would end in another 429. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
