// An endpoint's health: when it is paused, and when it is disabled. Only scheduled attempts count; a manual delivery
// can help an endpoint and never harms it.
import {
  disableAfterExhausted,
  disableAfterMs,
  hangMs,
  longestPauseMs,
  pauseAfterFailures,
  shortestPauseMs,
  warnAfterExhausted,
  warnAfterMs,
} from "./schedule.ts";

export interface Health {
  /** Failed attempts since the last success. */
  failuresInRow: number;
  /** Length of the current or last pause; 0 if the endpoint is not pausing. */
  pauseMs: number;
  /** End of the pause; once it is over, the next attempt is a probe. */
  pausedUntil: number | null;
  /** Exhausted deliveries since the last success. */
  exhaustedInRow: number;
  /** The first failed attempt since the last success. */
  failingSince: number | null;
  /** When the account was warned that the endpoint may be disabled. */
  warnedAt: number | null;
}

export const healthy: Readonly<Health> = {
  failuresInRow: 0,
  pauseMs: 0,
  pausedUntil: null,
  exhaustedInRow: 0,
  failingSince: null,
  warnedAt: null,
};

/** @param failure the attempt's duration, and whether it was the last of its delivery */
export function afterFailure(
  health: Health,
  failure: { tookMs: number; exhausted: boolean },
  now: number,
): Health {
  const failuresInRow = health.failuresInRow + 1;
  const pauseMs = pauseAfter(health.pauseMs, failuresInRow, failure.tookMs);
  return {
    failuresInRow,
    pauseMs,
    pausedUntil: pauseMs > 0 ? now + pauseMs : null,
    exhaustedInRow: health.exhaustedInRow + (failure.exhausted ? 1 : 0),
    failingSince: health.failingSince ?? now,
    warnedAt: health.warnedAt,
  };
}

function pauseAfter(currentMs: number, failuresInRow: number, tookMs: number): number {
  if (currentMs > 0) return Math.min(currentMs * 2, longestPauseMs);
  return failuresInRow >= pauseAfterFailures || tookMs >= hangMs ? shortestPauseMs : 0;
}

/** Who or what disabled an endpoint. */
export type DisabledBy = "person" | "exhausted" | "failing";

export type DisableReason = Exclude<DisabledBy, "person">;

/** Returns whether the endpoint is to be disabled, after a failed attempt at `now`. */
export function disableReason(health: Health, now: number): DisableReason | null {
  if (health.exhaustedInRow >= disableAfterExhausted) return "exhausted";
  return failedFor(health, now) >= disableAfterMs ? "failing" : null;
}

/** Returns whether to warn the account now that disabling is near; once per row of failures. */
export function needsWarning(health: Health, now: number): boolean {
  if (health.warnedAt !== null) return false;
  return health.exhaustedInRow >= warnAfterExhausted || failedFor(health, now) >= warnAfterMs;
}

function failedFor(health: Health, now: number): number {
  return health.failingSince === null ? 0 : now - health.failingSince;
}
