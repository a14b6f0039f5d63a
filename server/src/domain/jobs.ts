// Background jobs with a due time, by kind, and their repository.

export const storeJobKinds = ["finish-sandbox-order", "finish-sandbox-topup"] as const;

export type JobKind = (typeof storeJobKinds)[number] | (typeof supplyJobKinds)[number];

export interface Job {
  kind: JobKind;
  /** Number of the job's object. */
  subject: number;
  dueAt: number;
}

export interface DueJob extends Job {
  n: number;
  /** How often it was postponed. */
  attempts: number;
}

export const purchaseJobKinds = [
  "fulfil-order",
  "apply-topup",
  "recall-order",
  "recall-topup",
  "cancel-esim",
] as const;

export const checkJobKinds = ["check-esims"] as const;

export const supplyJobKinds = [...purchaseJobKinds, ...checkJobKinds] as const;

export interface JobReads {
  /** Returns when the next job of these kinds (default: all) is due, or null. */
  nextAt(kinds?: readonly JobKind[]): Promise<number | null>;
  /** Returns whether jobs are left that were due by `now`, claimed by another process or not. */
  isAnyLeft(now: number): Promise<boolean>;
}

export interface JobRepository extends JobReads {
  add(job: Job): Promise<void>;
  /** Claims up to `limit` due jobs until `leaseUntil`, so that no other process runs them. */
  claim(kinds: readonly JobKind[], now: number, leaseUntil: number, limit: number): Promise<DueJob[]>;
  finish(n: number): Promise<void>;
  postpone(n: number, dueAt: number): Promise<void>;
  /** Changes when a job is due. */
  move(kind: JobKind, subject: number, dueAt: number): Promise<void>;
  drop(kind: JobKind, subject: number): Promise<void>;
  /** Makes all jobs of these kinds due at once. */
  hasten(kinds: readonly JobKind[], now: number): Promise<void>;
  /** Adds the job that checks eSIMs, from `dueAt` on. */
  addCheck(dueAt: number): Promise<void>;
}
