// Shares turns of the event loop between owners, whose work would otherwise fill them: it goes on in turn, and so much of it
// that turns stay short. A purchase has many steps, and each waits for the turn that its response comes in.

const mostInOneTurn = 64;

export class FairTurns<Owner> {
  readonly #monotonicMs: () => number;
  readonly #longestMs: number;
  /** The next owner comes first. */
  readonly #waiting = new Map<Owner, (() => void)[]>();
  #most = mostInOneTurn;
  #continued = 0;
  #plannedMs: number | null = null;

  /** @param longestMs a turn that took longer halves how much goes on in one */
  constructor(monotonicMs: () => number, longestMs: number) {
    this.#monotonicMs = monotonicMs;
    this.#longestMs = longestMs;
  }

  /** Resolves when something of the owner may go on. */
  async take(owner: Owner): Promise<void> {
    this.#planTurn();
    if (this.#waiting.size === 0 && this.#continued < this.#most) {
      this.#continued += 1;
      return;
    }
    await new Promise<void>((goOn) => {
      const waiting = this.#waiting.get(owner);
      if (waiting) waiting.push(goOn);
      else this.#waiting.set(owner, [goOn]);
    });
  }

  #planTurn(): void {
    if (this.#plannedMs !== null) return;
    this.#plannedMs = this.#monotonicMs();
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    const tookMs = this.#monotonicMs() - (this.#plannedMs ?? 0);
    this.#most =
      tookMs > this.#longestMs ? Math.max(1, this.#most >> 1) : Math.min(mostInOneTurn, this.#most + 1);
    this.#plannedMs = null;
    this.#continued = 0;
    for (const [owner, waiting] of this.#waiting) {
      if (this.#continued === this.#most) break;
      const goOn = waiting.shift();
      this.#waiting.delete(owner);
      if (waiting.length > 0) this.#waiting.set(owner, waiting);
      this.#continued += 1;
      goOn?.();
    }
    if (this.#continued > 0) this.#planTurn();
  }
}
