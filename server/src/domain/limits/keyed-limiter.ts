// Limits how many tasks run at once, per owner and in total. Waiting owners take turns.

export interface LimiterBounds {
  atOnce: number;
  atOncePerOwner: number;
  waiting: number;
  waitingPerOwner: number;
  /** Maximum memory of waiting tasks, such as request bodies. */
  waitingBytes: number;
}

export interface LimiterObserver {
  monotonicMs(): number;
  started(waitedMs: number): void;
  refused(): void;
}

/** The queue is full. */
export class LimiterFull extends Error {}

/** Ends the task. Further calls have no effect. */
export type Leave = () => void;

interface Waiting {
  bytes: number;
  start: () => void;
}

const unobserved: LimiterObserver = { monotonicMs: () => 0, started() {}, refused() {} };

export class KeyedLimiter {
  readonly #bounds: LimiterBounds;
  readonly #observer: LimiterObserver;
  readonly #running = new Map<string, number>();
  /** Waiting tasks by owner; the next owner comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #runningInAll = 0;
  #waitingInAll = 0;
  #waitingBytes = 0;

  constructor(bounds: LimiterBounds, observer: LimiterObserver = unobserved) {
    this.#bounds = bounds;
    this.#observer = observer;
  }

  get running(): number {
    return this.#runningInAll;
  }

  get waiting(): number {
    return this.#waitingInAll;
  }

  /** Returns whether a task may start or wait. Rejections are counted. */
  hasRoom(owner: string, bytes = 0): boolean {
    const { waiting, waitingPerOwner, waitingBytes } = this.#bounds;
    const isRoom =
      this.#mayStart(owner) ||
      (this.#waitingInAll < waiting &&
        (this.#waiting.get(owner)?.length ?? 0) < waitingPerOwner &&
        this.#waitingBytes + bytes <= waitingBytes);
    if (!isRoom) this.#observer.refused();
    return isRoom;
  }

  /** Resolves when the task may start. Rejects with `LimiterFull`. */
  async enter(owner: string, bytes = 0): Promise<Leave> {
    if (!this.hasRoom(owner, bytes)) throw new LimiterFull("as many tasks wait already as the limits allow");
    const sinceMs = this.#observer.monotonicMs();
    if (this.#mayStart(owner)) this.#add(owner, 1);
    else await this.#wait(owner, bytes);
    this.#observer.started(this.#observer.monotonicMs() - sinceMs);
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.#add(owner, -1);
      this.#startNext();
    };
  }

  /** Rejects with `LimiterFull`. */
  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const leave = await this.enter(owner);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #mayStart(owner: string): boolean {
    return (
      this.#runningInAll < this.#bounds.atOnce &&
      (this.#running.get(owner) ?? 0) < this.#bounds.atOncePerOwner
    );
  }

  #wait(owner: string, bytes: number): Promise<void> {
    return new Promise((start) => {
      const waiting = this.#waiting.get(owner) ?? [];
      waiting.push({ bytes, start });
      this.#waiting.set(owner, waiting);
      this.#waitingInAll += 1;
      this.#waitingBytes += bytes;
    });
  }

  #startNext(): void {
    for (const [owner, waiting] of this.#waiting) {
      if (this.#runningInAll >= this.#bounds.atOnce) return;
      if (!this.#mayStart(owner)) continue;
      const next = waiting.shift();
      // Moves the owner behind the others.
      this.#waiting.delete(owner);
      if (waiting.length > 0) this.#waiting.set(owner, waiting);
      if (next === undefined) continue;
      this.#waitingInAll -= 1;
      this.#waitingBytes -= next.bytes;
      this.#add(owner, 1);
      next.start();
    }
  }

  #add(owner: string, change: 1 | -1): void {
    this.#runningInAll += change;
    const count = (this.#running.get(owner) ?? 0) + change;
    if (count === 0) this.#running.delete(owner);
    else this.#running.set(owner, count);
  }
}
