/** Rules about supplier calls: once per unit, partial results, and the cancelling of an eSIM. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, type Order, paiseOf } from "../contract.ts";
import { freshEsim } from "../esims.ts";
import { sample } from "../fixtures.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal", "supplier"] as const;
/** Longer than a request waits for the supplier plus the next background attempt. */
const fulfilmentMs = 40_000;

const liveTenant = (t: Context) => t.tenant({ liveKeys: 2, walletRupees: 100_000 });

/** Returns how many requests the supplier holds for the account. */
async function heldOf(tenant: Tenant): Promise<number> {
  const { data } = await tenant.operator.get("networkList");
  return data.find(({ account_id }) => account_id === tenant.id)?.held ?? 0;
}

const knows = async (tenant: Tenant, iccid: string) =>
  (await tenant.operator.call("networkReport", { path: { iccid }, body: {} })).status;

const finished = (tenant: Tenant, id: string) =>
  tenant.until(
    () => tenant.live.get("ordersGet", { path: { id } }),
    ({ status }) => status !== "processing",
    fulfilmentMs,
  );

export const cases = [
  rule("service.modes.live-real", { needs }, async (t, check) => {
    const tenant = await liveTenant(t);
    const { package: item, topup } = await sample(t);
    await tenant.network({ hold: ["issue", "topup"] });
    const ordering = tenant.live.order({ package_id: item.id, quantity: 3 });
    ordering.catch(() => {});
    const heldCount = await tenant.until(
      () => heldOf(tenant),
      (count) => count >= 3,
      10_000,
    );
    check.equal(heldCount, 3, "units requested from the supplier");
    const released = await tenant.manage("accountNetworkRelease");
    check.equal(released.released, 3, "units released");
    const order = await finished(tenant, (await ordering).id);
    const iccids = order.esims.map(({ iccid }) => iccid);
    check.equal([order.status, new Set(iccids).size], ["completed", 3], "status and eSIMs of the order");
    check.equal(await heldOf(tenant), 0, "units requested again");
    for (const iccid of iccids) check.equal(await knows(tenant, iccid), 200, "the supplier knows the eSIM");
    check.equal(await knows(tenant, await freshEsim(t)), 404, "the supplier knows no sandbox eSIM");
    const topping = tenant.live.topup(iccids[0] as string, { package_id: topup.id });
    topping.catch(() => {});
    const requested = await tenant.until(
      () => heldOf(tenant),
      (count) => count >= 1,
      10_000,
    );
    check.equal(requested, 1, "top-ups requested from the supplier");
    await tenant.manage("accountNetworkRelease");
    check.equal((await topping).status, "completed", "status of the top-up");
  }),

  rule("states.order.processing-to-partial", { needs }, async (t, check) => {
    const tenant = await liveTenant(t);
    const { package: item } = await sample(t);
    const before = await tenant.live.balancePaise();
    await tenant.network({ hold: ["issue"], issue_at_most: 1 });
    const order = await tenant.live.order({ package_id: item.id, quantity: 3 });
    check.equal([order.status, order.esims.length], ["processing", 1], "status and eSIMs in the 201");
    const about = async () =>
      (await tenant.events("live")).filter((event: Event) => (event.data as { id?: string }).id === order.id);
    check.equal((await about()).length, 0, "events meanwhile");
    await tenant.network({ refuse: ["issue"] });
    await tenant.manage("accountNetworkRelease");
    const end = await finished(tenant, order.id);
    const unit = paiseOf(order.total) / 3;
    const seen = [end.status, end.esims.length, paiseOf(end.refunded)];
    check.equal(seen, ["partially_completed", 1, 2 * unit], "status, eSIMs and refund at the end");
    check.equal(await tenant.live.balancePaise(), before - unit, "balance");
    const events = await about();
    check.equal(
      events.map(({ type, data }) => [type, (data as Order).status]),
      [["order.completed", "partially_completed"]],
      "its events",
    );
  }),

  rules(["states.esim.no-topup-during-cancel"], { needs }, async (t, checkOf) => {
    const check = checkOf("states.esim.no-topup-during-cancel");
    const tenant = await liveTenant(t);
    const { package: item, topup } = await sample(t);
    const going = await tenant.live.newEsim(item.id);
    const staying = await tenant.live.newEsim(item.id);
    await tenant.network({ hold: ["cancel"] });
    await tenant.owner.call("esimsCancel", { path: { iccid: going } });
    const before = await tenant.live.balancePaise();
    const rejected = await tenant.live.call("topupsCreate", {
      path: { iccid: going },
      body: { package_id: topup.id },
    });
    check.error(
      rejected,
      409,
      "esim_not_topupable",
      undefined,
      "top-up while the supplier holds the eSIM's cancellation",
    );
    check.equal(await tenant.live.balancePaise(), before, "balance");
    const other = await tenant.live.topup(staying, { package_id: topup.id });
    check.equal(other.status, "completed", "status of a top-up of another eSIM");
    await tenant.manage("accountNetworkRelease");
    const read = () => tenant.live.get("esimsGet", { path: { iccid: going } });
    const end = await tenant.until(read, ({ status }) => status === "cancelled", fulfilmentMs);
    check.equal(end.status, "cancelled", "status of the eSIM once the supplier has responded");
  }),
];
