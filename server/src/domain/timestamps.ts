/** 2026-01-31T12:00:00Z; truncates fractions. */
export function toTimestamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** The last time that a timestamp can write: 9999-12-31T23:59:59Z. */
export const lastTimestampMs = 253_402_300_799_999;

export const dayMs = 86_400_000;
