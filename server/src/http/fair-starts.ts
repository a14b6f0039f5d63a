// Starts requests in turns of the event loop: of each client a few in one turn, so that a client that floods the service
// waits for itself.

/** Fewer would cost throughput: turns share commits. */
const startedInOneTurn = 32;

export class FairStarts {
  /** How many were started in this turn, by client. */
  readonly #started = new Map<string, number>();
  /** By client, in order. */
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Calls `start` now, or in a later turn of the client. Returns what cancels it. */
  take(client: string, start: () => void): () => void {
    const started = this.#started.get(client) ?? 0;
    let waiting = this.#waiting.get(client);
    if (waiting === undefined && started < startedInOneTurn) {
      this.#count(client, started + 1);
      start();
      return () => {};
    }
    if (waiting === undefined) {
      waiting = new Set();
      this.#waiting.set(client, waiting);
    }
    waiting.add(start);
    return () => waiting.delete(start);
  }

  #count(client: string, started: number): void {
    if (this.#started.size === 0) setImmediate(() => this.#nextTurn());
    this.#started.set(client, started);
  }

  #nextTurn(): void {
    this.#started.clear();
    const next = [...this.#waiting].flatMap(([client, waiting]) => {
      const starts: (() => void)[] = [];
      for (const start of waiting) {
        if (starts.length === startedInOneTurn) break;
        starts.push(start);
        waiting.delete(start);
      }
      if (waiting.size === 0) this.#waiting.delete(client);
      this.#count(client, starts.length);
      return starts;
    });
    for (const start of next) start();
  }
}
