export const storeJobKinds = ["finish-sandbox-order", "finish-sandbox-topup"] as const;

export type JobKind = (typeof storeJobKinds)[number] | (typeof supplyJobKinds)[number];

export interface Job {
  kind: JobKind;
  subject: number;
  dueAt: number;
}

export interface DueJob extends Job {
  n: number;
  attempts: number;
}

export interface ClaimedJob extends DueJob {
  /** Null for a job that concerns all ledgers. */
  ledger: number | null;
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

/** Upper bound for the duration of any job. */
export const jobLeaseMs = 60_000;

export interface JobReads {
  /** Returns when the first of these jobs for a subject is due; null if there is none. */
  dueAt(kinds: readonly JobKind[], subject: number): Promise<number | null>;
  nextAt(kinds?: readonly JobKind[]): Promise<number | null>;
  /** Counts jobs claimed by other processes too. */
  isAnyLeft(now: number): Promise<boolean>;
}

export interface JobRepository extends JobReads {
  add(job: Job): Promise<void>;
  /** @param without ledgers to skip */
  claim(
    kinds: readonly JobKind[],
    now: number,
    leaseUntil: number,
    limit: number,
    without?: readonly number[],
  ): Promise<ClaimedJob[]>;
  finish(n: number): Promise<void>;
  postpone(n: number, dueAt: number): Promise<void>;
  move(kind: JobKind, subject: number, dueAt: number): Promise<void>;
  drop(kind: JobKind, subject: number): Promise<void>;
  hasten(kinds: readonly JobKind[], now: number): Promise<void>;
  addCheck(dueAt: number): Promise<void>;
}
