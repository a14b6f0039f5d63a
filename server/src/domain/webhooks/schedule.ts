// The numbers of the retry schedule, of pausing and of automatic disabling.
import { limits } from "@partner-esim/generated/limits";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** Waits after the 1st, 2nd, … failed attempt; after the last attempt there is none. */
export const retryWaitsMs: readonly number[] = [
  limits.webhookRetryWait2Minutes,
  limits.webhookRetryWait3Minutes,
  limits.webhookRetryWait4Minutes,
  limits.webhookRetryWait5Minutes,
  limits.webhookRetryWait6Minutes,
  limits.webhookRetryWait7Minutes,
  limits.webhookRetryWait8Minutes,
].map((minutes) => minutes * minuteMs);
export const attemptsMax = limits.webhookAttemptsMax;
export const responseTimeoutMs = limits.webhookResponseSeconds * secondMs;

export const pauseAfterFailures = limits.webhookPauseFailures;
export const hangMs = limits.webhookHangSeconds * secondMs;
export const shortestPauseMs = limits.webhookPauseMinSeconds * secondMs;
export const longestPauseMs = limits.webhookPauseMaxMinutes * minuteMs;

export const disableAfterExhausted = limits.webhookDisableDeliveries;
export const disableAfterMs = limits.webhookDisableDays * dayMs;
/** The account is warned at half of the failures, or two days before the endpoint is disabled. */
export const warnAfterExhausted = disableAfterExhausted / 2;
export const warnAfterMs = 2 * dayMs;

/** How many characters of a response the log stores. */
export const loggedResponseMax = limits.deliveryResponseMax;

export const manualRetryWindowMs = limits.manualRetryWindowMinutes * minuteMs;
export const pingWindowMs = minuteMs;

/** Returns the time before which deliveries are no longer in the log. */
export const oldestLogged = (now: number): number => now - limits.deliveryLogDays * dayMs;
