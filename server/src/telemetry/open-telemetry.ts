// Sends traces to an OpenTelemetry collector by OTLP over HTTP. Spans that cannot be sent are dropped, with one line in
// the log.
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { setTimeout as waitFor } from "node:timers/promises";
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { Attributes, Span, Tracing } from "./tracing.ts";

export interface TracingOptions {
  /** The collector's base URL. */
  endpoint: string;
  /** Share of traces to sample, 0 to 1. */
  ratio: number;
  version: string;
  log: Logger;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** Timeout of a batch with its retries while the collector is silent. */
const sendMs = 2000;
/** Timeout of a batch even if the collector keeps sending bytes. */
const sendMaxMs = 5000;
const stopMs = 3000;

export function openTracing({ endpoint, ratio, version, log }: TracingOptions): Tracing {
  const serviceResource = resourceFromAttributes({
    "service.name": "partner-esim",
    "service.version": version,
  });
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const agent = new (endpoint.startsWith("https:") ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const exporter = new OTLPTraceExporter({
    httpAgentOptions: () => agent,
    url: new URL("v1/traces", endpoint.endsWith("/") ? endpoint : `${endpoint}/`).href,
    timeoutMillis: sendMs,
  });
  const provider = new TracerProvider({
    resource: serviceResource.merge(detectResources({ detectors: [envDetector] })),
    // The caller's sampling flag is ignored, because any client could flood the collector.
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: observed(exporter, agent, log), scheduledDelayMillis: 1000 }),
    ],
  });
  const tracer = provider.getTracer("partner-esim", version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();

  return {
    async span({ name, kind, attributes = {}, from }, work) {
      const parent =
        from === undefined ? contexts.active() : propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: present(attributes) }, parent);
      try {
        return await contexts.with(trace.setSpan(parent, span), () => work(shown(span)));
      } catch (error) {
        fail(span, (error as Error).name);
        throw error;
      } finally {
        span.end();
      }
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(contexts.active(), headers, defaultTextMapSetter);
      return headers;
    },
    async stop() {
      const ended = provider.shutdown().catch((error) => log.warn({ err: error }, "last traces are lost"));
      await Promise.race([ended, waitFor(stopMs, undefined, { ref: false })]);
      agent.destroy();
    },
  };
}

const shown = (span: SdkSpan): Span => ({
  name: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(present(attributes)),
  fail: (type) => fail(span, type),
});

function fail(span: SdkSpan, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute("error.type", type);
}

const present = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number | boolean
  >;

/** Logs when sending starts to fail, and when it works again. Ends the connections of a batch that takes too long. */
function observed(exporter: SpanExporter, agent: HttpAgent, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      const late = setTimeout(() => agent.destroy(), sendMaxMs);
      exporter.export(spans, (result) => {
        clearTimeout(late);
        const failed = result.code !== ExportResultCode.SUCCESS;
        // The error message can contain the whole malformed response.
        const reason = result.error?.message.slice(0, 200);
        if (failed && !isFailing) log.warn({ reason }, "traces can't be sent to the collector");
        if (!failed && isFailing) log.info("traces are sent to the collector again");
        isFailing = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
