// Leases in the database use wall time, which may be set back: one that would last longer than any lease can was taken
// before that, and has expired.

/** How far the clocks of two processes may differ. */
const differenceMs = 60_000;

/**
 * Returns the latest time at which a lease may end.
 * @param leaseUntil the end of a lease taken now
 */
export const latestEnd = (leaseUntil: number): number => leaseUntil + differenceMs;
