// The Prometheus metrics of a process: what it counts itself. `stored-metrics.ts` has those that are read elsewhere.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { LimiterObserver } from "../domain/limits/keyed-limiter.ts";
import type { LimiterName, Limiters } from "../domain/limits/limiters.ts";
import type { Fact } from "../domain/observation.ts";
import type { ObserveSupplierCall } from "../domain/supply/supplier.ts";
import type { Metric } from "./metric.ts";
import { metricTable as table } from "./metric-table.ts";
import { type UnloggedCause, unloggedCauses } from "./request-queue.ts";

export interface Metrics {
  registry: Registry;
  observe(operation: string | null, status: number, code: string | null, tookMs: number): void;
  travellersErased(purchases: "orders" | "topups", count: number): void;
  jobsDone(count: number): void;
  jobsOverdue(seconds: number): void;
  webhookSent(outcome: WebhookOutcome, tookMs: number): void;
  mailTried(outcome: MailOutcome): void;
  supplierCalled: ObserveSupplierCall;
  committed(commit: { transactions: number; tookMs: number; facts: readonly Fact[] }): void;
  commitFailed(cause: string): void;
  /** Of a database server: this machine's clock beside its own, its weak settings, and its archive, if it has one. */
  serverWatched(aheadMs: number, weaknesses: number, archiveFails: boolean | null): void;
  limitsFailed(): void;
  logLineDropped(): void;
  requestsUnlogged(cause: UnloggedCause, count: number): void;
  connectionRefused(): void;
  /** The observer of a limiter with this name. */
  limiter(name: LimiterName): LimiterObserver;
  /** Shows what runs and waits in the limiters. */
  watchLimiters(limiters: Limiters): void;
}

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

const paisePerRupee = 100;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = (metric: Metric & { type: "counter" }) => new Counter(optionsOf(metric, registry));
  const gauge = (metric: Metric & { type: "gauge" }) => new Gauge(optionsOf(metric, registry));
  const histogram = (metric: Metric & { type: "histogram"; buckets: readonly number[] }) =>
    new Histogram({ ...optionsOf(metric, registry), buckets: [...metric.buckets] });
  const requests = counter(table.requests);
  const requestDurations = histogram(table.requestDurations);
  const travellersErased = counter(table.travellersErased);
  for (const purchases of ["orders", "topups"]) travellersErased.inc({ purchases }, 0);
  const jobsDone = counter(table.jobsDone);
  const jobsOverdue = gauge(table.jobsOverdue);
  const attempts = counter(table.attempts);
  // So that their first increase is one.
  for (const outcome of webhookOutcomes) attempts.inc({ outcome }, 0);
  const attemptDurations = histogram(table.attemptDurations);
  const mailAttempts = counter(table.mailAttempts);
  for (const outcome of mailOutcomes) mailAttempts.inc({ outcome }, 0);
  const supplierCalls = histogram(table.supplierCalls);
  const commits = histogram(table.commits);
  const groups = histogram(table.groups);
  const commitFailures = counter(table.commitFailures);
  const limitFailures = counter(table.limitFailures);
  const linesDropped = counter(table.linesDropped);
  const requestsUnlogged = counter(table.requestsUnlogged);
  for (const cause of unloggedCauses) requestsUnlogged.inc({ cause }, 0);
  const connectionsRefused = counter(table.connectionsRefused);
  const waited = histogram(table.waited);
  const limiterRefusals = counter(table.limiterRefusals);
  const noteFact = factsOf(registry);
  // A file has no such metrics.
  let server: { ahead: Gauge; weaknesses: Gauge; archiveFails: Gauge } | null = null;
  return {
    registry,
    observe(operation, status, code, tookMs) {
      const name = operation ?? "none";
      requests.inc({ operation: name, status, code: code ?? "none" });
      requestDurations.observe({ operation: name, status }, tookMs / 1000);
    },
    travellersErased: (purchases, count) => travellersErased.inc({ purchases }, count),
    jobsDone: (count) => jobsDone.inc(count),
    jobsOverdue: (seconds) => jobsOverdue.set(seconds),
    webhookSent(outcome, tookMs) {
      attempts.inc({ outcome });
      if (outcome !== "deferred") attemptDurations.observe(tookMs / 1000);
    },
    mailTried: (outcome) => mailAttempts.inc({ outcome }),
    connectionRefused: () => connectionsRefused.inc(),
    supplierCalled: (call, outcome, tookMs) => supplierCalls.observe({ call, outcome }, tookMs / 1000),
    committed({ transactions, tookMs, facts }) {
      commits.observe(tookMs / 1000);
      groups.observe(transactions);
      for (const fact of facts) noteFact(fact);
    },
    commitFailed: (cause) => commitFailures.inc({ cause }),
    serverWatched(aheadMs, count, archiveFails) {
      server ??= {
        ahead: gauge(table.clockAhead),
        weaknesses: gauge(table.weaknesses),
        archiveFails: gauge(table.archiveFails),
      };
      server.ahead.set(aheadMs / 1000);
      server.weaknesses.set(count);
      if (archiveFails === null) server.archiveFails.remove();
      else server.archiveFails.set(Number(archiveFails));
    },
    limitsFailed: () => limitFailures.inc(),
    logLineDropped: () => linesDropped.inc(),
    requestsUnlogged: (cause, count) => requestsUnlogged.inc({ cause }, count),
    limiter(limiter) {
      limiterRefusals.inc({ limiter }, 0);
      return {
        monotonicMs: () => performance.now(),
        started: (waitedMs) => waited.observe({ limiter }, waitedMs / 1000),
        refused: () => limiterRefusals.inc({ limiter }),
      };
    },
    watchLimiters(limiters) {
      const watch = (metric: Metric, count: "running" | "waiting") =>
        new Gauge({
          ...optionsOf(metric, registry),
          collect() {
            for (const [limiter, tasks] of Object.entries(limiters)) this.set({ limiter }, tasks[count]);
          },
        });
      watch(table.running, "running");
      watch(table.waiting, "waiting");
    },
  };
}

function factsOf(registry: Registry): (fact: Fact) => void {
  const counter = (metric: Metric & { type: "counter" }) => new Counter(optionsOf(metric, registry));
  const orders = counter(table.orders);
  const topups = counter(table.topups);
  const entries = counter(table.entries);
  const rupees = counter(table.amounts);
  const { buckets } = table.settlement;
  const settlement = new Histogram({ ...optionsOf(table.settlement, registry), buckets: [...buckets] });
  return (fact) => {
    const { mode } = fact;
    if (fact.kind === "order") {
      orders.inc({ mode, status: fact.status });
      if (fact.settledAfterMs !== null) settlement.observe({ mode }, fact.settledAfterMs / 1000);
    } else if (fact.kind === "topup") topups.inc({ mode, status: fact.status });
    else {
      entries.inc({ mode, kind: fact.entry });
      rupees.inc({ mode, kind: fact.entry }, Math.abs(fact.amountPaise) / paisePerRupee);
    }
  };
}
