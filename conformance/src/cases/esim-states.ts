/** Rules `states.esim.*`: the statuses of an eSIM, and the events of each change. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { EsimDetail } from "../contract.ts";
import { freshEsim, freshUnlimitedEsim, largeTopup, readEsim, simulate, simulated } from "../esims.ts";
import { sample } from "../fixtures.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";
import { daysAfter } from "../sandbox-time.ts";

interface Step {
  /** Simulated events that lead to the status before. */
  before: string[];
  event: string;
  from: string;
  to: string;
}

/**
 * Simulates one event and checks the status before and after it, in the response and on a fetch, and the recorded
 * events.
 */
async function checkStep(t: Context, check: Checker, step: Step): Promise<EsimDetail> {
  const iccid = await freshEsim(t, ...step.before);
  check.equal((await readEsim(t, iccid)).status, step.from, "status before");
  const eventsOf = await watchEvents(t.test);
  const response = await simulated(t, iccid, step.event);
  check.equal(response.status, step.to, "status in the response");
  const fetched = await readEsim(t, iccid);
  check.equal(fetched.status, step.to, "status as fetched");
  check.equal(typesOf(await eventsOf(iccid)), [`esim.${step.event}`], "events recorded");
  return fetched;
}

/** Moves the clock past the end of the validity, without simulating an event. */
async function checkEnd(t: Context, check: Checker, ...before: string[]): Promise<void> {
  if (!t.has("clock")) return;
  const iccid = await freshEsim(t, ...before);
  const running = await readEsim(t, iccid);
  const eventsOf = await watchEvents(t.test);
  await t.pass((Date.parse(running.expires_at ?? "") - t.nowMs()) / 1000 + 60);
  const ended = await readEsim(t, iccid);
  const actual = [ended.status, ended.expires_at];
  check.equal(actual, ["expired", running.expires_at], "status and expires_at a minute after the end");
  check.equal(typesOf(await eventsOf(iccid)), ["esim.expired"], "events recorded by the end");
}

async function completedTopup(t: Context, iccid: string, packageId: string): Promise<void> {
  const { status } = await t.test.topup(iccid, { package_id: packageId });
  t.must.equal(status, "completed", "status of the top-up");
}

export const cases = [
  rule("states.esim.ready.meaning", {}, async (t, check) => {
    const esim = await readEsim(t, await freshEsim(t));
    const { status, activated_at: activatedAt, expires_at: expiresAt, data } = esim;
    check.equal([status, activatedAt, expiresAt, data.used_mb], ["ready", null, null, 0], "of a new eSIM");
  }),

  rule("states.esim.depleted.not-unlimited", {}, async (t, check) => {
    const iccid = await freshUnlimitedEsim(t, "activated");
    const rejected = await simulate(t, iccid, "usage_100");
    check.error(rejected, 400, "invalid_request", "event", "usage_100 on an unlimited eSIM");
    check.equal((await readEsim(t, iccid)).status, "active", "its status");
    const metered = await simulated(t, await freshEsim(t, "activated"), "usage_100");
    check.equal(metered.status, "depleted", "control: a metered eSIM");
  }),

  rule("states.esim.ready-to-active.sandbox", {}, async (t, check) => {
    const esim = await checkStep(t, check, { before: [], event: "activated", from: "ready", to: "active" });
    check.ok(typeof esim.activated_at === "string", "activated_at is set", esim.activated_at);
    const expected = daysAfter(esim.activated_at, esim.validity_days);
    check.equal(esim.expires_at, expected, "expires_at");
  }),

  rule("states.esim.active-to-depleted", {}, async (t, check) => {
    const before = ["activated"];
    const esim = await checkStep(t, check, { before, event: "usage_100", from: "active", to: "depleted" });
    check.equal(esim.data.remaining_mb, 0, "remaining_mb");
  }),

  rule("states.esim.active-to-expired", { waits: true }, async (t, check) => {
    await checkStep(t, check, { before: ["activated"], event: "expired", from: "active", to: "expired" });
    await checkEnd(t, check, "activated");
  }),

  rule("states.esim.depleted-to-expired", { waits: true }, async (t, check) => {
    const before = ["activated", "usage_100"];
    await checkStep(t, check, { before, event: "expired", from: "depleted", to: "expired" });
    await checkEnd(t, check, ...before);
  }),

  rule("states.esim.depleted-to-active", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated", "usage_100");
    check.equal((await readEsim(t, iccid)).status, "depleted", "status before");
    await completedTopup(t, iccid, (await sample(t)).topup.id);
    const { status, data } = await readEsim(t, iccid);
    check.equal(status, "active", "status after a top-up");
    check.ok((data.remaining_mb ?? 0) > 0, "some data remains again", data);
  }),

  rule("states.esim.ready-stays-ready", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    await completedTopup(t, iccid, topup.id);
    const ready = await readEsim(t, iccid);
    check.equal(
      [ready.status, ready.activated_at, ready.expires_at],
      ["ready", null, null],
      "after a top-up",
    );
    check.equal(typesOf(await eventsOf(iccid)), ["topup.completed"], "events recorded");
    const active = await simulated(t, iccid, "activated");
    const expected = daysAfter(active.activated_at, item.validity_days + topup.validity_days);
    check.equal(active.expires_at, expected, "expires_at counts from first use");
  }),

  rule("states.esim.usage-80-no-change", {}, async (t, check) => {
    const step = { before: ["activated"], event: "usage_80", from: "active", to: "active" };
    const { data } = await checkStep(t, check, step);
    check.ok(data.used_mb > 0, "control: data is used", data);
  }),

  rule("states.esim.topup-adds-at-once", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t, "activated");
    const before = await readEsim(t, iccid);
    await completedTopup(t, iccid, topup.id);
    const after = await readEsim(t, iccid);
    check.equal(after.data.total_mb, (item.data_mb ?? 0) + (topup.data_mb ?? 0), "total_mb");
    check.equal(after.validity_days, before.validity_days + topup.validity_days, "validity_days");
    check.equal(after.expires_at, daysAfter(before.expires_at, topup.validity_days), "expires_at");
  }),

  rule("states.esim.usage-events-again", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated");
    const large = await largeTopup(t);
    const eventsOf = await watchEvents(t.test);
    const usage = ["esim.usage_80", "esim.usage_100"];
    await simulated(t, iccid, "usage_80", "usage_100");
    check.equal(typesOf(await eventsOf(iccid)), usage, "events for the first allowance");
    await completedTopup(t, iccid, large.id);
    const { data } = await simulated(t, iccid, "usage_80", "usage_100");
    const expected = [...usage, "topup.completed", ...usage];
    check.equal(typesOf(await eventsOf(iccid)), expected, "events after the top-up too");
    check.equal(data.used_mb, data.total_mb, "used_mb after usage_100 equals the larger total_mb");
  }),
];
