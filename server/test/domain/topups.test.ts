// Top-ups of both modes without a service: what is charged, asked of the supplier, added and given back.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { simulateEvent } from "../../src/domain/esims/esim-simulation.ts";
import type { IdempotentRequest } from "../../src/domain/idempotency/idempotency.ts";
import { placeSandboxOrder } from "../../src/domain/orders/orders.ts";
import { placeStaffTopupOnce } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { placeLiveTopup } from "../../src/domain/topups/live-topups.ts";
import { topupOffersOf } from "../../src/domain/topups/topup-offers.ts";
import { finishSandboxTopup, placeSandboxTopup, type TopupRequest } from "../../src/domain/topups/topups.ts";
import { Market, orderOf } from "./supply.ts";

const secondMs = 1000;
const settlementMs = limits.orderSettlementMinutes * 60 * secondMs;
const waitMs = limits.orderWaitSeconds * secondMs;
const keyOf = (key: string): IdempotentRequest => ({ key, operation: "topupsCreate", fingerprint: "f" });

async function esimOf(market: Market, mode: "live" | "test", packageNumber = 1) {
  const esims = await market.store.transaction(async (tx) => {
    const placed = await placeSandboxOrder(tx, market.purchase("test"), orderOf([[packageNumber, 1]]));
    if (placed instanceof Refusal) throw new Error(placed.message);
    const [esim] = placed.esims;
    if (!esim) throw new Error("no eSIM");
    if (mode === "test") return esim;
    // A live eSIM of no order.
    const ledger = await market.ledger("live");
    const inserted = await tx.esims.insert({
      ...esim,
      ledger: ledger.n,
      mode,
      iccid: "8900111122223333444",
      order: null,
      orderId: null,
    });
    if (!inserted) throw new Error("no eSIM");
    return inserted;
  });
  const read = async () => {
    const found = await market.store.reads.esims.byNumber(esims.n);
    if (!found) throw new Error("no eSIM");
    return found;
  };
  const set = (change: object) =>
    market.store.transaction(async (tx) => {
      const known = await read();
      await tx.ledgers.lock(known.ledger);
      const esim = await tx.esims.lock(known.n);
      if (esim) await tx.esims.update({ ...esim, ...change });
    });
  return { iccid: esims.iccid, n: esims.n, read, set };
}

const wanted = (iccid: string, packageNumber = 1, customerRef: string | null = null): TopupRequest => ({
  iccid,
  packageId: `pkg_${packageNumber}`,
  customerRef,
});

const sandbox = (market: Market, request: TopupRequest) =>
  market.store.transaction((tx) => placeSandboxTopup(tx, market.purchase("test"), request));

async function live(market: Market, request: TopupRequest, key = "k") {
  const { n } = await market.ledger();
  const placed = await placeLiveTopup(market.context, market.purchase(), n, keyOf(key), request);
  return placed instanceof Refusal ? placed : { ...placed, body: JSON.parse(placed.body) };
}

async function liveTopup(market: Market, request: TopupRequest, key?: string) {
  const placed = await live(market, request, key);
  if (placed instanceof Refusal) throw new Error(placed.message);
  return placed.body;
}

