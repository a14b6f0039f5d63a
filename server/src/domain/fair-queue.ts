// Shares one limit between owners: an owner with many tasks delays only its own.

export interface FairLimits {
  atOnce: number;
  atOncePerOwner: number;
  /** Beyond this, the owner with the most loses its newest task. */
  waiting: number;
}

export class QueueFull extends Error {}

interface Waiting {
  start: () => void;
  reject: (error: Error) => void;
}

export class FairQueue {
  readonly #limits: FairLimits;
  readonly #running = new Map<string, number>();
  /** The next owner comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #runningInAll = 0;
  #waitingInAll = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((start, reject) => {
      const waiting = this.#waiting.get(owner);
      if (waiting) waiting.push({ start, reject });
      else this.#waiting.set(owner, [{ start, reject }]);
      this.#waitingInAll += 1;
      this.#startNext();
      if (this.#waitingInAll > this.#limits.waiting) this.#dropOne();
    });
    try {
      return await task();
    } finally {
      this.#add(owner, -1);
      this.#startNext();
    }
  }

  #startNext(): void {
    for (const [owner, waiting] of this.#waiting) {
      if (this.#runningInAll >= this.#limits.atOnce) return;
      if ((this.#running.get(owner) ?? 0) >= this.#limits.atOncePerOwner) continue;
      const next = waiting.shift();
      this.#waiting.delete(owner);
      if (waiting.length > 0) this.#waiting.set(owner, waiting);
      this.#waitingInAll -= 1;
      this.#add(owner, 1);
      next?.start();
    }
  }

  #dropOne(): void {
    let longest: [string, Waiting[]] | null = null;
    for (const entry of this.#waiting)
      if (longest === null || entry[1].length > longest[1].length) longest = entry;
    if (!longest) return;
    const [owner, waiting] = longest;
    const dropped = waiting.pop();
    if (waiting.length === 0) this.#waiting.delete(owner);
    this.#waitingInAll -= 1;
    dropped?.reject(new QueueFull(`${this.#limits.waiting} tasks wait already`));
  }

  #add(owner: string, change: 1 | -1): void {
    this.#runningInAll += change;
    const count = (this.#running.get(owner) ?? 0) + change;
    if (count === 0) this.#running.delete(owner);
    else this.#running.set(owner, count);
  }
}
