import t from "tap";
import { placeStaffOrder } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { Live, minuteMs, until } from "./live.ts";

t.test("an order that the network refuses wholly or partly gets 201 and a refund", async (t) => {
  const live = await Live.start(t);
  const { paise } = live;
  const start = await live.balance();
  await live.network({ refuse: ["issue"] });
  const failed = await live.order(2);
  t.match(failed, { status: 201, body: { status: "failed", esims: [], refunded: failed.body.total } });
  t.equal(await live.balance(), start);

  await live.network({ issueAtMost: 2 });
  const partial = await live.order(3);
  t.match(partial, { status: 201, body: { status: "partially_completed", quantity: 3 } });
  t.equal(partial.body.esims.length, 2);
  t.equal(Number(partial.body.refunded.amount) * 100, paise);
  t.equal(await live.balance(), start - 2 * paise);
  t.same(await live.events(), ["order.failed failed", "order.completed partially_completed"]);
});

t.test("the call waits up to about 20 seconds of the deployment's time", async (t) => {
  const live = await Live.start(t);
  await live.network({ delaySeconds: 10 });
  const soon = await live.during(live.order(), 10_500);
  t.match(soon, { status: 201, body: { status: "completed" } });
  t.equal(await live.purchaseJobAt(), null, "nothing is left to do");

  await live.network({ delaySeconds: 60 });
  const idempotencyKey = "one-key";
  const call = live.order(2, { idempotencyKey });
  await live.waiting();
  const repeat = await live.order(2, { idempotencyKey });
  t.match(repeat, { status: 409, body: { error: { code: "request_in_progress" } } });
  const started = Date.now();
  const late = await live.during(call, 20_000);
  t.ok(Date.now() - started < 15_000, "a moved clock ends the wait");
  t.match(late, { status: 201, body: { status: "processing", esims: [] } });
  t.match(await live.order(2, { idempotencyKey }), { status: 200, body: { status: "processing" } });
  await live.advance(40_000);
  await until(async () => (await live.get(`/v1/orders/${late.body.id}`)).status === "completed");
  const replay = await live.order(2, { idempotencyKey });
  t.match(replay, { status: 200, body: { id: late.body.id, status: "completed" } });
  t.equal(replay.headers.get("idempotent-replayed"), "true");
  t.equal(replay.body.esims.length, 2);
  t.same(await live.events(), ["order.completed completed", "order.completed completed"]);
});

t.test(
  "an order without progress is settled after 15 minutes, and what comes late is cancelled",
  async (t) => {
    const live = await Live.start(t);
    const start = await live.balance();
    await live.network({ hold: ["issue"], issueAtMost: 1 });
    const placed = await live.during(live.order(3), 21_000);
    t.match(placed.body, { status: "processing" });
    t.equal(placed.body.esims.length, 1);
    const read = () => live.get(`/v1/orders/${placed.body.id}`);

    // The issued unit counts as progress, at the time of the call.
    await live.advance(14 * minuteMs - 21_000);
    t.equal((await read()).status, "processing");
    // On a busy machine it was issued after the clock had moved for the first time.
    await live.advance(minuteMs + 21_000);
    const settled = await read();
    t.match(settled, { status: "partially_completed", esims: placed.body.esims });
    t.equal(Number(settled.refunded.amount) * 100, 2 * live.paise);
    t.equal(await live.balance(), start - live.paise);
    await live.work();
    t.equal(await live.store.reads.simulatedSupplier.countHeld(null), 2);

    await live.network({});
    await live.release();
    await live.work();
    await until(async () => (await live.purchaseJobAt()) === null);
    t.same(await read(), settled, "a final order stays as it is");
    t.equal(await live.balance(), start - live.paise);
    for (const unit of [1, 2]) {
      const request = await live.store.reads.simulatedSupplier.request(`${placed.body.id}-0-${unit}`);
      t.equal(request?.outcome, "withdrawn");
    }
    t.same(await live.events(), ["order.completed partially_completed"]);
  },
);

t.test("each unit that arrives is progress, and is shown at once", async (t) => {
  const live = await Live.start(t);
  await live.network({ hold: ["issue"] });
  const placed = await live.during(live.order(2), 21_000);
  await live.advance(10 * minuteMs);
  await live.network({ hold: ["issue"], issueAtMost: 1 });
  await live.release();
  await live.work();
  await until(async () => (await live.get(`/v1/orders/${placed.body.id}`)).status === "partially_completed");

  await live.network({ hold: ["issue"], issueAtMost: 1 });
  const other = await live.during(live.order(2), 14 * minuteMs);
  t.match(other.body, { status: "processing", esims: [{ status: "ready" }] });
});

