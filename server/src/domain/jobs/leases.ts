// Leases use wall time, which may be set back: a lease that ends later than any could is treated as expired.

const differenceMs = 60_000;

/** @param leaseUntil the end of a lease taken now */
export const latestEnd = (leaseUntil: number): number => leaseUntil + differenceMs;
