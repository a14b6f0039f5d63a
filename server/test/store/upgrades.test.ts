// A database of each earlier schema version, with data in it, is migrated: no row is lost or changed, and the result is
// sound. The data is what today's service writes, as far as the earlier version has a place for it.
import { join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { migrate, migrations } from "../../src/store/sqlite/migrations.ts";
import { folderFor, runHere } from "../cli/command-line.ts";
import { makeWorld } from "../verify/world.ts";

type Db = Database.Database;

const tablesOf = (db: Db, schema = "main"): string[] =>
  db
    .prepare(`select name from ${schema}.sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .pluck()
    .all() as string[];
const columnsOf = (db: Db, table: string, schema = "main"): string[] =>
  db.prepare(`select name from pragma_table_info('${table}', '${schema}')`).pluck().all() as string[];

const schemaOf = (db: Db): unknown[] =>
  db.prepare("select type, name, sql from sqlite_schema order by type, name").all();

/** A database of this schema version, with the rows of `world` as far as the version has a place for them. */
function olderDatabase(file: string, version: number, world: string): Db {
  const db = new Database(file);
  db.pragma("foreign_keys = off");
  for (const { number, sql } of migrations()) if (number <= version) db.exec(sql);
  db.pragma(`user_version = ${version}`);
  db.prepare("attach ? as world").run(world);
  const known = new Set(tablesOf(db, "world"));
  for (const table of tablesOf(db)) {
    if (!known.has(table)) continue;
    const shared = columnsOf(db, table).filter((name) => columnsOf(db, table, "world").includes(name));
    const list = shared.map((name) => `"${name}"`).join(", ");
    db.exec(`delete from "${table}"; insert into "${table}" (${list}) select ${list} from world."${table}"`);
  }
  db.exec("detach world");
  return db;
}

/** Each table's rows as texts, of the columns that it has now. */
function contentsOf(db: Db): Map<string, { columns: string[]; rows: string[] }> {
  const contents = new Map<string, { columns: string[]; rows: string[] }>();
  for (const table of tablesOf(db)) {
    const columns = columnsOf(db, table);
    contents.set(table, { columns, rows: rowsOf(db, table, columns) });
  }
  return contents;
}

function rowsOf(db: Db, table: string, columns: readonly string[]): string[] {
  const rows = db.prepare(`select ${columns.map((name) => `"${name}"`).join(", ")} from "${table}"`).raw();
  return rows.all().map((row) => JSON.stringify(row));
}

/** What the world holds beyond an older version: the rows of an inactive account, which version 3 records. */
const faultsOf = (version: number) => (version < 3 ? ["order.event", "topup.event"] : []);

t.test("upgrades", async (t) => {
  const folder = folderFor(t);
  const world = await makeWorld(t, folder);
  const newest = migrations().at(-1)?.number ?? 0;
  for (let version = 1; version < newest; version++) {
    await t.test(`from schema ${version}`, async (t) => {
      const file = join(folder, `from-${version}.db`);
      const db = olderDatabase(file, version, world);
      const before = contentsOf(db);
      t.ok((before.get("orders")?.rows.length ?? 0) > 5, "there is data");

      migrate(db, { check: false });
      const lost = [...before].flatMap(([table, { columns, rows }]) => {
        const now = new Set(rowsOf(db, table, columns));
        return rows.filter((row) => !now.has(row)).map((row) => `${table} ${row}`);
      });
      t.same(lost, [], "no row is lost or changed");
      t.same(db.pragma("foreign_key_check"), [], "every reference leads somewhere");
      t.same(schemaOf(db), schemaOf(new Database(world)), "the schema is that of a new database");
      db.close();

      const { json } = await runHere(["verify", "--json", "--database", file]);
      const found = json.faults.map(({ invariant }: { invariant: string }) => invariant);
      t.same(found, faultsOf(version), "faults that verify finds");
    });
  }
});
