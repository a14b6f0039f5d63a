// A simulation of one ledger: purchases arrive at random, and run one after the other.

export interface Waiting {
  medianMs: number;
  p99Ms: number;
}

/**
 * Returns times from arrival to commit, infinite if more arrive than can be sold. @param purchaseMs how long each
 * purchase locks the ledger @param random from 0 to 1
 */
export function simulateLedger(purchaseMs: number, perSecond: number, random: () => number): Waiting {
  if (perSecond * purchaseMs >= 1000)
    return { medianMs: Number.POSITIVE_INFINITY, p99Ms: Number.POSITIVE_INFINITY };
  const count = 200_000;
  const arrivals = new Float64Array(count);
  let at = 0;
  for (let i = 0; i < count; i++) {
    at -= (Math.log(1 - random()) * 1000) / perSecond;
    arrivals[i] = at;
  }
  const tookMs = new Float64Array(count);
  let freeAt = 0;
  for (let i = 0; i < count; i++) {
    const arrival = arrivals[i] as number;
    freeAt = Math.max(freeAt, arrival) + purchaseMs;
    tookMs[i] = freeAt - arrival;
  }
  tookMs.sort();
  return { medianMs: tookMs[count / 2] as number, p99Ms: tookMs[count * 0.99] as number };
}

/** Returns the maximum purchases a second of one ledger with p99 below a bound. */
export function fastestWithin(purchaseMs: number, p99Ms: number, randomOf: () => () => number): number {
  let low = 0;
  let high = 10_000;
  while (high - low > 5) {
    const middle = (low + high) / 2;
    if (simulateLedger(purchaseMs, middle, randomOf()).p99Ms <= p99Ms) low = middle;
    else high = middle;
  }
  return low;
}

/** The same numbers in each run: a linear congruential generator with the constants of Numerical Recipes. */
export function repeatableRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
