// Cancelling eSIMs and orders without a service: who may, what the supplier is asked, what comes back, what is left.
import t from "tap";
import type { Canceller } from "../../src/domain/esims/cancellable.ts";
import { CancelProblem } from "../../src/domain/esims/cancellable.ts";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import { placeLiveOrder } from "../../src/domain/orders/live-orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { placeSandboxTopup } from "../../src/domain/topups/topups.ts";
import { Market, orderOf } from "./supply.ts";

const partner: Canceller = { by: "partner", actor: "staff@agency.example" };
const support: Canceller = { by: "support", actor: { operator: "op" } };
const unused = { smdpAddress: null, activationCode: null, firstUsedAt: null, usedMb: null };

async function start(t: Parameters<typeof Market.open>[0], mode: "live" | "test" = "live", quantity = 2) {
  const market = await Market.open(t);
  const { order, esims } = await market.buy([[1, quantity]], mode);
  market.script.cancel = () => ({ outcome: "cancelled" });
  market.script.report = () => unused;
  const [first, second] = esims.map(({ n }) => n) as [number, number];
  const one = (n: number, by = partner) => cancelEsim(market.context, { n }, by, market.now);
  const whole = (by = partner) => cancelOrder(market.context, order, by, market.now);
  const stored = () => market.store.reads.orders.byNumber(order.n);
  const jobAt = () => market.store.reads.jobs.nextAt(["cancel-esim"]);
  const money = async () => (await market.entries(mode)).slice(1);
  const log = async () => (await market.log()).slice(1);
  return { market, order, esims, first, second, one, whole, stored, jobAt, money, log };
}

t.test("an unused eSIM is cancelled when the supplier has done it, and its price comes back", async (t) => {
  const { market, order, esims, first, second, one, stored, jobAt, money, log } = await start(t);
  const { iccid } = await market.esim(first);
  t.match(await one(first), { status: "cancelled", cancelling: false });
  t.same(market.asked, [["cancel", { iccid, account: market.account.id, ifUnused: true }]]);
  t.match(await stored(), { status: "completed", refundedPaise: 10_000 });
  t.same(await money(), ["order_refund 10000"]);
  t.equal(await jobAt(), null);
  t.match(await one(first), { code: "not_cancellable", message: "The eSIM is cancelled." });
  t.match(await one(second), { status: "cancelled" });
  t.match(await stored(), { status: "cancelled", refundedPaise: 20_000 });
  t.same(await log(), [
    `${partner.actor}: esim.cancel ${iccid} live`,
    `${partner.actor}: esim.cancel ${esims[1]?.iccid} live`,
  ]);
  t.equal(order.status, "completed");
});

t.test("a sandbox eSIM is cancelled at once, with the price of its top-ups", async (t) => {
  const { market, first, one, whole, stored, money, log, order } = await start(t, "test");
  const { iccid } = await market.esim(first);
  for (const [packageId, customerRef] of [
    ["pkg_2", null],
    ["pkg_2", "test_order_failed"],
  ] as const) {
    const request = { iccid, packageId, customerRef };
    const placed = await market.store.transaction((tx) =>
      placeSandboxTopup(tx, market.purchase("test"), request),
    );
    if (placed instanceof Refusal) throw new Error(placed.message);
  }
  t.match(await one(first), { status: "cancelled", totalMb: 1524 });
  t.same((await money()).slice(3), ["order_refund 10000", "topup_refund 3000"]);
  t.match(await whole(), { order: { status: "cancelled" }, esims: [{ status: "cancelled" }, {}] });
  t.match(await stored(), { status: "cancelled", refundedPaise: 20_000 });
  t.same(market.asked, [], "no supplier was asked");
  t.same((await log())[1], `${partner.actor}: order.cancel ${order.id} test`);
});

t.test("while the supplier has not confirmed, a job asks it again", async (t) => {
  const { market, first, one, jobAt, money } = await start(t);
  market.script.cancel = () => Promise.reject(new Error("unreachable"));
  const startedAt = market.now;
  const open = {
    code: "no_answer",
    message: "The supplier has not responded. The result will be shown later.",
  };
  t.match(await one(first), open);
  const waitedMs = market.now - startedAt;
  t.ok(waitedMs >= 3000 && waitedMs < 4500, `${waitedMs} ms`);
  t.match(await market.esim(first), { status: "ready", cancelling: true });
  t.equal(await jobAt(), startedAt + 6000);
  market.script.cancel = () => ({ outcome: "pending" });
  t.match(await one(first), open, "asking again is harmless");
  await market.workAt(startedAt + 6000);
  const next = (await jobAt()) ?? 0;
  t.ok(next > startedAt + 6000);
  market.script.cancel = () => ({ outcome: "cancelled" });
  await market.workAt(next);
  t.match(await market.esim(first), { status: "cancelled", cancelling: false });
  t.same(await money(), ["order_refund 10000"]);
  t.equal(await jobAt(), null);
});

t.test("if the supplier refuses, the eSIM is not cancelled, and a used one becomes active", async (t) => {
  const { market, first, second, one, jobAt, money } = await start(t);
  for (const [n, outcome] of [
    [first, "refused"],
    [second, "used"],
  ] as const) {
    market.script.cancel = () => ({ outcome });
    market.script.report = () => ({ ...unused, usedMb: outcome === "used" ? 5 : 0 });
    const problem = await one(n);
    t.match(problem, {
      code: "not_cancellable",
      message: "The network does not cancel what has been used.",
    });
    t.ok(problem instanceof CancelProblem);
    t.match(await market.esim(n), { cancelling: false, status: outcome === "used" ? "active" : "ready" });
  }
  t.same([await jobAt(), await money()], [null, []]);
});

