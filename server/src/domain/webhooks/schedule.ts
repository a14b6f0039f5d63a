// The figures of the retry schedule, of pausing and of automatic disabling.
import { limits } from "@partner-esim/generated/limits";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Waits after the 1st, 2nd, … failed attempt; after the last attempt there is none. */
export const retryWaitsMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
];
export const attemptsMax = limits.webhookAttemptsMax;
export const answerTimeoutMs = limits.webhookAnswerSeconds * secondMs;

export const pauseAfterFailures = 5;
export const hangMs = 5 * secondMs;
export const shortestPauseMs = 30 * secondMs;
export const longestPauseMs = 15 * minuteMs;

export const disableAfterUsedUp = 20;
export const disableAfterMs = 3 * dayMs;
/** The account is warned when an endpoint is half, or two days, on its way to being disabled. */
export const warnAfterUsedUp = 10;
export const warnAfterMs = 2 * dayMs;

/** How many characters of an answer the log keeps. */
export const answerLoggedMax = 500;

export const manualRetryWindowMs = limits.manualRetryWindowMinutes * minuteMs;
export const pingWindowMs = minuteMs;

/** Deliveries created before this moment are no longer in the log. */
export const oldestLogged = (now: number): number => now - limits.deliveryLogDays * dayMs;
