/**
 * Lets cases wait. With a clock that the operator can move, the cases of the last phase wait together: once all
 * that run are waiting, time moves on to the earliest of them, so that minutes cost one command. Without one,
 * waiting is sleeping.
 */
import type { Time } from "./keys.ts";
import type { Exchange } from "./wire.ts";

export interface DeploymentTime {
  /** How far the deployment's time is ahead of ours at the start. */
  aheadMs: number;
  /** Moves it, where that can be done. */
  advance?: (seconds: number) => Promise<unknown>;
}

/** How far the clock of the deployment is ahead of ours, by the Date of an answer; 0 while the two may be the same. */
export function aheadOf(answer: Exchange): number {
  const secondMs = Date.parse(answer.header("Date") ?? "");
  // The answer was dated while the call lasted, somewhere within that second.
  const [least, most] = [secondMs - answer.endedAtMs, secondMs + 999 - answer.startedAtMs];
  if (!Number.isFinite(secondMs) || (least <= 0 && most >= 0)) return 0;
  return Math.round((least + most) / 2);
}

export class SharedClock {
  readonly #deployment: DeploymentTime;
  readonly #time: Time;
  #running = 0;
  #movedSeconds = 0;
  #waiting: { until: number; wake: () => void; fail: (error: unknown) => void }[] = [];
  #moving = false;

  constructor(time: Time, deployment: DeploymentTime = { aheadMs: 0 }) {
    this.#time = time;
    this.#deployment = deployment;
  }

  get movable(): boolean {
    return this.#deployment.advance !== undefined;
  }

  /** The deployment's time, as far as we can tell: ours, and what it was moved by. */
  nowMs(): number {
    return this.#time.now() + this.#deployment.aheadMs + this.#movedSeconds * 1000;
  }

  /** Runs one case of the phase in which time may move. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#moveWhenAllWait();
    }
  }

  async pass(seconds: number): Promise<void> {
    // Cases that wait share each move of the clock: what one works out wrongly must not end the others.
    if (!Number.isFinite(seconds)) throw new RangeError(`no time to wait for: ${seconds} seconds`);
    if (!this.movable) return this.#time.sleep(seconds * 1000);
    await new Promise<void>((wake, fail) => {
      this.#waiting.push({ until: this.#movedSeconds + seconds, wake, fail });
      this.#moveWhenAllWait();
    });
  }

  get #allWait(): boolean {
    return this.#waiting.length > 0 && this.#waiting.length >= this.#running;
  }

  #moveWhenAllWait(): void {
    if (this.#moving || !this.#allWait) return;
    this.#moving = true;
    void this.#move().finally(() => {
      this.#moving = false;
      this.#moveWhenAllWait();
    });
  }

  async #move(): Promise<void> {
    // Cases that are about to start, or were just woken, get the chance to be counted.
    await this.#time.sleep(0);
    if (!this.#allWait) return;
    const until = Math.min(...this.#waiting.map((waiter) => waiter.until));
    try {
      await this.#deployment.advance?.(until - this.#movedSeconds);
    } catch (error) {
      for (const waiter of this.#waiting.splice(0)) waiter.fail(error);
      return;
    }
    this.#movedSeconds = until;
    const due = this.#waiting.filter((waiter) => waiter.until <= until);
    this.#waiting = this.#waiting.filter((waiter) => waiter.until > until);
    for (const waiter of due) waiter.wake();
  }
}
