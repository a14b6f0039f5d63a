import t from "tap";
import { cancelEsim } from "../../src/domain/esims/cancelling.ts";
import { portalKey } from "../../src/domain/idempotency/idempotency.ts";
import { placeStaffTopupOnce } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { Live, minuteMs, until } from "./live.ts";

async function someEsim(live: Live): Promise<string> {
  return (await live.order()).body.esims[0].iccid;
}

t.test("a top-up that the network refuses is failed, and the money is back", async (t) => {
  const live = await Live.start(t);
  const iccid = await someEsim(live);
  const before = await live.get(`/v1/esims/${iccid}`);
  const balance = await live.balance();
  await live.network({ refuse: ["topup"] });
  const failed = await live.topUp(iccid);
  t.match(failed, { status: 201, body: { status: "failed" } });
  t.equal(Number(failed.body.balance_after.amount) * 100, balance);
  t.equal(await live.balance(), balance);
  t.same(await live.get(`/v1/esims/${iccid}`), before);
  await live.resetNetwork();
  t.match(await live.topUp(iccid), { status: 201, body: { status: "completed" } });
  t.equal((await live.get(`/v1/esims/${iccid}`)).data.total_mb, 2 * before.data.total_mb);
  t.same(await live.events(), ["order.completed completed", "topup.completed completed"]);
});

t.test("the error for a rejected top-up names the eSIM's status", async (t) => {
  const live = await Live.start(t);
  const iccid = await someEsim(live);
  await live.network({ hold: ["cancel"] });
  const ledger = await live.store.reads.ledgers.ofAccount(live.d.account.n, "live");
  const known = await live.store.reads.esims.byIccid(ledger.n, iccid);
  if (!known) throw new Error("no such eSIM");
  const canceller = { by: "partner", actor: "staff@example.com" } as const;
  const cancelling = cancelEsim(live.d.service.supply, known, canceller, live.d.now);
  await until(async () => (await live.store.reads.esims.byIccid(ledger.n, iccid))?.cancelling === true);
  const refusal = async () => (await live.topUp(iccid)).body.error;
  const meanwhile = await refusal();
  t.match(meanwhile, { code: "esim_not_topupable", message: /is being cancelled/ });
  t.notMatch(meanwhile.message, /expired|Order a new one/);
  await live.release();
  await cancelling;
  await live.work();
  await until(async () => (await live.store.reads.esims.byIccid(ledger.n, iccid))?.status === "cancelled");
  const cancelled = await refusal();
  t.match(cancelled, {
    code: "esim_not_topupable",
    message: /is cancelled and takes no top-up. Order a new/,
  });
  t.notMatch(cancelled.message, /expired/);
});

t.test("a top-up that takes longer than the call is processing, and then completed", async (t) => {
  const live = await Live.start(t);
  const iccid = await someEsim(live);
  await live.network({ hold: ["topup"] });
  const idempotencyKey = "a-topup";
  const call = live.post(`/v1/esims/${iccid}/topups`, { package_id: live.packageId }, { idempotencyKey });
  const placed = await live.during(call, 21_000);
  t.match(placed, { status: 201, body: { status: "processing" } });
  await live.release();
  await live.work();
  await until(async () => (await live.get(`/v1/topups/${placed.body.id}`)).status === "completed");
  const replay = await live.post(
    `/v1/esims/${iccid}/topups`,
    { package_id: live.packageId },
    { idempotencyKey },
  );
  t.match(replay, { status: 200, body: { id: placed.body.id, status: "completed" } });
});

t.test("a top-up fails after 15 minutes without a result, and a late success is withdrawn", async (t) => {
  const live = await Live.start(t);
  const iccid = await someEsim(live);
  const balance = await live.balance();
  await live.network({ hold: ["topup"] });
  const placed = await live.during(live.topUp(iccid), 21_000);
  const read = () => live.get(`/v1/topups/${placed.body.id}`);
  await live.advance(14 * minuteMs);
  t.equal((await read()).status, "processing");
  await live.advance(minuteMs);
  const failed = await read();
  t.equal(failed.status, "failed");
  t.equal(Number(failed.balance_after.amount) * 100, balance);
  await live.release();
  await live.work();
  await until(async () => (await live.purchaseJobAt()) === null);
  t.same(await read(), failed);
  t.equal(await live.balance(), balance);
  t.equal((await live.store.reads.simulatedSupplier.request(placed.body.id))?.outcome, "withdrawn");
  t.same(await live.events(), ["order.completed completed"]);
});

t.test("a top-up by staff completes, and its key replays it", async (t) => {
  const live = await Live.start(t);
  const iccid = await someEsim(live);
  const request = { iccid, packageId: live.packageId, customerRef: null };
  const key = { key: portalKey("one"), operation: "portal topupsCreate", fingerprint: "f" } as const;
  const topUp = async () =>
    await placeStaffTopupOnce(
      live.d.service.supply,
      await live.purchase(),
      key,
      request,
      "staff@example.com",
    );
  const topup = await topUp();
  if (topup instanceof Refusal) throw new Error(topup.message);
  t.match(JSON.parse(topup.body), { status: "completed" });
  t.same(await topUp(), { ...topup, replayed: true });
});
