// The request log of a running service: what it holds, what it never holds, and that nothing waits for it.
import t from "tap";
import type { Reads } from "../../src/domain/ports.ts";
import { keptIdempotencyKey, keptParam, keptPath } from "../../src/domain/request-log/kept.ts";
import type { RequestFilter, ShownRequest } from "../../src/domain/request-log/logged-request.ts";
import { newLoggedRequestId } from "../../src/domain/values/ids.ts";
import type { Exchange } from "../../src/http/exchange.ts";
import { RequestQueue } from "../../src/http/request-queue.ts";
import { random } from "../../src/runtime/random.ts";
import { startService } from "../../src/runtime/service.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { Deployment, type Reply } from "../deployment.ts";
import { until } from "../process/child.ts";

const idOf = ({ headers }: Reply): string => headers.get("x-request-id") ?? "";

const requestsOf = (d: Deployment, filter: RequestFilter = {}): Promise<ShownRequest[]> =>
  listedIn(d.service.store.reads, filter);

const listedIn = async ({ requestLog }: Reads, filter: RequestFilter = {}): Promise<ShownRequest[]> =>
  (await requestLog.list(filter, { after: null, limit: 10_000 }, async () => {})).requests;

/** Requests are written within a second or so. */
async function written(d: Deployment, reply: Reply): Promise<ShownRequest> {
  let found: ShownRequest | undefined;
  await until(async () => {
    found = (await requestsOf(d)).find(({ id }) => id === idOf(reply));
    return found !== undefined;
  }, 10_000);
  return found as ShownRequest;
}

t.test("each request is logged, with the response of an error", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const order = { package_id: id, customer_email: "priya@example.com", customer_ref: "secret-ref" };
  const options = { idempotencyKey: "order-1" };
  const first = await d.post("/v1/orders", order, options);
  const second = await d.post("/v1/orders", order, options);
  t.match([first.status, second.status], [201, 200]);
  const got = await d.get(`/v1/orders/${first.body.id}?note=secret-query`);
  const faulty = await d.post("/v1/orders", { ...order, quantity: 0 });
  const missing = await d.get("/v1/orders/priya@example.com");
  const unknown = await d.get(`/v1/secret-path/${d.testKey}/orders`);
  const badKey = await d.get("/v1/balance", { key: "sk_test_secretkey" });
  const live = await d.get("/v1/balance", { key: d.liveKey });
  const { body: esim } = await d.get(`/v1/esims/${first.body.esims[0].iccid}`);
  const qr = await fetch(esim.qr_code_url);
  t.equal(qr.status, 200);
  await written(d, live);
  await until(async () => (await requestsOf(d)).some(({ operation }) => operation === "qr"), 10_000);

  const all = await requestsOf(d);
  const by = (reply: Reply) => all.find((request) => request.id === idOf(reply));
  const common = {
    account: d.account.n,
    accountId: d.account.id,
    keyHint: d.testKey.slice(-4),
    mode: "test",
  };
  const client = { ...common, address: "127.0.0.1" };
  t.match(by(first), {
    ...client,
    operation: "ordersCreate",
    method: "POST",
    path: "/v1/orders",
    status: 201,
    code: null,
    param: null,
    idempotencyKey: "order-1",
    replayed: false,
    error: null,
  });
  t.ok((by(first)?.durationUs ?? 0) > 100);
  t.match(by(second), { idempotencyKey: "order-1", replayed: true });
  t.match(by(got), {
    operation: "ordersGet",
    path: `/v1/orders/${first.body.id}`,
    status: 200,
    idempotencyKey: null,
  });
  t.match(by(faulty), { status: 400, code: "invalid_request", param: "quantity" });
  t.same(JSON.parse(by(faulty)?.error ?? ""), faulty.body, "the response body");
  t.match(by(missing), { ...client, status: 404, code: "order_not_found", path: "/v1/orders/…" });
  t.match(by(unknown), { ...client, operation: null, status: 404, path: "/v1/…/…/orders" });
  t.match(by(badKey), { account: null, key: null, keyHint: null, status: 401, code: "invalid_api_key" });
  t.match(by(live), { keyHint: d.liveKey.slice(-4), mode: "live" });
  t.match(
    all.find(({ operation }) => operation === "qr"),
    { path: "/v1/qr/{token}.png", status: 200, account: null, address: null },
    "of travellers neither token nor address",
  );
  t.match(
    (await requestsOf(d, { account: d.account.n })).find(({ account }) => account === null),
    undefined,
  );

  const { writer } = d.service.store as SqliteStore;
  const stored = writer.prepare("select group_concat(body, '') from request_log").pluck().get() as string;
  t.ok(stored.includes(first.body.id));
  const token = new URL(esim.qr_code_url).pathname.split("/").at(-1)?.slice(0, 12) ?? "";
  const secrets = [d.testKey, d.liveKey, "sk_", "secret", "priya", esim.activation_code, token];
  t.same(
    secrets.filter((secret) => stored.includes(secret)),
    [],
  );
});

