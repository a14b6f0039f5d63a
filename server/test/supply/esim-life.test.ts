import t from "tap";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import { createEndpoint, updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { hourMs, Live, minuteMs } from "./live.ts";

const actor = "owner@example.com";

async function addEndpoint(live: Live): Promise<string> {
  const input = { mode: "live" as const, url: "http://127.0.0.1:9/hook", selection: ["order.failed"] };
  const made = await createEndpoint(live.d.service.webhooks, live.d.account.n, input, actor, live.d.now);
  if (made instanceof EndpointProblem) throw new Error(made.message);
  return made.endpoint.id;
}

async function enable(live: Live, id: string, enabled: boolean): Promise<void> {
  const { webhooks } = live.d.service;
  await updateEndpoint(webhooks, live.d.account.n, id, { enabled }, actor, live.d.now);
}

async function freshEsim(live: Live, packageId = live.packageId) {
  const placed = await live.post("/v1/orders", { package_id: packageId });
  const { iccid } = placed.body.esims[0];
  return { iccid, read: () => live.get(`/v1/esims/${iccid}`) };
}

const esimEvents = async (live: Live) =>
  (await live.events()).filter((event) => event.startsWith("esim.")).map((event) => event.slice(5));

t.test("the check every 10 minutes sees first use, usage and its levels, each announced once", async (t) => {
  const live = await Live.start(t);
  await addEndpoint(live);
  const { iccid, read } = await freshEsim(live);
  const total = (await read()).data.total_mb;
  const check = () => live.advance(10 * minuteMs);

  await live.report(iccid, { firstUsed: true });
  const usedAt = live.d.now;
  await check();
  const active = await read();
  t.equal(active.status, "active");
  t.ok(Math.abs(Date.parse(active.activated_at) - usedAt) < 2000);
  t.equal(
    Date.parse(active.expires_at) - Date.parse(active.activated_at),
    active.validity_days * 24 * hourMs,
  );

  await live.report(iccid, { usedMb: Math.ceil(total * 0.8) - 1 });
  await check();
  t.same(await esimEvents(live), ["activated active"]);
  await live.report(iccid, { usedMb: Math.ceil(total * 0.8) });
  await check();
  await check();
  t.same(await esimEvents(live), ["activated active", "usage_80 active"]);
  await live.report(iccid, { usedMb: total + 500 });
  await check();
  t.match(await read(), { status: "depleted", data: { used_mb: total, remaining_mb: 0 } });
  await live.report(iccid, { usedMb: 1 });
  await check();
  t.equal((await read()).data.used_mb, total, "usage never falls");

  // A top-up starts a new allowance: its levels are announced again.
  await live.topUp(iccid);
  t.equal((await read()).status, "active");
  await live.report(iccid, { usedMb: 2 * total });
  await check();
  const seen = await esimEvents(live);
  await live.advance(Date.parse((await read()).expires_at) - live.d.now + 1000);
  t.equal((await read()).status, "expired");
  t.same(
    [...seen, ...(await esimEvents(live)).slice(seen.length)],
    [
      "activated active",
      "usage_80 active",
      "usage_100 depleted",
      "usage_80 depleted",
      "usage_100 depleted",
      "expired expired",
    ],
  );
});

t.test("usage above 80 % of the new total right after a top-up is announced by the next check", async (t) => {
  const live = await Live.start(t);
  await addEndpoint(live);
  const { data } = await live.get("/v1/packages?country=IN&unlimited=false&limit=100");
  const sized = data.toSorted((a: { data_mb: number }, b: { data_mb: number }) => b.data_mb - a.data_mb);
  const { iccid, read } = await freshEsim(live, sized[0].id);
  const offers = (await live.get(`/v1/esims/${iccid}/topup-packages`)).data;
  const small = offers.find((pkg: { data_mb: number }) => pkg.data_mb * 5 < sized[0].data_mb);
  t.ok(small, "the catalogue has a small top-up");
  await live.report(iccid, { usedMb: sized[0].data_mb });
  await live.advance(10 * minuteMs);
  await live.post(`/v1/esims/${iccid}/topups`, { package_id: small.id });
  t.equal((await read()).status, "active");
  await live.advance(10 * minuteMs);
  t.same(await esimEvents(live), [
    "activated depleted",
    "usage_80 depleted",
    "usage_100 depleted",
    "usage_80 active",
  ]);
});

t.test("GET of one eSIM asks the supplier at most once a minute, and works without it", async (t) => {
  const live = await Live.start(t);
  const { iccid, read } = await freshEsim(live);
  await live.report(iccid, { usedMb: 10 });
  t.equal((await read()).data.used_mb, 10);
  await live.report(iccid, { usedMb: 20 });
  t.equal((await read()).data.used_mb, 10, "asked a moment ago");
  t.equal((await live.get("/v1/esims")).data[0].data.used_mb, 10, "a list asks nothing");
  await live.move(minuteMs);
  t.equal((await read()).data.used_mb, 20);
  await live.network({ down: true });
  await live.report(iccid, { usedMb: 30 });
  await live.move(minuteMs);
  t.match(await read(), { status: "active", data: { used_mb: 20 } });
});

t.test("a supplier that never responds delays a fetch by a few seconds only", async (t) => {
  const live = await Live.start(t);
  const { read } = await freshEsim(live);
  const { supply } = live.d.service;
  supply.supplier.report = () => new Promise(() => {});
  const started = Date.now();
  t.equal((await read()).status, "ready");
  t.ok(Date.now() - started < 20_000);
});

t.test("install details that come late are shown when they are there", async (t) => {
  const live = await Live.start(t);
  await live.network({ installDetails: false });
  const { iccid, read } = await freshEsim(live);
  t.match(await read(), {
    status: "ready",
    qr_code_url: null,
    activation: { lpa: null, smdp_address: null, activation_code: null },
    install_links: { ios: null, android: null },
  });
  await live.report(iccid, { installDetails: true });
  await live.advance(10 * minuteMs);
  const esim = await read();
  t.match(esim.activation.lpa, /^LPA:1\$smdp\.simulated\.invalid\$[0-9A-F]{24}$/);
  t.ok(esim.qr_code_url);
});

t.test("networks that report nothing, and unlimited plans, give no usage events", async (t) => {
  const live = await Live.start(t);
  await addEndpoint(live);
  const { data } = await live.get("/v1/packages?country=IN&unlimited=true&limit=1");
  const unlimited = await freshEsim(live, data[0].id);
  await live.report(unlimited.iccid, { usedMb: 1_000_000 });
  await live.advance(10 * minuteMs);
  t.match(await unlimited.read(), { status: "active", data: { used_mb: 1_000_000, total_mb: null } });
  await live.network({ reportsUsage: false });
  const silent = await freshEsim(live);
  await live.report(silent.iccid, { usedMb: 1_000_000 });
  await live.advance(10 * minuteMs);
  t.match(await silent.read(), { status: "ready", data: { used_mb: 0 } });
  t.same(await esimEvents(live), ["activated active"]);
});

t.test(
  "without an enabled endpoint no event is recorded; enabling one adds 72 hours of events, once",
  async (t) => {
    const live = await Live.start(t);
    const { data: offers } = await live.get("/v1/packages?country=IN&unlimited=false&limit=100");
    const long = offers.find((pkg: { validity_days: number }) => pkg.validity_days >= 15).id;
    const old = await freshEsim(live, long);
    await live.report(old.iccid, { firstUsed: true });
    await live.advance(10 * minuteMs);
    await live.advance(2 * hourMs);
    const recent = await freshEsim(live, long);
    await live.report(recent.iccid, { firstUsed: true });
    await live.advance(10 * minuteMs);
    t.same(await esimEvents(live), []);
    await live.report(recent.iccid, { usedMb: 1 });
    await live.advance(10 * minuteMs);
    await live.advance(71 * hourMs);
    const id = await addEndpoint(live);
    t.same(await esimEvents(live), ["activated active"]);
    const { data } = await live.get("/v1/events?type=esim.activated");
    t.match(data[0].data, { iccid: recent.iccid, data: { used_mb: 1 } }, "as the eSIM is now");

    await enable(live, id, false);
    const { data: mb } = await recent.read();
    await live.report(recent.iccid, { usedMb: mb.total_mb });
    await live.advance(10 * minuteMs);
    t.equal((await esimEvents(live)).length, 1);
    await enable(live, id, true);
    await enable(live, id, false);
    await enable(live, id, true);
    t.same((await esimEvents(live)).slice(1), ["usage_80 depleted", "usage_100 depleted"]);
  },
);

t.test("the low-balance email is sent with the event, in live mode only", async (t) => {
  const live = await Live.start(t);
  const { setLowBalanceThreshold } = await import("../../src/domain/ledger/ledger.ts");
  const threshold = await live.balance();
  await live.d.setAccount({ lowBalanceThresholdPaise: threshold });
  await live.store.transaction((tx) => setLowBalanceThreshold(tx, live.d.account, threshold));
  await live.order();
  await live.order();
  await live.d.post("/v1/orders", { package_id: live.packageId });
  const mails = await live.store.reads.mails.ofAccount(live.d.account.n, { after: null, limit: 10 });
  t.match(
    mails.map(({ kind, toAddress }) => ({ kind, toAddress })),
    [{ kind: "balance.low", toAddress: live.d.account.email }],
  );
  t.equal((await live.get("/v1/events?type=balance.low")).data.length, 1);
});

t.test("a clock can be moved by a year quickly, with work done at its due time", async (t) => {
  const live = await Live.start(t);
  await addEndpoint(live);
  const { iccid, read } = await freshEsim(live);
  await freshEsim(live);
  await live.report(iccid, { firstUsed: true });
  const startedAt = live.d.now;
  const realStart = Date.now();
  await live.advance(20 * 24 * hourMs);
  t.ok(Date.now() - realStart < 20_000, `20 days took ${Date.now() - realStart} ms`);
  const { data } = await live.get("/v1/events?limit=100");
  const at = (type: string) =>
    Date.parse(data.find((event: { type: string }) => event.type === type)?.created);
  const seenAt = at("esim.activated");
  t.ok(seenAt - startedAt <= 10 * minuteMs + 1000 && seenAt % (10 * minuteMs) < 1000, "by the next check");
  t.ok(Math.abs(at("esim.expired") - Date.parse((await read()).expires_at)) <= 1000, "when it ended");
  await live.advance(365 * 24 * hourMs);
  t.ok(Date.now() - realStart < 40_000, `a year more took ${Date.now() - realStart} ms`);
});
