// The operator's home page: sales with their cost, and what needs attention, with its lists.
import t from "tap";
import { jobLeaseMs } from "../../src/domain/jobs/jobs.ts";
import type { SqliteStore } from "../../src/store/sqlite/store.ts";
import { Portal } from "./portal.ts";

const paise = (amount: string) => Math.round(Number(amount) * 100);

t.test("sales by day have revenue, cost and margin; failed orders bring and cost nothing", async (t) => {
  const portal = await Portal.start(t);
  const { machine, operator, owner, d } = portal;
  const { id: package_id, price } = await d.somePackage();
  const listed = (await machine.get(`/operator/packages?q=${package_id}`)).body.data[0];
  const cost = Math.ceil(Number((Number(listed.cost) * 100).toFixed(6)));
  const sales = async (mode = "test", days = 2) => {
    const { status, body } = await operator.get(`/operator/sales?mode=${mode}&days=${days}`);
    t.equal(status, 200);
    t.equal(body.counted_until, null);
    return body.days;
  };
  const order = (more: object) => d.post("/v1/orders", { package_id, ...more });
  const placed = await order({ quantity: 2 });
  t.equal(placed.status, 201);
  t.equal((await order({ customer_ref: "test_order_failed" })).body.status, "failed");
  const day = (await sales())[1];
  const counts = { orders: 2, failed_orders: 1, topups: 0 };
  t.match(day, counts);
  t.equal(paise(day.revenue.amount), 2 * Math.round(price * 100));
  t.equal(paise(day.cost.amount), 2 * cost);
  t.equal(paise(day.margin.amount), 2 * (Math.round(price * 100) - cost));
  t.match((await sales("live"))[1], { orders: 0, revenue: { amount: "0.00" } });

  const [unused] = placed.body.esims;
  t.equal((await operator.post(`/operator/esims/${unused.iccid}/cancel`)).status, 200);
  const after = (await sales())[1];
  t.equal(paise(after.cost.amount), cost, "what was cancelled unused costs nothing");
  await portal.advance(24 * 3600);
  operator.keep(await operator.signIn("operator@agency.example"));
  t.same((await sales())[0], after, "and is yesterday's the day after");
  t.equal((await operator.get("/operator/sales?mode=test&days=91")).body.error.code, "invalid_request");
  owner.keep(await owner.signIn("owner@agency.example"));
  for (const path of [
    "sales?mode=test",
    "health",
    "orders?status=failed",
    "orders",
    "topups",
    "jobs",
    "low-wallets",
    "endpoints?state=paused",
  ])
    t.equal((await owner.get(`/operator/${path}`)).body.error.code, "forbidden", path);
});

t.test("each number in the health report has a matching list", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  const health = async () => (await machine.get("/operator/health")).body;
  const list = async (path: string) => (await machine.get(`/operator/${path}`)).body.data;
  t.match(await health(), {
    orders: { all: 0, stuck: 0 },
    failed_orders: 0,
    low_wallets: 0,
    webhooks: { paused: 0, disabled: 0, waiting: 0 },
    write_failure: null,
    last_verification: null,
    backups_known: false,
    last_backup: null,
  });
  const account = { id: d.account.id, name: d.account.name };
  const failed = (await d.post("/v1/orders", { package_id, customer_ref: "test_order_failed" })).body;
  t.match(await list("orders?status=failed"), [{ id: failed.id, mode: "test", status: "failed", account }]);
  t.equal((await health()).failed_orders, 1);

  const open = (await d.post("/v1/orders", { package_id, customer_ref: "test_processing" })).body;
  t.match(await list("orders?status=processing"), [{ id: open.id, status: "processing", account }]);
  t.match((await health()).orders, { all: 1, stuck: 0 });
  const all = await machine.get("/operator/orders?limit=1");
  t.match(all.body, { data: [{ id: open.id, status: "processing" }], has_more: true });
  t.match(await list(`orders?cursor=${all.body.next_cursor}`), [{ id: failed.id, status: "failed" }]);

  await owner.put("/balance/threshold", { amount: "9999999" });
  t.match(await list("low-wallets"), [{ account, threshold: { amount: "9999999.00" } }]);
  t.equal((await health()).low_wallets, 1);

  const urls = [1, 2, 3].map((i) => `http://127.0.0.1:${portal.d.config.port + 9}/${i}`);
  for (const url of urls) {
    const { endpoint } = (await owner.post("/endpoints", { mode: "test", url })).body;
    t.equal((await owner.post(`/endpoints/${endpoint.id}/disable`)).status, 200);
  }
  const disabled = await machine.get("/operator/endpoints?state=disabled&limit=2");
  t.match(disabled.body, { data: [{ url: urls[2], account }, { url: urls[1] }], has_more: true });
  const nextPage = await list(`endpoints?state=disabled&limit=2&cursor=${disabled.body.next_cursor}`);
  t.match(nextPage, [{ url: urls[0], disabled_by: "person" }]);
  t.equal((await health()).webhooks.disabled, 3);
  t.same(await list("endpoints?state=paused"), []);
});

