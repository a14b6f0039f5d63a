/** Handles items, oldest first, a few in each turn of the event loop, or in each interval. */
export class Paced<T> {
  readonly #perTurn: () => number;
  readonly #handle: (item: T) => void;
  readonly #everyMs: number | null;
  readonly #items = new Set<T>();
  #isTurnDue = false;

  constructor(perTurn: number | (() => number), handle: (item: T) => void, everyMs: number | null = null) {
    this.#perTurn = typeof perTurn === "number" ? () => perTurn : perTurn;
    this.#handle = handle;
    this.#everyMs = everyMs;
  }

  get isEmpty(): boolean {
    return this.#items.size === 0;
  }

  add(item: T): void {
    this.#items.add(item);
    this.#planTurn();
  }

  delete(item: T): void {
    this.#items.delete(item);
  }

  #planTurn(): void {
    if (this.#isTurnDue) return;
    this.#isTurnDue = true;
    if (this.#everyMs === null) setImmediate(() => this.#turn());
    else setTimeout(() => this.#turn(), this.#everyMs);
  }

  #turn(): void {
    this.#isTurnDue = false;
    const most = this.#perTurn();
    let handled = 0;
    for (const item of this.#items) {
      if (handled === most) break;
      handled += 1;
      this.#items.delete(item);
      this.#handle(item);
    }
    if (!this.isEmpty) this.#planTurn();
  }
}
