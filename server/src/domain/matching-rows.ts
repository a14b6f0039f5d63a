// Pages of rows, newest first, that match what no index knows. A page reads a bounded number of rows, so it can be short,
// and even empty, although there is another one.
import { limits } from "@partner-esim/generated/portal/limits";
import type { PageRequest, Position } from "./pages.ts";

interface Row {
  n: number;
  createdAt: number;
}

export interface Rows<T extends Row> {
  /** Returns one row more than the limit if there are more. */
  list: (page: PageRequest) => Promise<T[]>;
  matches: (row: T) => boolean;
}

export interface MatchingPage<T> {
  rows: T[];
  /** How many rows were read. */
  examined: number;
  next: Position | null;
}

/** Two milliseconds. */
const atOnce = 100;

/** @param turn resolves when so many rows may be read */
export async function readMatching<T extends Row>(
  { list, matches }: Rows<T>,
  page: PageRequest,
  turn: (rows: number) => Promise<void>,
): Promise<MatchingPage<T>> {
  const rows: T[] = [];
  let examined = 0;
  for (let { after } = page; ; ) {
    const limit = Math.min(examined === 0 ? page.limit : atOnce, limits.matchingRowsMax - examined);
    await turn(limit);
    const read = await list({ after, limit });
    const hasMore = read.length > limit;
    for (const [i, row] of read.slice(0, limit).entries()) {
      examined += 1;
      after = { at: row.createdAt, n: row.n };
      if (!matches(row)) continue;
      rows.push(row);
      const isLast = !hasMore && i === read.length - 1;
      if (rows.length === page.limit) return { rows, examined, next: isLast ? null : after };
    }
    if (!hasMore || examined >= limits.matchingRowsMax)
      return { rows, examined, next: hasMore ? after : null };
  }
}

/** A list of rows that were read already. */
export function listOf<T extends Row>(rows: readonly T[]): Rows<T>["list"] {
  const sorted = rows.toSorted((a, b) => b.createdAt - a.createdAt || b.n - a.n);
  return async ({ after, limit }) => {
    const isNext = ({ createdAt, n }: T) =>
      after === null || createdAt < after.at || (createdAt === after.at && n < after.n);
    return sorted.filter(isNext).slice(0, limit + 1);
  };
}
