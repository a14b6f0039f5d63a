/** Rules `ids.*`: the format of ids, and that they are compared exactly. */
import { rule } from "../case.ts";
import type { Order, Topup } from "../contract.ts";
import { catalogue, liveObjects, sample, testObjects } from "../fixtures.ts";

export const cases = [
  rule("ids.package.format", {}, async (t, check) => {
    const packages = await catalogue(t);
    check.some(packages, "packages to check");
    for (const { id } of packages) check.match(id, /^pkg_[1-9]\d*$/, "package id");
  }),

  rule("ids.order.format", { needs: ["live"] }, async (t, check) => {
    await testObjects(t);
    await liveObjects(t);
    for (const [caller, pattern] of [
      [t.test, /^ord_test_[a-z0-9]+$/],
      [t.live, /^ord_[a-z0-9]+$/],
    ] as const) {
      const orders = await caller.all<Order>("ordersList");
      check.some(orders, `${caller.mode} orders to check`);
      for (const { id } of orders) check.match(id, pattern, `${caller.mode} order id`);
    }
  }),

  rule("ids.order.sandbox-format", {}, async (t, check) => {
    const order = await t.test.order({ package_id: (await sample(t)).package.id });
    check.match(order.id, /^ord_test_[0-9a-f]{12}$/, "order id");
  }),

  rule("ids.topup.format", { needs: ["live"] }, async (t, check) => {
    for (const [caller, objects, pattern] of [
      [t.test, await testObjects(t), /^top_test_[a-z0-9]+$/],
      [t.live, await liveObjects(t), /^top_[a-z0-9]+$/],
    ] as const) {
      const topups = await caller.all<Topup>("topupsList", { path: { iccid: objects.iccid } });
      check.some(topups, `${caller.mode} top-ups to check`);
      for (const { id } of topups) check.match(id, pattern, `${caller.mode} top-up id`);
    }
  }),

  rule("ids.topup.sandbox-format", {}, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await t.test.newEsim(item.id);
    const made = await t.test.topup(iccid, { package_id: topup.id });
    check.match(made.id, /^top_test_[0-9a-f]{12}$/, "top-up id");
  }),

  rule("ids.esim.format", {}, async (t, check) => {
    await testObjects(t);
    const { data } = await t.test.get("esimsList", { query: { limit: 100 } });
    check.some(data, "eSIMs to check");
    for (const { iccid } of data) check.match(iccid, /^\d+$/, "iccid");
  }),

  rule("ids.esim.sandbox-prefix", {}, async (t, check) => {
    const order = await t.test.order({ package_id: (await sample(t)).package.id, quantity: 3 });
    check.equal(order.esims.length, 3, "eSIMs issued");
    for (const { iccid } of order.esims) check.match(iccid, /^8999999/, "iccid of a test eSIM");
  }),

  rule("ids.event.format", {}, async (t, check) => {
    await testObjects(t);
    const { data } = await t.test.get("eventsList", { query: { limit: 100 } });
    check.some(data, "events to check");
    for (const { id } of data) check.match(id, /^evt_[0-9a-fA-F]{24}$/, "event id");
  }),

  rule("ids.case-sensitive", {}, async (t, check) => {
    const { orderId, packageId, topupId, eventId } = await testObjects(t);
    for (const [operation, id, code] of [
      ["ordersGet", orderId, "order_not_found"],
      ["packagesGet", packageId, "package_not_found"],
      ["topupsGet", topupId, "topup_not_found"],
      ["eventsGet", eventId, "not_found"],
    ] as const) {
      check.status(await t.test.call(operation, { path: { id } }), 200, `${operation} with the exact id`);
      const upper = await t.test.call(operation, { path: { id: id.toUpperCase() } });
      check.error(upper, 404, code, undefined, `${operation} with the id in upper case`);
    }
  }),

  rule("ids.leading-zero", {}, async (t, check) => {
    const { packageId, iccid } = await testObjects(t);
    const zeroPackage = packageId.replace("_", "_0");
    const get = (id: string) => t.test.call("packagesGet", { path: { id } });
    const order = (id: string) => t.test.call("ordersCreate", { body: { package_id: id } });
    const esim = (value: string) => t.test.call("esimsGet", { path: { iccid: value } });
    check.status(await get(packageId), 200, "fetch of the exact package id");
    check.error(await get(zeroPackage), 404, "package_not_found", undefined, "fetch with a zero");
    check.status(await order(packageId), 201, "order of the exact package id");
    check.error(await order(zeroPackage), 404, "package_not_found", undefined, "order with a zero");
    check.status(await esim(iccid), 200, "the exact ICCID");
    check.error(await esim(`0${iccid}`), 404, "esim_not_found", undefined, "the ICCID with a zero");
  }),
];
