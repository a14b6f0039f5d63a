// Applies each migration once and in order. A file written by a newer release is rejected.
import type { Database } from "better-sqlite3";
import { isCurrent, type Migration, migrations, newestOf } from "../migrations.ts";

export interface MigrateOptions {
  /** Reject an outdated schema instead. */
  check: boolean;
  all?: readonly Migration[];
}

export function migrate(db: Database, { check, all = migrations("sqlite") }: MigrateOptions): void {
  const version = () => db.pragma("user_version", { simple: true }) as number;
  if (isCurrent(version(), newestOf(all), { check })) return;
  db.exec("begin exclusive");
  try {
    for (const { number, sql } of all) {
      if (number <= version()) continue;
      db.exec(sql);
      db.pragma(`user_version = ${number}`);
    }
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
}
