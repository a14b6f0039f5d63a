// What the supplier reports about live eSIMs: what is taken over, announced, or deferred until somebody can hear it.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import { announceDeferred } from "../../src/domain/esims/esim-events.ts";
import { expireEsims } from "../../src/domain/esims/esim-expiry.ts";
import { checkEsims, isPolled, pollNow, refreshUsage } from "../../src/domain/esims/esim-reports.ts";
import { type SimulatedEvent, simulateEvent } from "../../src/domain/esims/esim-simulation.ts";
import { findEsim, nextCheckAfter } from "../../src/domain/esims/esims.ts";
import type { EsimReport } from "../../src/domain/supply/supplier.ts";
import { activationCodes, Market } from "./supply.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const nothing: EsimReport = { smdpAddress: null, activationCode: null, firstUsedAt: null, usedMb: null };

/** One live eSIM of 1024 MB; the account has an endpoint that hears of it, unless it is said otherwise. */
async function start(t: Parameters<typeof Market.open>[0], { heard = true, packageNumber = 1 } = {}) {
  const market = await Market.open(t);
  const { order, esims } = await market.buy([[packageNumber, 1]]);
  const n = esims[0]?.n ?? 0;
  const hear = async () =>
    await market.store.transaction(async (tx) => {
      const ledger = await tx.ledgers.lockOfAccount(market.account.n, "live");
      const endpoint = { id: "whe_1", url: "https://agency.example/", selection: null, secret: "s" };
      const times = { createdAt: market.now, triedSequence: ledger.sequence };
      const { n } = await tx.endpoints.insert({ ...endpoint, ...times, ledger: ledger.n });
      await tx.endpoints.openPeriod(n, ledger.sequence, null);
      await tx.endpoints.countEnabled(ledger.n);
    });
  if (heard) await hear();
  const report = async (reported: Partial<EsimReport>) => {
    market.script.report = () => ({ ...nothing, ...reported });
    const responded = await pollNow(market.context, await market.esim(n), market.now);
    if (!responded) throw new Error("no report");
    return await market.esim(n);
  };
  const told = async () => (await market.events()).slice(1);
  return { market, order, n, hear, report, told };
}

t.test("the first use activates an eSIM, at a time between its order and now", async (t) => {
  for (const [reported, offset] of [
    [{ firstUsedAt: 1 }, 0],
    [{ firstUsedAt: Number.MAX_SAFE_INTEGER }, 5000],
    [{ usedMb: 1 }, 5000],
  ] as const) {
    const { market, n, report, told } = await start(t);
    const { createdAt } = await market.esim(n);
    market.now = createdAt + 5000;
    t.match(await report({ usedMb: 0.9 }), { status: "ready", usedMb: 0 });
    const activatedAt = createdAt + offset;
    t.match(await report(reported), { status: "active", activatedAt, expiresAt: activatedAt + 7 * dayMs });
    t.same(await told(), ["esim.activated active"]);
  }
});

t.test("usage only rises, and each level is announced once for each allowance", async (t) => {
  const { market, n, report, told } = await start(t);
  t.match(await report({ usedMb: 819.9 }), { usedMb: 819, status: "active" });
  t.match(await report({ usedMb: 100 }), { usedMb: 819 });
  t.same(await told(), ["esim.activated active"], "819 of 1024 MB are less than 80 %");
  t.match(await report({ usedMb: 820 }), { usedMb: 820 });
  await report({ usedMb: 900 });
  t.same(await told(), ["esim.activated active", "esim.usage_80 active"]);
  t.match(await report({ usedMb: 5000 }), { usedMb: 1024, status: "depleted" });
  await report({ usedMb: 5000 });
  await market.setEsim(n, { totalMb: 2048, status: "active" });
  await report({ usedMb: 2000 });
  t.match(await report({ usedMb: 2048 }), { status: "depleted" });
  const all = ["esim.activated active", "esim.usage_80 active", "esim.usage_100 depleted"];
  t.same(await told(), [...all, "esim.usage_80 active", "esim.usage_100 depleted"]);
  for (const status of ["expired", "cancelled"] as const) {
    await market.setEsim(n, { status, totalMb: 4096 });
    const ended = await market.esim(n);
    t.same(await report({ usedMb: 9999, firstUsedAt: 5 }), ended, "an ended eSIM stays as it was");
  }
  t.equal((await told()).length, 5);
});

