// SQLite's plans: it has no statistics, and a statement that reads a whole table delays all requests of the process.
import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import t from "tap";
import type { Connection, Statement } from "../../src/store/sql/connection.ts";
import { readsOf, transactionOf } from "../../src/store/sql/repositories.ts";
import { connectionOf } from "../../src/store/sqlite/prepared.ts";

const schema = readFileSync(new URL("../../src/store/schema.sql", import.meta.url), "utf8");
/** Tables with a row for each account, key, package or process at most. */
const small = [
  "accounts",
  "catalogue_imports",
  "failing_deliveries",
  "processes",
  "simulated_rules",
  "test_runs",
];
/** Only after the deployment's time zone has changed. */
const rare = ["delete from ledger_days"];
/** Of any value. */
const values = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i + 1, 1]));

/** The first or last rows of a table by their number. */
const byNumber = (table: string) => {
  const where = "( where (n [<>=]+ \\$\\d|state = 'completed'))?";
  return new RegExp(`from ${table}( \\w+)?${where} order by (n|number)( desc)? limit`);
};

/** Returns all statements of the repositories. */
function statementsOf(db: Database.Database): Set<string> {
  const texts = new Set<string>();
  const connection: Connection = {
    dialect: connectionOf(db).dialect,
    prepare<Row>(sql: string) {
      texts.add(sql.replaceAll(/\s+/g, " "));
      return {} as Statement<Row>;
    },
  };
  readsOf(connection);
  transactionOf(connection, {} as never);
  return texts;
}

t.test("no statement reads a whole table of those that grow", (t) => {
  const db = new Database(":memory:");
  t.teardown(() => db.close());
  db.exec(schema);
  const tables = new Set(db.prepare("select name from sqlite_schema where type = 'table'").pluck().all());
  const whole: string[] = [];
  const texts = statementsOf(db);
  for (const sql of texts) {
    const statement = db.prepare(`explain query plan ${sql}`);
    const plan = (sql.includes("$1") ? statement.all(values) : statement.all()) as { detail: string }[];
    for (const { detail } of plan) {
      const name = /^SCAN (\w+)$/.exec(detail)?.[1];
      if (name === undefined) continue;
      const words = [
        name,
        ...[...sql.matchAll(new RegExp(`(\\w+) ${name}\\b`, "g"))].map(([, word]) => word),
      ];
      const table = words.find((word) => tables.has(word));
      if (table === undefined || small.includes(table)) continue;
      if (!byNumber(table).test(sql) && !rare.includes(sql)) whole.push(`${table}: ${sql}`);
    }
  }
  t.ok(texts.size > 300, `${texts.size} statements`);
  t.same(whole, []);
  t.end();
});
