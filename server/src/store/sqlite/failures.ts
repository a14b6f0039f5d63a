import Database from "better-sqlite3";
import type { FailureCause } from "../failures.ts";
import { DatabaseMoved } from "./database-files.ts";

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

const remedies: Partial<Record<FailureCause, string>> = {
  busy: "another process holds the database; nothing was changed: try again in a moment",
  disk_full: "the disk is full; nothing was changed: make room, then try again",
  not_writable: "the database file cannot be written; check its permissions",
  corrupt: "the database file is damaged; restore a backup",
};

export function describeFailure(error: unknown): string | null {
  if (!(error instanceof Database.SqliteError)) return null;
  return remedies[failureCause(error)] ?? `the database failed: ${error.message}`;
}

export function describeOpeningFailure(error: unknown, file: string): string | null {
  if (!(error instanceof Database.SqliteError)) return null;
  if (error.code === "SQLITE_NOTADB") return `${file} is not a database`;
  if (!error.code.startsWith("SQLITE_CANTOPEN")) return null;
  return `${file} cannot be opened: check the path and its permissions`;
}

/** After one of these every other write fails too. */
const ofTheDisk: readonly FailureCause[] = ["disk_full", "io_error", "not_writable"];

export const isOfTheDisk = (error: unknown): boolean => ofTheDisk.includes(failureCause(error));
