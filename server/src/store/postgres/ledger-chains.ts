// Runs each ledger's transactions one after the other within a process, so that a busy ledger uses one connection.
import { LedgerBusy } from "./failures.ts";

const waitMs = 10_000;

export class LedgerChains {
  /** End of the last transaction of each ledger. */
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
