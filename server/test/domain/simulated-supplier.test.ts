// The simulated supplier without a service: what each control does to orders, top-ups, cancellations and reports.
import t, { type Test } from "tap";
import {
  releaseHeld,
  reportEsim,
  resetNetwork,
  setNetworkRule,
} from "../../src/domain/simulated-supplier/behaviour.ts";
import { type NetworkBehaviour, usualBehaviour } from "../../src/domain/simulated-supplier/network.ts";
import { SimulatedSupplier } from "../../src/simulated-supplier/supplier.ts";
import { checkLocks } from "../locks.ts";
import { openStore } from "./store.ts";

const account = "acc_1";

function start(t: Test) {
  const store = checkLocks(openStore(t));
  const clock = { now: 1_000_000 };
  const supplier = new SimulatedSupplier(store, () => clock.now);
  const rule = (behaviour: Partial<NetworkBehaviour>, of: string | null = account) =>
    setNetworkRule(store, of, behaviour);
  const ruleOf = (of: string) => store.reads.simulatedSupplier.ruleFor(of);
  const issue = (unitId: string, orderId = "ord_1", of = account) =>
    supplier.issue({ unitId, orderId, account: of, providerId: "one", packageNumber: 1 });
  const topUp = (topupId: string) =>
    supplier.topUp({ topupId, account, iccid: "1", providerId: "one", packageNumber: 1 });
  const issued = async (unitId: string) => {
    const result = await issue(unitId);
    if (result.outcome !== "issued") throw new Error(result.outcome);
    return result.esim;
  };
  const failure = async (call: Promise<unknown>) =>
    await call.then(
      (value) => value,
      (error: { kind: string; message: string }) => `${error.kind}: ${error.message}`,
    );
  return { store, clock, supplier, rule, ruleOf, issue, topUp, issued, failure };
}