t.test("the log keeps values from clients only if they look like identifiers", (t) => {
  const topups = "/v1/esims/8999999012345678901/topups";
  t.equal(keptPath(topups, "topupsCreate", false), topups);
  t.equal(keptPath("/v1/orders/919876543210", "ordersGet", false), "/v1/orders/…", "a telephone number");
  t.equal(keptPath(`/${"a/".repeat(5000)}`, null, false).length < 40, true);
  t.equal(keptIdempotencyKey("3f2a1c9e-0000-4000-8000-000000000000"), "3f2a1c9e-0000-4000-8000-000000000000");
  for (const key of [
    "priya@example.com",
    "+919876543210",
    "919876543210",
    "sk_live_abc",
    "a b",
    "x".repeat(65),
  ])
    t.match(keptIdempotencyKey(key), /^sha256:[0-9a-f]{16}$/, key);
  t.equal(keptIdempotencyKey("a b"), keptIdempotencyKey("a b"), "equal keys stay equal");
  t.same(
    [keptParam("items[0].package_id"), keptParam("a@b"), keptParam(undefined)],
    ["items[0].package_id", "…", null],
  );
  t.end();
});

t.test("a flood without keys, or above a rate limit, displaces nobody", async (t) => {
  const d = await Deployment.start(t, { adminPort: 0 });
  const first = await d.get("/v1/balance");
  const flood = await Promise.all(Array.from({ length: 300 }, () => d.get("/v1/balance", { key: "" })));
  t.ok(flood.every(({ status }) => status === 401));
  const key = await d.addKey("test");
  const replies = await Promise.all(Array.from({ length: 400 }, () => d.get("/v1/balance", { key })));
  const rejected = replies.filter(({ status }) => status === 429).length;
  t.ok(rejected > 100, `${rejected} were rejected`);
  await written(d, await d.get("/v1/countries"));
  const all = await requestsOf(d);
  t.ok(all.some(({ id }) => id === idOf(first)));
  const count = (status: number) => all.filter((request) => request.status === status).length;
  // The minute may change during the test.
  t.ok([20, 40].includes(count(401)), `${count(401)} with 401`);
  t.ok(count(429) >= 20 && count(429) <= 40, `${count(429)} with 429`);
  const metrics = await (await fetch(`${d.service.adminUrl}/metrics`)).text();
  const unlogged = (cause: string) =>
    Number(new RegExp(`requests_unlogged_total\\{cause="${cause}"\\} (\\d+)`).exec(metrics)?.[1]);
  t.equal(unlogged("without_key") + count(401), 300);
  t.equal(unlogged("rate_limited") + count(429), rejected);
});

t.test("the log's queue is limited, and for clients without a key even more", (t) => {
  const unlogged: Record<string, number> = {};
  const queue = new RequestQueue((cause, count) => {
    unlogged[cause] = (unlogged[cause] ?? 0) + count;
  });
  const record = { account: 1, key: 1, at: 0, isError: false, text: "[]" };
  const withKey = { holder: { key: { n: 1 } }, address: "", now: 0, code: null } as unknown as Exchange;
  const admit = (exchange: Exchange) => queue.admits(exchange) && queue.add(record);
  for (let i = 0; i < 500; i++)
    admit({ holder: null, address: `192.0.${i % 250}.1`, now: 0, code: null } as unknown as Exchange);
  t.equal(queue.size, 60);
  for (let i = 0; i < 10_000; i++) admit(withKey);
  t.equal(queue.size, 10_000);
  t.same(unlogged, { without_key: 440, queue_full: 60 });
  queue.discard("disk_low");
  t.match([queue.size, unlogged.disk_low], [0, 10_000]);
  t.end();
});

t.test("a log that cannot be written fails and delays no request", async (t) => {
  const d = await Deployment.start(t);
  const { writer } = d.service.store as SqliteStore;
  writer.exec("alter table request_log rename to gone");
  const during = await d.get("/v1/balance");
  const { id } = await d.somePackage();
  t.match([during.status, (await d.post("/v1/orders", { package_id: id })).status], [200, 201]);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  t.equal((await d.get("/v1/balance")).status, 200);
  writer.exec("alter table gone rename to request_log");
  // The snapshot of this turn has the other name.
  await new Promise((resolve) => setImmediate(resolve));
  t.match(await written(d, during), { status: 200 }, "it is written later");
});

t.test("a setting says how long requests are kept, and whether with the IP address", async (t) => {
  const d = await Deployment.start(t, { logClientAddress: false });
  const logged = await d.get("/v1/balance");
  await d.service.stop();
  const store = new SqliteStore({ file: d.config.database });
  const read = () => listedIn(store.reads);
  t.match(await read(), [{ id: idOf(logged), address: null }], "written when the service stops");
  await store.close();
  const off = await startService({ ...d.config, requestLogDays: 0 });
  d.service = off;
  await fetch(`${off.url}/v1/balance`);
  await until(async () => (await requestsOf(d)).length === 0);
  t.same(await requestsOf(d), [], "0 deletes them");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  t.same(await requestsOf(d), [], "and logs none");
});

t.test("ids of requests say when they were made", (t) => {
  const ids = Array.from({ length: 3 }, (_, i) => newLoggedRequestId(random, i * 10_000));
  t.same(
    ids.map((id) => id.slice(0, 8)),
    ["req_0000", "req_0001", "req_0002"],
  );
  t.end();
});
