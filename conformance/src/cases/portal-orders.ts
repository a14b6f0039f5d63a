/** Rules about members' actions in the portal: orders of several packages, and cancelling orders and eSIMs. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Order, paiseOf } from "../contract.ts";
import { readEsim } from "../esims.ts";
import { catalogue, sample } from "../fixtures.ts";
import type { Tenant } from "../tenant.ts";

/** Places an order of two packages in the portal and returns it. */
async function staffOrder(t: Context, tenant: Tenant, mode: "test" | "live" = "test") {
  const { package: item } = await sample(t);
  const second = (await catalogue(t)).find(({ id, unlimited }) => id !== item.id && !unlimited);
  t.must.ok(second, "the catalogue has to contain two metered packages");
  const items = [
    { package_id: item.id, quantity: 2 },
    { package_id: second?.id ?? "", quantity: 1 },
  ];
  return { items, placed: await tenant.owner.get("ordersCreate", { body: { mode, items } }) };
}

/** Places a test order of this many eSIMs through the API. */
async function ordered(t: Context, tenant: Tenant, quantity = 1): Promise<Order & { iccids: string[] }> {
  const { package: item } = await sample(t);
  const order = await tenant.test.order({ package_id: item.id, quantity });
  return { ...order, iccids: order.esims.map(({ iccid }) => iccid) };
}

const cancelEsim = (tenant: Tenant, iccid: string) => tenant.owner.call("esimsCancel", { path: { iccid } });

