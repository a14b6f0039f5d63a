// Sums of sales by day are the same before and after they are rolled up, by however many processes, and however many
// entries a batch has.
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { EntryKind } from "../../src/domain/ledger/entry.ts";
import { unknownOrigin } from "../../src/domain/orders/order.ts";
import type { Store } from "../../src/domain/ports.ts";
import { readSales, rollUpSales } from "../../src/domain/sales/sales.ts";
import type { SalesDay } from "../../src/domain/sales/store.ts";
import { TimeZone } from "../../src/domain/values/time-zone.ts";
import { dayMs } from "../../src/domain/values/timestamps.ts";
import { random } from "../../src/runtime/service.ts";
import { type Backend, openAt, storeBackends } from "../stores.ts";

const utc = new TimeZone("UTC");
const firstDay = 20_000;
const now = (firstDay + 3) * dayMs;

interface Sold {
  kind: EntryKind;
  paise: number;
  cost: number | null;
  at: number;
  /** Status of its order. */
  status?: "completed" | "failed";
}

async function open(t: Test, backend: Backend) {
  const store = await openAt(t, backend);
  const ledgers = await store.transaction(async (tx) => {
    const account = await createAccount(tx, { name: "A", email: "a@example.com" }, firstDay * dayMs, random);
    const of = async (mode: "test" | "live") => (await tx.ledgers.ofAccount(account.n, mode)).n;
    return { test: await of("test"), live: await of("live") };
  });
  return { store, ledgers };
}

async function sell(store: Store, ledger: number, sold: readonly Sold[]): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.ledgers.lock(ledger);
    const shared = { ledger, balanceAfterPaise: 0, note: null, reference: null, operator: null, topup: null };
    for (const [i, { kind, paise, cost, at, status }] of sold.entries()) {
      const id = `ord_${ledger}_${at}_${i}`;
      const money = { totalPaise: 100, refundedPaise: 0, balanceAfterPaise: 0 };
      const customer = { customerRef: null, customerName: null, customerEmail: null };
      const times = { createdAt: at, progressAt: at };
      const made = { mode: "live", source: "api", origin: unknownOrigin } as const;
      const fixed = { ...money, ...customer, ...times, ...made };
      const order =
        status && (await tx.orders.insert({ ...fixed, items: [], id, number: id, ledger, status }));
      const entry = { ...shared, kind, amountPaise: paise, costPaise: cost, order: order?.n ?? null };
      await tx.ledgers.insertEntry({ ...entry, createdAt: at });
    }
  });
}

const day = (sums: Partial<SalesDay> & { day: number }): SalesDay => ({
  orders: 0,
  failedOrders: 0,
  topups: 0,
  revenuePaise: 0,
  costPaise: 0,
  withoutCost: 0,
  ...sums,
});

for (const backend of storeBackends) {
  t.test(`on ${backend.name}`, async (t) => {
    t.test("sums by day, before and after the roll-up", async (t) => {
      const { store, ledgers } = await open(t, backend);
      const first = firstDay * dayMs;
      const second = (firstDay + 1) * dayMs;
      const order = (at: number, cost: number | null): Sold => ({
        kind: "order_charge",
        paise: -100,
        cost,
        at,
        status: "completed",
      });
      await sell(store, ledgers.live, [
        order(first, 60),
        order(second - 1, 61),
        { kind: "wallet_topup", paise: 5000, cost: null, at: second },
        { kind: "topup_charge", paise: -30, cost: 20, at: second },
        { kind: "order_refund", paise: 100, cost: -61, at: second, status: "failed" },
        { kind: "order_refund", paise: 100, cost: -60, at: second, status: "completed" },
        order(second + dayMs, null),
        { kind: "topup_charge", paise: -30, cost: 20, at: now - 1000 },
      ]);
      await sell(store, ledgers.test, [order(second, 7)]);
      const expected = [
        day({ day: firstDay, orders: 2, revenuePaise: 200, costPaise: 121 }),
        day({ day: firstDay + 1, topups: 1, failedOrders: 1, revenuePaise: -170, costPaise: -101 }),
        day({ day: firstDay + 2, orders: 1, topups: 1, revenuePaise: 130, costPaise: 20, withoutCost: 1 }),
        day({ day: firstDay + 3 }),
      ];
      const read = () => readSales(store.reads, "live", firstDay, firstDay + 4, utc);
      t.same(await read(), { days: expected, countedUntil: null }, "not rolled up");
      await rollUpSales(store, utc, now);
      t.same(await read(), { days: expected, countedUntil: null }, "rolled up, except for the last minutes");
      const { days: stored } = await store.reads.sales.rolledUp("live", 0, firstDay + 9);
      t.equal(
        stored.find((row) => row.day === firstDay + 2)?.topups,
        0,
        "an entry of the last minutes isn't",
      );
      await rollUpSales(store, utc, now + 600_000);
      t.same(await read(), { days: expected, countedUntil: null });
      t.same(
        (await readSales(store.reads, "test", firstDay, firstDay + 4, utc)).days[1],
        day({ day: firstDay + 1, ...testDay }),
      );
    });

    t.test("more entries than a batch, by several processes at once", async (t) => {
      const { store, ledgers } = await open(t, backend);
      const at = (firstDay + 2) * dayMs;
      const sold: Sold[] = Array.from({ length: 4100 }, (_, i) => ({
        kind: "topup_charge",
        paise: -3,
        cost: 2,
        at: at + i,
      }));
      await sell(store, ledgers.live, sold);
      const read = async () =>
        (await readSales(store.reads, "live", firstDay + 2, firstDay + 4, utc)).days[0];
      const expected = day({ day: firstDay + 2, topups: 4100, revenuePaise: 12_300, costPaise: 8200 });
      t.same(await read(), expected);
      await Promise.all([1, 2, 3].map(() => rollUpSales(store, utc, now)));
      t.same(await read(), expected, "each entry is added once");
      const { days } = await store.reads.sales.rolledUp("live", 0, firstDay + 9);
      t.same(days, [expected], "all is rolled up");
    });
  });
}

const testDay = { topups: 0, orders: 1, failedOrders: 0, revenuePaise: 100, costPaise: 7 };
