// Applies each migration once and in order. A file written by a newer release is rejected.
import type { Database } from "better-sqlite3";
import { isCurrent, migrations } from "../migrations.ts";

/** @param check reject an outdated schema instead */
export function migrate(db: Database, { check }: { check: boolean }): void {
  const current = db.pragma("user_version", { simple: true }) as number;
  if (isCurrent(current, { check })) return;
  db.exec("begin exclusive");
  try {
    const again = db.pragma("user_version", { simple: true }) as number;
    for (const migration of migrations()) {
      if (migration.number <= again) continue;
      db.exec(migration.sql);
      db.pragma(`user_version = ${migration.number}`);
    }
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
}
