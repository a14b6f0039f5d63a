// Counts any number of rows in parts, each a range of a column. With an order and a limit instead, PostgreSQL may sort
// all rows.

import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import type { Connection, Value } from "./connection.ts";

/** Both ends are inclusive. */
export interface Counted {
  values: readonly Value[];
  first: number;
  last: number;
}

const factor = 4;

/** @param rows a table and its conditions, with parameters for `values` @param column of the range */
export function rangeCount(
  { prepare, dialect }: Connection,
  rows: string,
  column: string,
): (counted: Counted) => Promise<number> {
  const atOnce = dialect.countedAtOnce;
  const parameterCount = new Set(rows.match(/\$\d+/g)).size;
  const [from, until, limit] = [1, 2, 3].map((i) => `$${parameterCount + i}`);
  const count = prepare<{ count: number }>(`select count(*) as count from (
     select 1 from ${rows} and ${column} >= ${from} and ${column} < ${until} limit ${limit}) part`);
  return async ({ values, first, last }) => {
    let total = 0;
    let size = Math.max(1, last - first + 1);
    for (let next = first; next <= last; ) {
      if (next > first) await yieldTurn();
      const countMax = size === 1 ? Number.MAX_SAFE_INTEGER : atOnce;
      const found = (await count.get(...values, next, next + size, countMax))?.count ?? 0;
      if (found === countMax) {
        size = Math.ceil(size / factor);
        continue;
      }
      total += found;
      next += size;
      if (found < atOnce / factor) size *= factor;
    }
    return total;
  };
}
