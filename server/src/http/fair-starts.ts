// Starts a few requests of each client per turn of the event loop, so that a flooding client waits for itself. Known
// clients go first, so that a flood from many addresses waits too.

import { countAccepted } from "../domain/yield-turn.ts";
import { Line } from "./line.ts";

/** Fewer would cost throughput, because the requests of a turn share commits. */
const startedInOneTurn = 32;
/** Of those that had to wait. What they cost is known a turn later. */
const resumedInOneTurn = 8;
/**
 * Of all clients. Few of others, because Node accepts one connection per turn: longer turns would make new connections
 * wait. Without a limit, libuv reads up to 49,000 events in one turn if clients that get responses send more.
 */
const startedOfAll = { known: 64, others: 8 };
/**
 * While connections are accepted: of others one in so many turns, or in the first turn after so long without one, since
 * turns are slow on a busy machine; and few of known clients, who may be attackers too.
 */
const accepting = { known: 8, turnsOfOthers: 4, othersWithinMs: 2 };
/** The kernel takes about as long to copy this as a small request takes in all. */
const bytesLikeOneStart = 32 * 1024;

interface Queue {
  most: number;
  started: number;
  startedAt: number;
  readonly waiting: Map<string, Line>;
}

const queueOf = (most: number): Queue => ({
  most,
  started: 0,
  startedAt: Number.NEGATIVE_INFINITY,
  waiting: new Map(),
});

export class FairStarts {
  readonly #now: () => number;
  readonly #isKnown: (client: string) => boolean;
  readonly #known = queueOf(startedOfAll.known);
  readonly #others = queueOf(startedOfAll.others);
  /** What exceeds a turn counts in the next ones. */
  readonly #started = new Map<string, number>();
  #isTurnDue = false;
  /** Since the last turn. */
  #isAccepting = false;
  #turns = 0;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number, isKnown: (client: string) => boolean = () => false) {
    this.#now = now;
    this.#isKnown = isKnown;
  }

  /**
   * Calls `start` now or in a later turn; returns a function that cancels it.
   * @param sender one of the client's
   */
  take(client: string, start: () => void, sender = ""): () => void {
    const queue = this.#isKnown(client) ? this.#known : this.#others;
    if (!queue.waiting.has(client) && this.#hasTurn(queue, client)) {
      this.#start(queue, client, start);
      return () => {};
    }
    const line = queue.waiting.get(client) ?? new Line();
    queue.waiting.set(client, line);
    line.add(sender, start);
    this.#planTurn();
    return () => {
      line.delete(sender, start);
      if (line.isEmpty && queue.waiting.get(client) === line) queue.waiting.delete(client);
    };
  }

  /** A new connection: more may wait, and each waits for a turn of its own. */
  accepted(): void {
    countAccepted();
    this.#isAccepting = true;
    this.#limit();
  }

  #limit(): void {
    if (!this.#isAccepting) {
      this.#known.most = startedOfAll.known;
      this.#others.most = startedOfAll.others;
      return;
    }
    this.#known.most = accepting.known;
    this.#others.most = this.#isDue(this.#others, accepting.turnsOfOthers, accepting.othersWithinMs) ? 1 : 0;
  }

  #isDue({ startedAt }: Queue, everyTurns: number, withinMs: number): boolean {
    return this.#turns % everyTurns === 0 || this.#now() - startedAt >= withinMs;
  }

  /** Counts what a response of this client took to write. */
  wrote(client: string, bytes: number): void {
    const cost = Math.floor(bytes / bytesLikeOneStart);
    if (cost > 0) this.#count(client, cost);
  }

  #hasTurn({ started, most }: Queue, client: string, mostOfOne = startedInOneTurn): boolean {
    return started < most && (this.#started.get(client) ?? 0) < mostOfOne;
  }

  #start(queue: Queue, client: string, start: () => void): void {
    queue.started += 1;
    if (queue !== this.#known) queue.startedAt = this.#now();
    this.#count(client, 1);
    start();
  }

  #count(client: string, cost: number): void {
    this.#started.set(client, (this.#started.get(client) ?? 0) + cost);
    this.#planTurn();
  }

  #planTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isTurnDue = false;
    this.#limit();
    this.#isAccepting = false;
    const carriedOver = [...this.#started].filter(([, started]) => started > startedInOneTurn);
    this.#started.clear();
    for (const [client, started] of carriedOver) this.#count(client, started - startedInOneTurn);
    for (const queue of [this.#known, this.#others]) {
      queue.started = 0;
      // A client with more to start comes up again, behind the others.
      for (const [client, line] of queue.waiting) this.#resumeOne(queue, client, line);
      if (queue.waiting.size > 0) this.#planTurn();
    }
    this.#turns += 1;
  }

  #resumeOne(queue: Queue, client: string, line: Line): void {
    if (!this.#hasTurn(queue, client, resumedInOneTurn)) return;
    const start = line.shift();
    queue.waiting.delete(client);
    if (!line.isEmpty) queue.waiting.set(client, line);
    if (start) this.#start(queue, client, start);
  }
}
