// Monthly statements of a ledger, and its single entries. Both are read in batches, so that other requests don't wait.
import { limits } from "@partner-esim/generated/portal/limits";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { quarterMs, type TimeZone } from "../values/time-zone.ts";
import type { ListedEntry, SummedQuarter } from "./statement-store.ts";

const rowsPerTurn = 2000;

export type Sums = Pick<SummedQuarter, "funds" | "adjustments" | "charges" | "refunds">;

export interface StatementDay extends Sums {
  day: number;
  balancePaise: number;
}

export interface Statement {
  openingPaise: number;
  closingPaise: number;
  sums: Sums;
  days: StatementDay[];
  /** Oldest first, at most `statementPaymentsMax`. */
  payments: ListedEntry[];
  /** The end of the month, or now. */
  until: number;
}

/** Numbers of entries; `until` is excluded. */
export interface EntryRange {
  from: number;
  until: number;
}

/** @param month `2026-11` */
export async function rangeOfMonth(
  reads: Reads,
  ledger: number,
  month: string,
  zone: TimeZone,
  now: number,
): Promise<(EntryRange & { end: number }) | Refusal<"invalid_request">> {
  const start = zone.startOf(zone.firstDayOf(month));
  if (start > now) {
    const message = `This month has not begun. Choose ${zone.monthOf(now)} or an earlier one.`;
    return new Refusal("invalid_request", message, "month");
  }
  const end = zone.startOf(zone.firstDayOf(month, 1));
  const from = await reads.statements.firstSince(ledger, start);
  return { from, until: await reads.statements.firstSince(ledger, end), end: Math.min(end, now) };
}

const none: Sums = { funds: 0, adjustments: 0, charges: 0, refunds: 0 };

const plus = (a: Sums, b: Sums): Sums => ({
  funds: a.funds + b.funds,
  adjustments: a.adjustments + b.adjustments,
  charges: a.charges + b.charges,
  refunds: a.refunds + b.refunds,
});

const totalOf = ({ funds, adjustments, charges, refunds }: Sums): number =>
  funds + adjustments + charges + refunds;

export async function readStatement(
  { statements }: Reads,
  ledger: number,
  { from, until, end }: EntryRange & { end: number },
  zone: TimeZone,
): Promise<Statement> {
  const openingPaise = await statements.balanceBefore(ledger, from);
  const byDay = new Map<number, Sums>();
  for (let next = from; ; ) {
    const rows = await statements.quarters(ledger, next, until, rowsPerTurn);
    for (const row of rows) {
      const day = zone.dayOf(row.quarter * quarterMs);
      byDay.set(day, plus(byDay.get(day) ?? none, row));
    }
    if (rows.reduce((sum, { entries }) => sum + entries, 0) < rowsPerTurn) break;
    next = Math.max(...rows.map(({ last }) => last)) + 1;
    await yieldTurn();
  }
  let balancePaise = openingPaise;
  let sums = none;
  const days: StatementDay[] = [];
  for (const [day, moved] of [...byDay].sort(([a], [b]) => a - b)) {
    balancePaise += totalOf(moved);
    sums = plus(sums, moved);
    days.push({ day, ...moved, balancePaise });
  }
  const payments = await statements.payments(ledger, from, until, limits.statementPaymentsMax);
  return { openingPaise, closingPaise: balancePaise, sums, days, payments, until: end };
}

/** Yields entries oldest first, and reads only as fast as they are consumed. */
export async function* entriesIn(
  { statements }: Reads,
  ledger: number,
  { from, until }: EntryRange,
  limit: number,
): AsyncGenerator<ListedEntry[]> {
  for (let next = from; ; ) {
    const rows = await statements.entries(ledger, next, until, limit);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    next = last.n + 1;
  }
}
