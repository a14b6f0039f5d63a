/** Rules about money that the portal controls: funds, the low-balance threshold and its event, discounts and prices. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Balance, type Event, type Package, paiseOf } from "../contract.ts";
import { catalogue, sample } from "../fixtures.ts";
import { isReplay } from "../posts.ts";
import type { Tenant } from "../tenant.ts";

const rupees = (paise: number) => (paise / 100).toFixed(2);

/**
 * Sets a threshold this many orders of the sample below the balance. Usually one order stays above it and a second
 * doesn't.
 */
async function nearThreshold(
  t: Context,
  tenant: Tenant,
  orders = 1.5,
): Promise<{ amount: string; order: () => Promise<unknown> }> {
  const { package: item } = await sample(t);
  const { price } = await tenant.test.get("packagesGet", { path: { id: item.id } });
  const amount = rupees((await tenant.test.balancePaise()) - Math.round(paiseOf(price) * orders));
  await tenant.setThreshold(amount);
  return { amount, order: () => tenant.test.order({ package_id: item.id }) };
}

const lows = (events: readonly Event[]) => events.filter(({ type }) => type === "balance.low");

const thresholdOf = async (tenant: Tenant, mode: "test" | "live" = "test") =>
  ((await tenant[mode].get("balanceGet")) as Balance).low_balance_threshold;

/** Returns the price of a package for an account, in paise. */
async function priceOf(tenant: Tenant, id: string): Promise<number> {
  return paiseOf((await tenant.test.get("packagesGet", { path: { id } })).price);
}

/** Returns the price of each package listed for an account, in paise. */
async function pricesOf(tenant: Tenant): Promise<Map<string, number>> {
  const list = await tenant.test.all<Package>("packagesList");
  return new Map(list.map(({ id, price }) => [id, paiseOf(price)]));
}

const lower = (a: Map<string, number>, b: Map<string, number>, id: string) =>
  (a.get(id) ?? Number.POSITIVE_INFINITY) < (b.get(id) ?? 0);

/** The contract's time until a change of discount is visible. */
const visibleMs = 60_000;

const priceUntil = (tenant: Tenant, id: string, fits: (paise: number) => boolean) =>
  tenant.until(() => priceOf(tenant, id), fits, visibleMs);

/** Returns the most expensive metered package: rounding barely affects its discount, and its cost rarely limits it. */
async function dearest(t: Context): Promise<Package> {
  const list = (await catalogue(t)).filter(({ unlimited }) => !unlimited);
  const margin = (item: Package) => paiseOf(item.retail_price);
  return list.reduce((best, item) => (margin(item) > margin(best) ? item : best));
}

