/** Rules `esims.*`: the eSIM list with its filters, and the single fetch. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { Esim, Order } from "../contract.ts";
import { freshEsim, simulated } from "../esims.ts";
import { sample, testObjects } from "../fixtures.ts";
import { checkItems } from "../paged-lists.ts";

const statuses = ["ready", "active", "depleted", "expired", "cancelled"];

async function placeOrder(t: Context, quantity: number, customerRef: string): Promise<Order> {
  const { package: item } = await sample(t);
  return t.test.order({ package_id: item.id, quantity, customer_ref: customerRef });
}

/** Returns the first page of eSIMs under these filters. */
async function listed(t: Context, query: Record<string, string | number>): Promise<Esim[]> {
  const { data } = await t.test.get("esimsList", { query: { limit: 100, ...query } });
  t.must.ok(Array.isArray(data), "esimsList has to return a list", data);
  return data;
}

const iccidsOf = (esims: readonly { iccid: string }[]) => esims.map(({ iccid }) => iccid);

export const cases = [
  rule("esims.list.ok", {}, async (t, check) => {
    await testObjects(t);
    const response = await t.test.call("esimsList");
    check.status(response, 200);
    check.valid(response, "esimsList");
    check.keys(response.json, ["data", "has_more", "next_cursor"], "keys");
    check.some((response.json as { data?: unknown[] } | undefined)?.data ?? [], "eSIMs");
    const customerRef = t.unique("items");
    const [first, second] = iccidsOf((await placeOrder(t, 3, customerRef)).esims);
    await simulated(t, first ?? "", "activated", "usage_80");
    await t.test.topup(second ?? "", { package_id: (await sample(t)).topup.id });
    await checkItems(t, check, "esimsList", { query: { customer_ref: customerRef } });
  }),

  rule("esims.list.newest-first", { quiet: true }, async (t, check) => {
    const issued: string[] = [];
    for (let i = 0; i < 3; i++) issued.unshift(await freshEsim(t));
    check.equal(iccidsOf(await listed(t, { limit: 3 })), issued, "the first three of the list");
    const times = (await listed(t, {})).map(({ created }) => created);
    check.equal(times, times.toSorted().reverse(), "created never increases along the list");
  }),

  rule("esims.list.issued-only", {}, async (t, check) => {
    const failed = await placeOrder(t, 2, t.unique("test_order_failed-"));
    check.equal(failed.status, "failed", "status");
    check.equal(await listed(t, { customer_ref: failed.customer_ref ?? "" }), [], "eSIMs of a failed order");
    const completed = await placeOrder(t, 2, t.unique("issued"));
    const found = iccidsOf(await listed(t, { customer_ref: completed.customer_ref ?? "" }));
    check.equal(found.toSorted(), iccidsOf(completed.esims).sort(), "control: eSIMs of a completed order");
  }),

  rule("esims.list.status.filter", {}, async (t, check) => {
    const customerRef = t.unique("status");
    const { esims } = await placeOrder(t, 4, customerRef);
    const steps = ["activated", "usage_100", "expired"];
    for (const [index, { iccid }] of esims.entries()) {
      const esim = index === 0 ? undefined : await simulated(t, iccid, ...steps.slice(0, index));
      t.must.equal(esim?.status ?? "ready", statuses[index], "status as simulated");
    }
    for (const [index, status] of statuses.entries()) {
      const iccids = iccidsOf(await listed(t, { customer_ref: customerRef, status }));
      check.equal(iccids, iccidsOf(esims.slice(index, index + 1)), `own eSIMs under ${status}`);
      for (const esim of await listed(t, { status })) {
        check.equal(esim.status, status, `status of an eSIM listed under ${status}`);
      }
    }
    check.equal((await listed(t, { customer_ref: customerRef })).length, 4, "own eSIMs under no status");
  }),

  rule("esims.list.status.unknown", {}, async (t, check) => {
    for (const status of ["used", "READY", "completed", "ready,active"]) {
      const rejected = await t.test.call("esimsList", { query: { status } });
      check.error(rejected, 400, "invalid_request", "status", `status=${status}`);
    }
    check.status(await t.test.call("esimsList", { query: { status: "ready" } }), 200, "status=ready");
  }),

  rule("esims.list.customer-ref", {}, async (t, check) => {
    const ofOrder = t.unique("Order-A");
    const ofTopup = t.unique("Topup-B");
    const { esims } = await placeOrder(t, 2, ofOrder);
    const { topup } = await sample(t);
    const made = await t.test.topup(esims[0]?.iccid ?? "", { package_id: topup.id, customer_ref: ofTopup });
    t.must.equal([made.status, made.customer_ref], ["completed", ofTopup], "the top-up");
    const found = iccidsOf(await listed(t, { customer_ref: ofOrder }));
    check.equal(found.toSorted(), iccidsOf(esims).sort(), "by the order's reference");
    for (const other of [ofTopup, ofOrder.slice(0, -1), ofOrder.slice(1), ofOrder.toLowerCase()]) {
      const odd = iccidsOf(await listed(t, { customer_ref: other }));
      const wronglyFound = odd.filter((iccid) => found.includes(iccid));
      check.equal(wronglyFound, [], `by ${other}`);
    }
  }),

  rule("esims.get.ok", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const response = await t.test.call("esimsGet", { path: { iccid } });
    check.status(response, 200);
    check.valid(response, "esimsGet");
    const esim = response.json as { iccid?: unknown; activation?: unknown } | undefined;
    check.equal(esim?.iccid, iccid, "iccid");
    check.ok(typeof esim?.activation === "object" && esim.activation !== null, "activation is present", esim);
  }),

  rule("esims.get.not-an-iccid", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const get = (value: string) => t.test.call("esimsGet", { path: { iccid: value } });
    for (const value of [
      "abc",
      "12",
      "8999999x",
      "-1",
      `${iccid} `,
      `${iccid}x`,
      `${iccid}?x`,
      "8".repeat(400),
    ]) {
      check.error(await get(value), 404, "esim_not_found", null, value.slice(0, 30));
    }
    check.status(await get(iccid), 200, "control: an ICCID");
  }),
];
