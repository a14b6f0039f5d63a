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
  /** How many transactions share it. */
  transactions: number;
  tookMs: number;
  /** Whether anything was written: only then does it show that the database takes writes. */
  wrote: boolean;
  facts: readonly Fact[];
}

export interface StoreObserver {
  monotonicMs(): number;
  /** Runs around each transaction. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
  committed(commit: Commit): void;
  commitFailed(cause: FailureCause, error: unknown): void;
  /** The next transaction reports it too. */
  rollbackFailed(error: unknown): void;
  /** Rate limits are counted by each process until `limitsShared`. */
  limitsFailed(error: unknown): void;
  limitsShared(): void;
}

/** Of commands, which wait as long as the database lets them. */
export const unobserved: StoreObserver = {
  monotonicMs: () => 0,
  transaction: (run) => run(),
  committed() {},
  commitFailed() {},
  rollbackFailed() {},
  limitsFailed() {},
  limitsShared() {},
};
