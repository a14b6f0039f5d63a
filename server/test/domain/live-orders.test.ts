// Live orders without a service: what is asked of the supplier, charged, given back and replayed, at each step of an order
// that takes long.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { KeyedLimiter } from "../../src/domain/limits/keyed-limiter.ts";
import { fulfilOrder } from "../../src/domain/orders/live-orders.ts";
import { boughtPackage } from "../../src/domain/orders/orders.ts";
import { samplePackage } from "../catalogue/sample.ts";
import { live, liveOrder, stored } from "./placed-orders.ts";
import { activationCodes, issuedFor, Market, orderOf, walletPaise } from "./supply.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const waitMs = limits.orderWaitSeconds * secondMs;
const settlementMs = limits.orderSettlementMinutes * minuteMs;

t.test("each unit of a live order is requested under its own id", async (t) => {
  const market = await Market.open(t);
  market.issueUpTo(9);
  const { now } = market;
  const body = await liveOrder(
    market,
    orderOf(
      [
        [1, 2],
        [3, 1],
      ],
      "ref",
    ),
  );
  t.match(body, { status: "completed", total: { amount: "250.00" }, balance_after: { amount: "750.00" } });
  const of = (unit: string, providerId: string, packageNumber: number) => [
    "issue",
    {
      unitId: `${body.id}-${unit}`,
      account: market.account.id,
      orderId: body.id,
      providerId,
      packageNumber,
    },
  ];
  t.same(market.asked, [of("0-0", "one", 1), of("0-1", "one", 1), of("1-0", "two", 3)]);
  const order = await stored(market, body.id);
  t.match(order, { progressAt: now, refundedPaise: 0, source: "api", statuses: ["ready", "ready", "ready"] });
  t.match(order.esims[2], {
    unitId: `${body.id}-1-0`,
    packageNumber: 3,
    totalMb: null,
    customerRef: "ref",
    mode: "live",
    smdpAddress: "smdp.example",
  });
  const { iccid, sealedCode } = order.esims[2] ?? {};
  t.equal(activationCodes.open(sealedCode ?? "", iccid ?? ""), "CODE");
  t.same(await market.events(), ["order.completed completed"]);
  t.same(await market.entries(), ["order_charge -25000"]);
  const check = await market.nextJobAt();
  t.equal(check, order.esims[0]?.nextCheckAt, "only the check of the new eSIMs is left to do");
});

t.test("while a call waits, only missing units are requested again", async (t) => {
  const market = await Market.open(t);
  market.issueUpTo(1);
  const first = market.script.issue;
  market.issueUpTo(3);
  const then = market.script.issue;
  market.script.issue = (request) => (market.asked.length <= 3 ? first : then)?.(request);
  const startedAt = market.now;
  const body = await liveOrder(market, orderOf([[1, 3]]));
  t.match(body, { status: "completed" });
  const units = market.asked.map(([, { unitId }]) => Number(String(unitId).split("-").at(-1)));
  t.same(units, [0, 1, 2, 1, 2]);
  t.ok(market.now - startedAt < 1500, "the first pauses are short");
});

t.test("after a supplier failure an order is processing, and refused units are refunded", async (t) => {
  const market = await Market.open(t);
  market.script.issue = () => Promise.reject(new Error("unreachable"));
  const down = await liveOrder(market, orderOf([[1, 1]]), "down");
  t.match(down, { status: "processing", esims: [] });
  market.issueUpTo(1, "refused");
  const part = await liveOrder(market, orderOf([[1, 3]]), "part");
  t.match(part, { status: "partially_completed", refunded: { amount: "200.00" } });
  market.issueUpTo(0, "refused");
  const none = await liveOrder(market, orderOf([[2, 2]]), "none");
  t.match(none, { status: "failed", refunded: { amount: "60.00" }, esims: [] });
  t.same(await market.events(), ["order.completed partially_completed", "order.failed failed"]);
  t.equal(await market.balance(), walletPaise - 20_000);
});

