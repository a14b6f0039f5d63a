/** The sandbox's time: how long `test_processing` takes, and whether a timestamp lies within a request. */
import type { Checker } from "./assert.ts";
import type { Context } from "./context.ts";
import { limits } from "./contract.ts";

/** Seconds after which a `test_processing` object must still be processing, fewer with each attempt. */
const earlySeconds = [8, 6, 4, 2];
const pollSeconds = 5;
/** Tolerance for clock differences and whole seconds. */
const toleranceMs = 5000;

/** Reads repeatedly, passing time, until the status is final or the sandbox's time is over. */
export async function untilFinal<T extends { status: string }>(
  t: Context,
  read: () => Promise<T>,
): Promise<T> {
  for (let waited = 0; ; waited += pollSeconds) {
    const seen = await read();
    if (seen.status !== "processing" || waited > limits.testProcessingMaxSeconds) return seen;
    await t.pass(pollSeconds);
  }
}

/**
 * Creates `test_processing` objects and tests when they complete: not before the sandbox's minimum, and by its maximum.
 * A read that came too late to decide is repeated.
 */
export async function checkProcessingTime(
  t: Context,
  check: Checker,
  make: () => Promise<() => Promise<unknown[]>>,
): Promise<void> {
  const { testProcessingMinSeconds: minSeconds, testProcessingMaxSeconds: maxSeconds } = limits;
  for (const seconds of earlySeconds) {
    const startMs = t.nowMs();
    const statuses = await make();
    const checkStatus = (seen: unknown[], expected: string, when: string) =>
      check.equal([...new Set(seen)], [expected], `status ${when}`);
    checkStatus(await statuses(), "processing", "at once");
    await t.pass(seconds);
    const early = await statuses();
    const isLate = t.nowMs() - startMs >= minSeconds * 1000;
    if (isLate && early.some((status) => status !== "processing")) continue;
    checkStatus(early, "processing", `shortly before ${minSeconds} seconds`);
    await t.pass(maxSeconds - seconds + 2);
    checkStatus(await statuses(), "completed", `shortly after ${maxSeconds} seconds`);
    return;
  }
  check.ok(false, `no read completed before ${minSeconds} seconds were over`);
}

/** Asserts that a timestamp lies between two times of the deployment (`t.nowMs()`), within the clocks' tolerance. */
export function checkWithin(
  check: Checker,
  timestamp: unknown,
  startMs: number,
  endMs: number,
  message: string,
): void {
  const ms = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
  const allowed = [startMs - toleranceMs, endMs + toleranceMs].map((at) => new Date(at).toISOString());
  const holds = ms >= startMs - toleranceMs && ms <= endMs + toleranceMs;
  check.ok(holds, `${message} between ${allowed.join(" and ")}`, timestamp);
}

export const timestampFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const dayMs = 86_400_000;

/** Returns a timestamp some days later, as a response states it. */
export function daysAfter(timestamp: string | null, days: number): string {
  const ms = timestamp === null ? Number.NaN : Date.parse(timestamp);
  if (Number.isNaN(ms)) return "no time";
  return `${new Date(ms + days * dayMs).toISOString().slice(0, 19)}Z`;
}
