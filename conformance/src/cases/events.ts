/** Rules `events.list.*`, `events.get.*`, `events.none.*`, `events.recorded.*` and `events.esim.*`. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Esim, type Event, eventTypes, type Page } from "../contract.ts";
import { freshEsim, largeTopup, readEsim, simulate, simulated } from "../esims.ts";
import { sample, testObjects } from "../fixtures.ts";
import { checkItems } from "../paged-lists.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";

/** Causes one event of every type that requests alone can cause. */
function everyType(t: Context): Promise<void> {
  return t.shared("events of every type", async (context) => {
    const { package: item, topup } = await sample(context);
    const iccid = await freshEsim(context, "activated", "usage_80");
    await context.test.topup(iccid, { package_id: topup.id });
    await simulated(context, iccid, "usage_100", "expired");
    await context.test.order({ package_id: item.id, customer_ref: context.unique("test_order_failed-") });
  });
}

async function listed(t: Context, query: Record<string, string | number>): Promise<Event[]> {
  const { data } = await t.test.get("eventsList", { query: { limit: 100, ...query } });
  t.must.ok(Array.isArray(data), "eventsList has to return a list", data);
  return data as Event[];
}

const idsOf = (events: readonly Event[]) => events.map(({ id }) => id);

export const cases = [
  rule("events.list.ok", {}, async (t, check) => {
    await everyType(t);
    const response = await t.test.call("eventsList");
    check.status(response, 200);
    check.valid(response, "eventsList");
    check.keys(response.json, ["data", "has_more", "next_cursor"], "keys");
    const items = (response.json as Partial<Page<Event>> | undefined)?.data ?? [];
    check.some(items, "events");
    for (const event of items) {
      check.keys(event, ["id", "type", "mode", "created", "sequence", "data"], "keys of an event");
    }
    await checkItems(t, check, "eventsList");
  }),

  rule("events.list.newest-first", {}, async (t, check) => {
    await everyType(t);
    const sequences = (await listed(t, {})).map(({ sequence }) => sequence);
    check.ok(sequences.length > 2, "events to order", sequences.length);
    for (const [index, sequence] of sequences.slice(1).entries()) {
      check.ok(sequence < (sequences[index] ?? 0), "sequence decreases along the list", sequences);
    }
    const order = await t.test.order({ package_id: (await sample(t)).package.id });
    const eventsSince = (await listed(t, {})).filter(({ sequence }) => sequence > (sequences[0] ?? 0));
    const isNewer = eventsSince.some((event) => (event.data as { id?: string }).id === order.id);
    check.ok(isNewer, "a new event comes before older ones", idsOf(eventsSince));
  }),

  rule("events.list.type.filter", {}, async (t, check) => {
    await everyType(t);
    const called = eventTypes.filter(({ type, stored }) => stored && type !== "balance.low");
    for (const { type } of called) {
      const found = await listed(t, { type });
      check.some(found, `events of type ${type}`);
      for (const event of found) check.equal(event.type, type, `type of ${event.id}, listed under ${type}`);
    }
    for (const type of ["balance.low", "ping"]) {
      const others = (await listed(t, { type })).filter((event) => event.type !== type);
      check.equal(idsOf(others), [], `events of other types under ${type}`);
    }
    const whole = new Set(typesOf(await t.test.all<Event>("eventsList")));
    check.ok(whole.size >= called.length, "the unfiltered list has all of them", [...whole]);
  }),

  rule("events.list.type.unknown", {}, async (t, check) => {
    for (const type of ["order.created", "order", "ORDER.FAILED", "order.failed,order.completed"]) {
      const rejected = await t.test.call("eventsList", { query: { type } });
      check.error(rejected, 400, "invalid_request", "type", `type=${type}`);
    }
    const control = await t.test.call("eventsList", { query: { type: "order.failed" } });
    check.status(control, 200, "type=order.failed");
  }),

  rule("events.get.ok", {}, async (t, check) => {
    await everyType(t);
    for (const { type } of eventTypes) {
      const [event] = await listed(t, { type, limit: 1 });
      if (!event) continue;
      const response = await t.test.call("eventsGet", { path: { id: event.id } });
      check.status(response, 200, type);
      check.valid(response, "eventsGet");
      check.equal(response.json, event, `${type} as the list shows it`);
    }
    const { eventId } = await testObjects(t);
    check.status(await t.test.call("eventsGet", { path: { id: eventId } }), 200, "an order's event");
  }),

  rule("events.none.failed-topup", { quiet: true }, async (t, check) => {
    const iccid = await freshEsim(t);
    const { topup } = await sample(t);
    const before = idsOf(await listed(t, {}));
    const fields = { package_id: topup.id, customer_ref: t.unique("test_order_failed-") };
    t.must.equal((await t.test.topup(iccid, fields)).status, "failed", "status of the top-up");
    check.equal(idsOf(await listed(t, {})), before, "events after a failed top-up");
    await t.test.topup(iccid, { package_id: topup.id });
    const [newest] = await listed(t, { limit: 1 });
    check.equal(newest?.type, "topup.completed", "control: the newest event after a completed one");
  }),

  rule("events.none.back-to-active", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated", "usage_100");
    const eventsOf = await watchEvents(t.test);
    const made = await t.test.topup(iccid, { package_id: (await sample(t)).topup.id });
    t.must.equal(made.status, "completed", "status of the top-up");
    check.equal((await readEsim(t, iccid)).status, "active", "status of the eSIM");
    check.equal(typesOf(await eventsOf(iccid)), ["topup.completed"], "events about the eSIM");
  }),

  rule("events.recorded.always", { quiet: true }, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const eventsOf = await watchEvents(t.test);
    const order = await t.test.order({ package_id: item.id });
    check.equal(typesOf(await eventsOf(order.id)), ["order.completed"], "events of an order");
    const iccid = order.esims[0]?.iccid ?? "";
    const made = await t.test.topup(iccid, { package_id: topup.id });
    check.equal(typesOf(await eventsOf(made.id)), ["topup.completed"], "events of a top-up");
    const fields = { package_id: item.id, customer_ref: t.unique("test_order_failed-") };
    const failed = await t.test.order(fields);
    check.equal(typesOf(await eventsOf(failed.id)), ["order.failed"], "events of a failed order");
  }),

  rule("events.esim.once", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    for (const event of ["activated", "activated", "expired", "expired"]) {
      check.status(await simulate(t, iccid, event), 200, event);
    }
    check.equal(typesOf(await eventsOf(iccid)), ["esim.activated", "esim.expired"], "events recorded");
  }),

  rule("events.esim.usage-once-per-allowance", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated");
    const eventsOf = await watchEvents(t.test);
    await simulated(t, iccid, "usage_80", "usage_80");
    check.equal(typesOf(await eventsOf(iccid)), ["esim.usage_80"], "events after usage_80 twice");
    await t.test.topup(iccid, { package_id: (await largeTopup(t)).id });
    await simulated(t, iccid, "usage_80", "usage_80");
    const expected = ["esim.usage_80", "topup.completed", "esim.usage_80"];
    check.equal(typesOf(await eventsOf(iccid)), expected, "events after a top-up and usage_80 twice more");
  }),

  rule("events.esim.data-as-fetched", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const iccid = await t.test.newEsim(item.id, { customer_ref: t.unique("summary") });
    const eventsOf = await watchEvents(t.test);
    for (const event of ["activated", "usage_80", "usage_100", "expired"]) {
      await simulated(t, iccid, event);
      const { status, order_id, customer_ref, data, expires_at }: Esim = await readEsim(t, iccid);
      const newest = (await eventsOf(iccid)).at(-1);
      check.equal(newest?.type as string, `esim.${event}`, "the newest event about the eSIM");
      const fetched = { iccid, status, order_id, customer_ref, data, expires_at };
      check.equal(newest?.data as unknown, fetched, `data of esim.${event}, against the fetch`);
    }
  }),
];
