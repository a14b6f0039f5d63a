/**
 * Lets cases wait. With a virtual clock, once all cases of the last phase are waiting, time moves to the earliest
 * deadline, so minutes cost one command. Otherwise waiting is sleeping.
 */
import type { Time } from "./keys.ts";
import type { Exchange } from "./wire.ts";

export interface DeploymentTime {
  /** How far the deployment's time is ahead of ours at the start, in ms. */
  aheadMs: number;
  /** Moves the clock, if possible. */
  advance?: (seconds: number) => Promise<unknown>;
}

/** Returns how far the deployment's clock is ahead, by the Date of a response; 0 if the two may be equal. */
export function aheadOf(response: Exchange): number {
  const secondMs = Date.parse(response.header("Date") ?? "");
  // The Date was set during the request, within that second.
  const least = secondMs - response.endedAtMs;
  const latest = secondMs + 999 - response.startedAtMs;
  if (!Number.isFinite(secondMs) || (least <= 0 && latest >= 0)) return 0;
  return Math.round((least + latest) / 2);
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

  /** The deployment's estimated time: ours plus the offset. */
  nowMs(): number {
    return this.#time.now() + this.#deployment.aheadMs + this.#movedSeconds * 1000;
  }

  /** Runs one case of the last phase. */
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
    // Waiting cases share each move of the clock, so one case's mistake must not end the others.
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
    // Lets starting and waking cases be counted.
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
