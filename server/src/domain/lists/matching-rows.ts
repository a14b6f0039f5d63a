// Pages of rows by time, filtered in memory where no index exists. A page reads a bounded number of rows, so it can be
// short or empty although another page follows.
import { limits } from "@partner-esim/generated/portal/limits";
import type { PageRequest, Position } from "./pages.ts";
import { yieldTurn } from "./yield-turn.ts";

interface Row {
  n: number;
  createdAt: number;
}

export interface Rows<T extends Row> {
  /** Returns one row more than the limit if there are more. */
  list: (page: PageRequest) => Promise<T[]>;
  matches: (row: T) => boolean;
  /** Whether the list may omit rows. */
  isLimited?: boolean;
}

export interface MatchingPage<T> {
  rows: T[];
  examined: number;
  next: Position | null;
}

const atOnce = 100;

export async function readMatching<T extends Row>(
  { list, matches }: Rows<T>,
  page: PageRequest,
): Promise<MatchingPage<T>> {
  const rows: T[] = [];
  let examined = 0;
  for (let { after } = page; ; ) {
    const limit = Math.min(examined === 0 ? page.limit : atOnce, limits.matchingRowsMax - examined);
    if (examined > 0) await yieldTurn();
    const read = await list({ ...page, after, limit });
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

/** Reads all matching rows, in parts. */
export async function* readAllMatching<T extends Row>(source: Rows<T>): AsyncGenerator<T[]> {
  for (let after: Position | null = null; ; ) {
    const page: MatchingPage<T> = await readMatching(source, { after, limit: atOnce });
    if (page.rows.length > 0) yield page.rows;
    if (page.next === null) return;
    after = page.next;
  }
}

const newestFirst = (a: Row, b: Row) => b.createdAt - a.createdAt || b.n - a.n;

/** Pages through chosen rows. @param read returns the rows with these numbers, in any order */
export function listOf<T extends Row>(
  chosen: readonly Row[],
  read: (numbers: readonly number[]) => Promise<T[]>,
): Rows<T>["list"] {
  const sorted = chosen.toSorted(newestFirst);
  return async ({ after, limit, oldestFirst = false }) => {
    const order = oldestFirst ? (a: Row, b: Row) => newestFirst(b, a) : newestFirst;
    const isNext = (row: Row) => after === null || order({ n: after.n, createdAt: after.at }, row) < 0;
    const inOrder = oldestFirst ? sorted.toReversed() : sorted;
    const page = inOrder.filter(isNext).slice(0, limit + 1);
    return (await read(page.map(({ n }) => n))).toSorted(order);
  };
}
