// A store that counts what it works on, so that simulated time stands still until all of it has ended.
import type { Reads, RecordingTx, Store } from "../../src/domain/ports.ts";

export class InFlight {
  readonly store: Store;
  count = 0;

  constructor(store: Store) {
    const counted: Store = {
      reads: this.#countedReads(store.reads),
      rateWindows: store.rateWindows,
      requestLog: store.requestLog,
      get background() {
        return counted;
      },
      transaction: <T>(work: (tx: RecordingTx) => Promise<T>, ledger?: number): Promise<T> =>
        this.#counted(store.transaction(work, ledger)),
      onDue: (listener) => store.onDue(listener),
      size: () => store.size(),
      close: () => store.close(),
    };
    this.store = counted;
  }

  async #counted<T>(work: Promise<T>): Promise<T> {
    this.count += 1;
    try {
      return await work;
    } finally {
      this.count -= 1;
    }
  }

  #countedReads(reads: Reads): Reads {
    const counted = Object.entries(reads).map(([noun, repository]) => [
      noun,
      this.#countedMethods(repository),
    ]);
    return Object.fromEntries(counted) as Reads;
  }

  #countedMethods<T extends object>(repository: T): T {
    return new Proxy(repository, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...values: unknown[]) => Promise<unknown>;
        return (...values: unknown[]) => this.#counted(method.apply(target, values));
      },
    });
  }
}
