/** Rules `topup-packages.*`, `topups.list.*`, `topups.get.*` and the input of `topups.create.*`. */

import { onSale } from "../added-packages.ts";
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { limits, type Package, type Page, type Topup } from "../contract.ts";
import { freshEsim, readEsim, unlimitedPackage } from "../esims.ts";
import { catalogue, liveObjects, sample } from "../fixtures.ts";
import { checkItems } from "../paged-lists.ts";
import type { Tenant } from "../tenant.ts";
import type { Exchange } from "../wire.ts";

function post(t: Context, iccid: string, fields: object, options: object = {}): Promise<Exchange> {
  return t.test.call("topupsCreate", { path: { iccid }, body: fields, ...options });
}

/** Returns the first page of an eSIM's top-ups, newest first. */
async function listed(t: Context, iccid: string): Promise<Topup[]> {
  const { data } = await t.test.get("topupsList", { path: { iccid }, query: { limit: 100 } });
  t.must.ok(Array.isArray(data), "topupsList has to return a list", data);
  return data;
}

const idsOf = (topups: readonly { id: string }[]) => topups.map(({ id }) => id);

/** Makes one completed, one processing and one failed top-up and returns them in this order. */
async function threeOutcomes(t: Context, iccid: string): Promise<Topup[]> {
  const { topup } = await sample(t);
  const made: Topup[] = [];
  for (const prefix of ["plain-", "test_processing-", "test_order_failed-"]) {
    made.push(await t.test.topup(iccid, { package_id: topup.id, customer_ref: t.unique(prefix) }));
  }
  const statuses = made.map(({ status }) => status);
  t.must.equal(statuses, ["completed", "processing", "failed"], "statuses of the top-ups");
  return made;
}

/** Returns a listed package that is none of these. */
async function otherPackage(t: Context, packages: readonly Package[]): Promise<string> {
  const listedIds = new Set(idsOf(packages));
  const other = (await catalogue(t)).find(({ id }) => !listedIds.has(id));
  t.must.ok(other, "a package that is not among the eSIM's top-ups");
  return other?.id ?? "";
}

/** Checks an eSIM whose package was the only one of its kind and has left the catalogue. */
async function checkEmptyList(t: Context, check: Checker): Promise<void> {
  let id = "";
  let made: { tenant: Tenant; iccid: string } | undefined;
  await onSale(
    t,
    (add) => {
      id = add({ data_mb: 1024, validity_days: 15 });
    },
    async (tenant) => {
      made = { tenant, iccid: await tenant.test.newEsim(id) };
    },
  );
  const { tenant, iccid } = made as NonNullable<typeof made>;
  const read = () => tenant.test.get("topupPackagesList", { path: { iccid } });
  const list = await tenant.until(read, ({ data }) => data.length === 0, 60_000);
  check.equal(list, { data: [] }, "top-up packages when nothing is on sale for the eSIM");
  const rejected = await tenant.test.call("topupsCreate", { path: { iccid }, body: { package_id: id } });
  check.error(rejected, 404, "package_not_found", null, "the package that it was sold with");
}

