// Rows of work with a due time, by kind, and what background work needs of the store.

export const storeWorkKinds = ["finish-sandbox-order", "finish-sandbox-topup"] as const;

export type WorkKind = (typeof storeWorkKinds)[number] | (typeof supplyWorkKinds)[number];

export interface Work {
  kind: WorkKind;
  /** Number of the object that it is about. */
  subject: number;
  dueAt: number;
}

export interface DueWork extends Work {
  n: number;
  /** How often it has been put off. */
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
  /** When the next work row of these kinds is due (all kinds when not given), or null. */
  nextAt(kinds?: readonly WorkKind[]): Promise<number | null>;
  /** Whether work is left that was due by `now`, held by another process or not. */
  isAnyLeft(now: number): Promise<boolean>;
}

export interface JobRepository extends JobReads {
  add(work: Work): Promise<void>;
  /** Takes up to `limit` due rows and holds them until `leaseUntil`, so that no other process takes them. */
  claim(kinds: readonly WorkKind[], now: number, leaseUntil: number, limit: number): Promise<DueWork[]>;
  finish(n: number): Promise<void>;
  postpone(n: number, dueAt: number): Promise<void>;
  /** Brings work forward or puts it off. */
  move(kind: WorkKind, subject: number, dueAt: number): Promise<void>;
  drop(kind: WorkKind, subject: number): Promise<void>;
  /** Makes all work of these kinds due at once. */
  hasten(kinds: readonly WorkKind[], now: number): Promise<void>;
  /** Sees to it that eSIMs are checked, from `dueAt` on. */
  addCheck(dueAt: number): Promise<void>;
}