t.test(
  "an order still open after the wait is processing, and its key later replays the result",
  async (t) => {
    const market = await Market.open(t);
    const startedAt = market.now;
    const body = await liveOrder(market, orderOf([[1, 2]]));
    t.match(body, { status: "processing", esims: [] });
    const waitedMs = market.now - startedAt;
    t.ok(waitedMs >= waitMs && waitedMs < waitMs + 1500, `${waitedMs} ms`);
    t.equal(await market.nextJobAt(), startedAt + waitMs, "the job takes over at once");
    const pauses = market.asked.length / 2;
    t.ok(pauses > 15 && pauses < 40, `asked ${pauses} times`);
    t.match(await live(market, orderOf([[1, 2]])), { replayed: true, body: { status: "processing" } });

    const pendingAt = market.now;
    market.asked.length = 0;
    await market.workAt(pendingAt);
    t.equal(market.asked.length, 2);
    t.equal(await market.nextJobAt(), pendingAt + Math.max(5000, Math.round((pendingAt - startedAt) / 4)));
    market.issueUpTo(1);
    await market.workAt(pendingAt + 10 * minuteMs);
    t.match(await stored(market, body.id), {
      status: "processing",
      statuses: ["ready"],
      progressAt: pendingAt + 10 * minuteMs,
    });
    market.asked.length = 0;
    market.issueUpTo(9);
    await market.workAt(pendingAt + 20 * minuteMs);
    t.match(
      market.asked.filter(([call]) => call === "issue"),
      [["issue", { unitId: `${body.id}-0-1` }]],
    );
    const replay = await live(market, orderOf([[1, 2]]));
    t.match(replay, { replayed: true, body: { id: body.id, status: "completed" } });
    t.same(await market.events(), ["order.completed completed"]);
    t.same(await market.entries(), ["order_charge -20000"]);
  },
);

t.test(
  "without progress an order is settled at its deadline, and the missing units are recalled",
  async (t) => {
    const market = await Market.open(t);
    market.issueUpTo(1);
    market.script.report = () => ({
      smdpAddress: null,
      activationCode: null,
      firstUsedAt: null,
      usedMb: null,
    });
    const body = await liveOrder(market, orderOf([[1, 3]]));
    const { progressAt } = await stored(market, body.id);
    await market.workAt(progressAt + settlementMs - 1);
    t.equal((await stored(market, body.id)).status, "processing");
    t.equal(await market.nextJobAt(), progressAt + settlementMs, "it is asked once more at the deadline");
    const settledAt = progressAt + settlementMs;
    market.script.withdraw = ({ unitId }) => ({ outcome: unitId.endsWith("-1") ? "withdrawn" : "pending" });
    await market.workAt(settledAt);
    t.match(await stored(market, body.id), { status: "partially_completed", refundedPaise: 20_000 });
    t.same(await market.entries(), ["order_charge -30000", "order_refund 20000"]);
    t.match(await live(market, orderOf([[1, 3]])), { body: { status: "partially_completed" } });
    const recalls = () => market.asked.filter(([call]) => call === "withdraw").map(([, request]) => request);
    const units = ["1", "2"].map((unit) => ({ unitId: `${body.id}-0-${unit}`, account: market.account.id }));
    await market.workAt(settledAt);
    t.same(recalls(), units);
    const purchaseJobAt = () => market.store.reads.jobs.nextAt(["recall-order"]);
    const next = (await purchaseJobAt()) ?? 0;
    t.ok(next > settledAt, "one is pending, so both are recalled again");
    market.script.withdraw = () => ({ outcome: "withdrawn" });
    await market.workAt(next);
    t.equal(await purchaseJobAt(), null);
    t.same(recalls(), [...units, ...units]);
    t.same(await market.events(), ["order.completed partially_completed"]);
  },
);

t.test("refused units of a mixed order are refunded at their own price", async (t) => {
  const market = await Market.open(t);
  market.script.issue = (request) =>
    request.packageNumber === 1 ? { outcome: "refused" } : issuedFor(request.unitId);
  const body = await liveOrder(
    market,
    orderOf([
      [1, 2],
      [2, 1],
      [1, 1],
    ]),
  );
  t.match(body, { status: "partially_completed", refunded: { amount: "300.00" } });
  const { n } = await stored(market, body.id);
  const { n: ledger } = await market.ledger();
  const entries = await market.store.reads.ledgers.entries(ledger, { after: null, limit: 2 });
  t.match(entries, [
    { kind: "order_refund", order: n },
    { kind: "order_charge", order: n },
  ]);
});

