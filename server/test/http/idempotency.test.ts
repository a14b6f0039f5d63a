import t from "tap";
import { Deployment } from "../deployment.ts";

t.test("a retry gets the first response, also after a restart and a change of the object", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const idempotencyKey = "order-1";
  const request = { package_id: id, quantity: 2, customer_ref: "A" };
  const first = await d.post("/v1/orders", request, { idempotencyKey });
  t.equal(first.status, 201);
  t.equal(first.headers.get("idempotent-replayed"), null);
  const balance = await d.balance();
  const [{ iccid }] = first.body.esims;
  await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  await d.restart();
  const again = await d.post("/v1/orders", request, { idempotencyKey });
  t.equal(again.status, 200);
  t.equal(again.headers.get("idempotent-replayed"), "true");
  t.same(again.body, first.body, "the body is the first one, though an eSIM is active now");
  t.equal(await d.balance(), balance);
});

t.test("the same body in another spelling is the same request, another value is not", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const idempotencyKey = "k";
  await d.post("/v1/orders", { package_id: id, customer_ref: "é" }, { idempotencyKey });
  const spelled = `{ "unknown": [1], "customer_ref":"\\u00e9", "customer": null, "quantity": 1.0, "package_id":"${id}"}`;
  t.equal((await d.post("/v1/orders", spelled, { idempotencyKey })).status, 200);
  const emptied = { package_id: id, customer_ref: "é", customer: { name: "", email: null } };
  t.equal((await d.post("/v1/orders", emptied, { idempotencyKey })).status, 200);
  for (const changed of [{ quantity: 2 }, { customer_ref: "e" }, { customer: { name: "x" } }]) {
    const body = { package_id: id, customer_ref: "é", ...changed };
    const reply = await d.post("/v1/orders", body, { idempotencyKey });
    t.match(reply, {
      status: 409,
      body: { error: { code: "idempotency_key_reused", param: "Idempotency-Key" } },
    });
  }
});

t.test("fifty requests at once with one key make one order", async (t) => {
  const d = await Deployment.start(t);
  const { id, price } = await d.somePackage();
  const keys = [d.testKey, await d.addKey("test"), await d.addKey("test")];
  const before = await d.balance();
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      d.post("/v1/orders", { package_id: id }, { idempotencyKey: "one", key: keys[i % 3] ?? "" }),
    ),
  );
  const ids = new Set(replies.filter((reply) => reply.status < 300).map((reply) => reply.body.id));
  t.equal(ids.size, 1);
  t.equal(replies.filter((reply) => reply.status === 201).length, 1);
  t.ok(
    replies.every(
      (reply) => [200, 201].includes(reply.status) || reply.body.error.code === "request_in_progress",
    ),
  );
  t.equal(await d.balance(), before - Math.round(price * 100));
});

t.test(
  "a rejected request leaves its key unused; a used key is rejected for another operation",
  async (t) => {
    const d = await Deployment.start(t);
    const { id } = await d.somePackage();
    const idempotencyKey = "k";
    const refused = await d.post("/v1/orders", { package_id: "pkg_1" }, { idempotencyKey });
    t.match(refused, { status: 404, body: { error: { code: "package_not_found" } } });
    const placed = await d.post("/v1/orders", { package_id: id }, { idempotencyKey });
    t.equal(placed.status, 201);
    const { iccid } = placed.body.esims[0];
    const topup = await d.post(`/v1/esims/${iccid}/topups`, { package_id: id }, { idempotencyKey });
    t.match(topup, { status: 409, body: { error: { code: "idempotency_key_reused" } } });
    const live = await d.get("/v1/packages?limit=1", { key: d.liveKey });
    t.equal(live.status, 200, "the other mode has its own keys");
    const order = await d.post("/v1/orders", { package_id: id }, { idempotencyKey, key: d.liveKey });
    t.equal(order.status, 201);
  },
);

t.test("too long, reserved and blank idempotency keys are rejected", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const send = (idempotencyKey: string) => d.post("/v1/orders", { package_id: id }, { idempotencyKey });
  const invalid = { status: 400, body: { error: { code: "invalid_request", param: "Idempotency-Key" } } };
  t.match(await send("x".repeat(256)), invalid);
  t.equal((await send("x".repeat(255))).status, 201);
  t.match(await send("api:x"), invalid);
  t.equal((await send("apix")).status, 201);
  t.match(await send("a\tb"), invalid);
  t.match(await send("  "), { status: 400, body: { error: { code: "idempotency_key_required" } } });
  t.equal((await send("\u00a0")).status, 201, "the byte A0 is a character, not a blank");
});

t.test("a key is forgotten between 24 and 48 hours", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const idempotencyKey = "k";
  const { clock } = d.service;
  const first = await d.post("/v1/orders", { package_id: id }, { idempotencyKey });
  await advance(clock, 24 * 3_600_000 - 5000);
  t.equal((await d.post("/v1/orders", { package_id: id }, { idempotencyKey })).status, 200);
  await advance(clock, 24 * 3_600_000);
  const later = await d.post("/v1/orders", { package_id: id }, { idempotencyKey });
  t.equal(later.status, 201);
  t.not(later.body.id, first.body.id);
});

async function advance(clock: object, ms: number): Promise<void> {
  await (clock as { advance(ms: number): Promise<void> }).advance(ms);
}
