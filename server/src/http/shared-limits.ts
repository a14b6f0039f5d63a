// The rate limits of the API, counted by this process alone or together with others that share its store. While windows
// cannot be shared, each process goes on from the counts that it knows.
import { limits } from "@partner-esim/generated/limits";
import type { Store } from "../domain/ports.ts";
import type { RateLimit, RateWindows } from "../domain/rate-windows.ts";
import { networkOf } from "./client-address.ts";
import {
  BadKeys,
  badKeyWindowMs,
  KeyLimits,
  minuteMs,
  QrLimits,
  type Standing,
  secondsOfMinute,
  secondsUntil,
  standingOf,
} from "./rate-limits.ts";

type Awaitable<T> = T | Promise<T>;

export interface KeyCounter {
  take(key: number, isPost: boolean, now: number): Awaitable<Standing>;
}

export interface QrCounter {
  /** Returns the seconds to wait, or 0 if the request was counted. */
  take(address: string, now: number): Awaitable<number>;
}

export interface BadKeyCounter {
  /** Loads blocks that other processes have begun. */
  refresh?(): Promise<void>;
  blockedFor(address: string, now: number): number;
  /** Returns the seconds that a block lasts already, or 0 if the request was counted. */
  count(address: string, now: number): Awaitable<number>;
}

export interface Limits {
  keyLimits: KeyCounter;
  qrLimits: QrCounter;
  badKeys: BadKeyCounter;
}

export function limitsOf(store: Store): Limits {
  const windows = store.rateWindows;
  if (windows === null)
    return { keyLimits: new KeyLimits(), qrLimits: new QrLimits(), badKeys: new BadKeys() };
  const clients = new ClientBound();
  return {
    keyLimits: new SharedKeyLimits(windows),
    qrLimits: new SharedQrLimits(windows, clients),
    badKeys: new SharedBadKeys(store, windows, clients),
  };
}

export const endOfMinute = (now: number): number => (Math.floor(now / minuteMs) + 1) * minuteMs;

const keyLimit: RateLimit = {
  kind: "key",
  requests: limits.generalPerMinute,
  changes: limits.postPerMinute,
  continuesMs: 0,
};
const qrLimit: RateLimit = { kind: "qr", requests: limits.qrPerMinute, changes: 0, continuesMs: 0 };
const badKeyLimit: RateLimit = {
  kind: "bad keys",
  requests: limits.badKeyMax,
  changes: 0,
  continuesMs: badKeyWindowMs - 1,
};

/** Bounds the windows that unknown clients can begin; beyond, the process counts for itself. */
export class ClientBound {
  readonly #perWindow = 50_000;
  #endsAt = 0;
  #begun = 0;

  isReached(now: number): boolean {
    if (now >= this.#endsAt || now < this.#endsAt - badKeyWindowMs) {
      this.#endsAt = now + badKeyWindowMs;
      this.#begun = 0;
    }
    return this.#begun >= this.#perWindow;
  }

  counted(requests: number): void {
    if (requests === 1) this.#begun += 1;
  }
}

export class SharedKeyLimits implements KeyCounter {
  readonly #windows: RateWindows;
  readonly #own = new KeyLimits();

  constructor(windows: RateWindows) {
    this.#windows = windows;
  }

  async take(key: number, isPost: boolean, now: number): Promise<Standing> {
    const exhausted = this.#own.exhausted(key, isPost, now);
    if (exhausted) return exhausted;
    const request = { subject: String(key), isChange: isPost, endsAt: endOfMinute(now) };
    const taken = await this.#windows.take(keyLimit, request);
    if (taken === null) return this.#own.take(key, isPost, now);
    this.#own.learn(key, taken);
    return standingOf(taken.isAllowed, isPost, taken, taken.endsAt);
  }
}

export class SharedQrLimits implements QrCounter {
  readonly #windows: RateWindows;
  readonly #clients: ClientBound;
  readonly #own = new QrLimits();

  constructor(windows: RateWindows, clients: ClientBound) {
    this.#windows = windows;
    this.#clients = clients;
  }

  async take(address: string, now: number): Promise<number> {
    const exhausted = this.#own.exhausted(address, now);
    if (exhausted > 0) return exhausted;
    if (this.#clients.isReached(now)) return this.#own.take(address, now);
    const request = { subject: networkOf(address), isChange: false, endsAt: endOfMinute(now) };
    const taken = await this.#windows.take(qrLimit, request);
    if (taken === null) return this.#own.take(address, now);
    this.#clients.counted(taken.requests);
    this.#own.learn(address, taken);
    return taken.isAllowed ? 0 : secondsOfMinute(taken.endsAt, now);
  }
}

const blocksAtOnce = 1000;

export class SharedBadKeys implements BadKeyCounter {
  readonly #store: Store;
  readonly #windows: RateWindows;
  readonly #clients: ClientBound;
  readonly #own = new BadKeys();
  #revision = 0;
  #loading: Promise<void> | null = null;

  constructor(store: Store, windows: RateWindows, clients: ClientBound) {
    this.#store = store;
    this.#windows = windows;
    this.#clients = clients;
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
    if (this.#clients.isReached(now)) return this.#own.count(address, now);
    const network = networkOf(address);
    const request = { subject: network, isChange: false, endsAt: now + badKeyWindowMs };
    const taken = await this.#windows.take(badKeyLimit, request);
    if (taken === null) return this.#own.count(address, now);
    this.#clients.counted(taken.requests);
    const { isAllowed, requests, endsAt } = taken;
    if (requests < limits.badKeyMax) return 0;
    // If others came before, whoever was to store the block may have died.
    await this.#store.transaction((tx) => tx.blockedNetworks.block(network, endsAt));
    this.#own.block(network, endsAt);
    return isAllowed ? 0 : secondsUntil(endsAt, now);
  }
}
