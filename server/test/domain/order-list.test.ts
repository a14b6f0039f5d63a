// A page of orders: nothing is left out, read twice or shown with another order's eSIMs.
import t from "tap";
import { listOrders } from "../../src/domain/orders/order-list.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { sandbox } from "./placed-orders.ts";
import { Market, orderOf } from "./supply.ts";

t.test("a page has its orders with their eSIMs, and one extra row if more follow", async (t) => {
  const market = await Market.open(t);
  const count = 12;
  for (let i = 0; i < count; i++) {
    const placed = await sandbox(market, orderOf([[1, 1 + (i % 3)]]));
    if (placed instanceof Refusal) throw new Error(placed.message);
  }
  const { reads } = market.store;
  const { n: ledger } = await market.ledger("test");
  const all = await reads.orders.list(ledger, {}, { after: null, limit: count });
  const expected = await Promise.all(
    all.map(async ({ n, id }) => ({ id, iccids: (await reads.orders.units(n)).map(({ iccid }) => iccid) })),
  );
  t.same(new Set(expected.map(({ iccids }) => iccids.length)), new Set([1, 2, 3]));
  for (const limit of [1, 5, count - 1, count, count + 1]) {
    for (const start of [0, 1, 5]) {
      const before = all[start - 1];
      const after = before ? { at: before.createdAt, n: before.n } : null;
      const rows = await listOrders(reads, ledger, {}, { after, limit });
      t.same(
        rows.map(({ order, esims }) => ({ id: order.id, iccids: esims.map(({ iccid }) => iccid) })),
        expected.slice(start, start + limit + 1),
        `limit ${limit}, from order ${start}`,
      );
    }
  }
});
