// Records deliveries that were received: a group commit of those that end at the same moment, in turn between accounts. If
// it fails, each is recorded on its own.

import type { Outgoing } from "../domain/webhooks/attempts.ts";

const atOnce = 16;
/** The next ones are recorded while the first commit. */
const mostRunning = 2;

/** Returns the next request of each endpoint, or null. */
type RecordAll<T> = (received: readonly T[]) => Promise<(Outgoing | null)[]>;

interface Waiting<T> {
  received: T;
  resolve(next: Outgoing | null): void;
  reject(error: unknown): void;
}

export class ResultGroups<T extends { sent: Outgoing }> {
  readonly #record: RecordAll<T>;
  /** By ledger; the next one comes first. Endpoints have one request each, so there are as many as requests are open. */
  readonly #waiting = new Map<number, Waiting<T>[]>();
  #running = 0;
  #isPlanned = false;

  constructor(record: RecordAll<T>) {
    this.#record = record;
  }

  record(received: T): Promise<Outgoing | null> {
    return new Promise((resolve, reject) => {
      const { ledger } = received.sent;
      const waiting = this.#waiting.get(ledger) ?? [];
      waiting.push({ received, resolve, reject });
      this.#waiting.set(ledger, waiting);
      this.#plan();
    });
  }

  /** One turn later: those that arrive together share a transaction. */
  #plan(): void {
    if (this.#isPlanned || this.#running >= mostRunning || this.#waiting.size === 0) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      void this.#recordSome();
      this.#plan();
    });
  }

  /** Never rejects: errors go to who waits. */
  async #recordSome(): Promise<void> {
    const group = this.#take();
    this.#running += 1;
    await this.#recordGroup(group).catch(async () => {
      await Promise.all(group.map((one) => this.#recordGroup([one]).catch(one.reject)));
    });
    this.#running -= 1;
    this.#plan();
  }

  async #recordGroup(group: readonly Waiting<T>[]): Promise<void> {
    const next = await this.#record(group.map(({ received }) => received));
    for (const [i, { resolve }] of group.entries()) resolve(next[i] ?? null);
  }

  /** In the order in which all transactions lock endpoints. */
  #take(): Waiting<T>[] {
    const taken: Waiting<T>[] = [];
    for (const [ledger, waiting] of this.#waiting) {
      if (taken.length === atOnce) break;
      this.#waiting.delete(ledger);
      const [first, ...others] = waiting;
      if (first) taken.push(first);
      // Behind the others.
      if (others.length > 0) this.#waiting.set(ledger, others);
    }
    return taken.sort((a, b) => a.received.sent.endpoint - b.received.sent.endpoint);
  }
}
