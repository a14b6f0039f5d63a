// Finds recent rows by binary search, as their numbers grow with time: an index would slow every order down.

import type { Connection, Statement } from "./connection.ts";

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

/** Finds the sequence of a ledger's first event at or after a time. */
export function firstEventSince({ prepare }: Connection): (ledger: number, at: number) => Promise<number> {
  const from = prepare<{ n: number; created_at: number }>(
    "select sequence as n, created_at from events where ledger = $1 and sequence >= $2 order by sequence limit 1",
  );
  const bounds = prepare<Bounds>(`select (select min(sequence) from events where ledger = $1) as first,
       (select max(sequence) from events where ledger = $1) as last`);
  return (ledger, at) => firstSince(bounds, from, ledger, at);
}
