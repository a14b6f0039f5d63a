import type { Fact } from "../domain/observation.ts";

export const failureCauses = [
  "disk_full",
  "io_error",
  "not_writable",
  "corrupt",
  "busy",
  "file_replaced",
  "unreachable",
  "other",
] as const;
export type FailureCause = (typeof failureCauses)[number];

export interface Commit {
  /** Number of transactions in the commit. */
  transactions: number;
  tookMs: number;
  /** Whether anything was written. Only a write shows that the database accepts writes. */
  wrote: boolean;
  facts: readonly Fact[];
}

export interface StoreObserver {
  monotonicMs(): number;
  transaction<T>(run: () => Promise<T>): Promise<T>;
  committed(commit: Commit): void;
  commitFailed(cause: FailureCause, error: unknown): void;
  /** The next transaction reports it too. */
  rollbackFailed(error: unknown): void;
  /** Rate limits are counted by each process until `limitsShared`. */
  limitsFailed(error: unknown): void;
  limitsShared(): void;
}

/** For commands, which wait as long as the database allows. */
export const unobserved: StoreObserver = {
  monotonicMs: () => 0,
  transaction: (run) => run(),
  committed() {},
  commitFailed() {},
  rollbackFailed() {},
  limitsFailed() {},
  limitsShared() {},
};
