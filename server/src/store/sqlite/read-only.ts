// A connection that only reads, for commands that look at a database file or copy it.
import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/**
 * Leaves the files as they were. Beside a file that was cleanly closed, a connection without the right to write would leave
 * an empty log behind, which it may not remove; beside one with a log, one with that right would write the log into the file.
 */
export function openToRead(file: string): Database.Database {
  const hasLog = existsSync(`${file}-wal`);
  const db = new Database(file, { readonly: hasLog, fileMustExist: true, timeout: 2000 });
  db.pragma("query_only = true");
  return db;
}