t.test("a top-up is checked for eSIM, state, package, reference and price, in this order", async (t) => {
  const market = await Market.open(t);
  const { iccid, set } = await esimOf(market, "test");
  const { balancePaise, n } = await market.ledger("test");
  const down = "test_supplier_down";
  const refusals = [await sandbox(market, wanted("8999999000000000000", 9, down))];
  for (const change of [
    { status: "expired" },
    { status: "cancelled" },
    { status: "ready", cancelling: true },
  ] as const) {
    await set(change);
    refusals.push(await sandbox(market, wanted(iccid, 9, down)));
  }
  await set({ cancelling: false });
  refusals.push(await sandbox(market, wanted(iccid, 3, down)));
  await market.store.transaction(async (tx) => {
    await tx.ledgers.update({ ...(await tx.ledgers.lock(n)), balancePaise: 9999 });
  });
  refusals.push(await sandbox(market, wanted(iccid, 1, down)), await sandbox(market, wanted(iccid)));
  t.match(
    refusals.map((refusal) => refusal instanceof Refusal && [refusal.code, refusal.message]),
    [
      ["esim_not_found", "The account has no eSIM with this ICCID in the mode of the key."],
      ["esim_not_topupable", "The eSIM has expired and takes no top-up. Order a new one."],
      ["esim_not_topupable", "The eSIM is cancelled and takes no top-up. Order a new one."],
      ["esim_not_topupable", /is being cancelled and takes no top-up meanwhile/],
      ["package_not_found", /./],
      ["supplier_unavailable", /./],
      ["insufficient_balance", /./],
    ],
  );
  await market.store.transaction(async (tx) => {
    await tx.ledgers.update({ ...(await tx.ledgers.lock(n)), balancePaise: 10_000 });
  });
  t.match(await sandbox(market, wanted(iccid)), { status: "completed", balanceAfterPaise: 0 });
  t.not(balancePaise, 0);
});

t.test(
  "a sandbox top-up adds data and days at once, or at the end of its delay, or not at all",
  async (t) => {
    const market = await Market.open(t);
    const { iccid, n, read } = await esimOf(market, "test");
    const before = await market.balance("test");
    const done = await sandbox(market, wanted(iccid, 2, "mine"));
    t.match(done, { status: "completed", customerRef: "mine", totalPaise: 3000, mode: "test", iccid });
    t.match(done, { balanceAfterPaise: before - 3000, packageNumber: 2, package: { name: "Plan 2" } });
    t.match(await read(), { totalMb: 1024 + 500, validityDays: 10, runningTopups: 0, expiresAt: null });
    const failed = await sandbox(market, wanted(iccid, 2, "test_order_failed"));
    t.match(failed, { status: "failed", balanceAfterPaise: before - 3000 });
    t.match(await read(), { totalMb: 1524, validityDays: 10, runningTopups: 0 });

    const waiting = await sandbox(market, wanted(iccid, 2, "test_processing"));
    if (waiting instanceof Refusal) throw new Error(waiting.message);
    t.match(waiting, { status: "processing" });
    t.match(await read(), { totalMb: 1524, runningTopups: 1 });
    const dueAt = (await market.nextJobAt()) ?? 0;
    t.ok(dueAt >= market.now + limits.testProcessingMinSeconds * secondMs);
    const finish = (topup: number) =>
      market.store.transaction((tx) => finishSandboxTopup(tx, topup, dueAt, market.context.random));
    await finish(waiting.n);
    await finish(waiting.n);
    t.match(await read(), { totalMb: 2024, validityDays: 13, runningTopups: 0 });

    const late = await sandbox(market, wanted(iccid, 2, "test_processing"));
    if (late instanceof Refusal) throw new Error(late.message);
    await market.store.transaction(async (tx) => {
      const ledger = await tx.ledgers.lock((await read()).ledger);
      for (const event of ["activated", "expired"] as const)
        await simulateEvent(tx, ledger, iccid, event, market.now, market.context.random, market.context.zone);
    });
    await finish(late.n);
    t.match(await market.store.reads.topups.byNumber(late.n), { status: "failed" });
    t.match(await read(), { totalMb: 2024, validityDays: 13, runningTopups: 0, status: "expired" });
    t.equal(await market.balance("test"), before - 6000);
    t.match(await market.store.reads.topups.completedOf(n), [{ customerRef: "mine" }, { n: waiting.n }]);
    t.same((await market.entries("test")).slice(1), [
      "topup_charge -3000",
      "topup_charge -3000",
      "topup_refund 3000",
      "topup_charge -3000",
      "topup_charge -3000",
      "topup_refund 3000",
    ]);
    t.same(await market.events("test"), [
      "order.completed completed",
      "topup.completed completed",
      "topup.completed completed",
      "esim.activated active",
      "esim.expired expired",
    ]);
  },
);

