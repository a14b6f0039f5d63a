// Classifies database errors, for metrics and readiness.
import { DatabaseMoved } from "./database-files.ts";

export const failureCauses = [
  "disk_full",
  "io_error",
  "not_writable",
  "corrupt",
  "busy",
  "file_replaced",
  "other",
] as const;
export type FailureCause = (typeof failureCauses)[number];

const byCode: readonly [start: string, cause: FailureCause][] = [
  ["SQLITE_FULL", "disk_full"],
  ["SQLITE_IOERR", "io_error"],
  ["SQLITE_READONLY", "not_writable"],
  ["SQLITE_PERM", "not_writable"],
  ["SQLITE_CANTOPEN", "not_writable"],
  ["SQLITE_CORRUPT", "corrupt"],
  ["SQLITE_NOTADB", "corrupt"],
  ["SQLITE_BUSY", "busy"],
  ["SQLITE_LOCKED", "busy"],
];

export function failureCause(error: unknown): FailureCause {
  if (error instanceof DatabaseMoved) return "file_replaced";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return byCode.find(([start]) => code.startsWith(start))?.[1] ?? "other";
}

/** Errors of the disk rather than of the row: no other write will succeed. */
const ofTheDisk: readonly FailureCause[] = ["disk_full", "io_error", "not_writable"];

export const isOfTheDisk = (error: unknown): boolean => ofTheDisk.includes(failureCause(error));

/** Observes the commits of a store. */
export interface StoreObserver {
  committed(): void;
  commitFailed(cause: FailureCause, error: unknown): void;
  /** A snapshot could not be ended; its query reports its own error. */
  snapshotFailed(error: unknown): void;
}

export const unobserved: StoreObserver = {
  committed() {},
  commitFailed() {},
  snapshotFailed() {},
};
