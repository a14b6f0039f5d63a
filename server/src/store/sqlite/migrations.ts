// Numbered migrations, each applied once and in order. A file written by a newer release is rejected.
import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "better-sqlite3";
import { UnusableDatabase } from "../unusable-database.ts";

interface Migration {
  number: number;
  name: string;
  sql: string;
}

export function migrations(): Migration[] {
  const folder = new URL("../migrations/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: readFileSync(new URL(name, folder), "utf8"),
    }));
}

/** @param check reject an outdated schema instead */
export function migrate(db: Database, { check }: { check: boolean }): void {
  const all = migrations();
  const newest = all.at(-1)?.number ?? 0;
  const current = db.pragma("user_version", { simple: true }) as number;
  if (current > newest) {
    throw new UnusableDatabase(
      `the database has schema ${current}, written by a newer release; this one knows ${newest}`,
    );
  }
  if (current === newest) return;
  if (check)
    throw new UnusableDatabase(
      `the database has schema ${current}, this release needs ${newest}: start the service once`,
    );
  db.exec("begin exclusive");
  try {
    const again = db.pragma("user_version", { simple: true }) as number;
    for (const migration of all) {
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
