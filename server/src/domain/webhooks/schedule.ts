import { limits } from "@partner-esim/generated/limits";
import { limits as portalLimits } from "@partner-esim/generated/portal/limits";
import { dayMs } from "../values/timestamps.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Waits after the 1st, 2nd, … failed attempt. */
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
/** Warn at half of the exhausted deliveries that disable an endpoint, or after two days of failures. */
export const warnAfterExhausted = disableAfterExhausted / 2;
export const warnAfterMs = 2 * dayMs;

export const loggedResponseMax = limits.deliveryResponseMax;

export const manualRetryWindowMs = limits.manualRetryWindowMinutes * minuteMs;
export const pingWindowMs = minuteMs;
export const resendWindowMs = portalLimits.resendWindowMinutes * minuteMs;

export const oldestLogged = (now: number): number => now - limits.deliveryLogDays * dayMs;
