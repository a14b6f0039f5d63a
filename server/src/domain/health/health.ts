// The state of a deployment in numbers. Each is read by an index with a limit.
import { limits } from "@partner-esim/generated/portal/limits";
import { expiredSince } from "../accounts/funds-requests.ts";
import type { WaitingMail } from "../mail/mail.ts";
import type { CountReads } from "../observation.ts";
import type { Reads } from "../ports.ts";
import type { TimeZone } from "../values/time-zone.ts";
import { type LastVerification, readLastVerification } from "../verification.ts";
import { type Certificate, readCertificate } from "./certificate.ts";
import { isDown, type ProcessReport, type SupplierCalls, supplierCallsOf } from "./processes.ts";

const max = limits.healthCountMax;
const stuckMs = limits.stuckMinutes * 60_000;
const failedMs = limits.failedOrderHours * 3_600_000;

export interface Processing {
  all: number;
  stuck: number;
}

export interface StoredHealth {
  orders: Processing;
  topups: Processing;
  failedOrders: number;
  lowWallets: number;
  fundsRequests: number;
  webhooks: { paused: number; disabled: number; waiting: number };
  jobs: { due: number; overdueMs: number };
  lastVerification: LastVerification | null;
  mail: WaitingMail;
  certificate: Certificate | null;
  processes: ProcessReport[];
  /** Sums over the running processes. */
  supplier: SupplierCalls;
  writeFailure: string | null;
  /** Undefined if no running process knows the backup folder. */
  backup: { at: number; bytes: number } | null | undefined;
}

const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

async function processing(counts: CountReads, kind: "orders" | "topups", now: number): Promise<Processing> {
  return {
    all: total(await counts.processing(kind, now, max)),
    stuck: total(await counts.processing(kind, now - stuckMs, max)),
  };
}

/** @param thisProcess report of this process, which may be unable to store it */
export async function readHealth(
  reads: Reads,
  thisProcess: ProcessReport,
  zone: TimeZone,
  now: number,
): Promise<StoredHealth> {
  const { attention, counts, jobs, mails } = reads;
  const next = await jobs.nextAt();
  const others = (await reads.processes.list()).filter(({ name }) => name !== thisProcess.name);
  const processes = [...others, thisProcess].sort((a, b) => (a.name < b.name ? -1 : 1));
  const states = processes.filter((one) => !isDown(one, thisProcess.seenAt)).map(({ state }) => state);
  const backups = states.flatMap(({ backup }) => (backup === undefined ? [] : [backup]));
  return {
    processes,
    supplier: supplierCallsOf(states.map(({ supplier }) => supplier)),
    writeFailure: states.find(({ writeFailure }) => writeFailure !== null)?.writeFailure ?? null,
    backup: backups.length === 0 ? undefined : newestOf(backups),
    mail: await mails.waiting(max),
    certificate: await readCertificate(reads),
    orders: await processing(counts, "orders", now),
    topups: await processing(counts, "topups", now),
    failedOrders: await attention.failedOrders(now - failedMs, max),
    lowWallets: await counts.lowWallets(zone.dayOf(now), max),
    fundsRequests: await reads.fundsRequests.countPending(expiredSince(now), max),
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

function newestOf(backups: readonly ({ at: number; bytes: number } | null)[]) {
  return backups.reduce((a, b) => (b === null || (a !== null && a.at >= b.at) ? a : b), null);
}
