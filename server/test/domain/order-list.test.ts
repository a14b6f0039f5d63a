// A page of orders is read in short ones: nothing is left out, read twice or shown with another order's eSIMs.
import t from "tap";
import { toJson } from "../../src/domain/json.ts";
import { listOrders, ordersAtOnce } from "../../src/domain/orders/order-list.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { sandbox } from "./placed-orders.ts";
import { Market, orderOf } from "./supply.ts";

t.test("a page has the newest orders, each with its eSIMs, and one row more if there are more", async (t) => {
  const market = await Market.open(t);
  const count = 2 * ordersAtOnce + 2;
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
  for (const limit of [1, ordersAtOnce - 1, ordersAtOnce, ordersAtOnce + 1, count - 1, count, count + 1]) {
    for (const start of [0, 1, ordersAtOnce]) {
      const before = all[start - 1];
      const turns: number[] = [];
      const rows = await listOrders(reads, {
        ledger,
        filter: {},
        page: { after: before ? { at: before.createdAt, n: before.n } : null, limit },
        toItem: ({ order, esims }) => toJson({ id: order.id, iccids: esims.map(({ iccid }) => iccid) }),
        turn: async (orders) => void turns.push(orders),
      });
      t.same(
        rows.map(({ item }) => JSON.parse(item)),
        expected.slice(start, start + limit + 1),
        `limit ${limit}, from order ${start}`,
      );
      t.ok(turns.every((orders) => orders > 0 && orders <= ordersAtOnce));
    }
  }
});
