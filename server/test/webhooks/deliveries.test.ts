import { createHmac } from "node:crypto";
import t from "tap";
import { listDeliveries } from "../../src/domain/webhooks/deliveries.ts";
import { WebhookBench } from "./bench.ts";
import { status } from "./receiver.ts";

t.test("an event reaches its endpoint within a second, signed, with its headers", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint, secret } = await bench.endpoint();
  const ticking = countTicks();
  await bench.order();
  const [request] = await bench.receiver.reached(1, 30_000);
  t.ok(ticking.end() < 20, "within a second");
  if (!request) return;
  const { headers, body, event } = request;
  t.equal(headers["content-type"], "application/json");
  t.equal(headers["user-agent"], "PartnerEsim-Webhooks/1.0");
  t.equal(headers["x-service-event-id"], event.id);
  t.equal(headers["x-service-event-type"], "order.completed");
  t.match(headers["x-service-delivery-id"], /^dlv_[0-9a-f]{24}$/);
  t.equal(headers.authorization, undefined);
  const signature = String(headers["x-service-signature"]);
  t.match(signature, /^t=\d+,v1=[0-9a-f]{64}$/);
  const seconds = headers["x-service-timestamp"];
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  t.equal(signature, `t=${seconds},v1=${digest}`);
  const read = await bench.deployment.get(`/v1/events/${event.id}`);
  t.same(event, read.body, "the body is the event as it is read");
  await bench.service.deliverDue();
  const [delivery] = await bench.log(endpoint);
  t.match(delivery, { status: "delivered", attempts: 1, lastStatus: 200, lastError: null, response: "" });
  t.equal(delivery?.lastSignature, signature);
});

/** Counts twentieths of a second that this process has time for: fewer on a busy machine, as it delays the rest too. */
function countTicks(): { end(): number } {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 50);
  return {
    end() {
      clearInterval(timer);
      return ticks;
    },
  };
}

t.test("requests come one at a time in the order of sequence, and other endpoints do not wait", async (t) => {
  const bench = await WebhookBench.start(t);
  await bench.endpoint("/slow");
  await bench.endpoint("/fast");
  bench.receiver.answer = (response, { path }) =>
    void setTimeout(() => response.end(), path === "/slow" ? 60 : 0);
  await bench.order(8);
  await bench.service.deliverDue();
  const slow = bench.receiver.at("/slow");
  const sequences = slow.map(({ event }) => event.sequence);
  t.equal(slow.length, 8);
  t.same(
    sequences,
    sequences.toSorted((a, b) => a - b),
  );
  t.ok(
    slow.every(({ open }) => open === 1),
    "never two open",
  );
  t.equal(bench.receiver.at("/fast").length, 8);
  const last = bench.receiver.received.at(-1);
  t.equal(last?.path, "/slow", "the fast endpoint had all of its own long before");
});

t.test("the log shows the responses, page by page", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500, "é".repeat(600));
  await bench.order();
  await bench.service.deliverDue();
  const [failed] = await bench.log(endpoint);
  t.match(failed, { status: "retrying", attempts: 1, lastStatus: 500, eventType: "order.completed" });
  t.equal(failed?.lastError, "The endpoint returned 500.");
  t.equal(failed?.response, "é".repeat(500));
  t.ok((failed?.lastTookMs ?? -1) >= 0);
  const detail = await bench.read({ id: failed?.id ?? "" });
  t.same(JSON.parse(bench.receiver.received[0]?.body ?? "").data, JSON.parse(detail.event.data));

  bench.receiver.answer = status(204);
  await bench.order(2);
  await bench.advance(60_000);
  const { reads } = bench.service.store;
  const first = await listDeliveries(
    reads,
    bench.account,
    endpoint.id,
    {},
    { after: null, limit: 2 },
    bench.now,
  );
  t.ok(Array.isArray(first) && first.length === 3, "one more than asked for, as there is another page");
  t.equal((await bench.log(endpoint, "delivered")).length, 3);
  t.equal((await bench.log(endpoint, "retrying")).length, 0);
  const again = bench.receiver.received.filter(({ event }) => event.id === failed?.eventId);
  t.equal(again.length, 2);
  t.equal(again[0]?.headers["x-service-delivery-id"], again[1]?.headers["x-service-delivery-id"]);
  t.not(again[0]?.headers["x-service-timestamp"], again[1]?.headers["x-service-timestamp"]);
  t.same((await bench.log(endpoint)).at(-1)?.attempts, 2);

  await bench.advance(30 * 86_400_000 - 120_000);
  t.equal((await bench.log(endpoint)).length, 3, "kept for 30 days");
  await bench.advance(180_000);
  t.equal((await bench.log(endpoint)).length, 0, "and no longer");
});

t.test("an endpoint gets the types it chose, of its mode alone", async (t) => {
  const bench = await WebhookBench.start(t);
  await bench.endpoint("/failures", { selection: ["order.failed"] });
  await bench.endpoint("/live", { mode: "live" });
  await bench.endpoint("/all");
  const { id } = await bench.deployment.somePackage();
  await bench.order();
  await bench.deployment.post("/v1/orders", { package_id: id, customer_ref: "test_order_failed" });
  await bench.service.deliverDue();
  t.same(
    bench.receiver.at("/failures").map(({ event }) => event.type),
    ["order.failed"],
  );
  t.same(
    bench.receiver.at("/all").map(({ event }) => event.type),
    ["order.completed", "order.failed"],
  );
  t.equal(bench.receiver.at("/live").length, 0);
});
