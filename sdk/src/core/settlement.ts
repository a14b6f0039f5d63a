/**
 * Waits for a final state: reads after growing delays, never while the rate limit is exhausted. Temporary failures do
 * not end the wait.
 */
import type { limits } from "@partner-esim/generated/limits";
import type { ApiErrorBase } from "./api-error.ts";
import type { Client, Input } from "./client.ts";
import type { Endpoint } from "./endpoint.ts";
import { type PartnerEsimError, TimeoutError } from "./errors.ts";
import type { WaitOptions } from "./options.ts";
import { callNames, checkNames, readTimes } from "./settings.ts";

/** An object in a final state. */
export type Settled<T extends { status: string }, Waiting extends string> = T & {
  /** The final status. */
  status: Exclude<T["status"], Waiting>;
};

const settlementMinutes: (typeof limits)["orderSettlementMinutes"] = 15;
const longestWaitMs = (settlementMinutes + 5) * 60_000;
/** Longer only if the clock here is off. */
const longestWindowMs = 60_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** The last read happens this long before the deadline, to leave time for the response. */
const lastLookMs = 500;

export async function waitUntilFinal<T extends { status: string }, Waiting extends string>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  waiting: Waiting,
  waitOptions: WaitOptions = {},
): Promise<Settled<T, Waiting>> {
  checkNames(waitOptions, callNames);
  const { deadlineMs = longestWaitMs, ...options } = waitOptions;
  const { runtime } = client;
  readTimes({ deadlineMs });
  const startMs = runtime.elapsedMs();
  const endMs = startMs + deadlineMs;
  let failure: PartnerEsimError | undefined;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    let leastMs = 0;
    try {
      const {
        data,
        response: { rateLimit },
      } = await client
        .call<T>(endpoint, input, { ...options, deadlineMs: endMs - runtime.elapsedMs() })
        .withResponse();
      if (data.status !== waiting) return data as Settled<T, Waiting>;
      const waitedMs = Math.round(runtime.elapsedMs() - startMs);
      failure = new TimeoutError(`Still ${waiting} after ${waitedMs} ms`, { retryable: true });
      if (rateLimit?.remaining === 0)
        leastMs = Math.min(longestWindowMs, Number(rateLimit.resetAt) - runtime.now());
    } catch (cause) {
      const error = cause as ApiErrorBase;
      if (!error.retryable) throw error;
      // A failed read tells less than an earlier result.
      failure ??= error;
      leastMs = error.retryAfterMs ?? 0;
    }
    const leftMs = endMs - Math.min(lastLookMs, deadlineMs / 2) - runtime.elapsedMs();
    if (leftMs <= 0 || leastMs > leftMs) throw failure;
    // If the signal ends this, the next call throws.
    await runtime.sleep(Math.max(leastMs, Math.min(pauseMs, leftMs)), options.signal);
  }
}
