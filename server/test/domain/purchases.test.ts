import t from "tap";
import { setLowBalanceThreshold } from "../../src/domain/ledger/ledger.ts";
import { Deployment } from "../deployment.ts";
import { until } from "../process/child.ts";

t.test("the sandbox references steer orders and top-ups, and money follows", async (t) => {
  const d = await Deployment.start(t);
  const { id, price } = await d.somePackage();
  const paise = Math.round(price * 100);
  const start = await d.balance();
  const order = (customer_ref: string) => d.post("/v1/orders", { package_id: id, customer_ref });

  t.match(await order("test_insufficient_balance"), {
    status: 402,
    body: { error: { code: "insufficient_balance" } },
  });
  t.match(await order("test_supplier_down"), {
    status: 503,
    body: { error: { code: "supplier_unavailable" } },
  });
  t.same((await d.get("/v1/orders")).body.data, []);
  t.equal(await d.balance(), start);

  const failed = (await order("test_order_failed-1")).body;
  t.match(failed, { status: "failed", esims: [], refunded: failed.total });
  t.equal(Number(failed.balance_after.amount) * 100, start - paise);
  t.equal(await d.balance(), start);

  const plain = (await order("x_test_order_failed")).body;
  t.equal(plain.status, "completed");
  const { iccid } = plain.esims[0];
  const topup = (customer_ref: string) =>
    d.post(`/v1/esims/${iccid}/topups`, { package_id: id, customer_ref });
  const before = await d.balance();
  const refused = (await topup("test_order_failed")).body;
  t.match(refused, { status: "failed", balance_after: { amount: (before / 100).toFixed(2) } });
  const grown = await topup("mine");
  t.match(grown.body, { status: "completed", customer_ref: "mine" });
  const esim = (await d.get(`/v1/esims/${iccid}`)).body;
  t.equal(await d.balance(), before - paise);
  t.equal(esim.customer_ref, "x_test_order_failed");
  t.equal(esim.data.total_mb, 2 * (await d.get(`/v1/packages/${id}`)).body.data_mb);
});

t.test("a processing order completes between 10 and 25 seconds later, with its event", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const placed = await d.post("/v1/orders", { package_id: id, quantity: 2, customer_ref: "test_processing" });
  t.match(placed.body, { status: "processing", esims: [] });
  const clock = d.service.clock as unknown as { advance(ms: number): Promise<void> };
  const read = async () => (await d.get(`/v1/orders/${placed.body.id}`)).body;
  await clock.advance(8000);
  await new Promise((resolve) => setTimeout(resolve, 700));
  t.equal((await read()).status, "processing");
  await clock.advance(17_000);
  await until(async () => (await read()).status !== "processing");
  const done = await read();
  t.equal(done.status, "completed");
  t.equal(done.esims.length, 2);
  const events = (await d.get("/v1/events?type=order.completed")).body.data;
  t.same(
    events.map((event: { data: { id: string } }) => event.data.id),
    [done.id],
  );
});

t.test("the virtual balance refills below 10000.00 and balance_after shows what was before", async (t) => {
  const d = await Deployment.start(t);
  const { body } = await d.get("/v1/packages?limit=100&country=IN");
  const dear = body.data
    .map((pkg: { id: string; price: { amount: string } }) => ({
      id: pkg.id,
      paise: Number(pkg.price.amount) * 100,
    }))
    .sort((a: { paise: number }, b: { paise: number }) => b.paise - a.paise)[0];
  let balance = await d.balance();
  for (;;) {
    const quantity = Math.min(50, Math.floor(balance / dear.paise));
    const reply = await d.post(
      "/v1/orders",
      { package_id: dear.id, quantity },
      { key: await d.addKey("test") },
    );
    const after = Math.round(Number(reply.body.balance_after.amount) * 100);
    t.equal(after, balance - quantity * dear.paise);
    balance = await d.balance();
    if (after < 1_000_000) {
      t.equal(balance, 100_000_000);
      break;
    }
    t.equal(balance, after);
  }
});

t.test("balance.low is sent once a crossing, judged before the refill", async (t) => {
  const d = await Deployment.start(t);
  const { id, price } = await d.somePackage();
  const threshold = async (paise: number | null) => {
    await d.setAccount({ lowBalanceThresholdPaise: paise });
    await d.service.store.transaction((tx) => setLowBalanceThreshold(tx, d.account, paise));
  };
  const lows = async () => (await d.get("/v1/events?type=balance.low")).body.data.length;
  const order = (customer_ref = "") => d.post("/v1/orders", { package_id: id, customer_ref });
  const paise = Math.round(price * 100);
  await threshold((await d.balance()) - paise);
  await order();
  t.equal(await lows(), 0, "exactly at the threshold nothing happens");
  await order("test_order_failed");
  t.equal(await lows(), 0, "a failed order gave its money back");
  await order();
  await order();
  t.equal(await lows(), 1);
  await threshold(100_000_000);
  await order();
  t.equal(await lows(), 1, "a threshold raised over the balance counts as warned");
  t.equal((await d.get("/v1/balance")).body.low_balance_threshold.amount, "1000000.00");
});

t.test("a live order and top-up go through the supplier and the live wallet", async (t) => {
  const d = await Deployment.start(t);
  const { id, price } = await d.somePackage();
  const key = d.liveKey;
  const start = await d.balance(key);
  const placed = await d.post(
    "/v1/orders",
    { package_id: id, quantity: 2, customer_ref: "test_order_failed" },
    { key },
  );
  t.match(placed, { status: 201, body: { status: "completed", mode: "live" } });
  t.match(placed.body.id, /^ord_[a-z0-9]{12}$/);
  t.equal(await d.balance(key), start - Math.round(price * 200));
  const { iccid } = placed.body.esims[0];
  t.match(await d.post(`/v1/esims/${iccid}/topups`, { package_id: id }, { key }), {
    status: 201,
    body: { status: "completed" },
  });
  t.match(await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" }, { key }), {
    status: 404,
    body: { error: { code: "not_found" } },
  });
  t.equal((await d.get(`/v1/esims/${iccid}`)).status, 404, "a test key does not see it");
  t.equal(await d.balance(), 100_000_000, "the sandbox balance is untouched");
});

t.test("a live wallet never goes below zero under parallel orders", async (t) => {
  const d = await Deployment.start(t);
  const { id, price } = await d.somePackage();
  const paise = Math.round(price * 100);
  const account = await d.addAccount(paise * 5);
  const keys = await Promise.all(Array.from({ length: 4 }, () => d.addKey("live", account)));
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      d.post("/v1/orders", { package_id: id }, { key: keys[i % 4] ?? "" }),
    ),
  );
  t.equal(replies.filter((reply) => reply.status === 201).length, 5);
  t.equal(replies.filter((reply) => reply.status === 402).length, 15);
  t.equal(await d.balance(keys[0]), 0);
});
