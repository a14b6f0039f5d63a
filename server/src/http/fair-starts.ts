// Starts requests in turns of the event loop: of each client a few in one turn, so that a client that floods the service
// waits for itself.

/** Fewer would cost throughput: turns share commits. */
const startedInOneTurn = 32;

export class FairStarts {
  /** How many were started in this turn, by client. */
  readonly #started = new Map<string, number>();
  /** By client. As many as there are connections. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Calls `start` now, or in a later turn of the client. */
  take(client: string, start: () => void): void {
    const started = this.#started.get(client) ?? 0;
    const waiting = this.#waiting.get(client);
    if (waiting !== undefined) waiting.push(start);
    else if (started >= startedInOneTurn) this.#waiting.set(client, [start]);
    else {
      this.#count(client, started + 1);
      start();
    }
  }

  #count(client: string, started: number): void {
    if (this.#started.size === 0) setImmediate(() => this.#nextTurn());
    this.#started.set(client, started);
  }

  #nextTurn(): void {
    this.#started.clear();
    const next = [...this.#waiting].flatMap(([client, waiting]) => {
      const starts = waiting.splice(0, startedInOneTurn);
      if (waiting.length === 0) this.#waiting.delete(client);
      this.#count(client, starts.length);
      return starts;
    });
    for (const start of next) start();
  }
}
