// Leases use wall time, which may be set back. A lease that ends later than any new lease could is treated as expired.

const differenceMs = 60_000;

/** @param leaseUntil the end of a lease that starts now */
export const latestEnd = (leaseUntil: number): number => leaseUntil + differenceMs;
