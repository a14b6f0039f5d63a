// A connection that only reads, for commands that look at a database file or copy it.
import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/**
 * Changes no file: without write permission, SQLite would leave an empty log behind; with it, it would checkpoint an
 * existing one.
 */
export function openToRead(file: string): Database.Database {
  const hasLog = existsSync(`${file}-wal`);
  const db = new Database(file, { readonly: hasLog, fileMustExist: true, timeout: 2000 });
  db.pragma("query_only = true");
  return db;
}
