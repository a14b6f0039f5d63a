import { limits } from "@partner-esim/generated/limits";

const minuteMs = 60_000;

/** After this time the call returns `processing`. */
export const callWaitMs = limits.orderWaitSeconds * 1000;
export const safetyNetMs = 5000;
/** Longer than any call, so that one in flight is never overtaken. */
export const callLeaseMs = callWaitMs + 25_000;
/** Counts from the last progress. */
export const settlementMs = limits.orderSettlementMinutes * minuteMs;

/** Polls ever less often, and once more at the settlement deadline. */
export function nextPollAt(since: number, now: number): number {
  const pauseMs = Math.min(Math.max((now - since) / 4, 5000), minuteMs);
  return Math.min(now + Math.round(pauseMs), since + settlementMs);
}

const longestPauseMs = 24 * 60 * minuteMs;

/** Recalls and cancellations are retried without end: until the supplier responds, somebody may be paying. */
export function backOffMs(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 20), longestPauseMs);
}

export const usageTimeoutMs = 3000;
export const usageIntervalMs = minuteMs;
