/**
 * The OpenTelemetry example on the real OpenTelemetry SDK: a span per attempt, below the caller's, and propagated in
 * the request.
 */
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import t from "tap";
import { traceCalls } from "../../../sdk/examples/open-telemetry.ts";
import { pace } from "../../../sdk/test/support/paced-client.ts";
import { html, json, startServer } from "../../../sdk/test/support/scripted-server.ts";

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
);
context.setGlobalContextManager(new AsyncLocalStorageContextManager());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

t.test("each attempt is a span below the caller's, and the service is told which", async (t) => {
  const { baseUrl, received } = await startServer(
    t,
    html(503),
    json(200, { id: "ord_1" }, { "X-Request-Id": "req_1", "X-RateLimit-Remaining": "29" }),
  );
  const { client } = pace({ baseUrl, ...traceCalls() });
  const caller = trace.getTracer("shop").startSpan("check-out");
  await context.with(trace.setSpan(context.active(), caller), () => client.orders.get("ord_1"));
  caller.end();
  const [first, second, last] = exporter.getFinishedSpans();
  t.equal(last?.name, "check-out");
  for (const [span, status] of [
    [first, 503],
    [second, 200],
  ] as const) {
    t.equal(span?.name, "GET /v1/orders/{id}");
    t.equal(span?.attributes["http.response.status_code"], status);
    t.equal(span?.parentSpanContext?.spanId, caller.spanContext().spanId, "the second attempt too");
  }
  t.equal(first?.attributes["http.request.resend_count"], undefined);
  t.equal(first?.attributes["error.type"], "503");
  t.match(second?.attributes, {
    "http.request.resend_count": 1,
    "http.response.header.x-request-id": ["req_1"],
    "http.response.header.x-ratelimit-remaining": ["29"],
  });
  t.strictSame(
    last?.events.map(({ name }) => name),
    ["retry"],
  );
  t.strictSame(first?.status, { code: SpanStatusCode.ERROR, message: "ApiError" });
  t.equal(second?.status.code, SpanStatusCode.UNSET);
  t.strictSame(
    received.map(({ headers }) => headers.traceparent),
    [first, second].map((span) => `00-${span?.spanContext().traceId}-${span?.spanContext().spanId}-01`),
  );
});
