// What each process of a deployment reports every few seconds. Reports use real time, because an operator can move the
// clock.
import type { components } from "@partner-esim/generated/portal/types";

export type ProcessRole = components["schemas"]["ProcessRole"];

export interface ProcessState {
  roles: readonly ProcessRole[];
  release: string;
  /** Null while the database takes writes. */
  writeFailure: string | null;
  supplier: SupplierReport;
  /** Undefined if the process does not know the backup folder. */
  backup?: { at: number; bytes: number } | null;
}

export interface SupplierReport {
  calls: number;
  failed: number;
  lastFailure: number | null;
  lastError: string | null;
  /** Since when all calls have failed; null unless several in a row failed, the last one recently. */
  failingSince: number | null;
  /** Durations of the last calls. */
  tookMs: readonly number[];
}

export interface SupplierCalls {
  calls: number;
  failed: number;
  medianMs: number | null;
  p95Ms: number | null;
  lastFailure: number | null;
  lastError: string | null;
  /** Null unless the last calls of a process have failed. */
  failingSince: number | null;
}

export interface ProcessReport {
  name: string;
  startedAt: number;
  seenAt: number;
  state: ProcessState;
}

export interface ProcessReads {
  /** Sorted by name. */
  list(): Promise<ProcessReport[]>;
}

export interface ProcessRepository extends ProcessReads {
  put(report: ProcessReport): Promise<void>;
  delete(name: string): Promise<void>;
  deleteBefore(seenAt: number): Promise<void>;
}

export const reportEveryMs = 5000;
const downAfterMs = 30_000;
/** Older reports are deleted: their processes ended long ago. */
const forgottenAfterMs = 24 * 3_600_000;

export const isDown = ({ seenAt }: ProcessReport, realNow: number): boolean => realNow - seenAt > downAfterMs;

export const oldestReport = (realNow: number): number => realNow - forgottenAfterMs;

/** Adds up the reports of running processes. */
export function supplierCallsOf(reports: readonly SupplierReport[]): SupplierCalls {
  const took = reports.flatMap(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const within = (part: number) => took[Math.ceil(took.length * part) - 1] ?? null;
  const failed = reports.filter(({ lastFailure }) => lastFailure !== null);
  const last = failed.reduce<SupplierReport | null>(
    (a, b) => (a === null || (b.lastFailure ?? 0) > (a.lastFailure ?? 0) ? b : a),
    null,
  );
  const since = reports.flatMap(({ failingSince }) => failingSince ?? []);
  const total = (of: (report: SupplierReport) => number) => reports.reduce((sum, one) => sum + of(one), 0);
  return {
    calls: total(({ calls }) => calls),
    failed: total((one) => one.failed),
    lastFailure: last?.lastFailure ?? null,
    lastError: last?.lastError ?? null,
    failingSince: since.length === 0 ? null : Math.min(...since),
    medianMs: within(0.5),
    p95Ms: within(0.95),
  };
}