export const cases = [
  rules(
    [
      "resources.order.package-id.null",
      "resources.order.quantity.null",
      "resources.order.items.one-per-package",
      "orders.list.portal-orders",
    ],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant({ liveKeys: 1 });
      const { items, placed } = await staffOrder(t, tenant);
      const single = await ordered(t, tenant);
      const read = await tenant.test.get("ordersGet", { path: { id: placed.id } });
      check("resources.order.package-id.null").equal(read.package_id, null, "of two packages");
      check("resources.order.package-id.null").notEqual(single.package_id, null, "of one package");
      check("resources.order.quantity.null").equal(read.quantity, null, "of two packages");
      check("resources.order.quantity.null").equal(single.quantity, 1, "of one package");
      const sorted = (list: typeof items) =>
        [...list].sort((a, b) => a.package_id.localeCompare(b.package_id));
      check("resources.order.items.one-per-package").equal(sorted(read.items), sorted(items), "items");
      const list = check("orders.list.portal-orders");
      const idsOf = async (mode: "test" | "live") =>
        (await tenant[mode].all<Order>("ordersList")).map(({ id }) => id);
      list.ok((await idsOf("test")).includes(placed.id), "it is listed for a test key", placed.id);
      list.ok(!(await idsOf("live")).includes(placed.id), "it isn't listed for a live key", placed.id);
    },
  ),

  rule("orders.create.customer.portal-only", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant();
    const { package: item } = await sample(t);
    const customer = { name: "Asha Traveller", email: "asha@traveller.example" };
    const { id } = await tenant.test.order({ package_id: item.id, customer });
    const order = await tenant.owner.get("ordersGet", { path: { id } });
    check.equal(order.customer, customer, "in the portal");
    const read = await tenant.test.done("ordersGet", { path: { id } });
    check.ok(!read.body.toString().includes(customer.email), "not in the API's response", undefined, read);
  }),

  rule("ids.order.live-derivation", { needs: ["portal"] }, async (t, check) => {
    const { package: item } = await sample(t);
    const tenant = await t.tenant({ liveKeys: 1, walletRupees: 100_000 });
    const { id } = await tenant.live.order({ package_id: item.id });
    const { number } = await tenant.owner.get("ordersGet", { path: { id } });
    check.match(number, /-/, "the portal's order number");
    check.equal(id, `ord_${number.toLowerCase().replaceAll("-", "")}`, "id of the order");
  }),

  rule("events.portal-orders", { needs: ["portal", "receiver"] }, async (t, check) => {
    const tenant = await t.tenant({ liveKeys: 1, walletRupees: 100_000 });
    const { package: item } = await sample(t);
    const { inbox } = await tenant.endpoint("live");
    const { placed } = await staffOrder(t, tenant, "live");
    const byApi = await tenant.live.order({ package_id: item.id });
    const ids = (await inbox.wait(2)).map(({ event }) => [event.type, (event.data as Order).id]);
    check.ok(
      ids.some(([type, id]) => type === "order.completed" && id === placed.id),
      "by a member",
      ids,
    );
    check.ok(
      ids.some(([type, id]) => type === "order.completed" && id === byApi.id),
      "by API",
      ids,
    );
  }),

  rules(
    ["states.order.cancelled.meaning", "states.order.cancelled.refunded", "events.none.cancelled"],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant();
      const beforePaise = await tenant.test.balancePaise();
      const order = await ordered(t, tenant, 2);
      const one = await ordered(t, tenant);
      const used = await ordered(t, tenant);
      await tenant.test.simulate(used.iccids[0] as string, "activated");
      const events = (await tenant.events()).length;
      const meaning = check("states.order.cancelled.meaning");
      const rejected = await tenant.owner.call("ordersCancel", { path: { id: used.id } });
      meaning.status(rejected, 409, "cancelling an order with a used eSIM");
      const usedOrder = await tenant.test.get("ordersGet", { path: { id: used.id } });
      meaning.equal(usedOrder.status, "completed", "status of the order with a used eSIM");
      await tenant.owner.get("ordersCancel", { path: { id: order.id } });
      const read = await tenant.test.get("ordersGet", { path: { id: order.id } });
      meaning.equal(read.status, "cancelled", "status once cancelled");
      meaning.equal(
        read.esims.map(({ status }) => status),
        ["cancelled", "cancelled"],
        "its eSIMs",
      );
      const refunded = check("states.order.cancelled.refunded");
      refunded.equal(read.refunded, order.total, "refunded");
      t.must.status(await cancelEsim(tenant, one.iccids[0] as string), 200, "cancelling an eSIM");
      const afterPaise = await tenant.test.balancePaise();
      refunded.equal(
        afterPaise,
        beforePaise - paiseOf(used.total),
        "balance: only the used order is charged",
      );
      check("events.none.cancelled").equal((await tenant.events()).length, events, "stored events");
    },
  ),

  rules(
    [
      "states.esim.cancelled.meaning",
      "resources.esim.qr-code-url.null-cancelled",
      "resources.esim.activation.null-cancelled",
      "resources.esim.install-links.null-with-lpa",
      "qr.cancelled",
      "topup-packages.list.cancelled",
      "topups.create.not-topupable.cancelled",
    ],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant();
      const { topup } = await sample(t);
      const order = await ordered(t, tenant, 2);
      const [iccid = "", other = ""] = order.iccids;
      const path = { iccid };
      const before = await readEsim(t, iccid, tenant.test);
      const url = String(before.qr_code_url).slice(t.baseUrl.length);
      const image = () => tenant.test.send("GET", url, { authorization: null });
      const qr = check("qr.cancelled");
      qr.status(await image(), 200, "image before");
      for (const [event, after] of [
        ["activated", "active"],
        ["usage_100", "depleted"],
        ["expired", "expired"],
      ] as const) {
        const moved = await tenant.test.simulate(other, event);
        qr.equal(moved.status, after, `the other eSIM after ${event}`);
      }
      const otherUrl = String((await readEsim(t, other, tenant.test)).qr_code_url).slice(t.baseUrl.length);
      qr.status(
        await tenant.test.send("GET", otherUrl, { authorization: null }),
        200,
        "image of an expired eSIM",
      );
      const packagesOf = () => tenant.test.call("topupPackagesList", { path });
      const topUp = (of: string) =>
        tenant.test.call("topupsCreate", { path: { iccid: of }, body: { package_id: topup.id } });
      const list = check("topup-packages.list.cancelled");
      list.status(await packagesOf(), 200, "before");
      const spare = await tenant.test.newEsim(order.package_id as string);

      t.must.status(await cancelEsim(tenant, iccid), 200, "cancelling a ready eSIM");
      const after = await readEsim(t, iccid, tenant.test);
      const nothing = { lpa: null, smdp_address: null, activation_code: null };
      check("states.esim.cancelled.meaning").equal(after.status, "cancelled", "status");
      for (const [id, seen, expected, earlier] of [
        ["resources.esim.qr-code-url.null-cancelled", after.qr_code_url, null, before.qr_code_url],
        ["resources.esim.activation.null-cancelled", after.activation, nothing, before.activation],
        [
          "resources.esim.install-links.null-with-lpa",
          after.install_links,
          { ios: null, android: null },
          before.install_links,
        ],
      ] as const) {
        check(id).equal<unknown>(seen, expected, "once cancelled");
        const values = typeof earlier === "object" && earlier !== null ? Object.values(earlier) : [earlier];
        check(id).ok(
          values.every((value) => typeof value === "string"),
          "strings before",
          values.length,
        );
        check("states.esim.cancelled.meaning").equal<unknown>(
          seen,
          expected,
          "install details once cancelled",
        );
      }
      qr.error(await image(), 404, "not_found", null, "image once cancelled");
      list.error(await packagesOf(), 409, "esim_not_topupable", null, "once cancelled");
      const topups = check("topups.create.not-topupable.cancelled");
      topups.error(await topUp(iccid), 409, "esim_not_topupable", null, "a cancelled eSIM");
      topups.status(await topUp(spare), 201, "a ready eSIM");
    },
  ),

  rule("qr.not-revocable", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const { iccids } = await ordered(t, tenant);
    const { qr_code_url: url } = await readEsim(t, iccids[0] as string, tenant.test);
    const target = String(url).slice(t.baseUrl.length);
    const image = () => tenant.test.send("GET", target, { authorization: null });
    for (const text of tenant.test.keys)
      await tenant.manage("accountKeysRevoke", { path: { key_id: await tenant.keyId(text) } });
    await tenant.until(
      async () => (await tenant.test.call("balanceGet", { apiKey: tenant.test.keys[0] })).status,
      (status) => status === 401,
    );
    check.status(await image(), 200, "QR image once all keys are revoked");
    await tenant.update({ active: false });
    await t.sleep(1500);
    check.status(await image(), 200, "QR image once the account is deactivated");
  }),

  rule("states.esim.no-cancel-during-topup", { needs: ["portal"], waits: true }, async (t, check) => {
    const tenant = await t.tenant();
    const { topup } = await sample(t);
    const { iccids } = await ordered(t, tenant);
    const [iccid = ""] = iccids;
    const running = await tenant.test.topup(iccid, { package_id: topup.id, customer_ref: "test_processing" });
    t.must.equal(running.status, "processing", "the top-up has to be running");
    check.status(await cancelEsim(tenant, iccid), 409, "cancelling the eSIM while a top-up runs");
    await t.pass(30);
    check.status(await cancelEsim(tenant, iccid), 200, "cancelling the eSIM once the top-up has ended");
  }),
];
