/** Rules `resources.esim.*`, second half: data, validity and the times derived from them. */
import { rule } from "../case.ts";
import { type EsimDetail, paiseOf } from "../contract.ts";
import {
  freshEsim,
  freshUnlimitedEsim,
  largeTopup,
  readEsim,
  simulate,
  simulated,
  unlimitedPackage,
} from "../esims.ts";
import { catalogue, sample } from "../fixtures.ts";
import { checkWithin, daysAfter, timestampFormat } from "../sandbox-time.ts";

export const cases = [
  rule("resources.esim.data.unlimited", {}, async (t, check) => {
    const metered = await readEsim(t, await freshEsim(t));
    check.equal(metered.data.unlimited, false, "unlimited of a metered eSIM");
    check.equal((await sample(t)).package.unlimited, false, "unlimited of the metered package");
    const unlimited = await readEsim(t, await freshUnlimitedEsim(t));
    check.equal(unlimited.data.unlimited, true, "unlimited of an unlimited eSIM");
  }),

  rule("resources.esim.data.total-mb", {}, async (t, check) => {
    const { package: item } = await sample(t);
    check.equal(
      (await readEsim(t, await freshEsim(t))).data.total_mb,
      item.data_mb,
      "total_mb of a metered eSIM",
    );
    check.equal(
      (await readEsim(t, await freshUnlimitedEsim(t))).data.total_mb,
      null,
      "total_mb of an unlimited eSIM",
    );
    const daily = (await catalogue(t)).find(
      ({ name, data_mb, validity_days }) => /per day/i.test(name) && data_mb !== null && validity_days > 1,
    );
    if (!daily) return;
    const { data } = await readEsim(t, await t.test.newEsim(daily.id));
    check.equal(
      data.total_mb,
      (daily.data_mb ?? 0) * daily.validity_days,
      `total_mb of an eSIM of daily plan ${daily.name}`,
    );
  }),

  rule("resources.esim.data.total-mb.with-topups", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const large = await largeTopup(t);
    const iccid = await freshEsim(t);
    let total = item.data_mb ?? 0;
    for (const added of [topup, large]) {
      await t.test.topup(iccid, { package_id: added.id });
      total += added.data_mb ?? 0;
      check.equal((await readEsim(t, iccid)).data.total_mb, total, `after a top-up of ${added.data_mb} MB`);
    }
    const failed = await t.test.topup(iccid, {
      package_id: large.id,
      customer_ref: t.unique("test_order_failed-"),
    });
    check.equal(failed.status, "failed", "status of a top-up that is told to fail");
    check.equal((await readEsim(t, iccid)).data.total_mb, total, "after a failed top-up");
  }),

  rule("resources.esim.data.used-mb.number", {}, async (t, check) => {
    check.equal((await readEsim(t, await freshEsim(t))).data.used_mb, 0, "used_mb of a new metered eSIM");
    for (const events of [[], ["activated"]]) {
      const { data } = await readEsim(t, await freshUnlimitedEsim(t, ...events));
      const fits = Number.isInteger(data.used_mb) && data.used_mb >= 0;
      check.ok(fits, `used_mb of an unlimited eSIM ${events} is a whole number`, data);
    }
    const used = await readEsim(t, await freshEsim(t, "activated", "usage_80"));
    check.ok(
      Number.isInteger(used.data.used_mb) && used.data.used_mb > 0,
      "used_mb of a used eSIM is a positive whole number",
      used.data,
    );
  }),

  rule("resources.esim.data.used-mb.cap", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    for (const event of ["activated", "usage_80", "usage_100", "usage_100", "expired"]) {
      const { data } = await simulated(t, iccid, event);
      check.ok(data.used_mb <= (data.total_mb ?? -1), `used_mb is at most total_mb after ${event}`, data);
    }
    const { data } = await readEsim(t, iccid);
    check.ok(data.used_mb > 0 && data.used_mb === data.total_mb, "control: all of it is used", data);
    if (!t.has("portal") || !t.has("supplier")) return;
    const tenant = await t.tenant({ liveKeys: 2, walletRupees: 100_000 });
    const live = await tenant.live.newEsim((await sample(t)).package.id);
    const total = (await readEsim(t, await freshEsim(t))).data.total_mb ?? 0;
    const body = { first_used: true, used_mb: total + 100 };
    await tenant.operator.get("networkReport", { path: { iccid: live }, body });
    const reported = (await readEsim(t, live, tenant.live)).data;
    check.equal([reported.used_mb, reported.total_mb], [total, total], "when the supplier reports more");
  }),

  rule("resources.esim.data.remaining-mb", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const checkData = (data: EsimDetail["data"], bench: string) =>
      check.equal(data.remaining_mb, (data.total_mb ?? Number.NaN) - data.used_mb, `remaining_mb ${bench}`);
    const fresh = await readEsim(t, iccid);
    checkData(fresh.data, "when new");
    check.ok((fresh.data.remaining_mb ?? 0) > 0, "some data remains when new", fresh.data);
    for (const event of ["activated", "usage_80", "usage_100"]) {
      checkData((await simulated(t, iccid, event)).data, `after ${event}`);
    }
    const unlimited = await readEsim(t, await freshUnlimitedEsim(t, "activated"));
    check.equal(unlimited.data.remaining_mb, null, "remaining_mb of an unlimited eSIM");
  }),

  rule("resources.esim.validity-days", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t);
    const fresh = await readEsim(t, iccid);
    check.equal(fresh.validity_days, item.validity_days, "of a new eSIM");
    await t.test.topup(iccid, { package_id: topup.id });
    const grown = item.validity_days + topup.validity_days;
    check.equal((await readEsim(t, iccid)).validity_days, grown, "after a top-up");
    const unlimited = await freshUnlimitedEsim(t);
    const { data } = await t.test.get("topupPackagesList", { path: { iccid: unlimited } });
    const [added] = data;
    if (!added) return;
    await t.test.topup(unlimited, { package_id: added.id });
    const expected = (await unlimitedPackage(t)).validity_days + added.validity_days;
    check.equal(
      (await readEsim(t, unlimited)).validity_days,
      expected,
      "of an unlimited eSIM after a top-up",
    );
  }),

  rule("resources.esim.activated-at", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    check.equal((await readEsim(t, iccid)).activated_at, null, "activated_at of a ready eSIM");
    const start = t.nowMs();
    await simulated(t, iccid, "activated");
    const { activated_at: activatedAt } = await readEsim(t, iccid);
    check.match(activatedAt, timestampFormat, "of an active eSIM");
    checkWithin(check, activatedAt, start, t.nowMs(), "activated_at");
    await simulated(t, iccid, "usage_100", "expired");
    check.equal((await readEsim(t, iccid)).activated_at, activatedAt, "once expired");
  }),

  rule("resources.esim.expires-at.value", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t, "activated");
    const active = await readEsim(t, iccid);
    t.must.match(active.activated_at, timestampFormat, "activated_at has to be a timestamp");
    const first = daysAfter(active.activated_at, item.validity_days);
    check.equal(active.expires_at, first, "expires_at is activated_at plus validity_days");
    await t.test.topup(iccid, { package_id: topup.id });
    const grown = daysAfter(active.activated_at, item.validity_days + topup.validity_days);
    check.equal((await readEsim(t, iccid)).expires_at, grown, "expires_at after a top-up has the added days");
    const start = t.nowMs();
    const expired = await simulated(t, iccid, "expired");
    checkWithin(check, expired.expires_at, start, t.nowMs(), "expires_at after a simulated end");
  }),

  rule("resources.esim.expires-at.null", {}, async (t, check) => {
    const { topup } = await sample(t);
    const iccid = await freshEsim(t);
    check.equal((await readEsim(t, iccid)).expires_at, null, "expires_at of a ready eSIM");
    const made = await t.test.topup(iccid, { package_id: topup.id });
    t.must.ok(made.status === "completed" && paiseOf(made.total) > 0, "the top-up has to complete", made);
    check.equal((await readEsim(t, iccid)).expires_at, null, "expires_at of a ready eSIM after a top-up");
    const response = await simulate(t, iccid, "activated");
    check.status(response, 200, "control: activated");
    check.match(
      (response.json as Partial<EsimDetail>)?.expires_at,
      timestampFormat,
      "control: once activated",
    );
  }),
];