t.test("a unit gets one profile, the same for each request, with a valid number", async (t) => {
  const { issue, issued, store } = start(t);
  const esim = await issued("u1");
  t.match(esim, {
    iccid: /^8900\d{15}$/,
    smdpAddress: "smdp.simulated.invalid",
    activationCode: /^[0-9A-F]{24}$/,
  });
  t.same(await issued("u1"), esim);
  const other = await issued("u2");
  t.not(other.iccid, esim.iccid);
  t.not(other.activationCode, esim.activationCode);
  const digits = [...esim.iccid].reverse().map(Number);
  const sum = digits.reduce((total, digit, i) => {
    const weighted = i % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  t.equal(sum % 10, 0);
  t.match(await store.reads.simulatedSupplier.esim(esim.iccid), {
    usedMb: 0,
    firstUsedAt: null,
    cancelledAt: null,
    detailsGiven: true,
  });
  t.equal(await store.reads.simulatedSupplier.countIssued("ord_1"), 2);
  t.match(await issue("u3", "ord_2"), { outcome: "issued" });
});

t.test("an ICCID is never issued twice", async (t) => {
  const { issued, store } = start(t);
  const esim = await issued("u1");
  await store.transaction(async (tx) => {
    const request = await tx.simulatedSupplier.lockRequest("u1");
    if (request) await tx.simulatedSupplier.updateRequest({ ...request, outcome: null, iccid: null });
  });
  const again = await issued("u1");
  t.match(again.iccid, /^8900\d{15}$/);
  t.not(again.iccid, esim.iccid);
});

t.test("orders and top-ups are rejected by kind, by number, or beyond a count", async (t) => {
  const { rule, ruleOf, issue, topUp } = start(t);
  await rule({ refuse: ["issue"] });
  t.same([await issue("a"), await topUp("ta")], [{ outcome: "refused" }, { outcome: "applied" }]);
  await rule({ refuse: ["topup"] });
  t.match(await issue("b"), { outcome: "issued" });
  t.same(await topUp("tb"), { outcome: "refused" });
  await rule({});
  t.same([await issue("a"), await topUp("tb")], [{ outcome: "refused" }, { outcome: "refused" }], "final");

  await rule({ refuseNext: 2 });
  t.same(
    [await issue("c0", "ord_c"), await issue("c1", "ord_c"), await topUp("tc")],
    [{ outcome: "refused" }, { outcome: "refused" }, { outcome: "refused" }],
    "an order counts once, with all its units",
  );
  t.match(await ruleOf(account), { refuseNext: 0, refusedOrders: ["ord_c"] });
  t.match([await issue("d0", "ord_d"), await topUp("td")], [{ outcome: "issued" }, { outcome: "applied" }]);
  t.match(await issue("c2", "ord_c"), { outcome: "refused" });

  await rule({ issueAtMost: 1 });
  t.match(
    [await issue("e0", "ord_e"), await issue("e1", "ord_e"), await issue("f0", "ord_f")],
    [{ outcome: "issued" }, { outcome: "refused" }, { outcome: "issued" }],
  );
  t.match(await issue("e0", "ord_e"), { outcome: "issued" });
});

t.test("a held request waits for its release, and one that is delayed for its time", async (t) => {
  const { clock, store, rule, issue, topUp } = start(t);
  await rule({ hold: ["issue", "topup"], issueAtMost: 1 });
  t.match(
    [await issue("a"), await issue("b"), await topUp("t")],
    [{ outcome: "issued" }, { outcome: "pending" }, { outcome: "pending" }],
  );
  t.equal(await store.reads.simulatedSupplier.countHeld(account), 2);
  t.equal(await store.reads.simulatedSupplier.countHeld("acc_2"), 0);
  t.equal(await releaseHeld(store, "acc_2", clock.now), 0);
  await rule({ delaySeconds: 3 });
  t.equal(await releaseHeld(store, account, clock.now), 2, "what was held took its time already");
  t.match([await issue("b"), await topUp("t")], [{ outcome: "issued" }, { outcome: "applied" }]);

  t.same(await issue("late"), { outcome: "pending" });
  clock.now += 2999;
  t.same(await issue("late"), { outcome: "pending" });
  clock.now += 1;
  t.match(await issue("late"), { outcome: "issued" });
});

t.test("a release takes effect without a request and makes jobs due at once", async (t) => {
  const { clock, store, rule, issue } = start(t);
  await rule({ hold: ["issue"] });
  await issue("a");
  await store.transaction((tx) => tx.jobs.add({ kind: "fulfil-order", subject: 1, dueAt: clock.now + 9999 }));
  t.equal(await releaseHeld(store, null, clock.now), 1);
  t.equal(await store.reads.simulatedSupplier.countIssued("ord_1"), 1);
  t.equal(await store.reads.jobs.nextAt(), clock.now);
});

t.test("all calls or the next calls can fail, before or after their effect", async (t) => {
  const { supplier, rule, ruleOf, issue, topUp, failure } = start(t);
  await rule({ down: true });
  const down = "down: The network cannot be reached.";
  const report = () => supplier.report({ iccid: "1", account });
  t.same([await failure(issue("a")), await failure(topUp("t")), await failure(report())], [down, down, down]);
  await rule({ failNext: 2 });
  t.equal(await failure(issue("a")), "fault: The network has a fault.");
  t.equal(await failure(report()), "fault: The network has a fault.");
  t.match(await ruleOf(account), { failNext: 0 });
  t.match(await issue("a"), { outcome: "issued" });
  await rule({ failNext: 1, failAs: "timeout" });
  t.equal(await failure(topUp("t")), "lost: The supplier's response was lost.");
  await rule({ refuse: ["topup"] });
  t.same(await topUp("t"), { outcome: "applied" }, "it had been done");
});

t.test("a rule applies to one account, or to all accounts without one, until a reset", async (t) => {
  const { clock, store, rule, ruleOf, issue } = start(t);
  await rule({ refuse: ["issue"] }, null);
  t.match(await issue("a"), { outcome: "refused" });
  t.match(await rule({ hold: ["issue"] }), { ...usualBehaviour, hold: ["issue"], account });
  t.match(await issue("b"), { outcome: "pending" });
  t.match(await ruleOf("acc_2"), { refuse: ["issue"] });
  await resetNetwork(store, account, clock.now);
  t.match(await issue("b"), { outcome: "refused" }, "by the rule of all");
  await rule({ down: true });
  await resetNetwork(store, null, clock.now);
  t.match([await ruleOf(account), await ruleOf("acc_2")], [usualBehaviour, usualBehaviour]);
});

t.test("withdrawing cancels an issued unit, and later requests for it are refused", async (t) => {
  const { clock, store, supplier, rule, issue, issued, topUp } = start(t);
  const withdrawn = { outcome: "withdrawn" };
  const { iccid } = await issued("a");
  t.same(await supplier.withdraw({ unitId: "a", account }), withdrawn);
  t.match(await store.reads.simulatedSupplier.esim(iccid), { cancelledAt: clock.now });
  t.same(await supplier.withdraw({ unitId: "b", account }), withdrawn);
  t.same(await issue("b"), { outcome: "refused" });
  t.same(await supplier.withdrawTopup({ topupId: "t", account, iccid }), withdrawn);
  t.same(await topUp("t"), { outcome: "refused" });
  await rule({ hold: ["issue", "topup"] });
  await Promise.all([issue("c"), topUp("tc")]);
  const pending = { outcome: "pending" };
  t.same(
    [
      await supplier.withdraw({ unitId: "c", account }),
      await supplier.withdrawTopup({ topupId: "tc", account, iccid }),
    ],
    [pending, pending],
  );
});

t.test("cancelling can be refused or held, and can require an unused eSIM", async (t) => {
  const { clock, store, supplier, rule, issued } = start(t);
  const first = await issued("a");
  const second = await issued("b");
  const cancel = ({ iccid }: { iccid: string }, ifUnused = true) =>
    supplier.cancel({ iccid, account, ifUnused });
  await rule({ hold: ["cancel"] });
  t.same(await cancel(first), { outcome: "pending" });
  await resetNetwork(store, account, clock.now);
  await rule({ refuse: ["cancel"] });
  t.same(await cancel(first), { outcome: "refused" });
  await rule({});
  await reportEsim(store, first.iccid, { usedMb: 1 }, clock.now);
  t.same(await cancel(first), { outcome: "used" });
  await reportEsim(store, first.iccid, { usedMb: 0, firstUsed: true }, clock.now);
  t.same(await cancel(first), { outcome: "used" });
  const cancelledAt = clock.now;
  t.same(await cancel(first, false), { outcome: "cancelled" });
  clock.now += 5;
  t.same(await cancel(first), { outcome: "cancelled" }, "again, as at first");
  t.match(await store.reads.simulatedSupplier.esim(first.iccid), { cancelledAt });
  t.same(await cancel(second), { outcome: "cancelled" });
});

t.test("a report has the values that were set, as far as the rule allows", async (t) => {
  const { clock, store, supplier, rule, issued, failure } = start(t);
  await rule({ installDetails: false });
  const { iccid } = await issued("a");
  const report = () => supplier.report({ iccid, account });
  const nothing = { smdpAddress: null, activationCode: null, firstUsedAt: null, usedMb: null };
  t.same(await report(), { ...nothing, usedMb: 0 });
  t.equal(await reportEsim(store, "none", {}, clock.now), null);
  t.same(await supplier.report({ iccid: "none", account }), nothing);
  const set = (use: Parameters<typeof reportEsim>[2]) => reportEsim(store, iccid, use, clock.now);
  const usedAt = clock.now;
  t.match(await set({ usedMb: 7, firstUsed: true, installDetails: true }), {
    usedMb: 7,
    firstUsedAt: usedAt,
    detailsGiven: true,
  });
  clock.now += 9;
  await set({ firstUsed: true });
  t.match(await report(), { smdpAddress: "smdp.simulated.invalid", usedMb: 7, firstUsedAt: usedAt });
  await set({});
  t.match(await report(), { usedMb: 7, firstUsedAt: usedAt });
  await rule({ reportsUsage: false });
  t.match(await report(), { firstUsedAt: null, usedMb: null, activationCode: /./ });
  await rule({});
  await set({ firstUsed: false });
  t.match(await report(), { firstUsedAt: null, usedMb: 7 });
  for (const kind of ["hold", "refuse"] as const) {
    await rule({ [kind]: ["usage"] });
    t.equal(await failure(report()), "fault: The network has a fault.");
  }
});
