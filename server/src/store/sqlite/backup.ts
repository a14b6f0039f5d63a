// A copy of a database file that others are writing to. One read transaction sees one moment, which the online
// backup of SQLite, starting over whenever another process writes, might never reach under load.
import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { UnusableDatabase } from "../unusable-database.ts";

/** @param target a file that is empty or isn't there yet */
export function copyDatabase(source: string, target: string): void {
  if (!existsSync(source)) throw new UnusableDatabase(`there is no database file ${source}`);
  const db = new Database(source, { readonly: true, fileMustExist: true, timeout: 2000 });
  try {
    db.prepare("vacuum into ?").run(target);
  } finally {
    db.close();
  }
}