t.test("an unlimited eSIM counts what is used and has no levels", async (t) => {
  const { report, told } = await start(t, { packageNumber: 3 });
  t.match(await report({ usedMb: 1_000_000 }), { usedMb: 1_000_000, status: "active", totalMb: null });
  t.same(await told(), ["esim.activated active"]);
});

t.test("missing install details come with a report, both together, and never change", async (t) => {
  const { market, n, report, told } = await start(t);
  const unknown = { smdpAddress: null, sealedCode: null };
  const other = { smdpAddress: "other.example", activationCode: "OTHER" };
  const detailsAfter = async (reported: Partial<EsimReport>) => {
    const esim = await report(reported);
    const { iccid, smdpAddress, sealedCode } = esim;
    const activationCode = sealedCode === null ? null : activationCodes.open(sealedCode, iccid);
    return { ...esim, smdpAddress, activationCode };
  };
  const none = { smdpAddress: null, activationCode: null };
  t.match(await detailsAfter(other), { smdpAddress: "smdp.example", activationCode: "CODE" });
  await market.setEsim(n, { ...unknown, cancelling: true });
  t.match(await detailsAfter({ smdpAddress: "other.example" }), none);
  t.match(await detailsAfter({ activationCode: "OTHER" }), none);
  t.match(await detailsAfter({ ...other, usedMb: 5 }), { ...other, usedMb: 0, status: "ready" });
  t.same(await told(), [], "during a cancellation only its result counts");
  for (const half of [
    { ...unknown, smdpAddress: "smdp.example" },
    { ...unknown, sealedCode: "CODE" },
  ]) {
    await market.setEsim(n, half);
    t.match(await report(other), half);
  }
  await market.setEsim(n, { ...unknown, cancelling: false });
  t.match(await detailsAfter(other), { ...other, status: "ready" });
});

t.test("a check looks up every eSIM that has not ended, and continues after a failure", async (t) => {
  const { market, n } = await start(t);
  const { esims } = await market.buy([[2, 12]]);
  const failing = esims[0];
  const ended = esims[1];
  if (!failing || !ended) throw new Error("no eSIMs");
  await market.setEsim(ended.n, { status: "cancelled", nextCheckAt: null });
  market.script.report = ({ iccid }) =>
    iccid === failing.iccid ? Promise.reject(new Error("unreachable")) : { ...nothing, usedMb: 7 };
  const at = nextCheckAfter(market.now);
  t.equal(await market.nextJobAt(), at);
  t.equal(at % (limits.esimCheckMinutes * minuteMs), 0);
  t.equal(await market.workAt(at), 11, "so many have changed");
  t.equal(market.asked.length, 12);
  t.match(market.asked[0], ["report", { account: market.account.id }]);
  const used = await Promise.all([n, ...esims.map((esim) => esim.n)].map((one) => market.esim(one)));
  t.same(
    used.map(({ usedMb }) => usedMb),
    [7, 0, 0, ...Array.from({ length: 10 }, () => 7)],
  );
  t.equal(await market.nextJobAt(), at + limits.esimCheckMinutes * minuteMs);
  for (const { n } of used) await market.setEsim(n, { status: "expired", nextCheckAt: null });
  await market.workAt(at + limits.esimCheckMinutes * minuteMs);
  t.equal(await market.nextJobAt(), null, "nothing is left to check");
});

