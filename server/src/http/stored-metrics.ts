// Metrics that are counted when they are scraped. Counts are cached for a few seconds, and one that fails or takes too
// long costs the scrape only its own metric.
import { Counter, Gauge, type LabelValues } from "prom-client";
import { readCertificate } from "../domain/health/certificate.ts";
import type { LastCheckup } from "../domain/health/checkup.ts";
import type { Store } from "../domain/ports.ts";
import { erasingOverdueMs } from "../domain/travellers/retention.ts";
import type { LastVerification } from "../domain/verification.ts";
import type { Metric } from "./metric.ts";
import { metricTable as table } from "./metric-table.ts";
import { type Metrics, optionsOf } from "./metrics.ts";

export interface StoredMetricSources {
  store: Store;
  /** The time of the deployment. */
  now: () => number;
  /** By its number, in the deployment's time zone. */
  today: () => number;
  /** Null keeps travellers' details for ever. */
  travellerRetentionDays: number | null;
  version: string;
  database: "sqlite" | "postgresql";
  isWritable: () => boolean;
  lastVerification: () => Promise<LastVerification | null>;
  lastCheckup: () => Promise<LastCheckup | null>;
  /** Undefined if the folder of backups is not known. */
  newestBackup: (() => { at: number; bytes: number } | null) | undefined;
  /** Called once until the metric can be counted again. */
  failed: (metric: string, error: unknown) => void;
  monotonicMs: () => number;
}

const cachedMs = 5000;
const timeoutMs = 2000;
const rowsMax = 10_000;
const agesSeconds = [0, 60, 300, 900] as const;

type Row = [labels: LabelValues<string>, value: number];

export function addStoredMetrics({ registry }: Metrics, sources: StoredMetricSources): void {
  const { store, now, version, database, isWritable, lastVerification, lastCheckup, newestBackup } = sources;
  const { counts } = store.reads;
  const failures = new Counter(optionsOf(table.metricFailures, registry));
  const gauge = (metric: Metric, rows: () => Promise<Row[]> | Row[]) => {
    const read = cached(async () => await rows(), sources.monotonicMs);
    let isFailing = false;
    new Gauge({
      ...optionsOf(metric, registry),
      async collect() {
        let found: Row[] = [];
        try {
          found = await inTime(read());
          isFailing = false;
        } catch (error) {
          failures.inc({ metric: metric.name });
          if (!isFailing) sources.failed(metric.name, error);
          isFailing = true;
        }
        this.reset();
        // Without labels, `reset` would show 0.
        if (metric.labels.length === 0) this.remove();
        for (const [labels, value] of found) this.set(labels, value);
      },
    });
  };
  const one = (value: number | null): Row[] => (value === null ? [] : [[{}, value]]);

  gauge(table.build, () => [[{ version, node: process.versions.node, database }, 1]]);
  new Gauge({
    ...optionsOf(table.writable, registry),
    collect() {
      this.set(Number(isWritable()));
    },
  });
  gauge(table.processing, async () => {
    const rows: Row[] = [];
    for (const [kind, name] of [
      ["orders", "order"],
      ["topups", "topup"],
    ] as const) {
      for (const age of agesSeconds) {
        const found = await counts.processing(kind, now() - age * 1000, rowsMax);
        for (const mode of ["test", "live"] as const) {
          const count = found.find((row) => row.mode === mode)?.count ?? 0;
          rows.push([{ kind: name, mode, older_than_seconds: age }, count]);
        }
      }
    }
    return rows;
  });
  gauge(table.lowWallets, async () => one(await counts.lowWallets(sources.today(), rowsMax)));
  gauge(table.waitingDeliveries, async () => one(await counts.waitingDeliveries(rowsMax)));
  gauge(table.deliveriesOverdue, async () => {
    const next = await store.reads.deliveryQueue.nextAt();
    return one(next === null ? 0 : Math.max(0, (now() - next) / 1000));
  });
  gauge(table.mailsWaiting, async () => one(await counts.waitingMails(rowsMax)));
  gauge(table.endpoints, async () => {
    const disabled = await counts.disabledEndpoints(rowsMax);
    const of = (by: string) => disabled.find((row) => row.by === by)?.count ?? 0;
    return [
      [{ state: "paused" }, await counts.pausedEndpoints(now(), rowsMax)],
      ...["person", "exhausted", "failing"].map((by): Row => [{ state: `disabled_${by}` }, of(by)]),
    ];
  });
  gauge(table.erasingOverdue, async () => {
    const overdueMs = await erasingOverdueMs(store.reads, sources.travellerRetentionDays, now());
    return one(overdueMs === null ? null : overdueMs / 1000);
  });
  gauge(table.jobsDue, async () =>
    (await counts.dueJobs(now(), rowsMax)).map(({ kind, count }): Row => [{ kind }, count]),
  );
  const size = cached(() => store.size(), sources.monotonicMs);
  gauge(table.databaseBytes, async () => one((await size()).bytes));
  gauge(table.walBytes, async () => one((await size()).walBytes));
  gauge(table.freeBytes, async () => one((await size()).freeBytes));
  gauge(table.verifiedAt, async () => {
    const last = await lastVerification();
    return one(last && last.at / 1000);
  });
  gauge(table.violations, async () => {
    const last = await lastVerification();
    return Object.entries(last?.violations ?? {}).map(([invariant, count]): Row => [{ invariant }, count]);
  });
  gauge(table.checkedAt, async () => {
    const last = await lastCheckup();
    return one(last && last.at / 1000);
  });
  gauge(table.problems, async () => {
    const last = await lastCheckup();
    return Object.entries(last?.problems ?? {}).map(
      ([check, isProblem]): Row => [{ check }, Number(isProblem)],
    );
  });
  gauge(table.certificateEndsAt, async () => {
    const certificate = await readCertificate(store.reads);
    return one(certificate?.endsAt ? certificate.endsAt / 1000 : null);
  });
  gauge(table.backupAt, () => one((newestBackup?.()?.at ?? 0) / 1000));
  if (newestBackup === undefined) return;
  gauge(table.backupBytes, () => one(newestBackup()?.bytes ?? 0));
}

/** Shares one read among those who ask meanwhile, and its result or failure for a few seconds. */
function cached<T>(read: () => Promise<T>, monotonicMs: () => number): () => Promise<T> {
  let last: { result: Promise<T>; endsAt: number } | null = null;
  return () => {
    if (last !== null && monotonicMs() < last.endsAt) return last.result;
    const entry = { result: read(), endsAt: Number.POSITIVE_INFINITY };
    last = entry;
    const end = () => {
      entry.endsAt = monotonicMs() + cachedMs;
    };
    entry.result.then(end, end);
    return entry.result;
  };
}

async function inTime<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
