// Starts a few requests of each client per turn of the event loop, so that a flooding client waits for itself. Known
// clients go first, so that a flood from many addresses waits too.

/** Fewer would cost throughput, because the requests of a turn share commits. */
const startedInOneTurn = 32;
/** Of those that had to wait. What they cost is known a turn later. */
const resumedInOneTurn = 8;
/**
 * Of all clients. Few of others, because Node accepts one connection per turn: longer turns would make new connections
 * wait. Without a limit, libuv reads up to 49,000 events in one turn if clients that get responses send more.
 */
const startedOfAll = { known: 256, others: 8 };
/** While connections are accepted: of others one in so many turns, and few of known clients, who may be attackers too. */
const accepting = { known: 8, turnsOfOthers: 4 };
/** The kernel takes about as long to copy this as a small request takes in all. */
const bytesLikeOneStart = 32 * 1024;

interface Lane {
  most: number;
  started: number;
  readonly waiting: Map<string, Set<() => void>>;
}

let accepted = 0;
/** Counts the connections of all listeners. */
export const acceptedSoFar = (): number => accepted;

export class FairStarts {
  readonly #isKnown: (client: string) => boolean;
  readonly #known: Lane = { most: startedOfAll.known, started: 0, waiting: new Map() };
  readonly #others: Lane = { most: startedOfAll.others, started: 0, waiting: new Map() };
  /** What exceeds a turn counts in the next ones. */
  readonly #started = new Map<string, number>();
  #isTurnDue = false;
  /** Since the last turn. */
  #isAccepting = false;
  #turns = 0;

  constructor(isKnown: (client: string) => boolean = () => false) {
    this.#isKnown = isKnown;
  }

  /** Calls `start` now or in a later turn; returns a function that cancels it. */
  take(client: string, start: () => void): () => void {
    const lane = this.#isKnown(client) ? this.#known : this.#others;
    if (!lane.waiting.has(client) && this.#hasTurn(lane, client)) {
      this.#start(lane, client, start);
      return () => {};
    }
    let waiting = lane.waiting.get(client);
    if (waiting === undefined) {
      waiting = new Set();
      lane.waiting.set(client, waiting);
    }
    waiting.add(start);
    this.#planTurn();
    return () => {
      waiting.delete(start);
      if (waiting.size === 0 && lane.waiting.get(client) === waiting) lane.waiting.delete(client);
    };
  }

  /** A new connection: more may wait, and each waits for a turn of its own. */
  accepted(): void {
    accepted += 1;
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
    this.#others.most = this.#turns % accepting.turnsOfOthers === 0 ? 1 : 0;
  }

  /** Counts what a response of this client took to write. */
  wrote(client: string, bytes: number): void {
    const cost = Math.floor(bytes / bytesLikeOneStart);
    if (cost > 0) this.#count(client, cost);
  }

  #hasTurn({ started, most }: Lane, client: string): boolean {
    return started < most && (this.#started.get(client) ?? 0) < startedInOneTurn;
  }

  #start(lane: Lane, client: string, start: () => void): void {
    lane.started += 1;
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
    for (const lane of [this.#known, this.#others]) {
      lane.started = 0;
      let clients = lane.waiting.size;
      for (const [client, waiting] of lane.waiting) {
        // Those that are moved to the end come up again.
        if (clients-- === 0 || lane.started >= lane.most) break;
        this.#resume(lane, client, waiting);
      }
      if (lane.waiting.size > 0) this.#planTurn();
    }
    this.#turns += 1;
  }

  #resume(lane: Lane, client: string, waiting: Set<() => void>): void {
    let resumed = 0;
    for (const start of waiting) {
      if (resumed === resumedInOneTurn || !this.#hasTurn(lane, client)) break;
      waiting.delete(start);
      resumed += 1;
      this.#start(lane, client, start);
    }
    if (waiting.size > 0 && resumed === 0) return;
    // To the end, behind other clients.
    lane.waiting.delete(client);
    if (waiting.size > 0) lane.waiting.set(client, waiting);
  }
}