t.test("a depleted eSIM is active again, and its end moves with its days", async (t) => {
  const market = await Market.open(t);
  const { iccid, read, set } = await esimOf(market, "test");
  const activatedAt = market.now;
  await set({ status: "depleted", activatedAt, expiresAt: activatedAt + 7 * 86_400_000, usedMb: 1024 });
  await sandbox(market, wanted(iccid, 2));
  t.match(await read(), { status: "active", expiresAt: activatedAt + 10 * 86_400_000, usedMb: 1024 });
});

t.test("a live top-up is asked for under its id, and is applied or paid back", async (t) => {
  const market = await Market.open(t);
  const { iccid, read } = await esimOf(market, "live");
  market.script.topUp = () => ({ outcome: "applied" });
  const body = await liveTopup(market, wanted(iccid, 2, "ref"));
  t.match(body, { status: "completed", customer_ref: "ref", balance_after: { amount: "970.00" } });
  t.same(market.asked, [
    ["topUp", { topupId: body.id, account: market.account.id, iccid, providerId: "one", packageNumber: 2 }],
  ]);
  t.match(await read(), { totalMb: 1524, runningTopups: 0 });
  t.equal(await market.nextJobAt(), null);
  t.match(await live(market, wanted(iccid, 2, "ref")), { replayed: true, body });
  market.script.topUp = () => ({ outcome: "refused" });
  t.match(await live(market, wanted(iccid, 2), "two"), {
    body: { status: "failed", balance_after: { amount: "970.00" } },
  });
  t.match(await read(), { totalMb: 1524, runningTopups: 0 });
  t.same(await market.events(), ["topup.completed completed"]);
  market.canSell = false;
  t.match(await live(market, wanted(iccid), "three"), { code: "supplier_unavailable" });
  t.equal(await market.balance(), 97_000);
});

t.test("a live top-up that takes long is processing, then a job applies it", async (t) => {
  const market = await Market.open(t);
  const { iccid, read } = await esimOf(market, "live");
  const startedAt = market.now;
  market.script.topUp = () => Promise.reject(new Error("unreachable"));
  const body = await liveTopup(market, wanted(iccid));
  t.match(body, { status: "processing" });
  t.match(await read(), { runningTopups: 1, totalMb: 1024 });
  t.equal(await market.nextJobAt(), startedAt + waitMs);
  await market.workAt(startedAt + waitMs);
  t.equal(await market.nextJobAt(), startedAt + waitMs + 5000);
  market.script.topUp = () => ({ outcome: "applied" });
  await market.workAt(startedAt + waitMs + 5000);
  t.match(await read(), { runningTopups: 0, totalMb: 2048 });
  t.match(await live(market, wanted(iccid)), { replayed: true, body: { id: body.id, status: "completed" } });
  t.equal(await market.nextJobAt(), null);
  t.same(await market.entries(), ["topup_charge -10000"]);
});

