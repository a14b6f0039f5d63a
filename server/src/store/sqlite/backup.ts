// Copies a file in one read transaction. SQLite's online backup restarts on every write and might never finish.
import { existsSync } from "node:fs";
import { UnusableDatabase } from "../unusable-database.ts";
import { openToRead } from "./read-only.ts";

/** The signal is checked after this many pages. */
const pagesAtOnce = 1000;

/** @param target an empty or missing file @param signal aborts, and leaves an unusable target */
export async function copyDatabase(source: string, target: string, signal: AbortSignal): Promise<void> {
  if (!existsSync(source)) throw new UnusableDatabase(`there is no database file ${source}`);
  const db = openToRead(source);
  try {
    db.exec("begin");
    // A transaction's snapshot starts with its first statement.
    db.prepare("select count(*) from sqlite_master").get();
    await db.backup(target, {
      progress() {
        signal.throwIfAborted();
        return pagesAtOnce;
      },
    });
  } finally {
    db.close();
  }
}
