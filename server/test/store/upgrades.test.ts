// A database of each earlier schema version, with data in it, is migrated: no row is lost or changed, and the result is
// sound. The data is what today's service writes, as far as the earlier version has a place for it.
import { join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { migrations } from "../../src/store/migrations.ts";
import { migrate } from "../../src/store/sqlite/migrate.ts";
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

/** Names that migration 14 changed: tables, and columns of the table as it was called before. */
const renamed: Record<string, string> = {
  activity: "audit_log",
  work: "jobs",
  runs: "test_runs",
  missed_esim_events: "deferred_esim_events",
  sendings_by_hand: "manual_deliveries",
  remembered_responses: "stored_responses",
  network_esims: "simulated_esims",
  network_requests: "simulated_requests",
  network_rules: "simulated_rules",
  "accounts.run": "test_run",
  "deliveries.answer": "response",
  "deliveries.retries_by_hand": "manual_retries",
  "endpoints.sending_by_hand": "manual_delivery",
  "endpoints.used_up_in_row": "exhausted_in_row",
  "esims.looked_at": "polled_at",
  "network_requests.answer_at": "respond_at",
  "people.totp_started": "totp_pending_secret",
  "remembered_responses.answered_at": "responded_at",
  "remembered_responses.present_state": "shows_current_state",
  "sendings_by_hand.answer": "response",
  "sendings_by_hand.asked_at": "requested_at",
  "sign_in_failures.address": "ip_address",
};

/** The value that migration 14 changed in a column, and what it is now. */
const renamedValues: Record<string, { before: string; now: string }> = {
  "endpoints.disabled_by": { before: "used_up", now: "exhausted" },
  "remembered_responses.state": { before: "answered", now: "completed" },
};

const tableNow = (table: string) => renamed[table] ?? table;
const columnNow = (table: string, column: string) => renamed[`${table}.${column}`] ?? column;
const isRenamedBy = (version: number) => version < 14;

const schemaOf = (db: Db): unknown[] =>
  db.prepare("select type, name, sql from sqlite_schema order by type, name").all();

/** A database of this schema version, with the rows of `world` as far as the version has a place for them. */
function olderDatabase(file: string, version: number, world: string): Db {
  const db = new Database(file);
  db.pragma("foreign_keys = off");
  for (const { number, sql } of migrations()) if (number <= version) db.exec(sql);
  db.pragma(`user_version = ${version}`);
  db.prepare("attach ? as world").run(world);
  for (const table of tablesOf(db)) {
    const known = new Set(columnsOf(db, tableNow(table), "world"));
    const shared = columnsOf(db, table).filter((column) => known.has(columnNow(table, column)));
    if (shared.length === 0) continue;
    const values = shared.map((column) => {
      const value = renamedValues[`${table}.${column}`];
      const now = `"${columnNow(table, column)}"`;
      return value && isRenamedBy(version)
        ? `case ${now} when '${value.now}' then '${value.before}' else ${now} end`
        : now;
    });
    const list = shared.map((name) => `"${name}"`).join(", ");
    db.exec(
      `delete from "${table}"; insert into "${table}" (${list}) select ${values.join(", ")} from world."${tableNow(table)}"`,
    );
  }
  db.exec("detach world");
  return db;
}

/** Rows as texts, by the table that has them after the migration. */
function contentsOf(db: Db): Map<string, { columns: string[]; rows: string[] }> {
  const contents = new Map<string, { columns: string[]; rows: string[] }>();
  for (const table of tablesOf(db)) {
    const columns = columnsOf(db, table);
    const values = columns.map((column) => {
      const value = renamedValues[`${table}.${column}`];
      return value ? `replace("${column}", '${value.before}', '${value.now}')` : `"${column}"`;
    });
    const columnsNow = columns.map((column) => `"${columnNow(table, column)}"`);
    contents.set(tableNow(table), { columns: columnsNow, rows: rowsOf(db, table, values) });
  }
  return contents;
}

function rowsOf(db: Db, table: string, values: readonly string[]): string[] {
  const rows = db.prepare(`select ${values.join(", ")} from "${table}"`).raw();
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
