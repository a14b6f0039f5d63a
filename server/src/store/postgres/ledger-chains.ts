// In each process the transactions of one ledger run one after the other, so a ledger in demand holds one connection.
import { LedgerBusy } from "./failures.ts";

const waitMs = 10_000;

export class LedgerChains {
  /** When the last transaction of each ledger ends. */
  readonly #ends = new Map<number, Promise<void>>();
  readonly #monotonicMs: () => number;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  async run<T>(ledger: number, transaction: () => Promise<T>): Promise<T> {
    const previous = this.#ends.get(ledger);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#ends.set(ledger, end);
    try {
      if (previous) await this.#wait(previous, ledger);
      return await transaction();
    } finally {
      resolve();
      if (this.#ends.get(ledger) === end) this.#ends.delete(ledger);
    }
  }

  async #wait(previous: Promise<void>, ledger: number): Promise<void> {
    const startedMs = this.#monotonicMs();
    await previous;
    if (this.#monotonicMs() - startedMs >= waitMs) throw new LedgerBusy(ledger);
  }
}
