import { closeSync, existsSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import { UnusableDatabase } from "../unusable-database.ts";
import { migrate } from "./migrate.ts";

/** SQLite before 3.51.3 could corrupt a file when its write-ahead log was reset. */
const oldestVersion = [3, 51, 3];

function open(file: string): Database.Database {
  // The file contains secrets and names. SQLite copies its mode to the log files.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  const db = new Database(file, { timeout: 2000 });
  db.pragma("journal_mode = wal");
  db.pragma("synchronous = full");
  // Savepoints and sorts stay in memory, because files cost system calls.
  db.pragma("temp_store = memory");
  db.pragma("foreign_keys = 1");
  return db;
}

function requireVersion(db: Database.Database): void {
  const text = db.prepare("select sqlite_version()").pluck().get() as string;
  const version = text.split(".").map(Number);
  for (let i = 0; i < oldestVersion.length; i++) {
    const difference = (version[i] ?? 0) - (oldestVersion[i] ?? 0);
    if (difference > 0) return;
    if (difference < 0)
      throw new UnusableDatabase(`SQLite ${text} is too old: ${oldestVersion.join(".")} is needed`);
  }
}

export function openWriter(
  file: string,
  { migrates, walPages, syncs }: { migrates: boolean; walPages: number; syncs: boolean },
): Database.Database {
  const db = open(file);
  requireVersion(db);
  migrate(db, { check: !migrates });
  // GroupCommit waits for the write lock without blocking.
  db.pragma("busy_timeout = 0");
  // Half of the default: writes are local, while reads cover the whole file.
  db.pragma("cache_size = -8000");
  if (!syncs) db.pragma("synchronous = normal");
  db.pragma(`wal_autocheckpoint = ${walPages}`);
  return db;
}

/** Its commits wait neither for the disk nor for another writing process. */
export function openRequestLog(file: string, walPages: number): Database.Database {
  const db = open(file);
  db.pragma("busy_timeout = 0");
  db.pragma("cache_size = -2000");
  db.pragma("synchronous = normal");
  db.pragma(`wal_autocheckpoint = ${walPages}`);
  return db;
}

export function openReader(file: string): Database.Database {
  const db = open(file);
  db.pragma("query_only = 1");
  return db;
}
