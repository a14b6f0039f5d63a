// Leases in the database go by wall time, which may be set back: one that would last longer than any lease does was
// taken before that, and has expired.

/** How far the clocks of two processes may differ. */
const differenceMs = 60_000;

/**
 * The latest moment that a lease may end at.
 * @param leaseUntil the end of one that is taken now
 */
export const latestEnd = (leaseUntil: number): number => leaseUntil + differenceMs;
