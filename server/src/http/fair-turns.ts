// Continues requests after a read from a database server, in turn between accounts. Their responses come back together, and
// a purchase has many steps, each of which waits for the turn of the event loop that it comes in: so turns stay short.

/** A turn that took longer halves the number of requests that continue in one. */
const longestMs = 3;
const mostInOneTurn = 64;

export class FairTurns {
  readonly #monotonicMs: () => number;
  /** By account. The next one comes first. */
  readonly #waiting = new Map<number, (() => void)[]>();
  #most = mostInOneTurn;
  #continued = 0;
  #plannedMs: number | null = null;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** Resolves when a request of the account may go on. */
  async take(account: number): Promise<void> {
    this.#planTurn();
    if (this.#waiting.size === 0 && this.#continued < this.#most) {
      this.#continued += 1;
      return;
    }
    await new Promise<void>((goOn) => {
      const waiting = this.#waiting.get(account);
      if (waiting) waiting.push(goOn);
      else this.#waiting.set(account, [goOn]);
    });
  }

  #planTurn(): void {
    if (this.#plannedMs !== null) return;
    this.#plannedMs = this.#monotonicMs();
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    const tookMs = this.#monotonicMs() - (this.#plannedMs ?? 0);
    this.#most = tookMs > longestMs ? Math.max(1, this.#most >> 1) : Math.min(mostInOneTurn, this.#most + 1);
    this.#plannedMs = null;
    this.#continued = 0;
    for (const [account, [goOn, ...rest]] of this.#waiting) {
      if (this.#continued === this.#most) break;
      this.#waiting.delete(account);
      if (rest.length > 0) this.#waiting.set(account, rest);
      this.#continued += 1;
      goOn?.();
    }
    if (this.#continued > 0) this.#planTurn();
  }
}

/** Of all requests of the process. */
export const fairTurns = new FairTurns(() => performance.now());
