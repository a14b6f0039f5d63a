/** Rules `simulate.*`: the sandbox's simulated events, the changes each makes, and when it is invalid. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type EsimDetail, limits, paiseOf } from "../contract.ts";
import { freshEsim, freshUnlimitedEsim, readEsim, simulate, simulated } from "../esims.ts";
import { catalogue, liveObjects, sample } from "../fixtures.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";
import { checkWithin, daysAfter } from "../sandbox-time.ts";

/** Returns a new eSIM with a total_mb of which 80 percent is not an integer. */
async function unevenEsim(t: Context): Promise<string> {
  const uneven = (await catalogue(t))
    .filter(({ data_mb: total }) => total !== null && total % 5 !== 0)
    .toSorted((a, b) => paiseOf(a.price) - paiseOf(b.price));
  t.must.some(uneven, "a package whose data is no multiple of 5 MB");
  return t.test.newEsim(uneven[0]?.id ?? "");
}

/** Simulates events that change the eSIM and are recorded, then one that changes nothing and is not. */
async function checkRepeat(
  t: Context,
  check: Checker,
  iccid: string,
  events: readonly string[],
  repeated: string,
): Promise<void> {
  const eventsOf = await watchEvents(t.test);
  const before = await simulated(t, iccid, ...events);
  // Timestamps are in seconds, so one that is set again must differ.
  await t.sleep(1100);
  const response = await simulate(t, iccid, repeated);
  check.status(response, 200, `${repeated} after ${events}`);
  check.equal(response.json, before, "the eSIM is unchanged");
  const expected = events.map((event) => `esim.${event}`);
  check.equal(typesOf(await eventsOf(iccid)), expected, "events recorded");
}

