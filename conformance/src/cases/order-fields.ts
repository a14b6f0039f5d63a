/** Rules `resources.order.*`: the order field by field, in each outcome of the sandbox. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Order, paiseOf } from "../contract.ts";
import { liveObjects, sample, testObjects } from "../fixtures.ts";
import { checkWithin, timestampFormat, untilFinal } from "../sandbox-time.ts";

const orderStatuses = ["processing", "completed", "partially_completed", "failed", "cancelled"];
const esimStatuses = ["ready", "active", "depleted", "expired", "cancelled"];

async function placeOrder(t: Context, fields: object = {}): Promise<Order> {
  return t.test.order({ package_id: (await sample(t)).package.id, ...fields });
}

function read(t: Context, id: string): Promise<Order> {
  return t.test.get("ordersGet", { path: { id } });
}

/** Places one order of each outcome and returns the first responses. */
function outcomes(t: Context): Promise<Order[]> {
  return t.shared("order outcomes", async (context) => [
    await placeOrder(context, { quantity: 2, customer_ref: context.unique("outcome") }),
    await placeOrder(context, { quantity: 2, customer_ref: context.unique("test_order_failed-") }),
    await placeOrder(context, { quantity: 2, customer_ref: context.unique("test_processing-") }),
  ]);
}

/** Returns the first response of an order of each outcome, and the newest orders of the list. */
async function ordersToCheck(t: Context): Promise<Order[]> {
  const made = await outcomes(t);
  const { data } = await t.test.get("ordersList", { query: { limit: 100 } });
  t.must.some(data ?? [], "orders in the list");
  return [...made, ...data];
}

