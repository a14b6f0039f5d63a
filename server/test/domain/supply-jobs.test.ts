import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { purchaseJobKinds } from "../../src/domain/jobs/jobs.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import { placeStaffOrder } from "../../src/domain/orders/staff-purchases.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { SupplyJobs } from "../../src/domain/supply/supply-jobs.ts";
import { random } from "../../src/runtime/random.ts";
import { issuedFor, Market, openedAt, orderOf } from "./supply.ts";

const hourMs = 3_600_000;

t.test("jobs of one ledger that wait for the supplier delay no other's", async (t) => {
  const market = await Market.open(t);
  const { account, context, store } = market;
  const placeOrder = async () => {
    const placed = await placeStaffOrder(context, market.purchase(), orderOf([[2, 1]]), "staff");
    if (placed instanceof Refusal) throw new Error(placed.message);
    return placed.order;
  };
  const slow = [];
  for (let i = 0; i < 30; i++) slow.push(await placeOrder());
  market.account = await store.transaction(async (tx) => {
    const input = { name: "Other", email: "other@agency.example", liveApproved: true };
    const other = await createAccount(tx, input, openedAt, random);
    await adjustWallet(tx, other, 10_000, null, openedAt);
    return other;
  });
  const quick = await placeOrder();
  const at = market.now + hourMs;

  let respond: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  market.asked.length = 0;
  market.script.issue = async ({ unitId }) => {
    if (!unitId.startsWith(quick.id)) await gate;
    return issuedFor(unitId);
  };
  const results: string[] = [];
  const jobs = new SupplyJobs(context, purchaseJobKinds, ({ status }) => results.push(status));
  t.equal(await jobs.startDue(at), false, "some wait for others");
  await jobs.oneEnds();
  t.same(results, ["fulfilled"]);
  t.equal((await store.reads.orders.byNumber(quick.n))?.status, "completed");
  const waiting = market.asked.length - 1;
  t.ok(waiting >= 10 && waiting < 20, `${waiting} wait for the supplier`);
  t.equal(await jobs.startDue(at), false);
  t.equal(market.asked.length - 1, waiting, "no more are started");

  const stopping = new SupplyJobs(context, purchaseJobKinds, () => {});
  await stopping.stop();
  t.equal(await stopping.startDue(at), false, "none once it stops");
  t.equal(market.asked.length - 1, waiting);

  respond();
  while (!(await jobs.startDue(at))) await jobs.oneEnds();
  while (await jobs.oneEnds());
  t.same(results, new Array(31).fill("fulfilled"));
  market.account = account;
  t.equal(
    (await market.events()).filter((event) => event === "order.completed completed").length,
    slow.length,
  );
});
