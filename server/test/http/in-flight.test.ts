// Requests in flight: so many of an account and in all; others wait in turn, and beyond that they get 429.
import { once } from "node:events";
import http from "node:http";
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import type { NewOrder } from "../../src/domain/orders/order.ts";
import { setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import type { Config } from "../../src/runtime/config.ts";
import { Portal } from "../portal/portal.ts";

/** A deployment whose account has a file of 20 MB to export, which nobody reads for now. */
async function start(t: Test, settings: Partial<Config>) {
  const portal = await Portal.start(t, { checkResponses: false, adminPort: 0, ...settings });
  const { d, owner } = portal;
  const { store, portalUrl } = d.service;
  const { id: package_id } = await d.somePackage();
  await d.post("/v1/orders", { package_id }, { key: d.liveKey });
  const { n: ledger } = await store.reads.ledgers.ofAccount(d.account.n, "live");
  const [like] = await store.reads.orders.list(ledger, {}, { after: null, limit: 1 });
  await store.transaction(async (tx) => {
    for (let i = 0; i < 2000; i++) {
      const same: NewOrder = { ...(like as NewOrder), id: `ord_${i}`, number: `${i}` };
      await tx.orders.insert({ ...same, customerName: "x".repeat(10_000) });
    }
  });
  /** Takes a place until it is read or destroyed. */
  const unread = async (): Promise<http.IncomingMessage> => {
    const headers = { cookie: owner.cookie ?? "" };
    const request = http.get(`${portalUrl}/api/orders.csv?mode=live`, { headers });
    request.on("error", () => {});
    const [response] = await once(request, "response");
    return response;
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`${d.service.adminUrl}/metrics`)).text();
    return Number(
      new RegExp(`^partner_esim_limiter_${name}\\{limiter="requests"\\} (.+)$`, "m").exec(text)?.[1],
    );
  };
  return { portal, d, package_id, unread, metric };
}

const settled = async <T>(promise: Promise<T>, ms = 300): Promise<T | "waiting"> =>
  await Promise.race([promise, new Promise<"waiting">((resolve) => setTimeout(resolve, ms, "waiting"))]);

t.test("a place is held until the response has been sent, and the next request waits for it", async (t) => {
  const { portal, d, unread, metric } = await start(t, { requestsAtOncePerAccount: 1 });
  const response = await unread();
  const waiting = d.get("/v1/balance");
  t.equal(await settled(waiting), "waiting");
  t.same([await metric("running"), await metric("waiting")], [1, 1]);
  const { owner: other, account } = await portal.otherAccount();
  t.equal((await other.get("/balance")).status, 200, "another account does not wait");
  t.equal((await d.get("/v1/balance", { key: await d.addKey("test", account) })).status, 200);
  response.destroy();
  t.equal((await waiting).status, 200);
  t.same([await metric("running"), await metric("waiting")], [0, 0]);
  t.ok((await metric("wait_seconds_sum")) > 0.2, "the wait is measured");
  t.ok((await metric("wait_seconds_count")) >= 4);
});

t.test("a request beyond the queue gets 429 and doesn't count toward its key's limit", async (t) => {
  const { d, unread, metric, package_id } = await start(t, {
    requestsAtOncePerAccount: 1,
    requestsWaitingPerAccount: 1,
  });
  const response = await unread();
  const waiting = d.get("/v1/balance");
  t.equal(await settled(waiting), "waiting");
  const refused = await d.post("/v1/orders", { package_id });
  t.match(refused, { status: 429, body: { error: { code: "rate_limited" } } });
  t.equal(refused.headers.get("retry-after"), "1");
  t.equal(await metric("rejected_total"), 1);
  response.destroy();
  await waiting;
  const { headers } = await d.post("/v1/orders", { package_id });
  t.equal(headers.get("x-ratelimit-remaining"), String(limits.postPerMinute - 1));
});

t.test("a client that leaves while its request waits has no effect", async (t) => {
  const { d, unread, package_id, metric } = await start(t, { requestsAtOncePerAccount: 1 });
  const response = await unread();
  const left = new AbortController();
  const buying = fetch(`${d.service.url}/v1/orders`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${d.testKey}`,
      "content-type": "application/json",
      "idempotency-key": "left",
    },
    body: JSON.stringify({ package_id }),
    signal: left.signal,
  }).catch(() => null);
  while ((await metric("waiting")) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  left.abort();
  await buying;
  // The service has noticed it by then.
  await new Promise((resolve) => setTimeout(resolve, 200));
  response.destroy();
  t.equal((await d.get("/v1/orders")).body.data.length, 0);
});

t.test("a request that waits for the supplier holds no place", async (t) => {
  const { d, package_id } = await start(t, { requestsAtOncePerAccount: 1 });
  await setNetworkRule(d.service.store, d.account.id, { hold: ["issue"] });
  const buying = d.post("/v1/orders", { package_id }, { key: d.liveKey });
  t.equal(await settled(buying), "waiting");
  t.equal((await d.get("/v1/balance")).status, 200);
  const { data } = (await d.get("/v1/orders?limit=1", { key: d.liveKey })).body;
  t.equal(data[0].status, "processing");
});

t.test("the total size of waiting bodies is limited", async (t) => {
  const { d, unread, metric } = await start(t, { requestsAtOncePerAccount: 1, waitingBodiesMb: 1 });
  const response = await unread();
  const body = JSON.stringify({ package_id: "x", note: "x".repeat(60_000) });
  const replies = Array.from({ length: 25 }, () => d.post("/v1/orders", body));
  while ((await metric("rejected_total")) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  response.destroy();
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  t.same(new Set(statuses), new Set([404, 429]));
  t.ok(statuses.filter((status) => status === 404).length >= 16, "17 bodies fit into a megabyte");
});
