// Spreads lists over turns of the event loop, in turn between accounts: 100 orders of 50 eSIMs take milliseconds, and an
// account with many keys may ask for hundreds a second.
import { limits } from "@partner-esim/generated/limits";
import { FairQueue, QueueFull } from "../domain/fair-queue.ts";
import { ordersAtOnce } from "../domain/orders/order-list.ts";
import { Refusal } from "../domain/refusal.ts";
import { acceptedSoFar } from "../domain/yield-turn.ts";
import { Refused } from "./problems.ts";

/** The longest page, or a few short ones. */
export const itemsInOneTurn = limits.pageLimitMax;
/** An order may have 50 eSIMs. */
export const itemsPerOrder = itemsInOneTurn / ordersAtOnce;
/** While connections are accepted, one at a time in a turn, lists are read in one of so many turns. */
const acceptingTurns = 4;

/** A list that is half read holds its rows: 100 orders of 50 eSIMs take 1 MB. */
const readSideBySide = { atOnce: 32, atOncePerOwner: 4, waiting: 2000 };
/** Where another process reads them: sixteen, of four accounts, made the orders of others take 180 ms instead of 20. */
const partsAtOnce = 2;
/** After a part of an account that reads several lists at a time. With two parts at a time it gets a third of the time. */
const rest = { times: 5, longestMs: 100 };
/** A part that waits, for example for a lock of its account, must not keep the lists of others waiting. */
const longestPartMs = 250;
const overloadedSeconds = 5;

export interface Reader {
  /** Its number. */
  account: number;
  hasLeft: () => boolean;
}

interface Waiting {
  items: number;
  isPart: boolean;
  start: () => void;
}

export class ListTurns {
  /** By account. The next one comes first. */
  readonly #waiting = new Map<number, Waiting[]>();
  #itemsLeft = itemsInOneTurn;
  /** That are read at this moment. */
  #parts = 0;
  /** Parts of an account that are read, and rests after them. */
  readonly #busy = new Map<number, number>();
  #isTurnDue = false;
  readonly #accepted: () => number;
  readonly #monotonicMs: () => number;
  readonly #places = new FairQueue(readSideBySide);
  #acceptedBefore = 0;
  #skipped = 0;

  /** @param accepted the number of connections accepted so far */
  constructor(accepted: () => number, monotonicMs: () => number) {
    this.#accepted = accepted;
    this.#monotonicMs = monotonicMs;
  }

  /** Reads a list in parts, each after `turn`. Rejects with `Refused` if the reader has left, or too many wait. */
  async read<T>(reader: Reader, list: (turn: (items: number) => Promise<void>) => Promise<T>): Promise<T> {
    try {
      return await this.#places.run(String(reader.account), async () => {
        if (reader.hasLeft()) throw notRead();
        let endPart = () => {};
        try {
          return await list(async (items) => {
            endPart();
            endPart = () => {};
            if (reader.hasLeft()) throw notRead();
            await this.#wait(reader.account, { items, isPart: true });
            endPart = this.#part(reader.account);
            if (reader.hasLeft()) throw notRead();
          });
        } finally {
          endPart();
        }
      });
    } catch (error) {
      throw error instanceof QueueFull ? notRead() : error;
    }
  }

  /** Rejects like `read`. */
  readInOnePart<T>(reader: Reader, list: () => Promise<T>): Promise<T> {
    return this.read(reader, async (turn) => {
      await turn(itemsInOneTurn);
      return await list();
    });
  }

  /** Resolves when a list of up to so many items may be read. Rejects with `Refused` if the reader has left. */
  async take({ account, hasLeft }: Reader, items: number): Promise<void> {
    if (hasLeft()) throw notRead();
    await this.#wait(account, { items, isPart: false });
    if (hasLeft()) throw notRead();
  }

  async #wait(account: number, wanted: Omit<Waiting, "start">): Promise<void> {
    await new Promise<void>((start) => {
      const waiting = this.#waiting.get(account);
      if (waiting) waiting.push({ ...wanted, start });
      else this.#waiting.set(account, [{ ...wanted, start }]);
      this.#startNext();
    });
  }

  /** Returns what ends it. */
  #part(account: number): () => void {
    const startedMs = this.#monotonicMs();
    let isCounted = true;
    const leavePlace = () => {
      if (isCounted) this.#parts -= 1;
      isCounted = false;
    };
    const timer = setTimeout(() => {
      leavePlace();
      this.#startNext();
    }, longestPartMs);
    return () => {
      clearTimeout(timer);
      leavePlace();
      this.#rest(account, this.#monotonicMs() - startedMs);
    };
  }

  #rest(account: number, tookMs: number): void {
    const isAlone = this.#busy.get(account) === 1 && !this.#waiting.has(account);
    const restMs = isAlone ? 0 : Math.min(rest.longestMs, rest.times * tookMs);
    const goOn = () => {
      this.#addBusy(account, -1);
      this.#startNext();
    };
    if (restMs === 0) {
      goOn();
    } else {
      setTimeout(goOn, restMs);
      this.#startNext();
    }
  }

  #addBusy(account: number, difference: number): void {
    const count = (this.#busy.get(account) ?? 0) + difference;
    if (count === 0) this.#busy.delete(account);
    else this.#busy.set(account, count);
  }

  #mayReadPart(account: number): boolean {
    return this.#parts < partsAtOnce && (this.#busy.get(account) ?? 0) < partsAtOnce;
  }

  #startNext(): void {
    for (const [account, waiting] of this.#waiting) {
      const index = waiting.findIndex(({ isPart }) => !isPart || this.#mayReadPart(account));
      const next = waiting[index];
      if (next === undefined) continue;
      if (next.items > this.#itemsLeft) break;
      waiting.splice(index, 1);
      this.#waiting.delete(account);
      if (waiting.length > 0) this.#waiting.set(account, waiting);
      this.#itemsLeft -= next.items;
      if (next.isPart) {
        this.#parts += 1;
        this.#addBusy(account, 1);
      }
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

const notRead = (): Refused => overloaded("Too many lists wait to be read.");

export const overloaded = (message: string): Refused =>
  new Refused(
    new Refusal("rate_limited", `${message} Try again in ${overloadedSeconds} seconds.`),
    overloadedSeconds,
  );

/** Of all lists of the process. */
export const listTurns = new ListTurns(acceptedSoFar, () => performance.now());
