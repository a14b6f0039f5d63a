import type { Time } from "./ports.ts";

const firstPauseMs = 200;
const longestPauseMs = 1000;
const checkIntervalMs = 200;

/** Polls until `evaluate` returns a value. Returns null after the time limit. */
export async function pollUntil<Results, Result>(
  time: Time,
  endsAt: number,
  poll: () => Promise<Results>,
  evaluate: (results: Results, now: number) => Promise<Result | null>,
): Promise<Result | null> {
  const deadline = new Deadline(endsAt);
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const results = await beforeDeadline(time, deadline, poll());
    if (results === over) return null;
    const now = await time.now();
    const leftMs = deadline.leftMs(now);
    const result = await evaluate(results, now);
    if (result !== null) return result;
    if (leftMs <= 0) return null;
    await time.sleep(Math.min(pauseMs, leftMs));
  }
}

const over = Symbol("over");

/** The remaining time is unchanged when the clock is set back. */
class Deadline {
  #endsAt: number;
  #lastNow = Number.NEGATIVE_INFINITY;

  constructor(endsAt: number) {
    this.#endsAt = endsAt;
  }

  leftMs(now: number): number {
    if (now < this.#lastNow) this.#endsAt -= this.#lastNow - now;
    this.#lastNow = now;
    return this.#endsAt - now;
  }
}

export async function before<T>(time: Time, endsAt: number, request: Promise<T>): Promise<T | typeof over> {
  return await beforeDeadline(time, new Deadline(endsAt), request);
}

async function beforeDeadline<T>(
  time: Time,
  deadline: Deadline,
  request: Promise<T>,
): Promise<T | typeof over> {
  let received = false;
  const watch = async (): Promise<typeof over> => {
    do await time.sleep(checkIntervalMs);
    while (!received && deadline.leftMs(await time.now()) > 0);
    return over;
  };
  try {
    return await Promise.race([request, watch()]);
  } finally {
    received = true;
  }
}

export const isOver = (response: unknown): response is typeof over => response === over;
