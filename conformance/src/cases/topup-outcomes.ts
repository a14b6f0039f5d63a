/**
 * Rules `resources.topup.*` and `states.topup.*`: the outcomes of a top-up, field by field.
 */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { paiseOf, type Topup } from "../contract.ts";
import { freshEsim, readEsim } from "../esims.ts";
import { liveObjects, sample, testObjects } from "../fixtures.ts";
import { typesOf, watchEvents } from "../recorded-events.ts";
import { checkWithin, timestampFormat, untilFinal } from "../sandbox-time.ts";

const failing = "test_order_failed-";
const processing = "test_processing-";

async function topUp(t: Context, iccid: string, customerRef?: string): Promise<Topup> {
  return t.test.topup(iccid, { package_id: (await sample(t)).topup.id, customer_ref: customerRef });
}

const read = (t: Context, id: string): Promise<Topup> => t.test.get("topupsGet", { path: { id } });

/** Returns everything that a rejected or failed top-up must not change. */
async function stateOf(t: Context, iccid: string) {
  const { data } = await t.test.get("topupsList", { path: { iccid } });
  return {
    esim: await readEsim(t, iccid),
    balancePaise: await t.test.balancePaise(),
    topups: (data ?? []).map(({ id }) => id),
  };
}

export const cases = [
  rule("resources.topup.id", { needs: ["live"] }, async (t, check) => {
    for (const [caller, objects, pattern] of [
      [t.test, await testObjects(t), /^top_test_./],
      [t.live, await liveObjects(t), /^top_(?!test_)./],
    ] as const) {
      const { data } = await caller.get("topupsList", { path: { iccid: objects.iccid } });
      check.some(data ?? [], `${caller.mode} top-ups`);
      for (const { id } of data) check.match(id, pattern, `id of a ${caller.mode} top-up`);
    }
  }),

  rule("resources.topup.status", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    for (const [prefix, status] of [
      ["plain-", "completed"],
      [failing, "failed"],
      [processing, "processing"],
    ] as const) {
      check.equal((await topUp(t, iccid, t.unique(prefix))).status, status, `status after ${prefix}`);
    }
    const { data } = await t.test.get("topupsList", { path: { iccid } });
    check.equal(data.length, 3, "top-ups of the eSIM");
    for (const { status } of data) check.oneOf(status, ["completed", "processing", "failed"], "status");
  }),

  rules(["resources.topup.iccid", "resources.topup.package-id"], {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const { topup } = await sample(t);
    for (const prefix of ["plain-", failing]) {
      const made = await topUp(t, iccid, t.unique(prefix));
      for (const [what, seen] of [
        ["in the response", made],
        ["fetched", await read(t, made.id)],
      ] as const) {
        check("resources.topup.iccid").equal(seen.iccid, iccid, `iccid of a ${made.status} top-up, ${what}`);
        check("resources.topup.package-id").equal(seen.package_id, topup.id, `package_id, ${what}`);
      }
    }
  }),

  rule("resources.topup.customer-ref", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const iccid = await t.test.newEsim(item.id, { customer_ref: t.unique("of the order") });
    const topupRef = t.unique("Of the top-up");
    for (const [sent, expected] of [
      [undefined, null],
      ["", null],
      [topupRef, topupRef],
    ] as const) {
      const made = await topUp(t, iccid, sent);
      check.equal(made.customer_ref, expected, `customer_ref after ${sent}`);
      check.equal((await read(t, made.id)).customer_ref, expected, `customer_ref after ${sent}, fetched`);
    }
  }),

  rule("resources.topup.total", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const { data } = await t.test.get("topupPackagesList", { path: { iccid } });
    check.some(data ?? [], "packages that fit the eSIM");
    for (const { id, price } of [data[0], data.at(-1)].filter((item) => item !== undefined)) {
      const made = await t.test.topup(iccid, { package_id: id });
      check.equal(made.total, price, `total of a top-up with ${id}`);
      check.ok(paiseOf(made.total) > 0, "the top-up costs something", made.total);
    }
  }),

  rules(
    ["resources.topup.balance-after.completed", "resources.topup.balance-after.failed"],
    { quiet: true },
    async (t, check) => {
      const iccid = await freshEsim(t);
      const before = await t.test.balancePaise();
      const failed = await topUp(t, iccid, t.unique(failing));
      t.must.equal(failed.status, "failed", "status");
      check("resources.topup.balance-after.failed").equal(
        [paiseOf(failed.balance_after), await t.test.balancePaise()],
        [before, before],
        "balance_after and the balance, in paise",
      );
      const made = await topUp(t, iccid);
      t.must.equal(made.status, "completed", "status");
      const left = before - paiseOf(made.total);
      check("resources.topup.balance-after.completed").equal(
        [paiseOf(made.balance_after), await t.test.balancePaise()],
        [left, left],
        "balance_after and the balance, in paise",
      );
      // A refund bug could hide behind a top-up that costs nothing.
      for (const id of ["completed", "failed"] as const) {
        check(`resources.topup.balance-after.${id}`).ok(
          left < before,
          "a top-up costs something",
          made.total,
        );
      }
    },
  ),

  rule("resources.topup.created", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const start = t.nowMs();
    const made = await topUp(t, iccid);
    checkWithin(check, made.created, start, t.nowMs(), "created");
    check.match(made.created, timestampFormat, "created");
    check.equal((await read(t, made.id)).created, made.created, "created as fetched");
  }),

  rule("states.topup.completed", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t);
    const eventsOf = await watchEvents(t.test);
    const made = await topUp(t, iccid);
    check.equal(made.status, "completed", "status");
    const total = (item.data_mb ?? 0) + (topup.data_mb ?? 0);
    check.equal((await readEsim(t, iccid)).data.total_mb, total, "total_mb of the eSIM");
    check.equal(typesOf(await eventsOf(made.id)), ["topup.completed"], "events recorded");
  }),

  rule("states.topup.processing", { waits: true }, async (t, check) => {
    const iccid = await freshEsim(t);
    const before = await readEsim(t, iccid);
    const made = await topUp(t, iccid, t.unique(processing));
    check.equal(made.status, "processing", "status at first");
    check.equal((await readEsim(t, iccid)).data, before.data, "the eSIM's data while processing");
    const final = await untilFinal(t, () => read(t, made.id));
    check.equal(final.status, "completed", "status later");
    const grown = (before.data.total_mb ?? 0) + ((await sample(t)).topup.data_mb ?? 0);
    check.equal(
      (await readEsim(t, iccid)).data.total_mb,
      grown,
      "total_mb of the eSIM once the top-up is completed",
    );
  }),

  rule("states.topup.failed", { quiet: true }, async (t, check) => {
    const iccid = await freshEsim(t, "activated");
    const before = await stateOf(t, iccid);
    const failed = await topUp(t, iccid, t.unique(failing));
    check.equal(failed.status, "failed", "status");
    const after = await stateOf(t, iccid);
    check.equal(after.esim, before.esim, "the eSIM is unchanged");
    check.equal(after.balancePaise, before.balancePaise, "the balance is unchanged, in paise");
    await topUp(t, iccid);
    check.notEqual(
      (await readEsim(t, iccid)).data,
      before.esim.data,
      "control: a completed top-up changes the eSIM's data",
    );
  }),
];
