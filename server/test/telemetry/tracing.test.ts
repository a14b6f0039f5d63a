// Traces as a collector gets them from a running service, with a supplier and an endpoint that see where they continue.
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { until } from "../process/child.ts";
import { WebhookBench } from "../webhooks/bench.ts";
import { Receiver, status } from "../webhooks/receiver.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const server = 2;
const client = 3;
const failed = 2;
const traceId = "0af7651916cd43dd8448eb211c80319c";
const caller = { traceparent: `00-${traceId}-b7ad6b7169203331-00` };

class Collector {
  readonly receiver: Receiver;

  private constructor(receiver: Receiver) {
    this.receiver = receiver;
  }

  static async start(t: Test): Promise<Collector> {
    const receiver = await Receiver.start(t);
    receiver.answer = status(200, "{}");
    return new Collector(receiver);
  }

  get settings(): Partial<Config> {
    return { otlpEndpoint: this.receiver.url("/") };
  }

  get spans(): Span[] {
    return this.receiver
      .at("/v1/traces")
      .flatMap(({ event }) => event.resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans);
  }

  get text(): string {
    return this.receiver.received.map(({ body }) => body).join("");
  }

  /** Spans are sent every few seconds. */
  async span(name: string): Promise<Span> {
    const named = () => this.spans.find((span) => span.name === name);
    await until(() => named() !== undefined, 20_000);
    return named() as Span;
  }
}

function attributesOf({ attributes }: Span): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

t.test("a purchase is one trace, which goes on from the caller to the supplier", async (t) => {
  const collector = await Collector.start(t);
  const gateway = await Receiver.start(t);
  gateway.answer = (response, { path }) => {
    const unit = { unit_id: path.split("/").at(-1), state: "refused", esim: null };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(unit));
  };
  const supplier = { supplierUrl: gateway.url("/supplier/v1"), supplierKey: "the-key-of-the-gateway" };
  const bench = await WebhookBench.start(t, { ...collector.settings, ...supplier });
  const d = bench.deployment;
  const { id } = await d.somePackage();
  const order = { package_id: id, quantity: 1, customer_ref: "ref-of-ada" };
  const reply = await d.post("/v1/orders", order, { key: d.liveKey, headers: caller });

  const request = await collector.span("ordersCreate");
  t.match(request, { traceId, kind: server, parentSpanId: "b7ad6b7169203331" });
  t.match(attributesOf(request), {
    "http.request.method": "POST",
    "http.response.status_code": reply.status,
    "partner_esim.request_id": reply.headers.get("x-request-id"),
  });
  const transaction = collector.spans.find((span) => span.name === "transaction" && span.traceId === traceId);
  t.equal(transaction?.parentSpanId, request.spanId, "the transaction is below the request");
  const call = await collector.span("supplier.issue");
  t.match(call, { traceId, kind: client });
  t.match(attributesOf(call), { "partner_esim.outcome": "refused" });
  t.match(gateway.received[0]?.headers.traceparent, new RegExp(`^00-${traceId}-${call.spanId}-01$`));
  for (const secret of [d.liveKey, d.testKey, supplier.supplierKey, "ref-of-ada", d.account.id])
    t.notOk(collector.text.includes(secret), "no key and nobody's name");
});

t.test("a delivery is a trace, and its endpoint can continue it", async (t) => {
  const collector = await Collector.start(t);
  const bench = await WebhookBench.start(t, collector.settings);
  bench.receiver.answer = status(503);
  const { endpoint, secret } = await bench.endpoint();
  await bench.order();
  const [received] = await bench.receiver.reached(1, 30_000);
  const delivery = await collector.span("webhook");
  t.equal(received?.headers.traceparent, `00-${delivery.traceId}-${delivery.spanId}-01`);
  t.match(attributesOf(delivery), {
    "partner_esim.endpoint_id": endpoint.id,
    "partner_esim.event_type": "order.completed",
    "http.response.status_code": 503,
    "error.type": "503",
  });
  t.equal(delivery.status.code, failed);
  t.notOk(collector.text.includes(secret));
});

t.test("the sampling ratio applies even if callers ask for a trace", async (t) => {
  const collector = await Collector.start(t);
  const { deployment: d } = await WebhookBench.start(t, { ...collector.settings, tracesRatio: 0 });
  const sampled = { traceparent: caller.traceparent.replace(/00$/, "01") };
  t.equal((await d.get("/v1/balance", { headers: sampled })).status, 200);
  await d.service.stop();
  t.same(collector.spans, []);
});

t.test("a collector that sends its response byte by byte stops neither traces nor the end", async (t) => {
  const collector = await Collector.start(t);
  const open = new Set<object>();
  collector.receiver.answer = (response) => {
    open.add(response);
    response.writeHead(200, { "content-length": 10_000_000 });
    const drip = setInterval(() => response.write("x"), 200);
    response.once("close", () => {
      clearInterval(drip);
      open.delete(response);
    });
  };
  const { deployment: d } = await WebhookBench.start(t, collector.settings);
  await d.get("/v1/balance");
  await until(() => open.size > 0);
  await d.get("/v1/countries");
  t.ok(await collector.span("countriesList"), "the next batch is sent");
  await d.get("/v1/balance");
  await d.service.stop();
  t.ok(await until(() => open.size === 0, 5000), "its connection keeps no process");
});

t.test("a collector that is away delays and stops nothing", async (t) => {
  const { deployment: d } = await WebhookBench.start(t, { otlpEndpoint: "http://127.0.0.1:9" });
  t.equal((await d.get("/v1/balance")).status, 200);
  const startedAt = performance.now();
  await d.service.stop();
  t.ok(performance.now() - startedAt < 8000, "the service stops");
});
