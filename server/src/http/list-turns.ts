// Spreads lists over turns of the event loop, in turn between accounts: 100 orders of 50 eSIMs take milliseconds, and an
// account with many keys may ask for hundreds a second.
import { limits } from "@partner-esim/generated/limits";
import { ordersAtOnce } from "../domain/orders/order-list.ts";
import { acceptedSoFar } from "./fair-starts.ts";

/** The longest page, or a few short ones. */
export const itemsInOneTurn = limits.pageLimitMax;
/** An order may have 50 eSIMs. */
export const itemsPerOrder = itemsInOneTurn / ordersAtOnce;
/** While connections are accepted, one at a time in a turn, lists are read in one of so many turns. */
const acceptingTurns = 4;

interface Waiting {
  items: number;
  start: () => void;
}

export class ListTurns {
  /** By account. The next one comes first. */
  readonly #waiting = new Map<number, Waiting[]>();
  #itemsLeft = itemsInOneTurn;
  #isTurnDue = false;
  readonly #accepted: () => number;
  #acceptedBefore = 0;
  #skipped = 0;

  /** @param accepted the number of connections accepted so far */
  constructor(accepted: () => number) {
    this.#accepted = accepted;
  }

  /** Resolves when a list of up to so many items may be read. */
  take(account: number, items: number): Promise<void> {
    return new Promise((start) => {
      const waiting = this.#waiting.get(account);
      if (waiting) waiting.push({ items, start });
      else this.#waiting.set(account, [{ items, start }]);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [account, waiting] of this.#waiting) {
      const [next] = waiting;
      if (next === undefined || next.items > this.#itemsLeft) break;
      waiting.shift();
      this.#waiting.delete(account);
      if (waiting.length > 0) this.#waiting.set(account, waiting);
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
      if (this.#isToSkip()) return this.#planTurn();
      this.#itemsLeft = itemsInOneTurn;
      this.#startNext();
    });
  }

  #isToSkip(): boolean {
    const accepted = this.#accepted();
    const isAccepting = accepted !== this.#acceptedBefore;
    this.#acceptedBefore = accepted;
    this.#skipped = isAccepting ? (this.#skipped + 1) % acceptingTurns : 0;
    return this.#skipped > 0;
  }
}

/** Of all lists of the process. */
export const listTurns = new ListTurns(acceptedSoFar);
