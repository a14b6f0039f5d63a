// Spreads lists over turns of the event loop, in turn between accounts: 100 orders of 50 eSIMs take 6 ms, and an
// account with many keys may ask for hundreds a second.
import { limits } from "@partner-esim/generated/limits";

/** The longest page, or a few short ones. */
const itemsInOneTurn = limits.pageLimitMax;

interface Waiting {
  items: number;
  start: () => void;
}

export class ListTurns {
  /** By ledger. The next one comes first. */
  readonly #waiting = new Map<number, Waiting[]>();
  #itemsLeft = itemsInOneTurn;
  #isTurnDue = false;

  /** Resolves when a list of up to so many items may be read. */
  take(ledger: number, items: number): Promise<void> {
    return new Promise((start) => {
      const waiting = this.#waiting.get(ledger);
      if (waiting) waiting.push({ items, start });
      else this.#waiting.set(ledger, [{ items, start }]);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [ledger, waiting] of this.#waiting) {
      const [next] = waiting;
      if (next === undefined || next.items > this.#itemsLeft) break;
      waiting.shift();
      this.#waiting.delete(ledger);
      if (waiting.length > 0) this.#waiting.set(ledger, waiting);
      this.#itemsLeft -= next.items;
      next.start();
    }
    if (this.#itemsLeft < itemsInOneTurn) this.#planTurn();
  }

  #planTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    setImmediate(() => {
      this.#isTurnDue = false;
      this.#itemsLeft = itemsInOneTurn;
      this.#startNext();
    });
  }
}
