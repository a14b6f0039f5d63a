// Daily sums of entries. Sums of past days are cached, because entries never change. Reading yields between batches.

import { limits } from "@partner-esim/generated/portal/limits";
import { LRUCache } from "lru-cache";
import type { DayOfMoney, OverviewReads } from "../../domain/accounts/overview-store.ts";
import { yieldTurn } from "../../domain/lists/yield-turn.ts";
import { quarterMs, type TimeZone } from "../../domain/values/time-zone.ts";
import type { Connection } from "./connection.ts";
import { entriesBetween, inOrder } from "./entries-by-number.ts";

/** After this time no transaction of the day can still commit. */
const settledMs = 300_000;
const ledgersMax = 500;

interface QuarterRow {
  quarter: number;
  charged: number;
  refunded: number;
  orders: number;
  last: number;
  rows: number;
}

type Days = ReadonlyMap<number, DayOfMoney>;

interface PastDays {
  openDay: number;
  days: Days;
  next: number;
}

/** @param firstEntry returns the number of a ledger's first entry at or after a time */
export function daysOfMoney(
  db: Connection,
  firstEntry: (ledger: number, at: number) => Promise<number>,
): OverviewReads["daysOfMoney"] {
  const balanceAfter = db.prepare<{ balance_after_paise: number }>(
    "select balance_after_paise from ledger_entries where n = $1",
  );
  const someQuarters =
    db.prepare<QuarterRow>(`select created_at / ${quarterMs} as quarter, max(n) as last, count(*) as rows,
       sum(case when kind in ('order_charge', 'topup_charge') then -amount_paise else 0 end) as charged,
       sum(case when kind in ('order_refund', 'topup_refund') then amount_paise else 0 end) as refunded,
       sum(case when kind = 'order_charge' then 1 else 0 end) as orders
     from (select * ${entriesBetween(db)} ${inOrder} limit ${db.dialect.countedAtOnce}) entries
     group by quarter order by quarter`);
  const past = new LRUCache<number, PastDays>({ max: ledgersMax });
  const inFlight = new Map<number, Promise<PastDays>>();

  /** `from` is inclusive, `until` exclusive. */
  async function withEntries(
    ledger: number,
    zone: TimeZone,
    days: Days,
    from: number,
    until: number,
  ): Promise<Days> {
    const all = new Map(days);
    for (let next = from; ; ) {
      const rows = await someQuarters.all(ledger, next, until);
      for (const row of rows) await add(all, zone.dayOf(row.quarter * quarterMs), row);
      if (rows.reduce((sum, row) => sum + row.rows, 0) < db.dialect.countedAtOnce) return all;
      next = Math.max(...rows.map(({ last }) => last)) + 1;
      await yieldTurn();
    }
  }

  async function add(
    days: Map<number, DayOfMoney>,
    day: number,
    { charged, refunded, orders, last }: QuarterRow,
  ): Promise<void> {
    const known = days.get(day);
    days.set(day, {
      day,
      chargedPaise: charged + (known?.chargedPaise ?? 0),
      refundedPaise: refunded + (known?.refundedPaise ?? 0),
      orders: orders + (known?.orders ?? 0),
      balancePaise: (await balanceAfter.get(last))?.balance_after_paise ?? 0,
    });
  }

  async function readPast(ledger: number, zone: TimeZone, openDay: number): Promise<PastDays> {
    const since = openDay - limits.overviewDaysMax;
    const known = past.get(ledger);
    const from = known?.next ?? (await firstEntry(ledger, zone.startOf(since)));
    const next = await firstEntry(ledger, zone.startOf(openDay));
    const knownDays = new Map([...(known?.days ?? [])].filter(([day]) => day >= since));
    const found = { openDay, days: await withEntries(ledger, zone, knownDays, from, next), next };
    past.set(ledger, found);
    return found;
  }

  /** Concurrent callers share one read. */
  async function pastOf(ledger: number, zone: TimeZone, openDay: number): Promise<PastDays> {
    const known = past.get(ledger);
    if (known?.openDay === openDay) return known;
    const reading =
      inFlight.get(ledger) ?? readPast(ledger, zone, openDay).finally(() => inFlight.delete(ledger));
    inFlight.set(ledger, reading);
    return await reading;
  }

  return async (ledger, since, zone, now) => {
    const { days, next } = await pastOf(ledger, zone, zone.dayOf(now - settledMs));
    const all = await withEntries(ledger, zone, days, next, Number.MAX_SAFE_INTEGER);
    return [...all.values()].filter(({ day }) => day >= since).sort((a, b) => a.day - b.day);
  };
}
