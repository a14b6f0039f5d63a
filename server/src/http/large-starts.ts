// JSON of 24 KB can take 2 ms to parse. Requests with large bodies start one by one, in turn between accounts. Those with
// small ones need several turns of the event loop each, and go on between them.
import type { IncomingMessage } from "node:http";
import type { KnownClients, Owner } from "./known-clients.ts";
import { Line } from "./line.ts";

const largeBytes = 1024;
/** One in so many turns, or when the last one started so long ago: turns are slow on a busy machine. */
const pace = { turns: 8, ms: 10 };

/** Chunked ones don't say. */
export const isLarge = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > largeBytes;

/** The next owner comes first. */
type Waiting = Map<Owner, Line>;

export class LargeStarts {
  readonly #now: () => number;
  readonly #clients: Pick<KnownClients, "ownerOf"> | undefined;
  /** Those whose account is not known yet are told apart by their clients: an attacker can have many. */
  readonly #waiting: { accounts: Waiting; others: Waiting } = { accounts: new Map(), others: new Map() };
  #wereOthersLast = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Since the last start. */
  #turns = 0;
  #isTurnDue = false;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number, clients?: Pick<KnownClients, "ownerOf">) {
    this.#now = now;
    this.#clients = clients;
  }

  /** Calls `start` now or in a later turn; returns a function that cancels it. */
  take(client: string, start: () => void, sender = ""): () => void {
    const { accounts, others } = this.#waiting;
    if (accounts.size + others.size === 0 && this.#isDue()) {
      this.#start(start);
      return () => {};
    }
    const account = this.#clients?.ownerOf(sender);
    const waiting = account === undefined ? others : accounts;
    const owner = account ?? client;
    const line = waiting.get(owner) ?? new Line();
    waiting.set(owner, line);
    line.add(sender, start);
    this.#planTurn();
    return () => {
      line.delete(sender, start);
      if (line.isEmpty && waiting.get(owner) === line) waiting.delete(owner);
    };
  }

  #isDue(): boolean {
    return this.#turns >= pace.turns || this.#now() - this.#startedAt >= pace.ms;
  }

  #start(start: () => void): void {
    this.#turns = 0;
    this.#startedAt = this.#now();
    start();
  }

  #planTurn(): void {
    const { accounts, others } = this.#waiting;
    if (this.#isTurnDue || accounts.size + others.size === 0) return;
    this.#isTurnDue = true;
    setImmediate(() => {
      this.#isTurnDue = false;
      this.#turns += 1;
      const next = this.#isDue() ? this.#shift() : undefined;
      if (next) this.#start(next);
      this.#planTurn();
    });
  }

  /** Alternates between accounts and others. */
  #shift(): (() => void) | undefined {
    const { accounts, others } = this.#waiting;
    this.#wereOthersLast = others.size > 0 && (!this.#wereOthersLast || accounts.size === 0);
    const waiting = this.#wereOthersLast ? others : accounts;
    for (const [owner, line] of waiting) {
      const start = line.shift();
      waiting.delete(owner);
      if (!line.isEmpty) waiting.set(owner, line);
      return start;
    }
    return undefined;
  }
}
