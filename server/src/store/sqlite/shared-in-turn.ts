/** Shares a read between callers of one turn of the event loop, until the next commit. */
export class SharedInTurn<T> {
  readonly #read: () => Promise<T>;
  #result: Promise<T> | null = null;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  get(): Promise<T> {
    if (this.#result === null) {
      this.#result = this.#read();
      setImmediate(() => this.forget());
    }
    return this.#result;
  }

  forget(): void {
    this.#result = null;
  }
}