t.test("a top-up whose call dies is finished by its job, and its key replays it", async (t) => {
  const market = await Market.open(t);
  const { iccid, read } = await esimOf(market, "live");
  const dueAt = market.now + waitMs + 5000;
  market.isStopped = true;
  market.script.topUp = () => new Promise(() => {});
  void live(market, wanted(iccid));
  while (market.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  t.equal(await market.nextJobAt(), dueAt);
  market.script.topUp = () => ({ outcome: "applied" });
  await market.workAt(dueAt);
  t.match(await live(market, wanted(iccid)), { replayed: true, body: { status: "completed" } });
  t.match(await read(), { runningTopups: 0, totalMb: 2048 });
});

t.test("a live top-up that stays open fails at its deadline and is recalled", async (t) => {
  const market = await Market.open(t);
  const { iccid, read } = await esimOf(market, "live");
  const startedAt = market.now;
  const bodies = [await liveTopup(market, wanted(iccid), "a"), await liveTopup(market, wanted(iccid), "b")];
  const createdAt = startedAt + settlementMs - 1;
  await market.workAt(createdAt);
  t.match(await read(), { runningTopups: 2 });
  const deadline = startedAt + settlementMs;
  await market.workAt(deadline);
  t.match(await read(), { runningTopups: 1, totalMb: 1024 });
  await market.workAt(deadline + settlementMs);
  t.match(await read(), { runningTopups: 0, totalMb: 1024 });
  t.same(await market.entries(), [
    "topup_charge -10000",
    "topup_charge -10000",
    "topup_refund 10000",
    "topup_refund 10000",
  ]);
  t.match(await live(market, wanted(iccid), "a"), {
    body: { status: "failed", balance_after: { amount: "900.00" } },
  });
  t.same(await market.events(), []);
  const recalls = () => market.asked.filter(([call]) => call === "withdrawTopup");
  market.asked.length = 0;
  await market.workAt((await market.nextJobAt()) ?? 0);
  t.match(recalls(), [["withdrawTopup", { account: market.account.id, iccid }]], "pending: recalled again");
  t.same(await market.log(), []);
  market.script.withdrawTopup = ({ topupId }) => ({
    outcome: topupId === bodies[0].id ? "withdrawn" : "kept",
  });
  for (let at = await market.nextJobAt(); at !== null; at = await market.nextJobAt()) await market.workAt(at);
  t.same(await market.log(), [
    `system: topup.applied_late ${bodies[1].id} The network had applied it after all. The amount stays returned.`,
  ]);
  t.equal(await market.balance(), 100_000);
});

t.test("staff top up in either mode, and the audit log says who", async (t) => {
  const market = await Market.open(t);
  market.script.topUp = () => ({ outcome: "applied" });
  const expected: string[] = [];
  for (const mode of ["live", "test"] as const) {
    const { iccid } = await esimOf(market, mode);
    const topUp = (key: string, packageNumber = 1) =>
      placeStaffTopupOnce(
        ...([market.context, market.purchase(mode)] as const),
        { ...keyOf(key), operation: "portal topupsCreate" },
        wanted(iccid, packageNumber),
        "staff@agency.example",
      );
    const placed = await topUp("one");
    if (placed instanceof Refusal) throw new Error(placed.message);
    const body = JSON.parse(placed.body);
    t.match(body, { status: "completed", iccid });
    t.same(await topUp("one"), { ...placed, replayed: true });
    t.match(await topUp("two", 9), { code: "package_not_found" });
    t.equal(market.asked.length, mode === "live" ? 1 : 0);
    market.asked.length = 0;
    expected.push(`staff@agency.example: topup.placed ${body.id} ${mode}`);
  }
  t.same(await market.log(), expected);
});

t.test("an eSIM takes no top-up beyond the limits of the contract", async (t) => {
  const market = await Market.open(t);
  const esim = await esimOf(market, "test");
  const { totalMb, validityDays } = await esim.read();
  const mostMb = 2 ** 31 - 1;
  const mostDays = 36_500;
  const roomFor = async (change: object) => {
    await esim.set({ totalMb, validityDays, runningTopups: 0, ...change });
    const placed = await sandbox(market, wanted(esim.iccid));
    return placed instanceof Refusal ? placed.code : placed.status;
  };
  t.equal(await roomFor({ totalMb: mostMb - (totalMb ?? 0) }), "completed");
  t.equal((await esim.read()).totalMb, mostMb);
  t.equal(await roomFor({ totalMb: mostMb - (totalMb ?? 0) + 1 }), "package_not_found");
  t.equal(await roomFor({ validityDays: mostDays - validityDays }), "completed");
  t.equal(await roomFor({ validityDays: mostDays - validityDays + 1 }), "package_not_found");
  await esim.set({ totalMb: mostMb - 15 * (totalMb ?? 0), validityDays });
  const placed: string[] = [];
  for (let i = 0; i < 16; i += 1) {
    const one = await sandbox(market, wanted(esim.iccid, 1, "test_processing"));
    placed.push(one instanceof Refusal ? one.code : one.status);
  }
  t.same(placed, [...Array(15).fill("processing"), "package_not_found"], "those that are running count");
  const smaller = await topupOffersOf(market.store.reads, market.view, await esim.read());
  t.notOk(
    smaller.some(({ package: { number } }) => number === 1),
    "nor is such a package listed",
  );
});
