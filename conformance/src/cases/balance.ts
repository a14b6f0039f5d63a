/** Rules `balance.*` and `resources.balance.*`: the balance and its refill in the sandbox. */
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { type Balance, limits, type Money, type Package, paiseOf } from "../contract.ts";
import { catalogue, sample } from "../fixtures.ts";

const floorPaise = limits.sandboxRefillBelowRupees * 100;
const maxOrders = 60;

/** Returns the largest affordable order, or undefined if even the cheapest package costs too much. */
function largestOrder(packages: readonly Package[], atMostPaise: number) {
  let best: { package_id: string; quantity: number; paise: number } | undefined;
  for (const item of packages) {
    const price = paiseOf(item.price);
    const quantity = Math.min(limits.orderQuantityMax, Math.floor(atMostPaise / price));
    const paise = quantity * price;
    if (quantity > 0 && paise > (best?.paise ?? 0)) best = { package_id: item.id, quantity, paise };
  }
  return best;
}

/**
 * Spends the balance down to the refill threshold, or as little above it as prices allow. Returns the remaining paise.
 */
async function spendToFloor(t: Context, packages: readonly Package[]): Promise<number> {
  let left = await t.test.balancePaise();
  for (let orders = 0; orders < maxOrders; orders++) {
    const next = largestOrder(packages, left - floorPaise);
    if (!next) return left;
    await t.test.order({ package_id: next.package_id, quantity: next.quantity });
    left -= next.paise;
  }
  t.must.ok(false, `${maxOrders} orders have to be enough to spend the sandbox balance`, left);
  throw new Error("unreachable");
}

function isMoney(value: unknown): boolean {
  const money = value as Partial<Money> | undefined;
  return /^\d+\.\d{2}$/.test(money?.amount ?? "") && money?.currency === "INR";
}

export const cases = [
  rule("balance.get.ok", { needs: ["liveKeys"] }, async (t, check) => {
    for (const caller of [t.test, t.live]) {
      const response = await caller.call("balanceGet");
      check.status(response, 200, `with a ${caller.mode} key`);
      check.valid(response, "balanceGet");
      const body = (response.json ?? {}) as Partial<Balance>;
      check.keys(body, ["balance", "low_balance_threshold", "mode"], `keys with a ${caller.mode} key`);
      check.equal(body.mode, caller.mode, "mode");
    }
  }),

  rule("balance.sandbox.refill", { quiet: true }, async (t, check) => {
    const packages = await catalogue(t);
    const left = await spendToFloor(t, packages);
    check.equal(
      await t.test.balancePaise(),
      left,
      "balance at or just above the refill threshold, without a refill",
    );
    check.ok(left >= floorPaise, "balance in paise", left);
    const least = Math.min(...packages.map((item) => paiseOf(item.price)));
    const cheapest = packages.find((item) => paiseOf(item.price) === least) as Package;
    const order = await t.test.order({ package_id: cheapest.id });
    check.equal(paiseOf(order.balance_after), left - least, "balance_after of the order that drops below");
    check.ok(left - least < floorPaise, "it is below the threshold", left - least);
    const { balance } = await t.test.get("balanceGet");
    check.equal(balance.amount, `${limits.sandboxBalanceRupees}.00`, "the balance on the next read");
  }),

  rule("resources.balance.balance", { quiet: true }, async (t, check) => {
    const { package: item } = await sample(t);
    const { balance } = await t.test.get("balanceGet");
    check.ok(isMoney(balance), "balance is a Money", balance);
    const before = await t.test.balancePaise();
    const order = await t.test.order({ package_id: item.id, quantity: 3 });
    check.ok(paiseOf(order.total) > 0, "the order costs something", order.total);
    check.equal(
      await t.test.balancePaise(),
      before - paiseOf(order.total),
      "balance after the order, in paise",
    );
  }),

  rule("resources.balance.threshold.type", {}, async (t, check) => {
    const response = await t.test.call("balanceGet");
    check.status(response, 200);
    const body = (response.json ?? {}) as Partial<Balance>;
    const threshold = body.low_balance_threshold;
    check.ok(
      threshold === null || isMoney(threshold),
      "low_balance_threshold is present: Money or null",
      body,
    );
    // A threshold of 0 means none, and is returned as null.
    check.ok(
      threshold === null || paiseOf(threshold as Money) > 0,
      "a threshold that is Money is above 0.00",
      body,
    );
  }),

  rule("resources.balance.mode", { needs: ["liveKeys"] }, async (t, check) => {
    for (const caller of [t.test, t.live]) {
      const response = await caller.call("balanceGet");
      check.status(response, 200, `with a ${caller.mode} key`);
      check.equal((response.json as Partial<Balance>)?.mode, caller.mode, `mode with a ${caller.mode} key`);
    }
  }),
];