t.test(
  "only support cancels a used eSIM, without refund; nobody cancels an ended or busy eSIM",
  async (t) => {
    const { market, first, second, one, stored, money } = await start(t);
    await market.setEsim(first, { status: "active", activatedAt: market.now, expiresAt: market.now + 1e9 });
    t.match(await one(first), { code: "not_cancellable", message: "The eSIM is active." });
    t.match(await one(first, support), { status: "cancelled" });
    t.match(market.asked, [["cancel", { ifUnused: false }]]);
    t.same(await money(), []);
    await market.setEsim(second, { runningTopups: 1 });
    for (const by of [partner, support])
      t.match(await one(second, by), { message: "A top-up of the eSIM is running." });
    await market.setEsim(second, { runningTopups: 0, status: "expired" });
    t.match(await one(second, support), { message: "The eSIM is expired." });
    await market.setEsim(second, { status: "ready" });
    t.match(await one(second), { status: "cancelled" });
    t.match(await stored(), { status: "completed", refundedPaise: 10_000 }, "one of its eSIMs was used");
  },
);

t.test("an order is cancelled whole, after its eSIMs have been looked up", async (t) => {
  const { market, order, whole, jobAt, money, log } = await start(t);
  t.match(await whole(), {
    order: { status: "cancelled", refundedPaise: 20_000 },
    esims: [{ status: "cancelled" }, { status: "cancelled" }],
  });
  t.same(
    market.asked.map(([call]) => call),
    ["report", "report", "cancel", "cancel"],
  );
  t.same(await money(), ["order_refund 10000", "order_refund 10000"]);
  t.equal(await jobAt(), null);
  t.match(await whole(), { code: "not_cancellable", message: "The order is cancelled." });
  t.same(await log(), [`${partner.actor}: order.cancel ${order.id} live`]);
});

t.test("an order is not cancelled by a partner if one eSIM was used or can't be looked up", async (t) => {
  const { market, first, second, whole, one, money, log } = await start(t);
  market.script.report = () => Promise.reject(new Error("unreachable"));
  t.match(await whole(), {
    code: "no_answer",
    message: "The supplier has not responded, so nothing was changed. Try again later.",
  });
  const { iccid } = await market.esim(first);
  market.script.report = (request) =>
    request.iccid === iccid ? unused : Promise.reject(new Error("unreachable"));
  t.match(await whole(), { code: "no_answer" });
  market.script.report = (request) => ({ ...unused, usedMb: request.iccid === iccid ? 1 : 0 });
  t.match(await whole(), { code: "not_cancellable", message: "An eSIM of the order has been used." });
  t.match([(await market.esim(first)).status, (await market.esim(second)).status], ["active", "ready"]);
  t.same([await money(), await log()], [[], []]);
  market.asked.length = 0;
  t.match(await whole(support), { esims: [{ status: "cancelled" }, { status: "cancelled" }] });
  t.same(
    market.asked.map(([call, { ifUnused }]) => [call, ifUnused]),
    [
      ["cancel", false],
      ["cancel", true],
    ],
    "support does not wait for a report",
  );
  t.match(await whole(support), { message: "Nothing of the order can be cancelled." });
  t.match(await one(first, support), { message: "The eSIM is cancelled." });
});

t.test("an order with a top-up under way, or one that failed, is not cancelled", async (t) => {
  const { market, first, order, whole } = await start(t);
  await market.setEsim(first, { runningTopups: 1 });
  t.match(await whole(), { message: "A top-up of the eSIM is running." });
  market.script.issue = () => ({ outcome: "pending" });
  await market.store.transaction(async (tx) => {
    await tx.ledgers.lock(order.ledger);
    const locked = await tx.orders.lock(order.n);
    if (locked) await tx.orders.update({ ...locked, status: "failed" });
  });
  t.match(await whole(), { message: "The order is failed." });
});

t.test("each eSIM of a mixed order returns its own price, in an entry of the order", async (t) => {
  const { market } = await start(t, "live", 1);
  const { order, esims } = await market.buy([
    [1, 1],
    [2, 1],
  ]);
  const [, second] = esims;
  t.match(await cancelEsim(market.context, { n: second?.n ?? 0 }, partner, market.now), {
    status: "cancelled",
    packageName: "Plan 2",
  });
  const { n } = await market.ledger();
  const [entry] = await market.store.reads.ledgers.entries(n, { after: null, limit: 1 });
  t.match(entry, { kind: "order_refund", amountPaise: 3000, order: order.n });
});

t.test("an eSIM of an order that is still processing is not cancelled", async (t) => {
  const { market } = await start(t);
  market.issueUpTo(1);
  const key = { key: "k", operation: "ordersCreate", fingerprint: "f" } as const;
  const { n } = await market.ledger();
  const placed = await placeLiveOrder(market.context, market.purchase(), n, key, orderOf([[1, 2]]));
  if (placed instanceof Refusal) throw new Error(placed.message);
  const [issued] = JSON.parse(placed.body).esims;
  const esim = await market.store.reads.esims.byIccid(n, issued.iccid);
  t.match(await cancelEsim(market.context, { n: esim?.n ?? 0 }, support, market.now), {
    code: "not_cancellable",
    message: "Its order is not finished yet.",
  });
});
