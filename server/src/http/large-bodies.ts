// JSON of 24 KB can take 2 ms to parse. Large bodies are parsed one by one, in turn between accounts. Requests with small
// ones need several turns of the event loop each, and go on between them.
import type { ServerResponse } from "node:http";
import { Line } from "./line.ts";

/** Whatever was announced: what arrived in chunks counts too. */
export const largeBytes = 1024;
/** One in so many turns, or when the last one was parsed so long ago: turns are slow on a busy machine. */
const pace = { turns: 8, ms: 10 };

/** An account by its number, an operator by an id, or the client where nobody is signed in. */
export type Owner = number | string;

export class LargeBodies {
  readonly #monotonicMs: () => number;
  readonly #line = new Line<Owner>();
  #parsedAt = Number.NEGATIVE_INFINITY;
  /** Since the last one was parsed. */
  #turns = 0;
  #isTurnDue = false;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** Resolves to true when a body of the owner may be parsed, and to false when the connection has closed. */
  async take(owner: Owner, response: ServerResponse): Promise<boolean> {
    if (response.destroyed) return false;
    if (this.#line.isEmpty && this.#isDue()) {
      this.#began();
      return true;
    }
    return await new Promise<boolean>((resolve) => {
      const start = () => {
        response.off("close", leave);
        resolve(true);
      };
      const leave = () => {
        this.#line.delete(owner, start);
        resolve(false);
      };
      response.once("close", leave);
      this.#line.add(owner, start);
      this.#planTurn();
    });
  }

  #isDue(): boolean {
    return this.#turns >= pace.turns || this.#monotonicMs() - this.#parsedAt >= pace.ms;
  }

  #began(): void {
    this.#turns = 0;
    this.#parsedAt = this.#monotonicMs();
  }

  #planTurn(): void {
    if (this.#isTurnDue || this.#line.isEmpty) return;
    this.#isTurnDue = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isTurnDue = false;
    this.#turns += 1;
    if (this.#isDue()) {
      const start = this.#line.shift();
      if (start) this.#began();
      start?.();
    }
    this.#planTurn();
  }
}