export const cases = [
  rule("simulate.ok", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const response = await simulate(t, iccid, "activated");
    check.status(response, 200);
    check.valid(response, "simulate");
    const esim = (response.json ?? {}) as Partial<EsimDetail>;
    check.equal([esim.iccid, esim.status], [iccid, "active"], "the changed eSIM");
    check.keys(esim.activation, ["lpa", "smdp_address", "activation_code"], "keys of activation");
    check.equal(response.json, await readEsim(t, iccid), "the response, against a fetch");
  }),

  rule("simulate.replay", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    const idempotencyKey = t.unique("simulate");
    const first = await simulate(t, iccid, "activated", { idempotencyKey });
    check.status(first, 200, "first");
    const second = await simulate(t, iccid, "activated", { idempotencyKey });
    check.status(second, 200, "repeated");
    check.equal(second.json, first.json, "the same body");
    check.equal(typesOf(await eventsOf(iccid)), ["esim.activated"], "one event only");
    await simulated(t, iccid, "expired");
    const third = await simulate(t, iccid, "activated", { idempotencyKey });
    check.status(third, 200, "third request with the key, after the eSIM expired");
    check.equal(third.json, first.json, "body of the third request, same as the first");
    check.equal((await readEsim(t, iccid)).status, "expired", "status of the eSIM after the replay");
  }),

  rule("simulate.iccid", {}, async (t, check) => {
    const unknown = ["8999999000000000000", "8999999", "8991000000000000001", "abc"];
    if (t.has("live")) unknown.push((await liveObjects(t)).iccid);
    for (const iccid of unknown) {
      check.error(await simulate(t, iccid, "activated"), 404, "esim_not_found", null, iccid);
    }
    const ownIccid = await freshEsim(t);
    check.match(ownIccid, /^8999999/, "a test eSIM of the account");
    check.status(await simulate(t, ownIccid, "activated"), 200, "control: a test eSIM of the account");
  }),

  rule("simulate.event.required", {}, async (t, check) => {
    const path = { iccid: await freshEsim(t) };
    for (const body of [{}, { event: null }, { event: "" }, { event: 5 }, { event: ["activated"] }]) {
      const rejected = await t.test.call("simulate", { path, body });
      check.error(rejected, 400, "invalid_request", "event", JSON.stringify(body));
    }
    const control = await t.test.call("simulate", { path, body: { event: "activated" } });
    check.status(control, 200, "control: activated");
  }),

  rule("simulate.event.values", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    for (const event of ["esim.activated", "ACTIVATED", "activated ", "depleted", "usage_90"]) {
      check.error(await simulate(t, iccid, event), 400, "invalid_request", "event", event);
    }
    for (const event of ["activated", "usage_80", "usage_100", "expired"]) {
      check.status(await simulate(t, iccid, event), 200, event);
    }
  }),

  rule("simulate.event-without-endpoint", { quiet: true }, async (t, check) => {
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    await simulated(t, iccid, "activated");
    check.equal(typesOf(await eventsOf(iccid)), ["esim.activated"], "events recorded");
  }),

  rule("simulate.activated.times", {}, async (t, check) => {
    const { validity_days: days } = (await sample(t)).package;
    const iccid = await freshEsim(t);
    const start = t.nowMs();
    const esim = await simulated(t, iccid, "activated");
    checkWithin(check, esim.activated_at, start, t.nowMs(), "activated_at");
    check.equal(esim.expires_at, daysAfter(esim.activated_at, days), `expires_at, ${days} days later`);
  }),

  rule("simulate.usage-80.from-active", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated");
    const response = await simulate(t, iccid, "usage_80");
    check.status(response, 200);
    const used = (response.json as Partial<EsimDetail>)?.data?.used_mb ?? 0;
    check.ok(used > 0, "data is used", used);
  }),

  rule("simulate.usage-80.amount", {}, async (t, check) => {
    const iccid = await unevenEsim(t);
    const { data: before } = await simulated(t, iccid, "activated");
    const total = before.total_mb ?? 0;
    check.equal(before.used_mb, 0, "used_mb before");
    t.must.ok(total % 5 !== 0, "total_mb has to be no multiple of 5", total);
    const { data } = await simulated(t, iccid, "usage_80");
    check.equal(
      data.used_mb,
      Math.ceil((total * limits.usageWarningPercent) / 100),
      `used_mb of ${total} MB`,
    );
  }),

  rule("simulate.usage-100.amount", {}, async (t, check) => {
    const iccid = await unevenEsim(t);
    const { data: before } = await simulated(t, iccid, "activated");
    const { data } = await simulated(t, iccid, "usage_100");
    check.ok((before.total_mb ?? 0) > 0, "total_mb", before);
    check.equal([data.used_mb, data.remaining_mb], [before.total_mb, 0], "used_mb and remaining_mb");
  }),

  rule("simulate.expired.time", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const active = await simulated(t, iccid, "activated");
    const start = t.nowMs();
    check.ok(
      Date.parse(active.expires_at ?? "") > start + 3_600_000,
      "the end of validity lies ahead",
      active.expires_at,
    );
    const expired = await simulated(t, iccid, "expired");
    checkWithin(check, expired.expires_at, start, t.nowMs(), "expires_at");
    check.equal((await readEsim(t, iccid)).expires_at, expired.expires_at, "expires_at as fetched");
  }),

  rule("simulate.invalid-state.ready-usage", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    for (const event of ["usage_80", "usage_100"]) {
      check.error(await simulate(t, iccid, event), 409, "invalid_state", null, event);
    }
    check.equal((await readEsim(t, iccid)).status, "ready", "status after both");
    await simulated(t, iccid, "activated");
    check.status(await simulate(t, iccid, "usage_80"), 200, "control: usage_80 once activated");
  }),

  rule("simulate.invalid-state.ready-expired", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    check.error(await simulate(t, iccid, "expired"), 409, "invalid_state", null, "expired");
    check.equal((await readEsim(t, iccid)).status, "ready", "status after it");
    await simulated(t, iccid, "activated");
    check.status(await simulate(t, iccid, "expired"), 200, "control: expired once activated");
  }),

  rule("simulate.invalid-state.expired", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated", "expired");
    const before = await readEsim(t, iccid);
    for (const event of ["activated", "usage_80", "usage_100"]) {
      check.error(await simulate(t, iccid, event), 409, "invalid_state", null, event);
    }
    check.equal(await readEsim(t, iccid), before, "the eSIM after all three");
    check.status(await simulate(t, iccid, "expired"), 200, "control: expired");
  }),

  rule("simulate.no-change.activated", {}, async (t, check) => {
    await checkRepeat(t, check, await freshEsim(t), ["activated"], "activated");
    // Using all data also activates the eSIM.
    await checkRepeat(t, check, await freshEsim(t, "activated"), ["usage_100"], "activated");
  }),

  rule("simulate.no-change.expired", {}, async (t, check) => {
    await checkRepeat(t, check, await freshEsim(t, "activated"), ["expired"], "expired");
  }),

  rule("simulate.no-change.usage-reached", {}, async (t, check) => {
    for (const [events, repeated] of [
      [["usage_80"], "usage_80"],
      [["usage_80", "usage_100"], "usage_80"],
      [["usage_100"], "usage_80"],
      [["usage_100"], "usage_100"],
    ] as const) {
      await checkRepeat(t, check, await freshEsim(t, "activated"), events, repeated);
    }
  }),

  rule("simulate.usage-never-falls", {}, async (t, check) => {
    const iccid = await freshEsim(t, "activated", "usage_100");
    const { status, data } = await simulated(t, iccid, "usage_80");
    check.equal([status, data.used_mb], ["depleted", data.total_mb], "after usage_100 and then usage_80");
    check.ok((data.total_mb ?? 0) > 0, "total_mb", data);
  }),

  rule("simulate.unlimited", {}, async (t, check) => {
    const iccid = await freshUnlimitedEsim(t, "activated");
    for (const event of ["usage_80", "usage_100"]) {
      check.error(await simulate(t, iccid, event), 400, "invalid_request", "event", event);
    }
    check.equal((await readEsim(t, iccid)).status, "active", "status after both");
    check.status(await simulate(t, iccid, "expired"), 200, "control: expired");
  }),
];
