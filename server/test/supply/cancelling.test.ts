import t from "tap";
import { type Canceller, CancelProblem } from "../../src/domain/esims/cancellable.ts";
import { cancelEsim, cancelOrder } from "../../src/domain/esims/cancelling.ts";
import { Live, minuteMs, until } from "./live.ts";

const partner: Canceller = { by: "partner", actor: "staff@example.com" };
const support: Canceller = { by: "support", actor: "operator" };

async function esimOf(live: Live, iccid: string) {
  for (const mode of ["live", "test"] as const) {
    const ledger = await live.store.reads.ledgers.ofAccount(live.d.account.n, mode);
    const esim = await live.store.reads.esims.byIccid(ledger.n, iccid);
    if (esim) return esim;
  }
  throw new Error("no such eSIM");
}

async function cancel(live: Live, iccid: string, canceller = partner) {
  return await cancelEsim(live.d.service.supply, await esimOf(live, iccid), canceller, live.d.now);
}

async function cancelWhole(live: Live, id: string) {
  const ledger = await live.store.reads.ledgers.ofAccount(live.d.account.n, "live");
  const order = await live.store.reads.orders.byId(ledger.n, id);
  if (!order) throw new Error("no such order");
  return await cancelOrder(live.d.service.supply, order, partner, live.d.now);
}

t.test(
  "cancelling unused eSIMs returns their price and their top-ups, and at last cancels the order",
  async (t) => {
    const live = await Live.start(t);
    const { paise } = live;
    const start = await live.balance();
    const placed = (await live.order(2)).body;
    const [first, second] = placed.esims.map(({ iccid }: { iccid: string }) => iccid);
    await live.topUp(first);
    t.equal(await live.balance(), start - 3 * paise);
    t.match(await cancel(live, first), { status: "cancelled", cancelling: false });
    t.equal(await live.balance(), start - paise);
    const order = await live.get(`/v1/orders/${placed.id}`);
    t.match(order, { status: "completed", esims: [{ status: "cancelled" }, { status: "ready" }] });
    t.equal(Number(order.refunded.amount) * 100, paise);
    const esim = await live.get(`/v1/esims/${first}`);
    t.match(esim, {
      status: "cancelled",
      qr_code_url: null,
      activation: { lpa: null, smdp_address: null, activation_code: null },
      install_links: { ios: null, android: null },
    });
    t.match(await live.topUp(first), { status: 409, body: { error: { code: "esim_not_topupable" } } });
    t.match(await cancel(live, first), { code: "not_cancellable" });
    t.ok((await live.store.reads.simulatedSupplier.esim(first))?.cancelledAt);

    await cancel(live, second);
    t.match(await live.get(`/v1/orders/${placed.id}`), { status: "cancelled", refunded: placed.total });
    t.equal(await live.balance(), start);
    t.same(await live.events(), ["order.completed completed", "topup.completed completed"]);
  },
);

t.test("a whole order is cancelled, in live and in the sandbox", async (t) => {
  const live = await Live.start(t);
  const start = await live.balance();
  await live.network({ issueAtMost: 2 });
  const placed = (await live.order(3)).body;
  const cancelled = await cancelWhole(live, placed.id);
  t.match(cancelled, { order: { status: "cancelled" } });
  t.match(await live.get(`/v1/orders/${placed.id}`), { status: "cancelled", refunded: placed.total });
  t.equal(await live.balance(), start);
  t.match(await cancelWhole(live, placed.id), { code: "not_cancellable" });

  const test = (await live.d.post("/v1/orders", { package_id: live.packageId, quantity: 2 })).body;
  const ledger = await live.store.reads.ledgers.ofAccount(live.d.account.n, "test");
  const order = await live.store.reads.orders.byId(ledger.n, test.id);
  if (!order) throw new Error("no order");
  t.match(await cancelOrder(live.d.service.supply, order, partner, live.d.now), {
    order: { status: "cancelled" },
  });
  t.equal(await live.d.balance(), 100_000_000);
});

t.test("a partner cannot cancel a used eSIM, even if the use was not yet known", async (t) => {
  const live = await Live.start(t);
  const placed = (await live.order(2)).body;
  const [used, unused] = placed.esims.map(({ iccid }: { iccid: string }) => iccid);
  const balance = await live.balance();
  await live.report(used, { firstUsed: true });
  t.match(await cancelWhole(live, placed.id), { code: "not_cancellable" });
  t.equal((await live.get(`/v1/esims/${used}`)).status, "active", "it was looked up freshly");
  t.equal((await live.get(`/v1/esims/${unused}`)).status, "ready", "nothing was cancelled");

  const other = (await live.order()).body.esims[0].iccid;
  await live.report(other, { usedMb: 5 });
  t.match(await cancel(live, other), { code: "not_cancellable" });
  t.match(await esimOf(live, other), { status: "active", cancelling: false });

  t.match(await cancel(live, used), { code: "not_cancellable" });
  t.match(await cancel(live, used, support), { status: "cancelled" });
  await cancel(live, unused);
  const order = await live.get(`/v1/orders/${placed.id}`);
  t.equal(order.status, "completed", "an order with a used eSIM is never cancelled");
  t.equal(Number(order.refunded.amount) * 100, live.paise);
  t.equal(await live.balance(), balance, "one price back, and the other order charged");
});

t.test(
  "until the network confirms, the eSIM takes no top-up; then it is cancelled in the background",
  async (t) => {
    const live = await Live.start(t);
    const start = await live.balance();
    const { iccid } = (await live.order()).body.esims[0];
    await live.network({ hold: ["cancel"] });
    t.match(await cancel(live, iccid), { code: "no_answer" });
    t.match(await live.topUp(iccid), { status: 409, body: { error: { code: "esim_not_topupable" } } });
    t.equal((await live.get(`/v1/esims/${iccid}`)).status, "ready");
    t.equal(await live.balance(), start - live.paise);
    await live.advance(60 * minuteMs);
    t.match(await cancel(live, iccid), { code: "no_answer" }, "asking again is harmless");
    await live.release();
    await live.work();
    await until(async () => (await live.get(`/v1/esims/${iccid}`)).status === "cancelled");
    t.equal(await live.balance(), start);
    t.equal(await live.purchaseJobAt(), null);
  },
);

t.test("a network that refuses to cancel leaves everything as it is", async (t) => {
  const live = await Live.start(t);
  const { iccid } = (await live.order()).body.esims[0];
  await live.network({ refuse: ["cancel"] });
  t.ok((await cancel(live, iccid)) instanceof CancelProblem);
  await live.resetNetwork();
  t.match(await live.topUp(iccid), { status: 201, body: { status: "completed" } });
});

t.test("no cancelling while a top-up runs, nor while its order is processing", async (t) => {
  const live = await Live.start(t);
  const { iccid } = (await live.order()).body.esims[0];
  await live.network({ hold: ["topup"] });
  const topup = await live.during(live.topUp(iccid), 21_000);
  t.match(topup.body, { status: "processing" });
  t.match(await cancel(live, iccid), { code: "not_cancellable" });
  await live.resetNetwork();
  await live.work();
  await until(async () => (await live.get(`/v1/topups/${topup.body.id}`)).status === "completed");
  t.match(await cancel(live, iccid), { status: "cancelled" });

  await live.network({ hold: ["issue"], issueAtMost: 1 });
  const placed = await live.during(live.order(2), 21_000);
  t.match(await cancel(live, placed.body.esims[0].iccid), { code: "not_cancellable" });
  t.match(await cancelWhole(live, placed.body.id), { code: "not_cancellable" });
});
