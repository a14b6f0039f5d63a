/** Rules `resources.event.*` and `resources.esim-summary.*`: the fields of an event and of the eSIM in its data. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, eventTypes } from "../contract.ts";
import { freshEsim, readEsim, simulated } from "../esims.ts";
import { liveObjects, sample, testObjects } from "../fixtures.ts";
import { eventsAfter, typesOf, watchEvents } from "../recorded-events.ts";

const simulations = ["activated", "usage_80", "usage_100", "expired"];
const dataKeys = ["unlimited", "total_mb", "used_mb", "remaining_mb"];

/** Simulates every event on one eSIM and returns the recorded events. */
function esimEvents(t: Context): Promise<{ iccid: string; events: Event[] }> {
  return t.shared("events of one eSIM", async (context) => {
    const iccid = await freshEsim(context);
    const eventsOf = await watchEvents(context.test);
    await simulated(context, iccid, ...simulations);
    const events = await eventsOf(iccid);
    const expected = simulations.map((event) => `esim.${event}`);
    context.must.equal(typesOf(events), expected, "one event of each simulation");
    return { iccid, events };
  });
}

/** Returns events of orders, eSIMs and top-ups on the case's own account, oldest first. */
async function mixedEvents(t: Context): Promise<Event[]> {
  const newest = await t.test.get("eventsList", { query: { limit: 1 } });
  const mark = (newest.data as Event[])[0]?.sequence ?? 0;
  const { package: item, topup } = await sample(t);
  const iccid = await freshEsim(t, "activated", "usage_80", "usage_100");
  await t.test.topup(iccid, { package_id: topup.id });
  await simulated(t, iccid, "expired");
  await t.test.order({ package_id: item.id, customer_ref: t.unique("test_order_failed-") });
  return eventsAfter(t.test, mark);
}

/** Places an order and returns the sequence of its event. */
async function sequenceOfOrder(t: Context, caller: Context["test"]): Promise<number> {
  const eventsOf = await watchEvents(caller);
  const order = await caller.order({ package_id: (await sample(t)).package.id });
  const [event] = await eventsOf(order.id);
  t.must.ok(event, "the order has to be recorded", order);
  return event?.sequence ?? 0;
}

export const cases = [
  rule("resources.event.id", {}, async (t, check) => {
    const { events } = await esimEvents(t);
    for (const event of events) {
      check.match(event.id, /^evt_[0-9a-f]{24}$/i, "id");
      const read = await t.test.call("eventsGet", { path: { id: event.id } });
      check.equal((read.json as Partial<Event>)?.id, event.id, "id of the same event, fetched");
    }
    check.equal(new Set(events.map(({ id }) => id)).size, events.length, "different ids");
    const { data } = await t.test.get("eventsList", { query: { type: "esim.expired", limit: 100 } });
    const again = (data as Event[]).filter(({ sequence }) => sequence === events.at(-1)?.sequence);
    check.equal(
      again.map(({ id }) => id),
      [events.at(-1)?.id],
      "id of the same event, listed again",
    );
  }),

  rule("resources.event.type", {}, async (t, check) => {
    await esimEvents(t);
    const known: string[] = eventTypes.map(({ type }) => type);
    const { data } = await t.test.get("eventsList", { query: { limit: 100 } });
    check.some(data ?? [], "events");
    for (const { type } of data as Event[]) check.oneOf<string>(type, known, "type");
  }),

  rule("resources.event.mode", { needs: ["live"] }, async (t, check) => {
    const objects = { test: await testObjects(t), live: await liveObjects(t) };
    for (const caller of [t.test, t.live]) {
      const single = await caller.get("eventsGet", { path: { id: objects[caller.mode].eventId } });
      check.equal((single as Event).mode, caller.mode, "mode of a fetched event");
      const { data } = await caller.get("eventsList", { query: { limit: 100 } });
      check.some(data ?? [], `${caller.mode} events`);
      for (const { mode } of data as Event[]) check.equal(mode, caller.mode, "mode of a listed event");
    }
  }),

  rule("resources.event.created", {}, async (t, check) => {
    await esimEvents(t);
    const { data } = await t.test.get("eventsList", { query: { limit: 100 } });
    check.some(data ?? [], "events");
    for (const { created } of data as Event[]) {
      check.match(created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "created");
    }
  }),

  rules(["resources.event.sequence.grows", "resources.event.data"], { quiet: true }, async (t, check) => {
    const events = await mixedEvents(t);
    const expected = ["order.completed", "esim.activated", "esim.usage_80", "esim.usage_100"];
    expected.push("topup.completed", "esim.expired", "order.failed");
    t.must.equal(typesOf(events), expected, "the events of what was done, oldest first");
    let last = 0;
    for (const { sequence, type } of events) {
      const holds = Number.isInteger(sequence) && sequence > last;
      check("resources.event.sequence.grows").ok(holds, `sequence of ${type} is above ${last}`, sequence);
      last = sequence;
    }
    for (const { id } of events) {
      const response = await t.test.call("eventsGet", { path: { id } });
      check("resources.event.data").status(response, 200);
      check("resources.event.data").valid(response, "eventsGet");
    }
  }),

  rule("resources.event.sequence.per-mode", { needs: ["live"], quiet: true }, async (t, check) => {
    const before = await sequenceOfOrder(t, t.live);
    const testEvents = 12;
    let first = 0;
    for (let i = 0; i < testEvents; i++) {
      const sequence = await sequenceOfOrder(t, t.test);
      if (i === 0) first = sequence;
    }
    const after = await sequenceOfOrder(t, t.live);
    check.ok(after > before, "live sequences increase", { before, after });
    // Sequences may have gaps, but a sequence shared by both modes would grow by at least this much.
    check.ok(after - before <= testEvents, `not by the ${testEvents} test events`, { before, after });
    const last = await sequenceOfOrder(t, t.test);
    check.ok(last - first >= testEvents, "control: the test sequence has advanced", { first, last });
  }),

  rule("resources.esim-summary.fields", {}, async (t, check) => {
    for (const { type, data } of (await esimEvents(t)).events) {
      const keys = ["iccid", "status", "order_id", "customer_ref", "data", "expires_at"];
      check.keys(data, keys, `keys of the data of ${type}`);
    }
  }),

  rule("resources.esim-summary.data-shape", {}, async (t, check) => {
    const { iccid, events } = await esimEvents(t);
    const fetched: Record<string, unknown> = { ...(await readEsim(t, iccid)).data };
    check.keys(fetched, dataKeys, "keys of data on the eSIM");
    for (const { type, data: summary } of events) {
      const data = ((summary as { data?: unknown }).data ?? {}) as Record<string, unknown>;
      check.keys(data, dataKeys, `keys of data in ${type}`);
      for (const key of dataKeys) {
        check.equal(typeof data[key], typeof fetched[key], `type of ${key} in ${type}`);
      }
    }
  }),

  rule("resources.esim-summary.snapshot", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    await simulated(t, iccid, "activated");
    const [first] = await eventsOf(iccid);
    t.must.equal(first?.type, "esim.activated", "type of the first event");
    await simulated(t, iccid, "usage_100");
    check.equal((await readEsim(t, iccid)).status, "depleted", "control: the eSIM has changed");
    const later = (await t.test.get("eventsGet", { path: { id: first?.id ?? "" } })) as Event;
    check.equal(later.data as unknown, first?.data, "data of the first event, read later");
    const { status, data } = later.data as { status?: unknown; data?: { used_mb?: unknown } };
    check.equal([status, data?.used_mb], ["active", 0], "status and used_mb in the first event's data");
  }),
];
