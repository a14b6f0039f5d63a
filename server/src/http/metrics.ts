// The Prometheus metrics of a process.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveSupplierCall } from "../domain/supply/supplier.ts";
import type { RefusalCause } from "./connections.ts";

export interface Metrics {
  registry: Registry;
  observe(operation: string | null, status: number, tookMs: number): void;
  jobsDone(count: number): void;
  jobsOverdue(seconds: number): void;
  webhookSent(result: "delivered" | "failed" | "deferred", tookMs: number): void;
  supplierCalled: ObserveSupplierCall;
  commitFailed(cause: string): void;
  limitsFailed(): void;
  logLineDropped(): void;
  connectionRefused(cause: RefusalCause, count: number): void;
}

/** @param waitingDeliveries called for each scrape; NaN if it fails */
export function createMetrics(waitingDeliveries: () => Promise<number>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "partner_esim_requests_total",
    help: "Requests by operation and status",
    labelNames: ["operation", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "partner_esim_request_duration_seconds",
    help: "Time from the head of the request to the end of its handling",
    labelNames: ["operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  const done = new Counter({
    name: "partner_esim_work_done_total",
    help: "Rows of background work done",
    registers,
  });
  const overdue = new Gauge({
    name: "partner_esim_work_overdue_seconds",
    help: "How long the oldest row of background work has been due",
    registers,
  });
  const webhooks = new Counter({
    name: "partner_esim_webhook_requests_total",
    help: "Webhook requests, by result",
    labelNames: ["result"],
    registers,
  });
  const webhookDurations = new Histogram({
    name: "partner_esim_webhook_duration_seconds",
    help: "Duration of a webhook request, from DNS lookup to response",
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const supplierDurations = new Histogram({
    name: "partner_esim_supplier_call_duration_seconds",
    help: "Time of a call to the mobile network, by call and outcome; its count is the number of calls",
    labelNames: ["call", "outcome"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  const commitFailures = new Counter({
    name: "partner_esim_commit_failures_total",
    help: "Groups of transactions that could not be committed, by cause",
    labelNames: ["cause"],
    registers,
  });
  const limitFailures = new Counter({
    name: "partner_esim_shared_limit_failures_total",
    help: "Times that rate limits could not be counted together with other processes",
    registers,
  });
  const droppedLines = new Counter({
    name: "partner_esim_log_lines_dropped_total",
    help: "Log lines that were dropped because they could not be written in time",
    registers,
  });
  const refused = new Counter({
    name: "partner_esim_connections_refused_total",
    help: "Connections closed as too many were open or held too much memory; of descriptors, seconds without one",
    labelNames: ["cause"],
    registers,
  });
  new Gauge({
    name: "partner_esim_webhook_deliveries_waiting",
    help: "Deliveries that wait for an attempt",
    registers,
    async collect() {
      this.set(await waitingDeliveries());
    },
  });
  return {
    registry,
    observe(operation, status, tookMs) {
      const label = operation ?? "none";
      requests.inc({ operation: label, status });
      durations.observe({ operation: label }, tookMs / 1000);
    },
    jobsDone: (count) => done.inc(count),
    jobsOverdue: (seconds) => overdue.set(seconds),
    webhookSent(result, tookMs) {
      webhooks.inc({ result });
      if (result !== "deferred") webhookDurations.observe(tookMs / 1000);
    },
    connectionRefused: (cause, count) => refused.inc({ cause }, count),
    supplierCalled: (call, outcome, tookMs) => supplierDurations.observe({ call, outcome }, tookMs / 1000),
    commitFailed: (cause) => commitFailures.inc({ cause }),
    limitsFailed: () => limitFailures.inc(),
    logLineDropped: () => droppedLines.inc(),
  };
}
