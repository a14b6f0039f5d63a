// Counts requests per UTC minute, and bad keys per ten minutes, in the memory of this process.
import { limits } from "@partner-esim/generated/limits";
import { LRUCache } from "lru-cache";
import type { RateWindow } from "../domain/rate-windows.ts";
import { networkOf } from "./client-address.ts";

export const minuteMs = 60_000;

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

type Count = Pick<RateWindow, "requests" | "changes">;

/** Returns the standing of a request that was counted, or not allowed. */
export function standingOf(
  allowed: boolean,
  isPost: boolean,
  { requests, changes }: Count,
  endsAt: number,
): Standing {
  const { generalPerMinute, postPerMinute } = limits;
  const left = generalPerMinute - requests;
  return {
    allowed,
    limit: isPost ? postPerMinute : generalPerMinute,
    remaining: isPost ? Math.min(postPerMinute - changes, left) : left,
    resetAt: endsAt / 1000,
  };
}

/** All counts are cleared when the minute ends. */
export class KeyLimits {
  #minute = -1;
  #counts = new Map<number, Count>();

  take(key: number, isPost: boolean, now: number): Standing {
    const count = this.#countOf(key, countedMinute(now, this.#minute));
    const allowed = hasRoom(count, isPost);
    if (allowed) {
      count.requests += 1;
      if (isPost) count.changes += 1;
    }
    return this.#standingOf(allowed, isPost, count);
  }

  /** Returns null unless the key's limit is known to be exhausted. */
  exhausted(key: number, isPost: boolean, now: number): Standing | null {
    const count = this.#countOf(key, countedMinute(now, this.#minute));
    return hasRoom(count, isPost) ? null : this.#standingOf(false, isPost, count);
  }

  /** Continues from counts that were shared with other processes. */
  learn(key: number, { requests, changes, endsAt }: RateWindow): void {
    const minute = endsAt / minuteMs - 1;
    if (minute < this.#minute) return;
    const count = this.#countOf(key, minute);
    count.requests = Math.max(count.requests, requests);
    count.changes = Math.max(count.changes, changes);
  }

  #standingOf(allowed: boolean, isPost: boolean, count: Count): Standing {
    return standingOf(allowed, isPost, count, (this.#minute + 1) * minuteMs);
  }

  #countOf(key: number, minute: number): Count {
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    let count = this.#counts.get(key);
    if (!count) {
      count = { requests: 0, changes: 0 };
      this.#counts.set(key, count);
    }
    return count;
  }
}

const hasRoom = ({ requests, changes }: Count, isPost: boolean): boolean =>
  requests < limits.generalPerMinute && (!isPost || changes < limits.postPerMinute);

/** About 10 MB per count. An attacker with 50,000 IPv4 addresses gains nothing from evictions. */
const clientsMax = 50_000;

/** Networks that are known to have reached a limit, and until when: their requests need no look-up. */
export class LimitedNetworks {
  readonly #windowMs: number;
  readonly #endsAt = new LRUCache<string, number>({ max: clientsMax });

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  learn(network: string, endsAt: number): void {
    this.#endsAt.set(network, endsAt);
  }

  /** Returns 0 if the limit is not known to be reached. */
  secondsLeft(network: string, now: number): number {
    const endsAt = this.#endsAt.get(network) ?? now;
    return endsAt > now && endsAt <= now + this.#windowMs ? secondsUntil(endsAt, now) : 0;
  }
}

export class QrLimits {
  readonly #counts = new LRUCache<string, { minute: number; count: number }>({ max: clientsMax });

  take(address: string, now: number): number {
    const network = networkOf(address);
    const kept = this.#counts.get(network);
    const minute = countedMinute(now, kept?.minute ?? -1);
    const count = kept?.minute === minute ? kept.count : 0;
    if (count >= limits.qrPerMinute) return secondsOfMinute((minute + 1) * minuteMs, now);
    this.#counts.set(network, { minute, count: count + 1 });
    return 0;
  }

  /** Returns 0 unless the limit is known to be exhausted. */
  exhausted(address: string, now: number): number {
    const kept = this.#counts.get(networkOf(address));
    if (kept === undefined || kept.count < limits.qrPerMinute) return 0;
    const minute = countedMinute(now, kept.minute);
    return kept.minute === minute ? secondsOfMinute((minute + 1) * minuteMs, now) : 0;
  }

  learn(address: string, { requests, endsAt }: RateWindow): void {
    const network = networkOf(address);
    const minute = endsAt / minuteMs - 1;
    const kept = this.#counts.get(network);
    if (kept !== undefined && minute < kept.minute) return;
    const least = kept?.minute === minute ? kept.count : 0;
    this.#counts.set(network, { minute, count: Math.max(least, requests) });
  }

  get size(): number {
    return this.#counts.size;
  }
}

export const badKeyWindowMs = limits.badKeyWindowMinutes * minuteMs;

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

  block(network: string, endsAt: number): void {
    this.#counted.delete(network);
    this.#blocked.set(network, { endsAt, count: limits.badKeyMax });
  }

  /** Returns 0, also for the last one before the block; the seconds that a block lasts if others came before. */
  count(address: string, now: number): number {
    const network = networkOf(address);
    const seconds = this.blockedFor(address, now);
    if (seconds > 0) return seconds;
    const kept = this.#counted.get(network);
    const window = isOpen(kept, now) ? kept : { endsAt: now + badKeyWindowMs, count: 0 };
    window.count += 1;
    if (window.count < limits.badKeyMax) {
      this.#counted.set(network, window);
    } else {
      this.block(network, window.endsAt);
    }
    return 0;
  }

  get size(): number {
    return this.#counted.size + this.#blocked.size;
  }
}

/** A request of the previous minute that counts in this one waits no longer than others. */
export const secondsOfMinute = (endsAt: number, now: number): number =>
  secondsUntil(endsAt, Math.max(now, endsAt - minuteMs));

/** Rounds up to at least one second: a shorter wait would end in another 429. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 1000));
}
