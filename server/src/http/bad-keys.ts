// Counts requests with bad keys by client network, and blocks a network until its window ends. The window begins with the
// first of them and follows the clock of the deployment.
import { limits } from "@partner-esim/generated/limits";
import { LRUCache } from "lru-cache";
import type { RateLimit, RateWindows } from "../domain/limits/rate-windows.ts";
import type { Store } from "../domain/ports.ts";
import { networkOf } from "./client-address.ts";
import { minuteMs, secondsUntil } from "./rate-limits.ts";

export interface BadKeys {
  /** Loads blocks that other processes have begun. */
  refresh?(): Promise<void>;
  /** Returns the seconds that a block lasts, or 0. */
  blockedFor(address: string, now: number): number;
  /** Returns the seconds that a block lasts already, or 0 if the request was counted. */
  count(address: string, now: number): Promise<number>;
}

export const badKeysOf = (store: Store): BadKeys =>
  store.rateWindows === null ? new OwnBadKeys() : new SharedBadKeys(store, store.rateWindows);

const windowMs = limits.badKeyWindowMinutes * minuteMs;
const networksMax = 50_000;

interface Window {
  endsAt: number;
  count: number;
}

/** A clock that was set back keeps no window open for much longer than it lasts. */
const isOpen = (window: Window | undefined, now: number): window is Window =>
  window !== undefined && window.endsAt > now && window.endsAt <= now + windowMs + minuteMs;

export class OwnBadKeys implements BadKeys {
  /** Apart from networks below the limit, so that a flood of new ones evicts no block. */
  readonly #blocked = new LRUCache<string, Window>({ max: networksMax });
  readonly #counted = new LRUCache<string, Window>({ max: networksMax });

  blockedFor(address: string, now: number): number {
    const window = this.#blocked.get(networkOf(address));
    return isOpen(window, now) ? secondsUntil(window.endsAt, now) : 0;
  }

  block(network: string, endsAt: number): void {
    this.#counted.delete(network);
    this.#blocked.set(network, { endsAt, count: limits.badKeyMax });
  }

  async count(address: string, now: number): Promise<number> {
    const seconds = this.blockedFor(address, now);
    if (seconds > 0) return seconds;
    const network = networkOf(address);
    const known = this.#counted.get(network);
    const window = isOpen(known, now) ? known : { endsAt: now + windowMs, count: 0 };
    window.count += 1;
    if (window.count < limits.badKeyMax) this.#counted.set(network, window);
    else this.block(network, window.endsAt);
    return 0;
  }

  get size(): number {
    return this.#counted.size + this.#blocked.size;
  }
}

const badKeyLimit: RateLimit = {
  kind: "bad keys",
  requests: limits.badKeyMax,
  changes: 0,
  continuesMs: windowMs - 1,
};
const blocksAtOnce = 1000;

export class SharedBadKeys implements BadKeys {
  readonly #store: Store;
  readonly #windows: RateWindows;
  readonly #own = new OwnBadKeys();
  #revision = 0;
  #loading: Promise<void> | null = null;

  constructor(store: Store, windows: RateWindows) {
    this.#store = store;
    this.#windows = windows;
  }

  async refresh(): Promise<void> {
    const revision = await this.#store.reads.revisions.of("blocked_networks");
    while (revision > this.#revision) {
      this.#loading ??= this.#load(revision).finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
  }

  async #load(revision: number): Promise<void> {
    for (;;) {
      const rows = await this.#store.reads.blockedNetworks.since(this.#revision, blocksAtOnce);
      for (const { network, endsAt } of rows) this.#own.block(network, endsAt);
      const isComplete = rows.length < blocksAtOnce;
      this.#revision = Math.max(rows.at(-1)?.revision ?? 0, isComplete ? revision : 0);
      if (isComplete) return;
    }
  }

  blockedFor(address: string, now: number): number {
    return this.#own.blockedFor(address, now);
  }

  async count(address: string, now: number): Promise<number> {
    const seconds = this.#own.blockedFor(address, now);
    if (seconds > 0) return seconds;
    const network = networkOf(address);
    const request = { subject: network, isChange: false, endsAt: now + windowMs };
    const usage = await this.#windows.take(badKeyLimit, request);
    if (usage === null) return await this.#own.count(address, now);
    const { isAllowed, requests, endsAt } = usage;
    if (requests < limits.badKeyMax) return 0;
    // If others came before, whoever was to store the block may have died.
    await this.#store.transaction((tx) => tx.blockedNetworks.block(network, endsAt));
    this.#own.block(network, endsAt);
    return isAllowed ? 0 : secondsUntil(endsAt, now);
  }
}
