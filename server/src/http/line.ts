/** What waits to start, in turn between owners. */
export class Line<Owner> {
  /** The next one comes first. */
  readonly #waiting = new Map<Owner, Set<() => void>>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(owner: Owner, start: () => void): void {
    const starts = this.#waiting.get(owner);
    if (starts) starts.add(start);
    else this.#waiting.set(owner, new Set([start]));
  }

  delete(owner: Owner, start: () => void): void {
    const starts = this.#waiting.get(owner);
    starts?.delete(start);
    if (starts?.size === 0) this.#waiting.delete(owner);
  }

  shift(): (() => void) | undefined {
    for (const [owner, starts] of this.#waiting) {
      const [start] = starts;
      if (start === undefined) break;
      starts.delete(start);
      this.#waiting.delete(owner);
      if (starts.size > 0) this.#waiting.set(owner, starts);
      return start;
    }
    return undefined;
  }
}