t.test("operators list processing top-ups, due jobs and endpoints with pending deliveries", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const list = async (path: string) => (await machine.get(`/operator/${path}`)).body.data;
  const account = { id: d.account.id, name: d.account.name };
  const { id: package_id } = await d.somePackage();
  const { iccid } = (await d.post("/v1/orders", { package_id })).body.esims[0];
  const [offer] = (await d.get(`/v1/esims/${iccid}/topup-packages`)).body.data;
  const topUp = async (customer_ref?: string) =>
    (await d.post(`/v1/esims/${iccid}/topups`, { package_id: offer.id, customer_ref })).body;
  await topUp();
  t.same(await list("topups"), []);
  t.same(await list("jobs"), [], "what is due later is not listed");
  const placed = [await topUp("test_processing"), await topUp("test_processing")];
  const first = await machine.get("/operator/topups?limit=1");
  t.match(first.body, {
    data: [{ id: placed[1].id, iccid, mode: "test", package_name: offer.name, total: offer.price, account }],
    has_more: true,
  });
  t.match(await list(`topups?cursor=${first.body.next_cursor}`), [{ id: placed[0].id }]);

  const { store } = d.service;
  const open = (await d.post("/v1/orders", { package_id, customer_ref: "test_processing" })).body;
  const page = { after: null, limit: 10 };
  const later = await store.reads.attention.dueJobs(d.now + 3_600_000, page);
  t.match(
    later
      .map(({ kind, orderId, iccid }) => ({ kind, orderId, iccid }))
      .sort((a, b) => (a.kind < b.kind ? -1 : 1)),
    [
      { kind: "finish-sandbox-order", orderId: open.id, iccid: null },
      { kind: "finish-sandbox-topup", orderId: null, iccid },
      { kind: "finish-sandbox-topup", orderId: null, iccid },
    ],
  );
  const { n: ledger } = await store.reads.ledgers.ofAccount(d.account.n, "test");
  const order = await store.reads.orders.byId(ledger, open.id);
  const addedAt = d.now;
  await store.transaction(async (tx) => {
    for (const at of [2000, 1000])
      await tx.jobs.add({ kind: "recall-order", subject: order?.n ?? 0, dueAt: addedAt - at });
    // Another process has them, so nobody runs them here.
    await tx.jobs.claim(["recall-order"], d.now, d.now + jobLeaseMs, 10);
  });
  const due = (await machine.get("/operator/jobs?limit=1")).body;
  const job = { kind: "recall-order", order_id: open.id, iccid: null, attempts: 0 };
  t.match(due, {
    data: [{ ...job, due: new Date(addedAt - 2000).toISOString().slice(0, 19) }],
    has_more: true,
  });
  const nextPage = await list(`jobs?cursor=${due.next_cursor}`);
  t.match(nextPage, [{ ...job, due: new Date(addedAt - 1000).toISOString().slice(0, 19) }]);

  t.same(await list("endpoints?state=waiting"), []);
  const url = `http://127.0.0.1:${d.config.port + 9}/closed`;
  t.equal((await owner.post("/endpoints", { mode: "test", url })).status, 201);
  await d.post("/v1/orders", { package_id });
  let waiting: { next_attempt: string }[] = [];
  while (waiting.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    waiting = await list("endpoints?state=waiting");
  }
  t.match(waiting, [{ url, account }]);
  t.ok(Date.parse(waiting[0]?.next_attempt ?? "") > d.now);
});

t.test("a database that takes no writes is told", async (t) => {
  const { machine, d } = await Portal.start(t);
  const { writer } = d.service.store as SqliteStore;
  const { id: package_id } = await d.somePackage();
  writer.pragma("query_only = on");
  t.equal((await d.post("/v1/orders", { package_id })).status, 500);
  t.match((await machine.get("/operator/health")).body, { write_failure: "not_writable" });
  writer.pragma("query_only = off");
});