t.test("an eSIM that is read is looked up at most once a minute", async (t) => {
  const { market, n } = await start(t);
  market.script.report = () => ({ ...nothing, usedMb: 3 });
  const refresh = async () => await refreshUsage(market.context, await market.esim(n), market.now);
  const { now } = market;
  await refresh();
  t.match(await market.esim(n), { usedMb: 3, polledAt: now });
  market.now = now + minuteMs - 1;
  await refresh();
  t.equal(market.asked.length, 1);
  market.now = now + minuteMs;
  const known = await market.esim(n);
  await Promise.all([
    refreshUsage(market.context, known, market.now),
    refreshUsage(market.context, known, market.now),
  ]);
  t.equal(market.asked.length, 2, "two readers at once ask once");
  market.asked.length = 0;
  market.now = now;
  await refresh();
  t.equal(market.asked.length, 0);
  market.now = now - 1;
  await refresh();
  t.equal(market.asked.length, 1, "a clock that was set back does not stop it");
  await market.setEsim(n, { status: "expired" });
  market.now = now + 10 * minuteMs;
  await refresh();
  t.equal(market.asked.length, 1, "an ended eSIM is not looked up");
  const isPolledIn = (mode: "live" | "test", status: "ready" | "active" | "expired" | "cancelled") =>
    isPolled({ mode, status });
  t.same(
    [
      isPolledIn("live", "ready"),
      isPolledIn("live", "active"),
      isPolledIn("live", "expired"),
      isPolledIn("live", "cancelled"),
      isPolledIn("test", "ready"),
    ],
    [true, true, false, false, false],
  );
});

t.test("a supplier that is slow or fails gives no report, and is waited for only shortly", async (t) => {
  const { market, n } = await start(t);
  const esim = await market.esim(n);
  market.script.report = () => Promise.reject(new Error("unreachable"));
  t.equal(await pollNow(market.context, esim, market.now), false);
  market.script.report = () => new Promise(() => {});
  const { now } = market;
  t.equal(await pollNow(market.context, esim, now), false);
  t.ok(market.now - now >= 3000 && market.now - now < 3500);
});

t.test("eSIM events without an endpoint are deferred, and sent later unless too old", async (t) => {
  const { market, n, report, told, hear } = await start(t, { heard: false });
  const { account, context, store } = market;
  const ledger = await market.ledger();
  const oldest = market.now + limits.esimCatchUpHours * 3_600_000;
  await report({ usedMb: 820 });
  t.same(await told(), []);
  await store.transaction((tx) => announceDeferred(tx, ledger.n, market.now, context.random));
  t.same(await told(), [], "still no endpoint");
  await hear();
  await store.transaction((tx) => announceDeferred(tx, ledger.n, oldest, context.random));
  t.same(await told(), ["esim.activated active", "esim.usage_80 active"]);
  await store.transaction((tx) => announceDeferred(tx, ledger.n, oldest, context.random));
  t.equal((await told()).length, 2, "each is told once");

  await store.transaction((tx) =>
    changeAccount(tx, account.id, { active: false }, market.now, context.random),
  );
  market.now = oldest - limits.esimCatchUpHours * 3_600_000;
  t.match(await report({ usedMb: 1024 }), { status: "depleted" });
  await store.transaction((tx) =>
    changeAccount(tx, account.id, { active: true }, oldest + 1, context.random),
  );
  t.equal((await told()).length, 2, "too old");
  t.equal((await market.esim(n)).usedMb, 1024);
});

t.test("an eSIM expires at its end, used up or not, and not while a top-up runs", async (t) => {
  const { market, told, n } = await start(t);
  const { esims } = await market.buy([[1, 4]]);
  const [depleted, topped, ready, other] = esims.map((esim) => esim.n) as [number, number, number, number];
  const expiresAt = market.now + 1000;
  const active = { status: "active", activatedAt: market.now, expiresAt } as const;
  await market.setEsim(n, active);
  await market.setEsim(depleted, { ...active, status: "depleted" });
  await market.setEsim(topped, { ...active, runningTopups: 1 });
  await market.setEsim(other, { ...active, expiresAt: expiresAt + 1 });
  const expire = (now: number, ledger?: number) =>
    expireEsims(market.store, now, market.context.random, ledger);
  t.equal(await expire(expiresAt - 1), 0);
  const { n: sandbox } = await market.ledger("test");
  t.equal(await expire(expiresAt, sandbox), 0, "of another ledger");
  t.equal(await expire(expiresAt), 2);
  const statuses = async () =>
    Promise.all([n, depleted, topped, ready, other].map(async (one) => (await market.esim(one)).status));
  t.same(await statuses(), ["expired", "expired", "active", "ready", "active"]);
  t.same(
    (await told()).filter((event) => event.startsWith("esim")),
    ["esim.expired expired", "esim.expired expired"],
  );
  t.equal((await market.esim(n)).expiresAt, expiresAt);
});

