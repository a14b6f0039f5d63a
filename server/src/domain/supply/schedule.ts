// The times of live mode: how long calls wait, how often a network is asked again, and when it is given up.
import { limits } from "@partner-esim/generated/limits";

const minuteMs = 60_000;

/** How long a call waits for the network before it answers `processing`. */
export const callWaitMs = limits.orderWaitSeconds * 1000;
/** How long after its wait a call may still be ending; then the background work takes over. */
export const safetyNetMs = 5000;
/** Longer than a call may last, so that a request still running is never overtaken. */
export const callLeaseMs = callWaitMs + 25_000;
/** Without progress for so long, an order or top-up is settled. */
export const settlementMs = limits.orderSettlementMinutes * minuteMs;

/** When to ask again for what has been waited for since `since`: ever more rarely, and once more at its settlement. */
export function askAgainAt(since: number, now: number): number {
  const pauseMs = Math.min(Math.max((now - since) / 4, 5000), minuteMs);
  return Math.min(now + Math.round(pauseMs), since + settlementMs);
}

const longestPauseMs = 24 * 60 * minuteMs;

/**
 * The wait before the next try of what has been tried `attempts` times. A recall and a cancellation are tried until
 * the network has answered, however long that takes: as long as it is open, somebody may be paying for it.
 */
export function growingPauseMs(attempts: number): number {
  return Math.min(5000 * 2 ** Math.min(attempts, 20), longestPauseMs);
}

/** How long a person who waits for a fresh figure, or for a cancellation, waits for the network. */
export const lookMs = 3000;
/** A fresh look is had so often at most. */
export const lookEveryMs = minuteMs;
