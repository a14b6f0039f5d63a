// Erases what names a traveller once an order or top-up is older than the retention period. A setting of the store
// holds how far the erasure has come, so no index is needed.
import { inSteps } from "../jobs/in-steps.ts";
import { lockLedgers } from "../locks.ts";
import type { Reads, Store, Tx } from "../ports.ts";
import { dayMs } from "../values/timestamps.ts";
import { eraseOrders } from "./erasing.ts";
import type { DatedPurchase, DatedTopup } from "./store.ts";

const rowsPerTransaction = 200;
/** Erasing costs more than reading. */
const erasedPerTransaction = 50;

interface Row {
  n: number;
  createdAt: number;
  hasDetails: boolean;
}

interface Kind<R extends Row> {
  /** Name of the setting with the number of the last row that was looked at. */
  progress: string;
  rowsAfter(tx: Tx, after: number, limit: number): Promise<R[]>;
  erase(tx: Tx, rows: readonly R[]): Promise<number>;
}

const orders: Kind<DatedPurchase> = {
  progress: "traveller_retention_orders",
  rowsAfter: (tx, after, limit) => tx.travellers.ordersAfter(after, limit),
  erase: eraseOrders,
};

/** A top-up can be made long after its order. */
const topups: Kind<DatedTopup> = {
  progress: "traveller_retention_topups",
  rowsAfter: (tx, after, limit) => tx.travellers.topupsAfter(after, limit),
  erase: async (tx, rows) => {
    await lockLedgers(
      tx,
      rows.map(({ ledger }) => ledger),
    );
    return await tx.travellers.eraseTopups(rows.map(({ n }) => n));
  },
};

export interface Retention {
  /** Null keeps the details. */
  days: number | null;
  /** Called after each commit that erased some. */
  erased(purchases: "orders" | "topups", count: number): void;
}

export async function eraseOutdated(
  store: Store,
  { days, erased }: Retention,
  now: number,
  goesOn = () => true,
): Promise<void> {
  if (days === null) return;
  const before = now - days * dayMs;
  await eraseKind(store, orders, before, (count) => erased("orders", count), goesOn);
  await eraseKind(store, topups, before, (count) => erased("topups", count), goesOn);
}

/** Returns how long details have been kept beyond the retention period; null if they are kept for ever. */
export async function erasingOverdueMs(
  { settings, travellers }: Pick<Reads, "settings" | "travellers">,
  days: number | null,
  now: number,
): Promise<number | null> {
  if (days === null) return null;
  const after = async (progress: string) => Number((await settings.get(progress)) ?? 0);
  const next = [
    ...(await travellers.ordersAfter(await after(orders.progress), 1)),
    ...(await travellers.topupsAfter(await after(topups.progress), 1)),
  ];
  return Math.max(0, ...next.map(({ createdAt }) => now - days * dayMs - createdAt));
}

async function eraseKind<R extends Row>(
  store: Store,
  kind: Kind<R>,
  before: number,
  erased: (count: number) => void,
  goesOn: () => boolean,
): Promise<void> {
  await inSteps(goesOn, async () => {
    const step = await store.transaction((tx) => eraseSome(tx, kind, before));
    if (step.erased > 0) erased(step.erased);
    return step.isLast;
  });
}

/** Stops at the first row that is not outdated: rows are inserted in about the order of their times. */
async function eraseSome<R extends Row>(
  tx: Tx,
  { progress, rowsAfter, erase }: Kind<R>,
  before: number,
): Promise<{ erased: number; isLast: boolean }> {
  const after = Number((await tx.settings.get(progress)) ?? 0);
  const rows = await rowsAfter(tx, after, rowsPerTransaction);
  const firstNewer = rows.findIndex(({ createdAt }) => createdAt >= before);
  const outdated = firstNewer === -1 ? rows : rows.slice(0, firstNewer);
  const named = outdated.filter(({ hasDetails }) => hasDetails).slice(0, erasedPerTransaction);
  const isCut = named.length === erasedPerTransaction;
  const last = isCut ? named.at(-1) : outdated.at(-1);
  if (last === undefined) return { erased: 0, isLast: true };
  const erased = named.length === 0 ? 0 : await erase(tx, named);
  await tx.settings.set(progress, String(last.n));
  return { erased, isLast: !isCut && outdated.length < rowsPerTransaction };
}
