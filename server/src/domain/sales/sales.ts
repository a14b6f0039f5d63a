// Sales of all accounts by day: sums of settled entries are stored, and those of the last minutes are added when read.

import { yieldTurn } from "../lists/yield-turn.ts";
import type { Reads, Store } from "../ports.ts";
import type { Mode } from "../values/mode.ts";
import { dayMs } from "../values/timestamps.ts";
import type { SalesDay, SalesSums } from "./store.ts";

/** After this time no transaction that began before can still commit. */
const settledMs = 300_000;
/** Two milliseconds, with their orders. */
const entriesPerTurn = 500;
/** A longer rest is left to the next roll-up. */
const turnsMax = 100;
const pauseMs = 10;

export interface Sales {
  days: SalesDay[];
  /** Null if all sales are counted. */
  countedUntil: number | null;
}

export async function readSales(reads: Reads, mode: Mode, count: number, now: number): Promise<Sales> {
  const today = Math.floor(now / dayMs);
  const since = today - count + 1;
  const { days, upTo } = await reads.sales.rolledUp(mode, since);
  const found = new Map(days.map((day) => [day.day, day]));
  let countedUntil: number | null = null;
  let after = upTo;
  for (let turn = 0; ; turn++) {
    const sums = await reads.sales.sumAfter(after, Number.MAX_SAFE_INTEGER, entriesPerTurn);
    for (const { mode: sold, ...row } of sums.days)
      if (sold === mode) found.set(row.day, sum(found.get(row.day), row));
    if (sums.last === null || sums.entries < entriesPerTurn) break;
    after = sums.last.n;
    if (turn === turnsMax) {
      countedUntil = sums.last.at;
      break;
    }
    await yieldTurn();
  }
  return {
    days: Array.from({ length: count }, (_, i) => found.get(since + i) ?? { ...nothing, day: since + i }),
    countedUntil,
  };
}

const nothing: SalesSums = {
  orders: 0,
  failedOrders: 0,
  topups: 0,
  revenuePaise: 0,
  costPaise: 0,
  withoutCost: 0,
};

function sum(known: SalesDay | undefined, added: SalesDay): SalesDay {
  if (known === undefined) return added;
  return {
    day: known.day,
    orders: known.orders + added.orders,
    failedOrders: known.failedOrders + added.failedOrders,
    topups: known.topups + added.topups,
    revenuePaise: known.revenuePaise + added.revenuePaise,
    costPaise: known.costPaise + added.costPaise,
    withoutCost: known.withoutCost + added.withoutCost,
  };
}

/** Adds the sums of settled entries to those of their days. Processes may do this side by side. */
export async function rollUpSales(store: Store, now: number): Promise<void> {
  const before = now - settledMs;
  for (;;) {
    const { upTo } = await store.reads.sales.rolledUp("live", Number.MAX_SAFE_INTEGER);
    if ((await store.reads.sales.sumAfter(upTo, before, 1)).entries === 0) return;
    const entries = await store.transaction(async (tx) => {
      // Locked: two processes never add the same entries.
      const from = Number((await tx.settings.get(rolledUpSetting)) ?? 0);
      const sums = await tx.sales.sumAfter(from, before, entriesPerTurn);
      if (sums.last === null) return 0;
      await tx.sales.add(sums);
      await tx.settings.set(rolledUpSetting, String(sums.last.n));
      return sums.entries;
    });
    if (entries < entriesPerTurn) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The number of the last entry that is part of the stored sums. */
export const rolledUpSetting = "sales_rolled_up";
