/** Rules `service.*` and `versioning.*`: the service as a whole. */
import { rule } from "../case.ts";
import { type OperationId, paiseOf } from "../contract.ts";
import { liveObjects, type Objects, sample, testObjects } from "../fixtures.ts";

export const cases = [
  rule("service.orders.one-esim-per-unit", {}, async (t, check) => {
    const order = await t.test.order({ package_id: (await sample(t)).package.id, quantity: 3 });
    check.equal(order.esims.length, 3, "eSIMs of an order of 3");
    check.equal(new Set(order.esims.map(({ iccid }) => iccid)).size, 3, "different ICCIDs");
    for (const { iccid } of order.esims) {
      check.status(await t.test.call("esimsGet", { path: { iccid } }), 200, "each eSIM can be fetched");
    }
  }),

  rule("service.orders.charged-on-create", { quiet: true }, async (t, check) => {
    const { package: item } = await sample(t);
    const before = await t.test.balancePaise();
    const order = await t.test.order({ package_id: item.id, quantity: 2, customer_ref: "test_processing" });
    const after = await t.test.balancePaise();
    const read = await t.test.get("ordersGet", { path: { id: order.id } });
    check.equal(read.status, "processing", "status right after the balance was read");
    check.equal(before - after, 2 * paiseOf(item.price), "drop of the balance in paise");
  }),

  rule("service.topups.same-balance", { quiet: true }, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const iccid = await t.test.newEsim(item.id);
    const before = await t.test.balancePaise();
    const made = await t.test.topup(iccid, { package_id: topup.id });
    const after = await t.test.balancePaise();
    check.equal(before - after, paiseOf(made.total), "drop of the balance in paise");
    check.ok(paiseOf(made.total) > 0, "the top-up costs something", made.total);
  }),

  rule("service.modes.same-address", { needs: ["live"] }, async (t, check) => {
    for (const [caller, objects] of [
      [t.test, await testObjects(t)],
      [t.live, await liveObjects(t)],
    ] as const) {
      for (const [operation, path] of readsOf(objects)) {
        const response = await caller.call(operation, { path });
        check.status(response, 200, `${operation} with a ${caller.mode} key`);
        check.valid(response, operation);
      }
    }
  }),

  rule("service.modes.sandbox-virtual", { needs: ["live"], quiet: true }, async (t, check) => {
    const { package: item, topup } = await sample(t);
    const liveBefore = await t.live.balancePaise();
    const testBefore = await t.test.balancePaise();
    const iccid = await t.test.newEsim(item.id);
    await t.test.topup(iccid, { package_id: topup.id });
    check.equal(await t.live.balancePaise(), liveBefore, "live balance in paise");
    check.ok((await t.test.balancePaise()) < testBefore, "the test balance has dropped");
  }),

  rule("service.base-url.suffix", {}, async (t, check) => {
    check.match(t.baseUrl, /\/partner\/api$/, "base URL");
    const response = await t.test.call("balanceGet");
    check.status(response, 200);
    check.valid(response, "balanceGet");
  }),

  rule("versioning.prefix", {}, async (t, check) => {
    for (const path of ["/balance", "/packages"]) {
      check.status(await t.test.send("GET", `/v1${path}`), 200, `/v1${path}`);
      check.error(await t.test.send("GET", `/v2${path}`), 404, "not_found", null, `/v2${path}`);
      check.error(await t.test.send("GET", path), 404, "not_found", null, `${path} without a version`);
    }
  }),
];

/** Returns every GET of the API with ids that exist. */
function readsOf(objects: Objects): [OperationId, Record<string, string>][] {
  const iccid = { iccid: objects.iccid };
  return [
    ["countriesList", {}],
    ["packagesList", {}],
    ["packagesGet", { id: objects.packageId }],
    ["balanceGet", {}],
    ["ordersGet", { id: objects.orderId }],
    ["ordersList", {}],
    ["esimsList", {}],
    ["esimsGet", iccid],
    ["topupPackagesList", iccid],
    ["topupsList", iccid],
    ["topupsGet", { id: objects.topupId }],
    ["eventsList", {}],
    ["eventsGet", { id: objects.eventId }],
  ];
}
