import { existsSync } from "node:fs";
import Database from "better-sqlite3";

/** Changes no file: SQLite would leave an empty log behind, or checkpoint an existing one. */
export function openToRead(file: string): Database.Database {
  const hasLog = existsSync(`${file}-wal`);
  const db = new Database(file, { readonly: hasLog, fileMustExist: true, timeout: 2000 });
  db.pragma("query_only = true");
  return db;
}
