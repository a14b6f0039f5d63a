/** Handles items, oldest first, a few in each turn of the event loop. */
export class Paced<T> {
  readonly #perTurn: number;
  readonly #handle: (item: T) => void;
  readonly #items = new Set<T>();
  #isTurnDue = false;

  constructor(perTurn: number, handle: (item: T) => void) {
    this.#perTurn = perTurn;
    this.#handle = handle;
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
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isTurnDue = false;
    let handled = 0;
    for (const item of this.#items) {
      if (handled === this.#perTurn) break;
      handled += 1;
      this.#items.delete(item);
      this.#handle(item);
    }
    if (!this.isEmpty) this.#planTurn();
  }
}
