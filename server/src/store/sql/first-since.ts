// Finds recent rows by binary search, as their numbers grow with time: an index would slow every order down.

import type { Statement } from "./connection.ts";

export interface Bounds {
  first: number | null;
  last: number | null;
}

/** Returns one more than the last if there is none. */
export async function firstSince(
  bounds: Statement<Bounds>,
  rowFrom: Statement<{ n: number; created_at: number }>,
  ledger: number,
  at: number,
): Promise<number> {
  const { first, last } = (await bounds.get(ledger)) ?? { first: null, last: null };
  if (first === null || last === null) return 0;
  let low = first;
  let high = last + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = await rowFrom.get(ledger, middle);
    if (!row || row.created_at >= at) high = middle;
    else low = row.n + 1;
  }
  return low;
}
