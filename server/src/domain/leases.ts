// Leases in the database use wall time, which may be set back: one that would last longer than any lease can was taken
// before that, and has expired.

/** Maximum clock difference between processes. */
const differenceMs = 60_000;

/** @param leaseUntil the end of a lease taken now */
export const latestEnd = (leaseUntil: number): number => leaseUntil + differenceMs;
