/** Rules `events.type.*`: when each event is recorded and what its data contains. */

import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, type EventType, limits, type Order, paiseOf } from "../contract.ts";
import { freshEsim, readEsim, simulated } from "../esims.ts";
import { sample } from "../fixtures.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";
import { untilFinal } from "../sandbox-time.ts";

async function placeOrder(t: Context, prefix: string, quantity = 1): Promise<Order> {
  const { package: item } = await sample(t);
  return t.test.order({ package_id: item.id, quantity, customer_ref: t.unique(prefix) });
}

interface Summary {
  iccid?: unknown;
  status?: unknown;
  expires_at?: unknown;
  data?: { used_mb?: unknown; total_mb?: unknown };
}

/** Simulates one event and returns the data of the one event that it records. */
async function summaryOf(t: Context, check: Checker, before: string[], event: string): Promise<Summary> {
  const iccid = await freshEsim(t, ...before);
  const eventsOf = await watchEvents(t.test);
  await simulated(t, iccid, event);
  const events = await eventsOf(iccid);
  check.equal(typesOf(events), [`esim.${event}`], "events recorded");
  const summary = (events[0]?.data ?? {}) as Summary;
  check.equal(summary.iccid, iccid, "iccid of the summary");
  return summary;
}

/** Expects exactly one event, whose data equals the object in the response. */
function checkOnly(check: Checker, events: readonly Event[], type: EventType, data: unknown): void {
  check.equal(typesOf(events), [type], "events recorded");
  check.equal(events[0]?.data as unknown, data, `data of ${type}`);
}

export const cases = [
  rule("events.type.order-completed", {}, async (t, check) => {
    const eventsOf = await watchEvents(t.test);
    const order = await placeOrder(t, "plain-", 2);
    t.must.equal(order.status, "completed", "status");
    checkOnly(check, await eventsOf(order.id), "order.completed", order);
  }),

  rule("events.type.order-completed.immediate", { waits: true }, async (t, check) => {
    const eventsOf = await watchEvents(t.test);
    const order = await placeOrder(t, "plain-");
    t.must.equal(order.status, "completed", "status in the 201");
    check.equal(typesOf(await eventsOf(order.id)), ["order.completed"], "events at once");
    await t.pass(15);
    check.equal(typesOf(await eventsOf(order.id)), ["order.completed"], "events after 15 seconds");
  }),

  rule("events.type.order-failed", {}, async (t, check) => {
    const eventsOf = await watchEvents(t.test);
    const order = await placeOrder(t, "test_order_failed-", 2);
    const events = await eventsOf(order.id);
    checkOnly(check, events, "order.failed", order);
    const data = (events[0]?.data ?? {}) as Partial<Order>;
    check.equal([data.status, data.refunded], ["failed", data.total], "status and refunded");
    check.ok(data.total && paiseOf(data.total) > 0, "the order costs something", data.total);
  }),

  rule("events.type.esim-activated", {}, async (t, check) => {
    const summary = await summaryOf(t, check, [], "activated");
    check.equal(summary.status, "active", "status");
    check.match(summary.expires_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "expires_at");
  }),

  rule("events.type.esim-usage-80", {}, async (t, check) => {
    const { status, data } = await summaryOf(t, check, ["activated"], "usage_80");
    check.equal(status, "active", "status");
    check.equal(
      data?.used_mb,
      Math.ceil((Number(data?.total_mb) * limits.usageWarningPercent) / 100),
      "used_mb, 80 percent of total_mb",
    );
  }),

  rule("events.type.esim-usage-100", {}, async (t, check) => {
    const { status, data } = await summaryOf(t, check, ["activated"], "usage_100");
    check.equal(status, "depleted", "status");
    check.ok(Number(data?.used_mb) > 0 && data?.used_mb === data?.total_mb, "all data is used", data);
  }),

  rule("events.type.esim-expired", {}, async (t, check) => {
    const { status } = await summaryOf(t, check, ["activated"], "expired");
    check.equal(status, "expired", "status");
  }),

  rule("events.type.topup-completed", { waits: true }, async (t, check) => {
    const { topup } = await sample(t);
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    const plain = await t.test.topup(iccid, { package_id: topup.id });
    t.must.equal(plain.status, "completed", "status of a plain top-up");
    checkOnly(check, await eventsOf(plain.id), "topup.completed", plain);
    const fields = { package_id: topup.id, customer_ref: t.unique("test_processing-") };
    const slow = await t.test.topup(iccid, fields);
    t.must.equal(slow.status, "processing", "status of the other top-up");
    check.equal(typesOf(await eventsOf(slow.id)), [], "events while the top-up is processing");
    const final = await untilFinal(t, () => t.test.get("topupsGet", { path: { id: slow.id } }));
    check.equal(final.status, "completed", "status of the top-up at the end");
    checkOnly(check, await eventsOf(slow.id), "topup.completed", final);
    const { data } = await readEsim(t, iccid);
    check.ok((data.total_mb ?? 0) > 2 * (topup.data_mb ?? 0), "control: both have added data", data);
  }),
];
