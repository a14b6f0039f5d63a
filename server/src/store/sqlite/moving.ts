// An SQLite file as source or target of a move.
import { closeSync, existsSync, openSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import {
  insertText,
  type Progress,
  pageText,
  type Row,
  type Source,
  type Table,
  type Target,
} from "../moving/ports.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { migrate } from "./migrate.ts";
import { syncToDisk } from "./sync-to-disk.ts";

/** The tables of the newest schema. */
export function storeTables(): Table[] {
  const db = new Database(":memory:");
  migrate(db, { check: false });
  const names = db
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all() as string[];
  const columnsOf = db.prepare("select name, lower(type) as type, pk from pragma_table_info(?) order by cid");
  const tables = names.map((name): Table => {
    const columns = columnsOf.all(name) as { name: string; type: string; pk: number }[];
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    return {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type === "text" ? "text" : "bigint",
      })),
      key: key.map((column) => column.name),
    };
  });
  db.close();
  return tables;
}

const valueIn = (db: Database.Database, sql: string): string => String(db.prepare(sql).pluck().get());

const lockAttempts = 20;
const lockPauseMs = 100;

export class SqliteSource implements Source {
  readonly #file: string;
  readonly #db: Database.Database;

  static async open(file: string): Promise<SqliteSource> {
    if (!existsSync(file)) throw new UnusableDatabase(`there is no database file ${file}`);
    const db = new Database(file, { timeout: 2000 });
    try {
      migrate(db, { check: true });
      await lock(db, file);
      return new SqliteSource(file, db);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  private constructor(file: string, db: Database.Database) {
    this.#file = file;
    this.#db = db;
  }

  /** The log is empty, so any later write changes the file. */
  async fingerprint(): Promise<string> {
    const { dev, ino, size, mtimeNs } = statSync(this.#file, { bigint: true });
    return ["sqlite", dev, ino, size, mtimeNs].join(" ");
  }

  async rows(table: Table, after: Row | null, limit: number): Promise<Row[]> {
    const statement = this.#db.prepare(pageText(table, after === null, () => "?")).raw();
    return statement.all(...(after ?? []), limit) as Row[];
  }

  async value(sql: string): Promise<string> {
    return valueIn(this.#db, sql);
  }

  async close(): Promise<void> {
    this.#db.exec("rollback");
    this.#db.close();
  }
}

/** Holds the write lock with an empty log. A reading service may briefly delay emptying the log. */
async function lock(db: Database.Database, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    db.pragma("wal_checkpoint(truncate)");
    db.exec("begin immediate");
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
    db.exec("rollback");
    if (attempt === lockAttempts)
      throw new UnusableDatabase(`${file} is written all the time: stop the services that use it`);
    await sleep(lockPauseMs);
  }
}

/** Filled under a temporary name and renamed on release. */
export class SqliteTarget implements Target {
  readonly location: string;
  readonly #file: string;
  readonly #db: Database.Database;
  readonly #tables: readonly Table[];

  static async open(file: string, tables: readonly Table[]): Promise<SqliteTarget> {
    if (existsSync(file)) throw new UnusableDatabase(`${file} exists already: give another file`);
    const partial = `${file}.partial`;
    create(partial);
    const db = new Database(partial, { timeout: 0 });
    try {
      db.pragma("locking_mode = exclusive");
      db.pragma("journal_mode = truncate");
      db.pragma("synchronous = normal");
      db.pragma("foreign_keys = 0");
      migrate(db, { check: false });
      db.exec("create table if not exists store_migration (name text primary key, value text not null)");
      return new SqliteTarget(file, partial, db, tables);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  private constructor(file: string, partial: string, db: Database.Database, tables: readonly Table[]) {
    this.#file = file;
    this.location = partial;
    this.#db = db;
    this.#tables = tables;
  }

  async begin(fingerprint: string) {
    const db = this.#db;
    const known = db.prepare("select value from store_migration where name = ''").pluck().get();
    if (known !== fingerprint) {
      db.exec("begin");
      for (const { name } of this.#tables) db.exec(`delete from ${name}`);
      db.exec("delete from store_migration");
      db.prepare("insert into store_migration values ('', ?)").run(fingerprint);
      db.exec("commit");
    }
    const rows = db.prepare("select name, value from store_migration where name <> ''").raw().all();
    const progress = new Map((rows as [string, string][]).map(([name, value]) => [name, JSON.parse(value)]));
    return { resumes: known === fingerprint, progress };
  }

  async write(table: Table, rows: readonly Row[], progress: Progress): Promise<void> {
    const marks = table.columns.map(() => "?").join(", ");
    const insert = this.#db.prepare(`${insertText(table)} values (${marks})`);
    const save = this.#db.prepare("insert or replace into store_migration values (?, ?)");
    this.#db.exec("begin");
    for (const row of rows) insert.run(...row);
    save.run(table.name, JSON.stringify(progress));
    this.#db.exec("commit");
  }

  /** Makes the file readable by other connections. */
  async finish(): Promise<void> {
    this.#db.pragma("locking_mode = normal");
    this.#db.prepare("select count(*) from store_migration").get();
  }

  async value(sql: string): Promise<string> {
    return valueIn(this.#db, sql);
  }

  async release(): Promise<void> {
    this.#db.exec("drop table store_migration");
    this.#db.close();
    syncToDisk(this.location);
    renameSync(this.location, this.#file);
    syncToDisk(dirname(this.#file));
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

/** Creates a file that only its owner can read. */
function create(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UnusableDatabase(`${file} cannot be written (${code}): choose another file`);
  }
}