export const cases = [
  rules(
    ["balance.sandbox.start", "resources.balance.threshold.new-account"],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant();
      const balance = await tenant.test.get("balanceGet");
      check("balance.sandbox.start").equal(
        balance.balance,
        { amount: "1000000.00", currency: "INR" },
        "balance",
      );
      check("resources.balance.threshold.new-account").equal(
        balance.low_balance_threshold,
        null,
        "threshold",
      );
    },
  ),

  rules(
    [
      "service.portal-only.threshold",
      "resources.balance.threshold.null-when-unset",
      "resources.balance.threshold.same-both-modes",
    ],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant({ liveKeys: 1 });
      const unset = check("resources.balance.threshold.null-when-unset");
      const both = check("resources.balance.threshold.same-both-modes");
      await tenant.setThreshold("500");
      const set = { amount: "500.00", currency: "INR" };
      both.equal(await thresholdOf(tenant), set, "with a test key");
      both.equal(await thresholdOf(tenant, "live"), set, "with a live key");
      unset.equal(await thresholdOf(tenant), set, "once set");
      check("service.portal-only.threshold").equal(await thresholdOf(tenant), set, "as set in the portal");
      for (const amount of [null, "0"]) {
        await tenant.setThreshold("500");
        await tenant.setThreshold(amount);
        unset.equal(await thresholdOf(tenant), null, `once set to ${amount}`);
      }
      const posted = await tenant.test.send("POST", "/v1/balance", { body: { low_balance_threshold: "1" } });
      check("service.portal-only.threshold").error(posted, 404, "not_found", null, "POST /v1/balance");
    },
  ),

  rule("service.portal-only.funds", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ liveKeys: 1, walletRupees: 100 });
    check.equal(await tenant.live.balancePaise(), 10_000, "before");
    await tenant.addFunds("250.50");
    check.equal(await tenant.live.balancePaise(), 35_050, "after 250.50 were added");
    const posted = await tenant.live.send("POST", "/v1/balance", { body: { amount: "1" } });
    check.error(posted, 404, "not_found", null, "POST /v1/balance");
  }),

  rule("orders.create.402.same-key-retry", { needs: ["portal"] }, async (t, check) => {
    const { package: item } = await sample(t);
    const tenant = await t.tenant({ liveKeys: 1 });
    const call = { body: { package_id: item.id, quantity: 2 }, idempotencyKey: t.unique("short") };
    const { price } = await tenant.live.get("packagesGet", { path: { id: item.id } });
    for (const [funds, what] of [
      [null, "no funds"],
      [rupees(2 * paiseOf(price) - 1), "a paisa too little"],
    ] as const) {
      if (funds !== null) await tenant.addFunds(funds);
      check.error(await tenant.live.call("ordersCreate", call), 402, "insufficient_balance", null, what);
    }
    await tenant.addFunds("0.01");
    const order = await tenant.live.call("ordersCreate", call);
    check.status(order, 201, "the same key and body once the funds just suffice");
    check.ok(!isReplay(order), "the first successful order is not a replay", order.headers, order);
    check.ok(
      isReplay(await tenant.live.call("ordersCreate", call)),
      "the retry of the successful order is a replay",
    );
  }),

  rules(
    ["events.type.balance-low", "events.balance-low.sandbox", "events.balance-low.once"],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant();
      const shape = check("events.type.balance-low");
      const { order } = await nearThreshold(t, tenant, 1);
      await order();
      shape.equal(lows(await tenant.events()).length, 0, "events while the balance is not below");
      await tenant.setThreshold(rupees((await tenant.test.balancePaise()) + 1));
      await order();
      shape.equal(lows(await tenant.events()).length, 0, "events of a balance that was below before");
      const { amount } = await nearThreshold(t, tenant);
      await order();
      shape.equal(lows(await tenant.events()).length, 0, "events while the balance stays above");
      await order();
      const [low, ...more] = lows(await tenant.events());
      shape.equal(more.length, 0, "further events of the order that crosses");
      shape.keys(low?.data, ["balance", "threshold"], "data");
      const data = low?.data as { balance?: unknown; threshold?: unknown } | undefined;
      const balance = await tenant.test.get("balanceGet");
      shape.equal(data?.balance, balance.balance, "balance in the event");
      shape.equal(data?.threshold, { amount, currency: "INR" }, "threshold in the event");
      check("events.balance-low.sandbox").equal(low?.mode, "test", "mode of the event of a test order");
      await order();
      await order();
      check("events.balance-low.once").equal(
        lows(await tenant.events()).length,
        1,
        "after two more orders below",
      );
    },
  ),

  rule("events.balance-low.no-threshold", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant();
    const { amount, order } = await nearThreshold(t, tenant);
    await tenant.setThreshold(null);
    await order();
    await order();
    await tenant.setThreshold("0");
    await order();
    check.equal(lows(await tenant.events()).length, 0, "balance.low events without a threshold");
    await tenant.setThreshold(rupees((await tenant.test.balancePaise()) - 1));
    await order();
    check.equal(
      lows(await tenant.events()).length,
      1,
      `events after the threshold is set again (first ${amount})`,
    );
  }),

  rule("events.balance-low.rearm", { needs: ["portal"] }, async (t, check) => {
    const { package: item } = await sample(t);
    const tenant = await t.tenant({ liveKeys: 1, walletRupees: 100_000 });
    const order = () => tenant.live.order({ package_id: item.id });
    const count = async () => lows(await tenant.events("live")).length;
    await tenant.setThreshold("99999.99");
    await order();
    await order();
    check.equal(await count(), 1, "balance.low events after two orders below the threshold");
    await tenant.addFunds(rupees(9_999_999 - (await tenant.live.balancePaise())));
    await order();
    check.equal(await count(), 1, "balance.low events after the balance had only reached the threshold");
    await tenant.addFunds(rupees(10_000_000 - (await tenant.live.balancePaise())));
    check.equal(await count(), 1, "balance.low events after funds raised the balance above the threshold");
    await order();
    check.equal(await count(), 2, "balance.low events after the balance dropped again");
  }),

  rule("resources.package.price.discount-source", { needs: ["portal"] }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 4 });
    const at = async (change: object) => {
      const before = await pricesOf(tenant);
      await tenant.update(change);
      const changed = (prices: Map<string, number>) =>
        [...prices].some(([id, paise]) => before.get(id) !== paise);
      const after = await tenant.until(() => pricesOf(tenant), changed, visibleMs);
      t.must.ok(changed(after), "prices have to follow a change of tier within a minute", change);
      return after;
    };
    const standard = await pricesOf(tenant);
    const bronze = await at({ tier: "bronze" });
    const gold = await at({ tier: "gold" });
    // A price at the package's cost cannot be lowered by a higher discount.
    const free = [...standard].find(
      ([id, paise]) => (bronze.get(id) ?? 0) < paise && lower(gold, bronze, id),
    );
    t.must.ok(free, "a package has to follow the discount of the tiers", standard.size);
    const [id = "", retail = 0] = free ?? [];
    const goldPaise = gold.get(id);
    await tenant.update({ agreed_discount_bps: 100 });
    const agreed = Math.floor((retail * 9900 + 5000) / 10_000);
    check.equal(await priceUntil(tenant, id, (paise) => paise === agreed), agreed, "at an agreed 1 percent");
    await tenant.update({ agreed_discount_bps: null });
    check.equal(
      await priceUntil(tenant, id, (paise) => paise === goldPaise),
      goldPaise,
      "back at the tier's",
    );
    await tenant.update({ tier: "standard" });
    check.equal(
      await priceUntil(tenant, id, (paise) => paise === retail),
      retail,
      "at the tier without discount",
    );
  }),

  rules(
    ["resources.package.price.change-visible", "resources.package.price.at-order-time"],
    { needs: ["portal"] },
    async (t, check) => {
      const { id } = await dearest(t);
      const tenant = await t.tenant();
      const before = await priceOf(tenant, id);
      await tenant.update({ tier: "silver" });
      const after = await priceUntil(tenant, id, (paise) => paise < before);
      const visible = check("resources.package.price.change-visible");
      visible.ok(after < before, "the fetched price, within a minute", { before, after });
      const listed = (await tenant.test.all<Package>("packagesList")).find((item) => item.id === id);
      if (listed) visible.equal(paiseOf(listed.price), after, "the listed price");
      const order = await tenant.test.order({ package_id: id, quantity: 2 });
      check("resources.package.price.at-order-time").equal(paiseOf(order.total), 2 * after, "total of two");
      check("resources.package.price.at-order-time").notEqual(after, before, "the price changed in between");
    },
  ),
];
