// How a call waits for the network: it asks again and again until the answers are final or its time is over, by the
// deployment's clock. A question that is still open at the end of that time is left to itself.
import type { Time } from "./ports.ts";

const firstPauseMs = 200;
const longestPauseMs = 1000;
const lookMs = 200;

/**
 * Calls `ask` and then `judge` with what it answered until `judge` answers something else than null; null when the
 * time was over first.
 */
export async function askUntil<Answers, Result>(
  time: Time,
  endsAt: number,
  ask: () => Promise<Answers>,
  judge: (answers: Answers, now: number) => Promise<Result | null>,
): Promise<Result | null> {
  const deadline = new Deadline(endsAt);
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const answers = await beforeDeadline(time, deadline, ask());
    if (answers === over) return null;
    const now = await time.now();
    const leftMs = deadline.leftMs(now);
    const result = await judge(answers, now);
    if (result !== null) return result;
    if (leftMs <= 0) return null;
    await time.sleep(Math.min(pauseMs, leftMs));
  }
}

const over = Symbol("over");

/** A moment that stays as far away as it was when the clock is set back. */
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

/** What `question` answers, unless the time is over before. */
export async function before<T>(time: Time, endsAt: number, question: Promise<T>): Promise<T | typeof over> {
  return await beforeDeadline(time, new Deadline(endsAt), question);
}

async function beforeDeadline<T>(
  time: Time,
  deadline: Deadline,
  question: Promise<T>,
): Promise<T | typeof over> {
  let answered = false;
  const watch = async (): Promise<typeof over> => {
    do await time.sleep(lookMs);
    while (!answered && deadline.leftMs(await time.now()) > 0);
    return over;
  };
  try {
    return await Promise.race([question, watch()]);
  } finally {
    answered = true;
  }
}

export const isOver = (answer: unknown): answer is typeof over => answer === over;

/** The answer of a question, or `unknown` when it failed: then it is open what has happened. */
export async function asked<T>(question: Promise<T>): Promise<T | { outcome: "unknown" }> {
  return await question.catch(() => ({ outcome: "unknown" }) as const);
}
