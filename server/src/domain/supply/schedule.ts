// The times of live mode: how long calls wait, how often a supplier is polled, and the settlement deadline.
import { limits } from "@partner-esim/generated/limits";

const minuteMs = 60_000;

/** How long a call waits for the supplier before it returns `processing`. */
export const callWaitMs = limits.orderWaitSeconds * 1000;
/** How long after its wait a call may still be ending; then the background job takes over. */
export const safetyNetMs = 5000;
/** Longer than a call may last, so that a request in flight is never overtaken. */
export const callLeaseMs = callWaitMs + 25_000;
/** An order or top-up without progress for this long is settled. */
export const settlementMs = limits.orderSettlementMinutes * minuteMs;

/**
 * When to poll again for something that has been pending since `since`: ever less often, and once more at its
 * settlement.
 */
export function nextPollAt(since: number, now: number): number {
  const pauseMs = Math.min(Math.max((now - since) / 4, 5000), minuteMs);
  return Math.min(now + Math.round(pauseMs), since + settlementMs);
}

const longestPauseMs = 24 * 60 * minuteMs;

/**
 * The delay before the next attempt after `attempts` of them. A recall or cancellation is retried until the supplier
 * has responded, however long that takes: while it is pending, somebody may be paying for it.
 */
export function backOffMs(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 20), longestPauseMs);
}

/** How long a request for current usage, or for a cancellation, waits for the supplier. */
export const usageTimeoutMs = 3000;
/** Minimum interval between requests for current usage. */
export const usageIntervalMs = minuteMs;
