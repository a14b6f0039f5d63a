// When an endpoint is paused or disabled. A successful manual delivery counts, a failed one does not.
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
  failuresInRow: number;
  pauseMs: number;
  /** The first attempt after the pause is a probe. */
  pausedUntil: number | null;
  exhaustedInRow: number;
  failingSince: number | null;
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

/** @param failure `exhausted`: the delivery has used its last attempt */
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

export type DisabledBy = "person" | "exhausted" | "failing";

export type DisableReason = Exclude<DisabledBy, "person">;

export function disableReason(health: Health, now: number): DisableReason | null {
  if (health.exhaustedInRow >= disableAfterExhausted) return "exhausted";
  return failedFor(health, now) >= disableAfterMs ? "failing" : null;
}

/** Returns true once per series of failures. */
export function needsWarning(health: Health, now: number): boolean {
  if (health.warnedAt !== null) return false;
  return health.exhaustedInRow >= warnAfterExhausted || failedFor(health, now) >= warnAfterMs;
}

function failedFor(health: Health, now: number): number {
  return health.failingSince === null ? 0 : now - health.failingSince;
}
