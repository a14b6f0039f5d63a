/**
 * Waiting for the end of what moves on by itself: it is read after growing waits, never while the rate limit is used
 * up, and a failure that may pass does not end the wait.
 */
import type { limits } from "@partner-esim/generated/limits";
import type { ApiErrorBase } from "./api-error.ts";
import type { Client, Endpoint, Input } from "./client.ts";
import { type PartnerEsimError, TimeoutError } from "./errors.ts";
import type { WaitOptions } from "./options.ts";

/** What has come to its end: its `status` is not the one that it waits in. */
export type Settled<T extends { status: string }, Waiting extends string> = T & {
  /** How it ended. */
  status: Exclude<T["status"], Waiting>;
};

const settlementMinutes: (typeof limits)["orderSettlementMinutes"] = 15;
const longestWaitMs = (settlementMinutes + 5) * 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** Before the deadline, so that there is time for the answer. */
const lastLookMs = 500;

export async function waitUntilFinal<T extends { status: string }, Waiting extends string>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  waiting: Waiting,
  { deadlineMs = longestWaitMs, ...options }: WaitOptions = {},
): Promise<Settled<T, Waiting>> {
  const { runtime } = client;
  const startMs = runtime.now();
  const endMs = startMs + deadlineMs;
  let failure: PartnerEsimError | undefined;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    let leastMs = 0;
    try {
      const own = { ...options, deadlineMs: endMs - runtime.now() };
      const { data, response } = await client.call<T>(endpoint, input, own).withResponse();
      if (data.status !== waiting) return data as Settled<T, Waiting>;
      const nowMs = runtime.now();
      failure = new TimeoutError(`Still ${waiting} after ${nowMs - startMs} ms`, { retryable: true });
      const { rateLimit } = response;
      if (rateLimit?.remaining === 0) leastMs = Number(rateLimit.resetAt) - nowMs;
    } catch (cause) {
      const error = cause as ApiErrorBase;
      if (!error.retryable) throw error;
      // A look that failed, cut off by the deadline perhaps, says less than what was seen before.
      failure ??= error;
      leastMs = error.retryAfterMs ?? 0;
    }
    const leftMs = endMs - Math.min(lastLookMs, deadlineMs / 2) - runtime.now();
    if (leftMs <= 0 || leastMs > leftMs) throw failure;
    // When this is ended by the signal, the next call throws what says so.
    await runtime.sleep(Math.max(leastMs, Math.min(pauseMs, leftMs)), options.signal);
  }
}
