// Audits one read-only snapshot of a file while a service writes.
import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import type { Audit, FaultRow, InvariantId } from "../../domain/verification.ts";
import { checksOf } from "../sql/audit/checks.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { migrate } from "./migrate.ts";
import { dialect, prepare } from "./prepared.ts";
import { openToRead } from "./read-only.ts";

export async function openAudit(file: string): Promise<Audit> {
  if (!existsSync(file)) throw new UnusableDatabase(`there is no database file ${file}`);
  const db = openToRead(file);
  try {
    migrate(db, { check: true });
    // 64 MiB, because the check reads every page.
    db.pragma("cache_size = -65536");
    db.exec("begin");
    const setting = prepare<{ value: string }>(db, "select value from settings where name = $1");
    return {
      atOnce: 1,
      setting: async (name) => setting.get(name)?.value ?? null,
      faults: (invariant, now) => faultsOf(db, invariant, checksOf({ dialect, now })),
      close: async () => void db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** An unreadable page or JSON text is a violation found by the query that read it. */
async function* faultsOf(
  db: Database.Database,
  invariant: InvariantId,
  checks: ReturnType<typeof checksOf>,
): AsyncIterable<FaultRow> {
  try {
    yield* rowsAtFault(db, invariant, checks);
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !/^SQLITE_(CORRUPT|ERROR)/.test(error.code)) throw error;
    yield { damage: error.message };
  }
}

function rowsAtFault(
  db: Database.Database,
  invariant: InvariantId,
  checks: ReturnType<typeof checksOf>,
): Iterable<FaultRow> {
  if (invariant === "file.integrity") return damages(db);
  if (invariant === "file.references") return prepare<FaultRow>(db, "pragma foreign_key_check").iterate();
  const { sql, values = [] } = checks[invariant];
  return prepare<FaultRow>(db, sql).iterate(...values);
}

function* damages(db: Database.Database): Iterable<FaultRow> {
  for (const row of prepare<{ integrity_check: string }>(db, "pragma integrity_check").iterate()) {
    if (row.integrity_check !== "ok") yield { damage: row.integrity_check };
  }
}