t.test("an order whose call died is finished by its job, and its key replays the result", async (t) => {
  const market = await Market.open(t);
  const startedAt = market.now;
  market.isStopped = true;
  market.script.issue = () => new Promise(() => {});
  void live(market, orderOf([[1, 1]]));
  while (market.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const dueAt = startedAt + waitMs + 5000;
  t.equal(await market.nextJobAt(), dueAt, "a little later than the call would have ended");
  market.now = dueAt;
  t.match(await live(market, orderOf([[1, 1]])), { code: "request_in_progress" });
  market.issueUpTo(1);
  await market.workAt(dueAt);
  const replay = await live(market, orderOf([[1, 1]]));
  t.match(replay, { replayed: true, body: { status: "completed", esims: [{ status: "ready" }] } });
  t.same(await market.entries(), ["order_charge -10000"]);
});

t.test("a unit that arrives after the order was settled is recalled, and not shown", async (t) => {
  const market = await Market.open(t);
  const body = await liveOrder(market, orderOf([[1, 1]]));
  const { n, progressAt } = await stored(market, body.id);
  const settledAt = progressAt + settlementMs;
  const job = { kind: "fulfil-order", subject: n, dueAt: settledAt, n: 0, attempts: 1 } as const;
  market.script.issue = async ({ unitId }) => {
    market.script.issue = () => ({ outcome: "pending" });
    await fulfilOrder(market.context, job, settledAt);
    return issuedFor(unitId);
  };
  await fulfilOrder(market.context, job, settledAt);
  t.match(await stored(market, body.id), { status: "failed", statuses: [] });
  t.same(await market.entries(), ["order_charge -10000", "order_refund 10000"]);
  t.same(await market.events(), ["order.failed failed"]);
});

t.test("a daily package has the data of all its days, and an order is read with its eSIMs", async (t) => {
  const offer = (fields: Parameters<typeof samplePackage>[1]) => {
    const pkg = samplePackage(1, fields);
    return boughtPackage({ package: pkg, id: "pkg_1", pricePaise: 1, retailPaise: 1 });
  };
  t.match(offer({ dataMb: 500, dailyReset: "midnight-utc" }), { totalMb: 3500, countries: ["IN"] });
  t.match(offer({ dataMb: null, dailyReset: "midnight-utc" }), { totalMb: 0 });
  t.match(offer({ dataMb: null, dailyReset: "midnight-utc", unlimited: true }), { totalMb: null });
  const market = await Market.open(t);
  const { order, esims } = await market.buy([[1, 1]], "test");
  t.match(await market.store.reads.orders.withUnits(order.ledger, order.id), {
    order: { id: order.id },
    esims: esims.map(({ iccid }) => ({ iccid, status: "ready" })),
  });
  t.equal(await market.store.reads.orders.withUnits(order.ledger, "ord_unknown"), null);
});

t.test("without a supplier nothing is charged", async (t) => {
  const market = await Market.open(t);
  market.canSell = false;
  t.match(await live(market, orderOf([[1, 1]])), {
    code: "supplier_unavailable",
    message:
      "The service has no mobile network to buy from at present; nothing was charged. Repeat later with the same key.",
  });
  t.match(await live(market, orderOf([[1, 11]])), { code: "insufficient_balance" });
  t.same([await market.entries(), market.asked, await market.nextJobAt()], [[], [], null]);
});

t.test("units without a slot are requested later by a job", async (t) => {
  const market = await Market.open(t);
  const bounds = { atOnce: 2, atOncePerOwner: 2, waiting: 1, waitingPerOwner: 1, waitingBytes: 0 };
  market.limiters = { liveOrders: new KeyedLimiter(bounds) };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  market.issueUpTo(9);
  const { issue } = market.script;
  market.script = { issue: async (request) => await released.then(() => issue?.(request)) };
  const keys = ["a", "b", "c", "d"];
  const bodies = await Promise.all(keys.map((key) => liveOrder(market, orderOf([[2, 2]]), key)));
  t.same(
    bodies.map(({ status }) => status),
    ["processing", "processing", "processing", "processing"],
  );
  t.equal(market.asked.length, 4, "two orders have their turn");
  release();
  for (const _round of [1, 2]) await market.workAt((await market.nextJobAt()) ?? 0);
  for (const { id } of bodies)
    t.match(await stored(market, id), { status: "completed", esims: { length: 2 } });
});
