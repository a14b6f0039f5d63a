/**
 * Waiting for the end of what moves on by itself: it is read after growing waits, never while the rate limit is used
 * up, and a failure that may pass does not end the wait.
 */
import type { limits } from "@partner-esim/generated/limits";
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

export async function waitUntilFinal<T extends { status: string }, Waiting extends string>(
  client: Client,
  endpoint: Endpoint,
  input: Input,
  waiting: Waiting,
  { deadlineMs = longestWaitMs, ...options }: WaitOptions = {},
): Promise<Settled<T, Waiting>> {
  const { runtime } = client;
  const endMs = runtime.now() + deadlineMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.5)) {
    let waitMs = pauseMs;
    let failure: unknown;
    try {
      const own = { ...options, deadlineMs: endMs - runtime.now() };
      const { data, response } = await client.call<T>(endpoint, input, own).withResponse();
      if (data.status !== waiting) return data as Settled<T, Waiting>;
      const { remaining, resetAt } = response.rateLimit ?? {};
      if (remaining === 0) waitMs = Math.max(waitMs, Number(resetAt) - runtime.now());
      failure = new TimeoutError(`Still ${waiting} after ${deadlineMs} ms`, { retryable: true });
    } catch (error) {
      if (!(error as PartnerEsimError).retryable) throw error;
      failure = error;
    }
    if (runtime.now() + waitMs >= endMs) throw failure;
    // When this is ended by the signal, the next call throws what says so.
    await runtime.sleep(waitMs, options.signal);
  }
}
