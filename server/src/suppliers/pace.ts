// How fast an account may call: a partner chooses how many units wait, and each is asked for again and again.
import { LRUCache } from "lru-cache";

export interface PaceOptions {
  perSecond: number;
  /** How many more after a pause. */
  burst: number;
  monotonicMs: () => number;
  sleep: (ms: number) => Promise<void>;
}

const ownersMax = 1000;

export class Pace {
  /** When the next call of an owner would be due at an even pace. */
  readonly #dueMs = new LRUCache<string, number>({ max: ownersMax });
  readonly #options: PaceOptions;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Resolves when the owner may call. */
  async turn(owner: string): Promise<void> {
    const { perSecond, burst, monotonicMs, sleep } = this.#options;
    const eachMs = 1000 / perSecond;
    const now = monotonicMs();
    const dueMs = Math.max(this.#dueMs.get(owner) ?? 0, now - burst * eachMs);
    this.#dueMs.set(owner, dueMs + eachMs);
    if (dueMs > now) await sleep(dueMs - now);
  }
}