t.test("units refused after the response make the order partial or failed", async (t) => {
  const live = await Live.start(t);
  const start = await live.balance();
  await live.network({ hold: ["issue"] });
  const placed = await live.during(live.order(2), 21_000);
  await live.network({ refuse: ["issue"] });
  await live.release();
  await live.work();
  await until(async () => (await live.get(`/v1/orders/${placed.body.id}`)).status !== "processing");
  t.match(await live.get(`/v1/orders/${placed.body.id}`), {
    status: "failed",
    esims: [],
    refunded: placed.body.total,
  });
  t.equal(await live.balance(), start);
  t.same(await live.events(), ["order.failed failed"]);
});

t.test("a network that is down causes no 503, and a lost response no second purchase", async (t) => {
  const live = await Live.start(t);
  await live.network({ down: true });
  const placed = await live.during(live.order(), 21_000);
  t.match(placed, { status: 201, body: { status: "processing" } });
  await live.network({ failNext: 3, failAs: "timeout" });
  for (let i = 0; i < 4; i++) await live.advance(minuteMs);
  await until(async () => (await live.get(`/v1/orders/${placed.body.id}`)).status === "completed");
  t.equal(await live.store.reads.simulatedSupplier.countIssued(placed.body.id), 1);

  await live.network({ failNext: 4, failAs: "timeout" });
  const next = await live.order(3);
  t.match(next, { status: 201, body: { status: "completed" } });
  t.equal(await live.store.reads.simulatedSupplier.countIssued(next.body.id), 3);
  await live.network({ failNext: 2, failAs: "error" });
  t.match(await live.order(2), { status: 201, body: { status: "completed" } });
});

t.test("an order that was down for all its time fails, and is never bought later", async (t) => {
  const live = await Live.start(t);
  const start = await live.balance();
  await live.network({ down: true });
  const placed = await live.during(live.order(), 16 * minuteMs);
  await until(async () => (await live.get(`/v1/orders/${placed.body.id}`)).status === "failed");
  t.equal(await live.balance(), start);
  t.not(await live.purchaseJobAt(), null, "the recall goes on until the supplier has responded");
  await live.resetNetwork();
  await live.advance(minuteMs);
  t.equal(await live.store.reads.simulatedSupplier.countIssued(placed.body.id), 0);
  await until(async () => (await live.purchaseJobAt()) === null);
});

t.test("staff order several packages at once, in either mode, with the events of any order", async (t) => {
  const live = await Live.start(t);
  const { data } = await live.get("/v1/packages?country=IN&unlimited=false&limit=3");
  const [one, two, three] = data.map(({ id }: { id: string }) => id);
  const items = [
    { packageId: one, quantity: 2 },
    { packageId: two, quantity: 1 },
    { packageId: three, quantity: 1 },
    { packageId: one, quantity: 1 },
  ];
  const request = { items, customerRef: "group", customerName: "A. Person", customerEmail: null };
  for (const mode of ["live", "test"] as const) {
    const placed = await placeStaffOrder(
      live.d.service.supply,
      await live.purchase(mode),
      request,
      "staff@example.com",
    );
    if (placed instanceof Refusal) throw new Error(placed.message);
    const key = mode === "live" ? live.d.liveKey : live.d.testKey;
    const { body } = await live.d.get(`/v1/orders/${placed.order.id}`, { key });
    t.match(body, { status: "completed", package_id: null, quantity: null, customer_ref: "group" });
    t.same(body.items, [
      { package_id: one, quantity: 3 },
      { package_id: two, quantity: 1 },
      { package_id: three, quantity: 1 },
    ]);
    t.equal(body.esims.length, 5);
    const events = (await live.d.get("/v1/events", { key })).body.data;
    t.match(events, [{ type: "order.completed", data: { id: placed.order.id } }]);
  }
  const activity = await live.store.reads.auditLog.list(live.d.account.n, {}, { after: null, limit: 10 });
  t.match(
    activity.map(({ actor, kind }) => ({ actor, kind })),
    [
      { actor: "staff@example.com", kind: "order.placed" },
      { actor: "staff@example.com", kind: "order.placed" },
    ],
  );
});
