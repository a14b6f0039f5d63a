// Requests that wait to be written to the request log. Nothing waits for it: when it is full, requests are counted instead
// of logged. Requests without a valid key, and those above a rate limit, have a small share per minute, so a flood of them
// displaces nobody's.
import { LRUCache } from "lru-cache";
import type { RequestRecord } from "../domain/request-log/batch.ts";
import { networkOf } from "./client-address.ts";
import type { Exchange } from "./exchange.ts";
import { minuteMs } from "./rate-limits.ts";

export const unloggedCauses = ["queue_full", "without_key", "rate_limited", "disk_low"] as const;
export type UnloggedCause = (typeof unloggedCauses)[number];

/** Some seconds of a busy service; at most 20 MB. */
const queueMax = 10_000;
/** In seven days less than a third of what the log holds. */
const withoutKeyPerMinute = 60;
const floodPerMinute = 20;
const subjectsMax = 10_000;

export class RequestQueue {
  #waiting: RequestRecord[] = [];
  readonly #unlogged: (cause: UnloggedCause, count: number) => void;
  #minute = -1;
  #withoutKey = 0;
  /** Networks, and keys by their number. */
  readonly #subjects = new LRUCache<string | number, number>({ max: subjectsMax });

  constructor(unlogged: (cause: UnloggedCause, count: number) => void) {
    this.#unlogged = unlogged;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Called before the request is described, which takes longer. */
  admits({ holder, address, now, code }: Exchange): boolean {
    const cause =
      this.#waiting.length >= queueMax ? "queue_full" : this.#exceeded(holder, address, now, code);
    if (cause !== null) this.#unlogged(cause, 1);
    return cause === null;
  }

  add(record: RequestRecord): void {
    this.#waiting.push(record);
  }

  /** Returns the oldest; `remove` them when they are written. */
  first(count: number): RequestRecord[] {
    return this.#waiting.slice(0, count);
  }

  remove(count: number): void {
    this.#waiting = this.#waiting.slice(count);
  }

  discard(cause: UnloggedCause): void {
    if (this.size > 0) this.#unlogged(cause, this.size);
    this.#waiting = [];
  }

  #exceeded(
    holder: Exchange["holder"],
    address: string,
    now: number,
    code: Exchange["code"],
  ): UnloggedCause | null {
    if (holder !== null && code !== "rate_limited") return null;
    const minute = Math.floor(now / minuteMs);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#withoutKey = 0;
      this.#subjects.clear();
    }
    const subject = holder?.key.n ?? networkOf(address);
    const count = this.#subjects.get(subject) ?? 0;
    const isAbove = count >= floodPerMinute || (holder === null && this.#withoutKey >= withoutKeyPerMinute);
    if (isAbove) return holder === null ? "without_key" : "rate_limited";
    this.#subjects.set(subject, count + 1);
    if (holder === null) this.#withoutKey += 1;
    return null;
  }
}
