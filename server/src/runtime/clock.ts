// A virtual clock is real time plus an offset in the store. All processes share it, and it never goes back.
import type { Reads, Store } from "../domain/ports.ts";
import type { Time } from "../domain/supply/ports.ts";
import type { DatabaseServer } from "../store/database-server.ts";
import type { OpenedStore } from "../store/open.ts";

export interface Clock {
  now(): number;
  /** Loads the offset, which another process may have changed. Called for each request. */
  refresh?(): Promise<void>;
}

/** Sleeps in real time, so an advance is noticed after the sleep. */
export function timeOf(clock: Clock): Time {
  return {
    async now() {
      await clock.refresh?.();
      return clock.now();
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

export const systemClock: Clock = { now: () => Date.now() };

/** A larger step back is a change of the server's clock; a smaller one is the duration of the query. */
const stepBackMs = 1000;

/**
 * Follows the clock of the database server, so that all processes agree. Between reads, a monotonic clock measures the
 * elapsed time, so this machine's clock may be wrong or change.
 */
export class ServerClock implements Clock {
  /** How far this machine's clock is ahead. */
  aheadMs = 0;
  readonly #server: DatabaseServer;
  #time = 0;
  #atMs = 0;
  #last = 0;

  private constructor(server: DatabaseServer) {
    this.#server = server;
  }

  static async open(server: DatabaseServer): Promise<ServerClock> {
    const clock = new ServerClock(server);
    await clock.look();
    return clock;
  }

  now(): number {
    const time = Math.floor(this.#time + performance.now() - this.#atMs);
    if (time > this.#last || time < this.#last - stepBackMs) this.#last = time;
    return this.#last;
  }

  /** Reads the server's clock. */
  async look(): Promise<void> {
    const asked = performance.now();
    const time = await this.#server.time();
    this.#atMs = performance.now();
    this.#time = time + (this.#atMs - asked) / 2;
    this.aheadMs = Date.now() - this.#time;
  }
}

const offsetSetting = "virtual_clock_offset_ms";

export class VirtualClock implements Clock {
  readonly #store: Store;
  readonly #real: Clock;
  #offsetMs = 0;

  private constructor(store: Store, real: Clock) {
    this.#store = store;
    this.#real = real;
  }

  static async open(store: Store, real: Clock = systemClock): Promise<VirtualClock> {
    const clock = new VirtualClock(store, real);
    await clock.refresh();
    return clock;
  }

  now(): number {
    return this.#real.now() + this.#offsetMs;
  }

  /** The same clock for background work: requests that wait for locks may hold all connections of their pool. */
  get background(): Clock {
    return { now: () => this.now(), refresh: () => this.#load(this.#store.background) };
  }

  async refresh(): Promise<void> {
    await this.#load(this.#store);
  }

  async #load({ reads }: Store): Promise<void> {
    // One read may overtake another.
    const offsetMs = Number((await reads.settings.get(offsetSetting)) ?? 0);
    this.#offsetMs = Math.max(this.#offsetMs, offsetMs);
  }

  async advance(ms: number): Promise<void> {
    await this.moveTo(this.now() + ms);
  }

  /** Applies to all processes of the store. Ignores an earlier time. */
  async moveTo(time: number): Promise<void> {
    this.#offsetMs = await this.#store.transaction(async (tx) => {
      const current = Number((await tx.settings.get(offsetSetting)) ?? 0);
      const offsetMs = Math.max(current, time - this.#real.now());
      if (offsetMs > current) await tx.settings.set(offsetSetting, String(offsetMs));
      return offsetMs;
    });
  }
}

export type ClockKind = "real" | "virtual";

const kindSetting = "clock";

export async function clockKindOf(reads: Pick<Reads, "settings">): Promise<ClockKind | null> {
  return (await reads.settings.get(kindSetting)) as ClockKind | null;
}

/** The first start fixes the kind, so that real and virtual times never mix. */
export async function claimClockKind(store: Store, kind: ClockKind): Promise<void> {
  const known = await store.transaction(async (tx) => {
    const current = await clockKindOf(tx);
    if (current === null) await tx.settings.set(kindSetting, kind);
    return current ?? kind;
  });
  if (known !== kind) throw new ClockKindError(known);
}

export class ClockError extends Error {}

export class ClockKindError extends ClockError {
  constructor(known: ClockKind) {
    super(
      known === "virtual"
        ? "this database has lived on a virtual clock: serve it with --virtual-clock, or give another --database"
        : "this database runs on real time: serve it without --virtual-clock, or give another --database",
    );
  }
}

export async function deploymentTime(
  setting: (name: string) => Promise<string | null>,
  realNow: number,
): Promise<number> {
  return realNow + Number((await setting(offsetSetting)) ?? 0);
}

/** Returns the database server's clock, on which leases of all processes count; for a file this machine's. */
export async function realClockOf({ server }: OpenedStore): Promise<Clock> {
  return server ? await ServerClock.open(server) : systemClock;
}

/** @param realClock if already known */
export async function clockOf(store: OpenedStore, realClock?: Clock): Promise<Clock> {
  const real = realClock ?? (await realClockOf(store));
  return (await clockKindOf(store.reads)) === "virtual" ? await VirtualClock.open(store, real) : real;
}
