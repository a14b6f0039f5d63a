import { limits } from "@partner-esim/generated/limits";

const minuteMs = 60_000;

/** After this wait the call returns `processing`. */
export const callWaitMs = limits.orderWaitSeconds * 1000;
export const safetyNetMs = 5000;
/** Longer than any call, so that a call in flight is never overtaken. */
export const callLeaseMs = callWaitMs + 25_000;
/** Counts from the last progress. */
export const settlementMs = limits.orderSettlementMinutes * minuteMs;

/** Returns the next poll: at growing intervals, and once more at the settlement deadline. */
export function nextPollAt(since: number, now: number): number {
  const pauseMs = Math.min(Math.max((now - since) / 4, 5000), minuteMs);
  return Math.min(now + Math.round(pauseMs), since + settlementMs);
}

const longestPauseMs = 24 * 60 * minuteMs;

/** Recalls and cancellations are retried until the supplier responds: until then, somebody may be paying. */
export function backOffMs(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 20), longestPauseMs);
}

export const usageTimeoutMs = 3000;
export const usageIntervalMs = minuteMs;