export const cases = [
  rule("topup-packages.list.ok", {}, async (t, check) => {
    const path = { iccid: await freshEsim(t) };
    const response = await t.test.call("topupPackagesList", { path });
    check.status(response, 200);
    check.valid(response, "topupPackagesList");
    check.keys(response.json, ["data"], "keys");
    const items = (response.json as Partial<Page<Package>> | undefined)?.data ?? [];
    check.some(items, "packages that fit the eSIM");
    check.ok(items.length <= limits.topupPackagesMax, "at most 200", items.length);
  }),

  rule("topup-packages.list.partner-price", {}, async (t, check) => {
    const { data } = await t.test.get("topupPackagesList", { path: { iccid: await freshEsim(t) } });
    check.some(data ?? [], "packages that fit the eSIM");
    let compared = 0;
    for (const { id, price } of data.slice(0, 25)) {
      const single = await t.test.call("packagesGet", { path: { id } });
      if (single.status === 404) continue;
      compared++;
      check.equal(price, (single.json as Partial<Package>)?.price, `price of ${id}, against its fetch`);
    }
    check.ok(compared > 0, "some of them can be fetched", compared);
  }),

  rule("topup-packages.list.can-be-empty", { alone: true }, async (t, check) => {
    const packages = await catalogue(t);
    const wide = ["region", "global"].map((type) => packages.find((item) => item.type === type)?.id);
    const kinds = [(await sample(t)).package.id, (await unlimitedPackage(t)).id, ...wide];
    for (const id of kinds.filter((kind) => kind !== undefined)) {
      const iccid = await t.test.newEsim(id);
      const response = await t.test.call("topupPackagesList", { path: { iccid } });
      check.status(response, 200, `an eSIM of ${id}`);
      const items = (response.json as Partial<Page<Package>> | undefined)?.data;
      check.ok(Array.isArray(items), "data is an array", items);
      // The list, empty or not, contains every package that fits the eSIM.
      const other = await post(t, iccid, { package_id: await otherPackage(t, items ?? []) });
      check.error(other, 404, "package_not_found", null, "a package that is not in the list");
      const [first] = items ?? [];
      const toppedUp = await post(t, iccid, { package_id: first?.id ?? id });
      if (first) check.status(toppedUp, 201, "control: a package of the list");
      else
        check.error(
          toppedUp,
          404,
          "package_not_found",
          null,
          "the eSIM's own package, when the list is empty",
        );
    }
    if (t.has("catalogue")) await checkEmptyList(t, check);
  }),

  rule("topups.create.ok", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const { data } = await t.test.get("topupPackagesList", { path: { iccid } });
    const response = await post(t, iccid, { package_id: data[0]?.id });
    check.status(response, 201);
    check.valid(response, "topupsCreate");
    const made = response.json as Partial<Topup> | undefined;
    check.equal([made?.iccid, made?.package_id], [iccid, data[0]?.id], "iccid and package_id");
    check.header(response, "Idempotent-Replayed", null);
  }),

  rule("topups.create.package-id.required", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    for (const body of [
      {},
      { package_id: null },
      { package_id: "" },
      { package_id: 5 },
      { package_id: {} },
    ]) {
      const rejected = await post(t, iccid, body);
      check.error(rejected, 400, "invalid_request", "package_id", JSON.stringify(body));
    }
    const { topup } = await sample(t);
    check.status(await post(t, iccid, { package_id: topup.id }), 201, "control: a top-up with package_id");
  }),

  rule("topups.create.package-id.of-this-esim", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const { topup, topupPackages } = await sample(t);
    const other = await otherPackage(t, topupPackages);
    check.status(await t.test.call("packagesGet", { path: { id: other } }), 200, "the package is on sale");
    for (const id of [other, "pkg_999999999", "topup"]) {
      check.error(await post(t, iccid, { package_id: id }), 404, "package_not_found", null, id);
    }
    check.equal(await listed(t, iccid), [], "top-ups of the eSIM");
    check.status(
      await post(t, iccid, { package_id: topup.id }),
      201,
      "control: a package of the eSIM's list",
    );
  }),

  rule("topups.create.customer-ref.limits", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const { topup } = await sample(t);
    const lengthMax = limits.customerRefMax;
    const text = (length: number) => t.unique("ref").padEnd(length, "ü");
    for (const customerRef of [5, {}, text(lengthMax + 1), "tab\there", "line\nbreak"]) {
      const rejected = await post(t, iccid, { package_id: topup.id, customer_ref: customerRef });
      const what = (JSON.stringify(customerRef) ?? "").slice(0, 30);
      check.error(rejected, 400, "invalid_request", "customer_ref", what);
    }
    for (const fields of [{ customer_ref: text(lengthMax) }, {}, { customer_ref: null }]) {
      const made = await post(t, iccid, { package_id: topup.id, ...fields });
      check.status(made, 201, JSON.stringify(fields).slice(0, 30));
      const expected = fields.customer_ref ?? null;
      check.equal((made.json as Partial<Topup>)?.customer_ref, expected, "customer_ref of the top-up");
    }
  }),

  rule("topups.create.added-once", { quiet: true }, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await freshEsim(t);
    const options = { idempotencyKey: t.unique("once") };
    const state = async () => ({
      totalMb: (await readEsim(t, iccid)).data.total_mb,
      balancePaise: await t.test.balancePaise(),
    });
    const before = await state();
    const first = await post(t, iccid, { package_id: topup.id }, options);
    check.status(first, 201, "first");
    const once = await state();
    check.equal(once.totalMb, (item.data_mb ?? 0) + (topup.data_mb ?? 0), "total_mb after the first request");
    check.ok(once.balancePaise < before.balancePaise, "the first request is charged", { before, once });
    const second = await post(t, iccid, { package_id: topup.id }, options);
    check.status(second, 200, "repeated");
    check.equal(second.json, first.json, "the same body");
    check.equal(await state(), once, "total_mb and balance after the repeat");
  }),

  rule("topups.list.ok", {}, async (t, check) => {
    const { topup } = await sample(t);
    const made: [string, Topup][] = [];
    for (let i = 0; i < 2; i++) {
      const iccid = await freshEsim(t);
      made.push([iccid, await t.test.topup(iccid, { package_id: topup.id })]);
    }
    for (const [iccid, ownTopup] of made) {
      const response = await t.test.call("topupsList", { path: { iccid } });
      check.status(response, 200);
      check.valid(response, "topupsList");
      check.keys(response.json, ["data", "has_more", "next_cursor"], "keys");
      check.equal(
        (response.json as Partial<Page<Topup>>)?.data,
        [ownTopup],
        "top-ups listed for the eSIM: only its own",
      );
    }
    const iccidOfMany = await freshEsim(t);
    for (const fields of [
      {},
      { customer_ref: t.unique("own") },
      { customer_ref: t.unique("test_order_failed-") },
    ]) {
      await t.test.topup(iccidOfMany, { package_id: topup.id, ...fields });
    }
    await checkItems(t, check, "topupsList", { path: { iccid: iccidOfMany } });
    if (!t.has("live")) return;
    const { iccid, topupId } = await liveObjects(t);
    const { data } = await t.live.get("topupsList", { path: { iccid } });
    check.ok(idsOf(data).includes(topupId), "the top-up of a live eSIM is listed", idsOf(data));
    for (const topup of data) check.equal(topup.iccid, iccid, "iccid of each listed top-up");
  }),

  rule("topups.list.any-status", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const made = await threeOutcomes(t, iccid);
    const found = await listed(t, iccid);
    check.equal(idsOf(found).sort(), idsOf(made).sort(), "ids of the listed top-ups, in any status");
  }),

  rule("topups.list.newest-first", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const made = await threeOutcomes(t, iccid);
    check.equal(idsOf(await listed(t, iccid)), idsOf(made).reverse(), "in reverse order");
  }),

  rule("topups.get.ok", {}, async (t, check) => {
    const { topup } = await sample(t);
    const made = await t.test.topup(await freshEsim(t), { package_id: topup.id });
    t.must.equal(made.status, "completed", "status");
    const response = await t.test.call("topupsGet", { path: { id: made.id } });
    check.status(response, 200);
    check.valid(response, "topupsGet");
    check.equal(response.json, made, "the top-up in the first response");
  }),
];