export const cases = [
  rule("resources.order.id", { needs: ["live"] }, async (t, check) => {
    await testObjects(t);
    await liveObjects(t);
    for (const [caller, pattern] of [
      [t.test, /^ord_test_./],
      [t.live, /^ord_(?!test_)./],
    ] as const) {
      const { data } = await caller.get("ordersList", { query: { limit: 100 } });
      check.some(data, `${caller.mode} orders`);
      for (const { id } of data) check.match(id, pattern, `id of a ${caller.mode} order`);
    }
  }),

  rule("resources.order.status", {}, async (t, check) => {
    const expected = ["completed", "failed", "processing"];
    check.equal(
      (await outcomes(t)).map(({ status }) => status),
      expected,
      "the three outcomes",
    );
    for (const { id, status } of await ordersToCheck(t))
      check.oneOf(status, orderStatuses, `status of ${id}`);
  }),

  rule("resources.order.mode", { needs: ["live"] }, async (t, check) => {
    const objects = { test: await testObjects(t), live: await liveObjects(t) };
    for (const caller of [t.test, t.live]) {
      const single = await caller.get("ordersGet", { path: { id: objects[caller.mode].orderId } });
      check.equal(single.mode, caller.mode, "mode of a fetched order");
      const { data } = await caller.get("ordersList", { query: { limit: 100 } });
      check.some(data, `${caller.mode} orders`);
      for (const { id, mode } of data) check.equal(mode, caller.mode, `mode of ${id}`);
    }
  }),

  rule("resources.order.package-id.value", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const order = await placeOrder(t);
    check.equal(order.package_id, item.id, "package_id of the response");
    check.equal((await read(t, order.id)).package_id, item.id, "package_id as fetched");
  }),

  rule("resources.order.quantity.value", {}, async (t, check) => {
    const completed = await placeOrder(t, { quantity: 3 });
    const failed = await placeOrder(t, { quantity: 3, customer_ref: t.unique("test_order_failed-") });
    t.must.equal([completed.status, failed.status], ["completed", "failed"], "statuses");
    for (const { id, quantity } of [completed, failed]) {
      check.equal(quantity, 3, `quantity of ${id}`);
      check.equal((await read(t, id)).quantity, 3, `quantity of ${id} as fetched`);
    }
  }),

  rule("resources.order.items.shape", {}, async (t, check) => {
    for (const { id, items } of await ordersToCheck(t)) {
      check.ok(Array.isArray(items) && items.length > 0, `items of ${id}`, items);
      for (const item of items ?? []) {
        const fits = typeof item.package_id === "string" && Number.isInteger(item.quantity);
        check.ok(fits, `item of ${id}: package_id is a string and quantity an integer`, item);
      }
    }
  }),

  rule("resources.order.items.api-single", {}, async (t, check) => {
    const { package: item } = await sample(t);
    for (const order of await outcomes(t)) {
      const expected = [{ package_id: item.id, quantity: 2 }];
      check.equal(order.items, expected, `items of a ${order.status} order`);
      check.equal([order.package_id, order.quantity], [item.id, 2], "package_id and quantity of the order");
      check.equal((await read(t, order.id)).items, expected, "items as fetched");
    }
  }),

  rule("resources.order.customer-ref", {}, async (t, check) => {
    const mixed = t.unique("Mixed Case-ÄÖ");
    for (const [fields, expected] of [
      [{ customer_ref: mixed }, mixed],
      [{ customer_ref: "" }, null],
      [{ customer_ref: null }, null],
      [{}, null],
    ] as const) {
      const order = await placeOrder(t, fields);
      check.equal(order.customer_ref, expected, `after ${JSON.stringify(fields)}`);
      check.equal((await read(t, order.id)).customer_ref, expected, `${JSON.stringify(fields)}, as fetched`);
    }
  }),

  rule("resources.order.total", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const { price } = await t.test.get("packagesGet", { path: { id: item.id } });
    for (const [quantity, prefix] of [
      [1, "total"],
      [3, "total"],
      [3, "test_order_failed-"],
      [10, "total"],
    ] as const) {
      const order = await placeOrder(t, { quantity, customer_ref: t.unique(prefix) });
      const what = `total of ${quantity} units in paise, ${order.status}`;
      check.equal(paiseOf(order.total), quantity * paiseOf(price), what);
      check.equal((await read(t, order.id)).total, order.total, "total as fetched");
    }
  }),

  rule("resources.order.refunded.zero", {}, async (t, check) => {
    const order = await placeOrder(t);
    t.must.equal(order.status, "completed", "status");
    const expected = { amount: "0.00", currency: "INR" };
    check.equal(order.refunded, expected, "refunded");
    check.equal((await read(t, order.id)).refunded, expected, "refunded as fetched");
  }),

  rules(
    [
      "resources.order.refunded.amount",
      "resources.order.balance-after.charge",
      "resources.order.balance-after.plus-refunded",
    ],
    { quiet: true },
    async (t, check) => {
      const before = await t.test.balancePaise();
      const order = await placeOrder(t, { quantity: 2, customer_ref: t.unique("test_order_failed-") });
      t.must.equal(order.status, "failed", "status");
      t.must.ok(paiseOf(order.total) > 0, "the order has to cost something", order.total);
      const after = await t.test.balancePaise();
      const refunded = check("resources.order.refunded.amount");
      refunded.equal(order.refunded, order.total, "refunded is the total");
      refunded.equal(after, before, "the money is back, in paise");
      const charge = check("resources.order.balance-after.charge");
      const balanceAfter = paiseOf(order.balance_after);
      charge.equal(balanceAfter, before - paiseOf(order.total), "balance_after of a failed order, in paise");
      const completed = await placeOrder(t, { quantity: 2 });
      const left = after - paiseOf(completed.total);
      charge.equal(paiseOf(completed.balance_after), left, "balance_after of a completed order, in paise");
      const sum = balanceAfter + paiseOf(order.refunded);
      check("resources.order.balance-after.plus-refunded").equal(
        sum,
        after,
        "total against the balance, in paise",
      );
    },
  ),

  rule("resources.order.balance-after.fixed", {}, async (t, check) => {
    const first = await placeOrder(t);
    const second = await placeOrder(t);
    check.notEqual(second.balance_after, first.balance_after, "control: the balance has changed");
    check.equal(
      (await read(t, first.id)).balance_after,
      first.balance_after,
      "balance_after of the first order, fetched after the second",
    );
  }),

  rule("resources.order.created", {}, async (t, check) => {
    const start = t.nowMs();
    const order = await placeOrder(t);
    checkWithin(check, order.created, start, t.nowMs(), "created");
    check.match(order.created, timestampFormat, "created");
    check.equal((await read(t, order.id)).created, order.created, "created as fetched");
  }),

  rule("resources.order.esims.shape", {}, async (t, check) => {
    for (const { id, esims } of await ordersToCheck(t)) {
      check.ok(Array.isArray(esims), `esims of ${id}`, esims);
      for (const { iccid, status } of esims ?? []) {
        check.match(iccid, /^\d+$/, `iccid of ${id}`);
        check.oneOf(status, esimStatuses, `status of an eSIM of ${id}`);
      }
    }
    const order = await placeOrder(t, { quantity: 3 });
    check.equal(order.esims.length, 3, "eSIMs of an order of 3");
    for (const { iccid, status } of order.esims) {
      const esim = await t.test.call("esimsGet", { path: { iccid } });
      check.status(esim, 200, "fetch of each eSIM of the order");
      check.equal((esim.json as { status?: unknown })?.status, status, "status of the eSIM, as in the order");
    }
  }),

  rule("resources.order.esims.processing", { waits: true }, async (t, check) => {
    const order = await placeOrder(t, { quantity: 3, customer_ref: t.unique("test_processing-") });
    check.equal(order.status, "processing", "status at once");
    check.ok(order.esims.length < 3, "eSIMs at once are fewer than ordered", order.esims);
    const listed = order.esims.map(({ iccid }) => iccid);
    const final = await untilFinal(t, async () => {
      const seen = await read(t, order.id);
      listed.push(...seen.esims.map(({ iccid }) => iccid));
      const fits = seen.esims.length < 3 || seen.status === "completed";
      check.ok(fits, `eSIMs while ${seen.status}`, seen.esims);
      return seen;
    });
    check.equal([final.status, final.esims.length], ["completed", 3], "status and eSIMs at the end");
    const issued = new Set(final.esims.map(({ iccid }) => iccid));
    check.equal(
      listed.filter((iccid) => !issued.has(iccid)),
      [],
      "eSIMs listed meanwhile but missing at the end",
    );
  }),

  rule("resources.order.esims.failed", {}, async (t, check) => {
    const order = await placeOrder(t, { quantity: 2, customer_ref: t.unique("test_order_failed-") });
    t.must.equal(order.status, "failed", "status");
    check.equal(order.esims, [], "esims");
    check.equal((await read(t, order.id)).esims, [], "esims as fetched");
    check.equal(
      (await placeOrder(t, { quantity: 2 })).esims.length,
      2,
      "control: eSIMs of a completed order",
    );
  }),
];