t.test("many eSIMs expire together, of all ledgers in the order of their locks", async (t) => {
  const { market, n } = await start(t);
  const { esims } = await market.buy([[2, 101]], "test");
  const expiresAt = market.now + 1000;
  const active = { status: "active", activatedAt: market.now } as const;
  await market.setEsim(n, { ...active, expiresAt: expiresAt - 1 });
  await market.store.transaction(async (tx) => {
    await tx.ledgers.lock(esims[0]?.ledger ?? 0);
    for (const esim of esims) {
      await tx.esims.lock(esim.n);
      await tx.esims.update({ ...esim, ...active, expiresAt });
    }
  });
  t.equal(await expireEsims(market.store, expiresAt, market.context.random), 102);
  const left = await market.store.reads.esims.pastExpiry(expiresAt, 10);
  t.same(left, []);
  t.equal((await market.events("test")).length, 1 + 100, "a page of them");
});

t.test("a simulated event fits the eSIM's state, or is refused with the reason", async (t) => {
  const { market } = await start(t);
  const { esims } = await market.buy(
    [
      [1, 1],
      [3, 1],
    ],
    "test",
  );
  const [metered, unlimited] = esims;
  if (!metered || !unlimited) throw new Error("no eSIMs");
  const simulate = (iccid: string, event: SimulatedEvent) =>
    market.store.transaction(async (tx) => {
      const ledger = await tx.ledgers.lockOfAccount(market.account.n, "test");
      return await simulateEvent(
        tx,
        ledger,
        iccid,
        event,
        market.now,
        market.context.random,
        market.context.zone,
      );
    });
  const state = (message: string) => ({ code: "invalid_state", message });
  const unused = state("The eSIM has not been used yet. Simulate activated first.");
  t.match(await simulate(metered.iccid, "usage_80"), unused);
  t.match(await simulate(unlimited.iccid, "expired"), unused);
  const levels = {
    code: "invalid_request",
    message: "An unlimited eSIM has no usage levels to simulate.",
    param: "event",
  };
  t.match(await simulate(unlimited.iccid, "usage_80"), levels);
  t.match(await simulate(unlimited.iccid, "usage_100"), levels);
  t.match(await simulate(unlimited.iccid, "activated"), { status: "active", activatedAt: market.now });
  t.match(await simulate(unlimited.iccid, "expired"), { status: "expired", expiresAt: market.now });
  t.match(await simulate(unlimited.iccid, "activated"), state("The eSIM has expired."));
  await market.setEsim(metered.n, { status: "cancelled" });
  t.match(await simulate(metered.iccid, "expired"), state("The eSIM is cancelled."));
  t.match(await simulate("8999999000000000000", "expired"), { code: "esim_not_found" });
  t.match(await findEsim(market.store.reads, market.account, metered.iccid), { n: metered.n, mode: "test" });
  t.equal(await findEsim(market.store.reads, market.account, "8999999000000000000"), null);
});

t.test("a round of checks ends before its lease, and the job goes on at once", async (t) => {
  const { market, n } = await start(t);
  const known = await market.esim(n);
  const more = Array.from({ length: 249 }, (_, i) => ({
    ...known,
    iccid: `8900111122223333${100 + i}`,
    unitId: `unit ${i}`,
  }));
  await market.store.transaction((tx) => tx.esims.insertAll(more));
  market.script.report = () => nothing;
  market.asked.length = 0;
  const at = nextCheckAfter(market.now);
  const { context } = market;
  const round = async (tookMs: number) => {
    const claim = market.store.transaction((tx) => tx.jobs.claim(["check-esims"], at, at + minuteMs, 1));
    const [job] = await claim;
    if (!job) throw new Error("the job is not due");
    const time = { ...context.time, now: async () => at + tookMs };
    await checkEsims({ ...context, time }, job, at);
    return market.asked.length;
  };
  t.equal(await round(minuteMs / 2), 100);
  t.equal(await round(minuteMs / 2 - 1), 250, "each once");
  t.equal(await market.nextJobAt(), nextCheckAfter(at));
});
