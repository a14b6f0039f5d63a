// Time for the whole process. A virtual clock runs ahead of the real one by an offset kept in the store, so every
// process that shares the store has the same time and it never goes back.
import type { Store } from "./domain/ports.ts";

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Takes over what another process set; called at each entry, so that a move counts from the next request on. */
  refresh?(): Promise<void>;
}

export const systemClock: Clock = { now: () => Date.now() };

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

  async refresh(): Promise<void> {
    this.#offsetMs = Number((await this.#store.reads.setting(offsetSetting)) ?? 0);
  }

  /** Moves the time forward for every process on the store. */
  async advance(ms: number): Promise<void> {
    if (!Number.isSafeInteger(ms) || ms < 0) throw new RangeError("time only moves forward");
    this.#offsetMs = await this.#store.transaction(async (tx) => {
      const offsetMs = Number((await tx.setting(offsetSetting)) ?? 0) + ms;
      await tx.setSetting(offsetSetting, String(offsetMs));
      return offsetMs;
    });
  }
}
