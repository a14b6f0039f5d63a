/** Rules about live orders and eSIMs when the supplier fails, delays or reports something. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, limits, type Order, paiseOf } from "../contract.ts";
import { readEsim } from "../esims.ts";
import { sample } from "../fixtures.ts";
import { isReplay } from "../posts.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal", "supplier"] as const;

const liveTenant = (t: Context) => t.tenant({ liveKeys: 2, walletRupees: 100_000 });

async function orderBy(t: Context, tenant: Tenant, quantity = 1): Promise<Order> {
  const { package: item } = await sample(t);
  return tenant.live.order({ package_id: item.id, quantity });
}

const about = (events: readonly Event[], id: string) =>
  events.filter((event) => (event.data as { id?: string }).id === id);

export const cases = [
  rules(
    [
      "errors.live-supplier.order-partial",
      "resources.order.esims.partial",
      "states.order.partial.meaning",
      "events.order-completed.read-status",
    ],
    { needs },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const before = await tenant.live.balancePaise();
      await tenant.network({ issue_at_most: 2 });
      const order = await orderBy(t, tenant, 3);
      const unit = paiseOf(order.total) / 3;
      const partial = check("errors.live-supplier.order-partial");
      partial.equal(order.status, "partially_completed", "status in the 201");
      partial.equal(order.esims.length, 2, "eSIMs");
      partial.equal(paiseOf(order.refunded), unit, "refunded");
      partial.equal(await tenant.live.balancePaise(), before - 2 * unit, "balance");
      const read = await tenant.live.get("ordersGet", { path: { id: order.id } });
      check("resources.order.esims.partial").equal(
        [read.quantity, read.esims.length],
        [3, 2],
        "quantity and eSIMs",
      );
      check("states.order.partial.meaning").equal(
        [read.status, read.esims.length, paiseOf(read.refunded)],
        ["partially_completed", 2, unit],
        "as read later",
      );
      const [event] = about(await tenant.events("live"), order.id);
      const data = event?.data as Order | undefined;
      const seen = [event?.type, data?.status, data?.esims.length, data?.refunded.amount];
      const expected = ["order.completed", "partially_completed", 2, read.refunded.amount];
      check("events.order-completed.read-status").equal<unknown>(seen, expected, "the event");
    },
  ),

  rule("errors.live-supplier.order-failed", { needs }, async (t, check) => {
    const tenant = await liveTenant(t);
    const before = await tenant.live.balancePaise();
    await tenant.network({ refuse: ["issue"] });
    const order = await orderBy(t, tenant, 2);
    check.equal([order.status, order.esims.length], ["failed", 0], "status and eSIMs");
    check.equal(order.refunded, order.total, "refunded");
    check.equal(await tenant.live.balancePaise(), before, "balance");
    await tenant.network({});
    const between = await tenant.live.balancePaise();
    const willing = await orderBy(t, tenant);
    check.equal(willing.status, "completed", "status with a working supplier");
    check.equal(await tenant.live.balancePaise(), between - paiseOf(willing.total), "balance after it");
  }),

  rule("errors.live-supplier.no-503", { needs }, async (t, check) => {
    const { package: item } = await sample(t);
    // In parallel, since each may take as long as an order can be delayed.
    const behaviours = [{ refuse: ["issue" as const] }, { down: true }, { hold: ["issue" as const] }].map(
      async (behaviour) => {
        const tenant = await liveTenant(t);
        await tenant.network(behaviour);
        const response = await tenant.live.call("ordersCreate", { body: { package_id: item.id } });
        check.status(response, 201, `with ${JSON.stringify(behaviour)}`);
      },
    );
    await Promise.all(behaviours);
  }),

  rule("errors.live-supplier.topup-failed", { needs }, async (t, check) => {
    const tenant = await liveTenant(t);
    const { topup } = await sample(t);
    const iccid = (await orderBy(t, tenant)).esims[0]?.iccid as string;
    const before = [await tenant.live.balancePaise(), (await readEsim(t, iccid, tenant.live)).data.total_mb];
    await tenant.network({ refuse: ["topup"] });
    const failed = await tenant.live.topup(iccid, { package_id: topup.id });
    check.equal(failed.status, "failed", "status");
    check.equal(paiseOf(failed.balance_after), before[0], "balance_after");
    const after = [await tenant.live.balancePaise(), (await readEsim(t, iccid, tenant.live)).data.total_mb];
    check.equal(after, before, "balance and data");
    await tenant.network({});
    const willing = await tenant.live.topup(iccid, { package_id: topup.id });
    check.equal(willing.status, "completed", "status with a working supplier");
  }),

  rules(
    [
      "orders.create.wait-20-seconds",
      "orders.create.unfinished-is-processing",
      "idempotency.replay-live-processing",
    ],
    { needs },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const { package: item } = await sample(t);
      await tenant.network({ hold: ["issue"] });
      const call = { body: { package_id: item.id }, idempotencyKey: t.unique("held") };
      const response = await tenant.live.call("ordersCreate", call);
      const waitedMs = response.endedAtMs - response.startedAtMs;
      const wait = check("orders.create.wait-20-seconds");
      wait.ok(waitedMs > 15_000 && waitedMs < 25_000, "about 20 seconds", waitedMs);
      const first = response.json as Order;
      const unfinished = check("orders.create.unfinished-is-processing");
      unfinished.equal([response.status, first.status], [201, "processing"], "status");
      await tenant.manage("accountNetworkRelease");
      await tenant.network({});
      const read = () => tenant.live.get("ordersGet", { path: { id: first.id } });
      const later = await tenant.until(read, ({ status }) => status !== "processing", 60_000);
      unfinished.equal(later.status, "completed", "once the supplier responds");
      const again = await tenant.live.call("ordersCreate", call);
      const replay = check("idempotency.replay-live-processing");
      replay.ok(isReplay(again), "the retry is a replay", again.status);
      const seen = again.json as Order;
      replay.equal([seen.id, seen.status, seen.esims.length], [first.id, "completed", 1], "as it is now");
    },
  ),

  rules(
    ["states.order.settlement", "states.order.processing-to-failed"],
    { needs: [...needs, "clock"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const before = await tenant.live.balancePaise();
      await tenant.network({ hold: ["issue"] });
      const order = await orderBy(t, tenant, 2);
      const read = () => tenant.live.get("ordersGet", { path: { id: order.id } });
      const settled = check("states.order.settlement");
      settled.equal(order.status, "processing", "status in the 201");
      await t.pass((limits.orderSettlementMinutes - 1) * 60 - 25);
      settled.equal((await read()).status, "processing", "after 14 minutes");
      await t.pass(150);
      const end = await read();
      settled.equal([end.status, end.refunded.amount], ["failed", order.total.amount], "after 15 minutes");
      settled.equal(await tenant.live.balancePaise(), before, "balance");
      const failed = check("states.order.processing-to-failed");
      const types = about(await tenant.events("live"), order.id).map(({ type }) => type);
      failed.equal(types, ["order.failed"], "its events");
      failed.equal([end.status, end.refunded.amount], ["failed", order.total.amount], "status and refund");
    },
  ),

  rules(
    ["resources.esim.qr-code-url.null-not-stored", "resources.esim.activation.null-not-stored"],
    { needs: [...needs, "clock"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      await tenant.network({ install_details: false });
      const iccid = (await orderBy(t, tenant)).esims[0]?.iccid;
      t.must.ok(iccid, "the order has to issue an eSIM");
      const early = await readEsim(t, iccid as string, tenant.live);
      const nothing = { lpa: null, smdp_address: null, activation_code: null };
      check("resources.esim.qr-code-url.null-not-stored").equal(early.qr_code_url, null, "before");
      check("resources.esim.activation.null-not-stored").equal<unknown>(early.activation, nothing, "before");
      await tenant.operator.get("networkReport", {
        path: { iccid: iccid as string },
        body: { install_details: true },
      });
      // The supplier is asked about an eSIM at most once a minute.
      await t.pass(61);
      const read = () => readEsim(t, iccid as string, tenant.live);
      const late = await tenant.until(read, ({ qr_code_url }) => qr_code_url !== null, 5_000);
      const isText = (value: unknown) => typeof value === "string";
      check("resources.esim.qr-code-url.null-not-stored").ok(
        isText(late.qr_code_url),
        "a string once present",
      );
      const values = Object.values(late.activation);
      check("resources.esim.activation.null-not-stored").ok(
        values.every(isText),
        "strings once present",
        values.length,
      );
    },
  ),
];
