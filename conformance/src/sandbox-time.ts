/**
 * The sandbox's time: how long `test_processing` takes, and whether a timestamp of an answer lies within a call.
 */
import type { Checker } from "./assert.ts";
import type { Context } from "./context.ts";
import { limits } from "./contract.ts";

/** Seconds after which a `test_processing` object must still be processing, whatever the calls themselves took. */
export const stillProcessingSeconds = limits.testProcessingMinSeconds - 2;
const pollSeconds = 5;
/** How far the deployment's clock may be from ours, and what whole seconds hide. */
const toleranceMs = 5000;

/** Reads, and passes time between reads, until the status is final or the sandbox has had all its time. */
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

/** That a timestamp lies between two moments of the deployment's time (`t.nowMs()`), but for the clocks' difference. */
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

export const timestampForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const dayMs = 86_400_000;

/** A timestamp so many days later, as an answer would state it. */
export function daysAfter(timestamp: string | null, days: number): string {
  const ms = timestamp === null ? Number.NaN : Date.parse(timestamp);
  if (Number.isNaN(ms)) return "no time";
  return `${new Date(ms + days * dayMs).toISOString().slice(0, 19)}Z`;
}
