// Counts requests per UTC minute, and bad keys per ten minutes, in the memory of this process.
import { limits } from "@partner-esim/generated/limits";
import { LRUCache } from "lru-cache";
import { networkOf } from "./client-address.ts";

const minuteMs = 60_000;

/** Requests may overtake each other during a read of the store, so one of the previous minute counts in the current one. */
export function countedMinute(now: number, current: number): number {
  const minute = Math.floor(now / minuteMs);
  return minute === current - 1 ? current : minute;
}

export interface Standing {
  allowed: boolean;
  limit: number;
  remaining: number;
  resetAt: number;
}

interface Count {
  general: number;
  posts: number;
}

/** All counts are cleared when the minute ends. */
export class KeyLimits {
  #minute = -1;
  #counts = new Map<number, Count>();

  take(key: number, isPost: boolean, now: number): Standing {
    const minute = countedMinute(now, this.#minute);
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

/** About 10 MB per count. An attacker with 50,000 IPv4 addresses gains nothing from evictions. */
const clientsMax = 50_000;

export class QrLimits {
  readonly #counts = new LRUCache<string, { minute: number; count: number }>({ max: clientsMax });

  take(address: string, now: number): number {
    const network = networkOf(address);
    const kept = this.#counts.get(network);
    const minute = countedMinute(now, kept?.minute ?? -1);
    const count = kept?.minute === minute ? kept.count : 0;
    if (count >= limits.qrPerMinute) return secondsUntil((minute + 1) * minuteMs, now);
    this.#counts.set(network, { minute, count: count + 1 });
    return 0;
  }

  get size(): number {
    return this.#counts.size;
  }
}

const badKeyWindowMs = limits.badKeyWindowMinutes * minuteMs;

interface Window {
  endsAt: number;
  count: number;
}

/** A clock that was set back keeps no window open for much longer than it lasts. */
const isOpen = (window: Window | undefined, now: number): window is Window =>
  window !== undefined && window.endsAt > now && window.endsAt <= now + badKeyWindowMs + minuteMs;

/** Requests with bad keys; the window begins with the first one. */
export class BadKeys {
  /** Separate from clients below the limit, so that a flood of new clients can't drop a block. */
  readonly #blocked = new LRUCache<string, Window>({ max: clientsMax });
  readonly #counted = new LRUCache<string, Window>({ max: clientsMax });

  blockedFor(address: string, now: number): number {
    if (this.#blocked.size === 0) return 0;
    const window = this.#blocked.get(networkOf(address));
    return isOpen(window, now) ? secondsUntil(window.endsAt, now) : 0;
  }

  count(address: string, now: number): void {
    const network = networkOf(address);
    if (isOpen(this.#blocked.get(network), now)) return;
    const kept = this.#counted.get(network);
    const window = isOpen(kept, now) ? kept : { endsAt: now + badKeyWindowMs, count: 0 };
    window.count += 1;
    if (window.count < limits.badKeyMax) {
      this.#counted.set(network, window);
    } else {
      this.#counted.delete(network);
      this.#blocked.set(network, window);
    }
  }

  get size(): number {
    return this.#counted.size + this.#blocked.size;
  }
}

/** Rounds up to at least one second: a shorter wait would end in another 429. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
