// The Prometheus metrics of a process: what it counts itself. `stored-metrics.ts` has those that are read elsewhere.
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Mode } from "../domain/mode.ts";
import type { Fact } from "../domain/observation.ts";
import type { ObserveSupplierCall } from "../domain/supply/supplier.ts";
import { type RefusalCause, refusalCauses } from "./bounds.ts";
import { Histogram } from "./histogram.ts";
import { type Metric, metricTable as table } from "./metric-table.ts";
import { RequestCounts } from "./request-counts.ts";
import { type UnloggedCause, unloggedCauses } from "./request-queue.ts";

export interface Metrics {
  registry: Registry;
  observe(operation: string | null, status: number, code: string | null, tookMs: number): void;
  jobsDone(count: number): void;
  jobsOverdue(seconds: number): void;
  webhookSent(outcome: WebhookOutcome, tookMs: number): void;
  mailTried(outcome: MailOutcome): void;
  supplierCalled: ObserveSupplierCall;
  committed(commit: { transactions: number; tookMs: number; facts: readonly Fact[] }): void;
  commitFailed(cause: string): void;
  limitsFailed(): void;
  logLineDropped(): void;
  requestsUnlogged(cause: UnloggedCause, count: number): void;
  connectionRefused(cause: RefusalCause, count: number): void;
}

const modes: readonly Mode[] = ["test", "live"];

const webhookOutcomes = ["delivered", "failed", "deferred", "3xx", "4xx", "5xx"] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];

const mailOutcomes = ["sent", "failed"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export const optionsOf = ({ name, help, labels }: Metric, registry: Registry) => ({
  name,
  help,
  labelNames: labels,
  registers: [registry],
});

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = (metric: Metric & { type: "counter" }) => new Counter(optionsOf(metric, registry));
  const histogram = (metric: Metric & { type: "histogram"; buckets: readonly number[] }) =>
    new Histogram({ ...optionsOf(metric, registry), buckets: metric.buckets });
  const requests = new RequestCounts(histogram(table.requestDurations));
  new Counter({
    ...optionsOf(table.requests, registry),
    collect() {
      requests.writeTo(this);
    },
  });
  const jobsDone = counter(table.jobsDone);
  const jobsOverdue = new Gauge(optionsOf(table.jobsOverdue, registry));
  const attempts = counter(table.attempts);
  // So that their first increase is one.
  for (const outcome of webhookOutcomes) attempts.inc({ outcome }, 0);
  const attemptDurations = histogram(table.attemptDurations).series();
  const mailAttempts = counter(table.mailAttempts);
  for (const outcome of mailOutcomes) mailAttempts.inc({ outcome }, 0);
  const supplierDurations = histogram(table.supplierCalls);
  const supplierCalls = new Map<string, ReturnType<Histogram["series"]>>();
  const commitDurations = histogram(table.commits).series();
  const groups = histogram(table.groups).series();
  const commitFailures = counter(table.commitFailures);
  const limitFailures = counter(table.limitFailures);
  const linesDropped = counter(table.linesDropped);
  const requestsUnlogged = counter(table.requestsUnlogged);
  for (const cause of unloggedCauses) requestsUnlogged.inc({ cause }, 0);
  const connectionsRefused = counter(table.connectionsRefused);
  for (const cause of refusalCauses) connectionsRefused.inc({ cause }, 0);
  const noteFact = factsOf(registry);
  return {
    registry,
    observe: (operation, status, code, tookMs) =>
      requests.observe(operation ?? "none", status, code ?? "none", tookMs),
    jobsDone: (count) => jobsDone.inc(count),
    jobsOverdue: (seconds) => jobsOverdue.set(seconds),
    webhookSent(outcome, tookMs) {
      attempts.inc({ outcome });
      if (outcome !== "deferred") attemptDurations.observe(tookMs / 1000);
    },
    mailTried: (outcome) => mailAttempts.inc({ outcome }),
    connectionRefused: (cause, count) => connectionsRefused.inc({ cause }, count),
    supplierCalled(call, outcome, tookMs) {
      const key = `${call} ${outcome}`;
      const series = supplierCalls.get(key) ?? supplierDurations.series({ call, outcome });
      supplierCalls.set(key, series);
      series.observe(tookMs / 1000);
    },
    committed({ transactions, tookMs, facts }) {
      commitDurations.observe(tookMs / 1000);
      groups.observe(transactions);
      for (const fact of facts) noteFact(fact);
    },
    commitFailed: (cause) => commitFailures.inc({ cause }),
    limitsFailed: () => limitFailures.inc(),
    logLineDropped: () => linesDropped.inc(),
    requestsUnlogged: (cause, count) => requestsUnlogged.inc({ cause }, count),
  };
}

/** Counts in maps, and fills the counters when they are scraped: a purchase has up to four facts. */
function factsOf(registry: Registry): (fact: Fact) => void {
  const counter = (metric: Metric & { labels: readonly ["mode", "status" | "kind"] }, each = 1) => {
    const counts = new Map<string, Record<Mode, number>>();
    new Counter({
      ...optionsOf(metric, registry),
      collect() {
        this.reset();
        for (const [value, count] of counts) {
          for (const mode of modes)
            if (count[mode] > 0) this.inc({ mode, [metric.labels[1]]: value }, count[mode] / each);
        }
      },
    });
    return (mode: Mode, value: string, more: number) => {
      const count = counts.get(value) ?? { test: 0, live: 0 };
      count[mode] += more;
      counts.set(value, count);
    };
  };
  const orders = counter(table.orders);
  const topups = counter(table.topups);
  const entries = counter(table.entries);
  // Paise are summed as integers, and shown as rupees.
  const amounts = counter(table.amounts, 100);
  const { buckets } = table.settlement;
  const settlement = new Histogram({ ...optionsOf(table.settlement, registry), buckets });
  const settled = { test: settlement.series({ mode: "test" }), live: settlement.series({ mode: "live" }) };
  return (fact) => {
    if (fact.kind === "order") {
      orders(fact.mode, fact.status, 1);
      if (fact.settledAfterMs !== null) settled[fact.mode].observe(fact.settledAfterMs / 1000);
    } else if (fact.kind === "topup") topups(fact.mode, fact.status, 1);
    else {
      entries(fact.mode, fact.entry, 1);
      amounts(fact.mode, fact.entry, Math.abs(fact.amountPaise));
    }
  };
}
