/** Rules `orders.create.trigger.prefix`, `test-immediate` and `402.*`: the outcomes of an order in the sandbox. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type Order, paiseOf } from "../contract.ts";
import { catalogue, sample } from "../fixtures.ts";
import type { Exchange } from "../wire.ts";

async function post(t: Context, customerRef: string | undefined, fields: object = {}): Promise<Exchange> {
  const { package: item } = await sample(t);
  return t.test.call("ordersCreate", { body: { package_id: item.id, customer_ref: customerRef, ...fields } });
}

const statusIn = (exchange: Exchange) => (exchange.json as Partial<Order> | undefined)?.status;

/** Returns everything that an order would change: the balance and the newest orders. */
async function accountState(t: Context) {
  const { data } = await t.test.get("ordersList", { query: { limit: 10 } });
  return { balancePaise: await t.test.balancePaise(), newest: (data ?? []).map(({ id }) => id) };
}

/** Returns an order that exceeds the balance, or undefined if no order can cost that much. */
async function unaffordable(t: Context): Promise<object | undefined> {
  const dearest = (await catalogue(t)).toSorted((a, b) => paiseOf(b.price) - paiseOf(a.price))[0];
  if (!dearest) return undefined;
  const quantity = limits.orderQuantityMax;
  const body = { package_id: dearest.id, quantity };
  const total = paiseOf(dearest.price) * quantity;
  const balance = await t.test.balancePaise();
  if (total > balance) return body;
  // A second order exceeds the balance, unless the first one triggers the refill.
  if (2 * total > balance && balance - total >= limits.sandboxRefillBelowRupees * 100) {
    await t.test.order(body);
    return body;
  }
  return undefined;
}

export const cases = [
  rule("orders.create.402.nothing-debited", { quiet: true }, async (t, check) => {
    const body = await unaffordable(t);
    const before = await accountState(t);
    if (body) {
      const rejected = await t.test.call("ordersCreate", { body });
      check.error(rejected, 402, "insufficient_balance", null, "an order above the balance");
      check.equal(await accountState(t), before, "balance and orders after the rejected order");
    }
    const requested = await post(t, t.unique("test_insufficient_balance-"), { quantity: 2 });
    check.error(requested, 402, "insufficient_balance", null, "an order rejected because of its reference");
    check.equal(await accountState(t), before, "balance and orders after the rejected order");
    check.status(await post(t, t.unique("plain")), 201, "control: an order within the balance");
    check.notEqual(await accountState(t), before, "control: the completed order changes balance and orders");
  }),

  rule("orders.create.trigger.prefix", {}, async (t, check) => {
    for (const [prefix, status] of [
      ["test_order_failed-123-", "failed"],
      ["test_order_failed", "failed"],
      ["x_test_order_failed", "completed"],
      [" test_order_failed", "completed"],
      ["test_order_faile", "completed"],
      ["TEST_ORDER_FAILED", "completed"],
    ] as const) {
      const made = await post(t, t.unique(prefix));
      check.status(made, 201, prefix);
      check.equal(statusIn(made), status, `status after a reference that starts with "${prefix}"`);
    }
  }),

  rule("orders.create.test-immediate", {}, async (t, check) => {
    const made = await post(t, t.unique("plain"), { quantity: 3 });
    check.status(made, 201);
    const order = made.json as Partial<Order> | undefined;
    check.equal([order?.status, order?.esims?.length], ["completed", 3], "status and eSIMs");
    for (const { iccid } of order?.esims ?? []) {
      check.match(iccid, /^8999999\d+$/, "ICCID of a synthetic eSIM");
      check.status(await t.test.call("esimsGet", { path: { iccid } }), 200, "it can be fetched");
    }
  }),
];
