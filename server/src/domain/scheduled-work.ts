// Background jobs with a due time, by kind, and their repository.

export const storeWorkKinds = ["finish-sandbox-order", "finish-sandbox-topup"] as const;

export type WorkKind = (typeof storeWorkKinds)[number] | (typeof supplyWorkKinds)[number];

export interface Work {
  kind: WorkKind;
  /** Number of the job's object. */
  subject: number;
  dueAt: number;
}

export interface DueWork extends Work {
  n: number;
  /** How often it was postponed. */
  attempts: number;
}

export const purchaseWorkKinds = [
  "fulfil-order",
  "apply-topup",
  "recall-order",
  "recall-topup",
  "cancel-esim",
] as const;

export const checkWorkKinds = ["check-esims"] as const;

export const supplyWorkKinds = [...purchaseWorkKinds, ...checkWorkKinds] as const;

export interface JobReads {
  /** Returns when the next job of these kinds (default: all) is due, or null. */
  nextAt(kinds?: readonly WorkKind[]): Promise<number | null>;
  /** Returns whether jobs are left that were due by `now`, claimed by another process or not. */
  isAnyLeft(now: number): Promise<boolean>;
}

export interface JobRepository extends JobReads {
  add(work: Work): Promise<void>;
  /** Claims up to `limit` due jobs until `leaseUntil`, so that no other process runs them. */
  claim(kinds: readonly WorkKind[], now: number, leaseUntil: number, limit: number): Promise<DueWork[]>;
  finish(n: number): Promise<void>;
  postpone(n: number, dueAt: number): Promise<void>;
  /** Changes when a job is due. */
  move(kind: WorkKind, subject: number, dueAt: number): Promise<void>;
  drop(kind: WorkKind, subject: number): Promise<void>;
  /** Makes all jobs of these kinds due at once. */
  hasten(kinds: readonly WorkKind[], now: number): Promise<void>;
  /** Adds the job that checks eSIMs, from `dueAt` on. */
  addCheck(dueAt: number): Promise<void>;
}
