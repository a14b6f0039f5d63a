// The migrations give both databases the same tables, column by column, but for windows of rate limits.
import Database from "better-sqlite3";
import t from "tap";
import { openStore } from "../../src/store/open.ts";
import { requireServer } from "../../src/store/postgres/migrations.ts";
import { migrate } from "../../src/store/sqlite/migrate.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";

const skip = !hasPostgres;

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

/** One line for each column, reference and index. */
function linesOfSqlite(): string[] {
  const db = new Database(":memory:");
  migrate(db, { check: false });
  const names = (type: string) =>
    db
      .prepare(`select name, tbl_name as "table" from sqlite_schema where type = ? and sql is not null`)
      .all(type) as { name: string; table: string }[];
  const lines = names("index").map(({ name, table }) => `${table} index ${name}`);
  for (const { name: table } of names("table")) {
    for (const { name, type, notnull, pk } of db.pragma(`table_info(${table})`) as Column[]) {
      const isNeeded = notnull === 1 || pk > 0;
      const number = type.toLowerCase() === "integer" ? "bigint" : type.toLowerCase();
      lines.push(`${table}.${name} ${number}${isNeeded ? " not null" : ""}`);
    }
    for (const { from, table: other } of db.pragma(`foreign_key_list(${table})`) as Record<string, string>[])
      lines.push(`${table}.${from} references ${other}`);
  }
  db.close();
  return lines.sort();
}

/** Only PostgreSQL has it: on SQLite one process counts in memory. */
const unlogged = "rate_windows";

t.test("both databases have the same tables, columns, references and indexes", { skip }, async (t) => {
  const url = await postgres.database(t);
  await (await openStore(url)).close();
  const rows = await inServer(
    url,
    `select format('%s.%s %s%s', table_name, column_name, data_type,
       case is_nullable when 'NO' then ' not null' end) as line
     from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_version', '${unlogged}')
     union all
     select format('%s index %s', tablename, indexname) from pg_indexes where schemaname = 'public'
       and indexname not in (select conname from pg_constraint)
     union all
     select format('%s.%s references %s', c.conrelid::regclass, a.attname, c.confrelid::regclass)
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f'`,
  );
  const lines = rows.map(({ line }) => String(line)).sort();
  t.same(lines, linesOfSqlite());
  t.ok(lines.length > 250, `${lines.length} lines`);
  const [uncollated] = await inServer(
    url,
    `select count(*) as n from information_schema.columns where table_schema = 'public' and data_type = 'text'
     and collation_name is distinct from 'binary'`,
  );
  t.match(uncollated, { n: "0" }, "texts are compared by their bytes");
  const [kind] = await inServer(
    url,
    `select relpersistence as kind from pg_class where relname = '${unlogged}'`,
  );
  t.match(kind, { kind: "u" });
});

t.test("processes that start at once migrate once", { skip }, async (t) => {
  const url = await postgres.database(t);
  const stores = await Promise.all([1, 2, 3].map(() => openStore(url)));
  t.same(await Promise.all(stores.map((store) => store.reads.accounts.list())), [[], [], []]);
  await Promise.all(stores.map((store) => store.close()));
});

t.test("a server that is too old, or of another encoding, is rejected", async (t) => {
  const server = (version: string, encoding: string) => ({
    query: async (sql: string) => ({ rows: [{ value: sql.includes("version") ? version : encoding }] }),
  });
  const check = (version: string, encoding: string) => requireServer(server(version, encoding) as never);
  await t.rejects(check("14.9", "UTF8"), /PostgreSQL 14.9 is too old: upgrade the server to 15 or newer/);
  await t.rejects(check("15.1", "SQL_ASCII"), /encoded in SQL_ASCII: create one in UTF8/);
  await check("15.1", "UTF8");
});
