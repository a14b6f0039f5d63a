/** Rules `states.order.*` and `orders.get.*`: the statuses of an order, and what a fetch returns meanwhile. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Order, paiseOf } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";
import { untilFinal } from "../sandbox-time.ts";

/** After this time an order no longer changes. */
const afterwardsSeconds = 30;

async function placeOrder(t: Context, quantity: number, prefix: string): Promise<Order> {
  const { package: item } = await sample(t);
  return t.test.order({ package_id: item.id, quantity, customer_ref: t.unique(prefix) });
}

function read(t: Context, id: string): Promise<Order> {
  return t.test.get("ordersGet", { path: { id } });
}

export const cases = [
  rule("states.order.processing.meaning", { quiet: true, waits: true }, async (t, check) => {
    const before = await t.test.balancePaise();
    const order = await placeOrder(t, 2, "test_processing-");
    const charged = before - (await t.test.balancePaise());
    check.equal(order.status, "processing", "status at first");
    check.equal(charged, paiseOf(order.total), "the balance is lower by the total, in paise");
    check.ok(charged > 0, "the order costs something", order.total);
    check.ok(order.esims.length < 2, "eSIMs are outstanding", order.esims);
    check.equal(paiseOf(order.refunded), 0, "refunded, in paise");
    const final = await untilFinal(t, () => read(t, order.id));
    check.equal(final.status, "completed", "status later");
  }),

  rules(
    ["states.order.completed.meaning", "states.order.failed.meaning"],
    { waits: true },
    async (t, check) => {
      const completed = await placeOrder(t, 2, "final-");
      const failed = await placeOrder(t, 2, "test_order_failed-");
      const whole = check("states.order.completed.meaning");
      whole.equal([completed.status, completed.esims.length], ["completed", 2], "status and eSIMs");
      const nothing = check("states.order.failed.meaning");
      nothing.equal([failed.status, failed.esims.length], ["failed", 0], "status and eSIMs");
      nothing.equal(failed.refunded, failed.total, "refunded is the total");
      nothing.ok(paiseOf(failed.total) > 0, "the order costs something", failed.total);
      await t.pass(afterwardsSeconds);
      whole.equal(await read(t, completed.id), completed, "the order half a minute later");
      nothing.equal(await read(t, failed.id), failed, "the order half a minute later");
    },
  ),

  rule("states.order.create.outcomes", {}, async (t, check) => {
    for (const [prefix, status] of [
      ["outcome-", "completed"],
      ["test_order_failed-", "failed"],
      ["test_processing-", "processing"],
    ] as const) {
      const { package: item } = await sample(t);
      const response = await t.test.call("ordersCreate", {
        body: { package_id: item.id, customer_ref: t.unique(prefix) },
      });
      check.status(response, 201, prefix);
      check.equal((response.json as Partial<Order>)?.status, status, `status after ${prefix}`);
    }
  }),

  rule("states.order.create.refund-unissued", { quiet: true }, async (t, check) => {
    const before = await t.test.balancePaise();
    const failed = await placeOrder(t, 2, "test_order_failed-");
    check.equal(await t.test.balancePaise(), before, "the balance read next, in paise");
    check.equal([failed.status, failed.refunded], ["failed", failed.total], "status and refunded");
    const completed = await placeOrder(t, 2, "charged-");
    const after = await t.test.balancePaise();
    check.equal(after, before - paiseOf(completed.total), "control: a completed order is charged, in paise");
  }),

  rule("states.order.processing-to-completed", { waits: true }, async (t, check) => {
    const eventsOf = await watchEvents(t.test);
    const order = await placeOrder(t, 2, "test_processing-");
    check.equal(order.status, "processing", "status at first");
    const early = await eventsOf(order.id);
    check.equal(typesOf(early), [], "events while processing");
    const final = await untilFinal(t, () => read(t, order.id));
    check.equal([final.status, final.esims.length], ["completed", 2], "status and eSIMs at the end");
    const events = await eventsOf(order.id);
    check.equal(typesOf(events), ["order.completed"], "events at the end");
    check.equal(events[0]?.data as unknown, final, "data of the event");
  }),

  rule("orders.get.ok", {}, async (t, check) => {
    const order = await placeOrder(t, 2, "get-");
    t.must.equal(order.status, "completed", "status");
    const response = await t.test.call("ordersGet", { path: { id: order.id } });
    check.status(response, 200);
    check.valid(response, "ordersGet");
    check.equal(response.json, order, "the order in the first response");
  }),

  rule("orders.get.esims-issued-only", { waits: true }, async (t, check) => {
    const order = await placeOrder(t, 3, "test_processing-");
    check.equal(order.status, "processing", "status at first");
    const checkOrder = async (seen: Order) => {
      for (const { iccid } of seen.esims) {
        check.match(iccid, /^\d+$/, `ICCID of a ${seen.status} order`);
        const esim = await t.test.call("esimsGet", { path: { iccid: iccid || "none" } });
        check.status(esim, 200, `eSIM of a ${seen.status} order`);
      }
      return seen;
    };
    await checkOrder(order);
    const final = await untilFinal(t, async () => checkOrder(await read(t, order.id)));
    check.equal(final.esims.length, 3, "issued units at the end");
    const failed = await read(t, (await placeOrder(t, 3, "test_order_failed-")).id);
    check.equal(failed.esims, [], "units of a failed order, none of which was issued");
  }),
];
