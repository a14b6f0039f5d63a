// Counts requests in fixed UTC minutes, and bad keys in windows of ten minutes. In memory: counts start empty with each
// process, and each process counts its own requests.
import { limits } from "@partner-esim/generated/limits";
import { LRUCache } from "lru-cache";
import { networkOf } from "./client-address.ts";

const minuteMs = 60_000;

/** A request's count against its strictest limit. */
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

/** Requests of one API key; all counts are cleared when the minute ends. */
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

/**
 * Clients per count below: about 10 MB. Beyond them the least recently counted one is dropped. An attacker with that
 * many IPv4 addresses or /64 networks gains nothing from it.
 */
const clientsMax = 50_000;

/** QR images requested by one IPv4 address or IPv6 /64. */
export class QrLimits {
  readonly #counts = new LRUCache<string, { minute: number; count: number }>({ max: clientsMax });

  /** Returns seconds to wait, or 0 if the request is allowed. */
  take(address: string, now: number): number {
    const minute = Math.floor(now / minuteMs);
    const network = networkOf(address);
    const kept = this.#counts.get(network);
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

/** A clock that was set back keeps no window open for longer than it lasts. */
const isOpen = (window: Window | undefined, now: number): window is Window =>
  window !== undefined && window.endsAt > now && window.endsAt <= now + badKeyWindowMs;

/** Requests with bad keys by IPv4 address or IPv6 /64: a fixed window from the first one on. */
export class BadKeys {
  /** Separate from those below the limit, so that a flood of new clients can't drop a block. */
  readonly #blocked = new LRUCache<string, Window>({ max: clientsMax });
  readonly #counted = new LRUCache<string, Window>({ max: clientsMax });

  /** Returns the seconds that the client is still blocked for, or 0. */
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

  /** The number of counted clients. */
  get size(): number {
    return this.#counted.size + this.#blocked.size;
  }
}

/** Whole seconds, rounded up, at least one: a shorter wait would end in another 429. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
