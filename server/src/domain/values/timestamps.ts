/** 2026-01-31T12:00:00Z; truncates fractions. */
export function toTimestamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export const timestampOrNull = (ms: number | null): string | null => (ms === null ? null : toTimestamp(ms));

/** A timestamp has four digits for the year. */
export const lastTimestampMs = Date.UTC(10_000, 0) - 1;

export const dayMs = 86_400_000;
