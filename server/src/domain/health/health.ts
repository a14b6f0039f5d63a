// The state of a deployment in numbers. Each is read by an index and stops at a limit.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CountReads } from "../observation.ts";
import type { Reads } from "../ports.ts";
import { type LastVerification, readLastVerification } from "../verification.ts";

const max = limits.healthCountMax;
const stuckMs = limits.stuckMinutes * 60_000;
const failedMs = limits.failedOrderHours * 3_600_000;

export interface SupplierCalls {
  calls: number;
  failed: number;
  medianMs: number | null;
  p95Ms: number | null;
  lastFailure: number | null;
}

export interface Processing {
  all: number;
  stuck: number;
}

export interface StoredHealth {
  orders: Processing;
  topups: Processing;
  failedOrders: number;
  lowWallets: number;
  webhooks: { paused: number; disabled: number; waiting: number };
  jobs: { due: number; overdueMs: number };
  lastVerification: LastVerification | null;
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

async function processing(counts: CountReads, kind: "orders" | "topups", now: number): Promise<Processing> {
  return {
    all: total(await counts.processing(kind, now, max)),
    stuck: total(await counts.processing(kind, now - stuckMs, max)),
  };
}

export async function readHealth(reads: Reads, now: number): Promise<StoredHealth> {
  const { attention, counts, jobs } = reads;
  const next = await jobs.nextAt();
  return {
    orders: await processing(counts, "orders", now),
    topups: await processing(counts, "topups", now),
    failedOrders: await attention.failedOrders(now - failedMs, max),
    lowWallets: await counts.lowWallets(max),
    webhooks: {
      paused: await counts.pausedEndpoints(now, max),
      disabled: total(await counts.disabledEndpoints(max)),
      waiting: Math.min(max, await counts.waitingDeliveries(max)),
    },
    jobs: {
      due: total(await counts.dueJobs(now, max)),
      overdueMs: next === null ? 0 : Math.max(0, now - next),
    },
    lastVerification: await readLastVerification(reads),
  };
}
