// How fast an account may call: a partner chooses how many units wait, and each is asked for again and again.

export interface PaceOptions {
  perSecond: number;
  /** How many more after a pause. */
  burst: number;
  monotonicMs: () => number;
  sleep: (ms: number) => Promise<void>;
}

const ownersMax = 1000;

export class Pace {
  /** When the next call of an owner would be due at an even pace. The least recently used comes first. */
  readonly #dueMs = new Map<string, number>();
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
    this.#dueMs.delete(owner);
    this.#dueMs.set(owner, dueMs + eachMs);
    const oldest = this.#dueMs.size > ownersMax ? this.#dueMs.keys().next().value : undefined;
    if (oldest !== undefined) this.#dueMs.delete(oldest);
    if (dueMs > now) await sleep(dueMs - now);
  }
}
