/** What a client has to start, in turn between senders: those behind one proxy have one address. */
export class Line {
  /** The next one comes first. */
  readonly #senders = new Map<string, Set<() => void>>();

  get isEmpty(): boolean {
    return this.#senders.size === 0;
  }

  add(sender: string, start: () => void): void {
    const starts = this.#senders.get(sender);
    if (starts) starts.add(start);
    else this.#senders.set(sender, new Set([start]));
  }

  delete(sender: string, start: () => void): void {
    const starts = this.#senders.get(sender);
    starts?.delete(start);
    if (starts?.size === 0) this.#senders.delete(sender);
  }

  shift(): (() => void) | undefined {
    for (const [sender, starts] of this.#senders) {
      const [start] = starts;
      if (start === undefined) break;
      starts.delete(start);
      this.#senders.delete(sender);
      if (starts.size > 0) this.#senders.set(sender, starts);
      return start;
    }
    return undefined;
  }
}
