// Sales by day and by account: sums of settled entries are stored, and entries of the last minutes are added on
// reading.
import type { Owner } from "../health/store.ts";
import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads, Store, Tx } from "../ports.ts";
import type { Mode } from "../values/mode.ts";
import { quarterMs, type TimeZone } from "../values/time-zone.ts";
import type { LedgerDay, LedgerSales, SalesDay, SalesSums, SummedEntries } from "./store.ts";

/** After this time no earlier transaction can still commit. */
const settledMs = 300_000;
const entriesPerTurn = 500;
/** A read adds at most about this many batches to the stored sums. Later entries wait for the next roll-up. */
const turnsMax = 100;
const pauseMs = 10;

export interface Sales {
  days: SalesDay[];
  /** Null if all sales are counted. */
  countedUntil: number | null;
}

/** Returns the days from `since` to `until` (exclusive). */
export async function readSales(
  reads: Reads,
  mode: Mode,
  since: number,
  until: number,
  zone: TimeZone,
): Promise<Sales> {
  const { days, upTo } = await reads.sales.rolledUp(mode, since, until);
  const found = new Map(days.map((day) => [day.day, day]));
  const countedUntil = await readRest(reads, upTo, zone, (uncounted) => {
    for (const { day, ...sums } of uncounted)
      if (sums.mode === mode) found.set(day, { ...plus(found.get(day), sums), day });
  });
  const all = Array.from({ length: until - since }, (_, i) => since + i);
  return { days: all.map((day) => found.get(day) ?? { ...nothing, day }), countedUntil };
}

export interface AccountSales extends SalesSums {
  account: Owner;
}

/** Returns the sales of each account that has any, highest revenue first. */
export async function readSalesByAccount(
  reads: Reads,
  mode: Mode,
  since: number,
  until: number,
  zone: TimeZone,
): Promise<AccountSales[]> {
  const { ledgers, upTo } = await reads.sales.rolledUpByLedger(mode, since, until);
  const found = new Map<number, LedgerSales>(ledgers.map((row) => [row.ledger, row]));
  await readRest(reads, upTo, zone, (days) => {
    for (const { day, ledger, ...sums } of days)
      if (sums.mode === mode && day >= since && day < until)
        found.set(ledger, { ...plus(found.get(ledger), sums), ledger });
  });
  const owners = await reads.sales.owners([...found.keys()]);
  return [...found.values()]
    .flatMap(({ ledger, ...sums }) => {
      const account = owners.get(ledger);
      return account ? [{ account, ...sums }] : [];
    })
    .sort((a, b) => b.revenuePaise - a.revenuePaise || (a.account.name < b.account.name ? -1 : 1));
}

/** Reads entries that the stored sums don't include. */
async function readRest(
  reads: Reads,
  upTo: number,
  zone: TimeZone,
  add: (days: readonly LedgerDay[]) => void,
): Promise<number | null> {
  let after = upTo;
  for (let turn = 0; ; turn++) {
    const sums = await reads.sales.sumAfter(after, Number.MAX_SAFE_INTEGER, entriesPerTurn);
    add(daysOf(sums, zone));
    if (sums.last === null || sums.entries < entriesPerTurn) return null;
    after = sums.last.n;
    if (turn === turnsMax) return sums.last.at;
    await yieldTurn();
  }
}

const nothing: SalesSums = {
  orders: 0,
  failedOrders: 0,
  topups: 0,
  revenuePaise: 0,
  costPaise: 0,
  withoutCost: 0,
};

const plus = (known: SalesSums = nothing, added: SalesSums): SalesSums => ({
  orders: known.orders + added.orders,
  failedOrders: known.failedOrders + added.failedOrders,
  topups: known.topups + added.topups,
  revenuePaise: known.revenuePaise + added.revenuePaise,
  costPaise: known.costPaise + added.costPaise,
  withoutCost: known.withoutCost + added.withoutCost,
});

function daysOf({ quarters }: SummedEntries, zone: TimeZone): LedgerDay[] {
  const found = new Map<string, LedgerDay>();
  for (const { quarter, ledger, mode, ...sums } of quarters) {
    const day = zone.dayOf(quarter * quarterMs);
    const key = `${ledger} ${day}`;
    found.set(key, { ...plus(found.get(key), sums), day, ledger, mode });
  }
  return [...found.values()];
}

/** Adds settled entries to the sums of their days. Processes may run this concurrently. */
export async function rollUpSales(store: Store, zone: TimeZone, now: number): Promise<void> {
  const before = now - settledMs;
  if ((await store.reads.settings.get(zoneSetting)) !== zone.name)
    await store.transaction((tx) => beginAnew(tx, zone));
  for (;;) {
    const upTo = Number((await store.reads.settings.get(rolledUpSetting)) ?? 0);
    if ((await store.reads.sales.sumAfter(upTo, before, 1)).entries === 0) return;
    const entries = await store.transaction(async (tx) => {
      // Locked, so that two processes never add the same entries.
      const from = Number((await tx.settings.get(rolledUpSetting)) ?? 0);
      const sums = await tx.sales.sumAfter(from, before, entriesPerTurn);
      if (sums.last === null) return 0;
      await tx.sales.add(daysOf(sums, zone));
      await tx.settings.set(rolledUpSetting, String(sums.last.n));
      return sums.entries;
    });
    if (entries < entriesPerTurn) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Sums by days of another time zone are discarded. */
async function beginAnew(tx: Tx, zone: TimeZone): Promise<void> {
  if ((await tx.settings.get(zoneSetting)) === zone.name) return;
  await tx.settings.get(rolledUpSetting);
  await tx.sales.clear();
  await tx.settings.set(rolledUpSetting, "0");
  await tx.settings.set(zoneSetting, zone.name);
}

/** Number of the last entry in the stored sums. */
export const rolledUpSetting = "sales_rolled_up";
const zoneSetting = "sales_time_zone";
