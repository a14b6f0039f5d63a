/** 2026-01-31T12:00:00Z; truncates fractions. */
export function toTimestamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

export const dayMs = 86_400_000;
