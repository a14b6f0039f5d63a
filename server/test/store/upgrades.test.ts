// A database of this release is migrated by an example of a next one: no row is lost or changed, on either database.
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { type Migration, migrations } from "../../src/store/migrations.ts";
import { storeTables } from "../../src/store/moving/open.ts";
import { openStore } from "../../src/store/open.ts";
import { migrate as migratePostgres } from "../../src/store/postgres/migrations.ts";
import { connect } from "../../src/store/postgres/pools.ts";
import { migrate as migrateSqlite } from "../../src/store/sqlite/migrate.ts";
import { folderFor, runHere } from "../cli/command-line.ts";
import { backends, postgres, rowsAt, sqlite } from "../stores.ts";
import { makeWorld } from "../verify/world.ts";

const example: Migration = {
  number: 9999,
  name: "9999_example.sql",
  sql: `alter table orders add column example bigint not null default 7;
    create index orders_by_example on orders (ledger, example);
    create table examples (name text collate "binary" not null primary key, ledger bigint references ledgers (n));`,
};

async function migrated(database: string): Promise<void> {
  if (database.startsWith("postgres:")) {
    const client = await connect(database);
    await migratePostgres(client, { check: false, all: [...migrations("postgres"), example] });
    await client.end();
    return;
  }
  const db = new Database(database);
  migrateSqlite(db, { check: false, all: [...migrations("sqlite"), example] });
  db.close();
}

/** Each table's rows, with the columns of this release. */
async function contentsOf(database: string): Promise<Map<string, string[]>> {
  const contents = new Map<string, string[]>();
  for (const { name, columns, key } of storeTables()) {
    const names = columns.map((column) => column.name).join(", ");
    const rows = await rowsAt<object>(database, `select ${names} from ${name} order by ${key.join(", ")}`);
    contents.set(
      name,
      rows.map((row) => JSON.stringify(row)),
    );
  }
  return contents;
}

const shown = (database: string) => runHere(["migrations", "--json", "--database", database]);

t.test("an empty database has everything pending", async (t) => {
  for (const backend of backends) {
    const database = await backend.database(t);
    const { code, json } = await shown(database);
    t.equal(code, 0);
    t.match(json, { schema: 0, needed: 1, pending: ["0001_schema.sql"] }, backend.name);
  }
});

t.test("the next release migrates a database of this one", async (t) => {
  const world = await makeWorld(t, folderFor(t));
  for (const backend of backends)
    await t.test(backend.name, async (t) => {
      const database = await backend.database(t);
      if (backend === sqlite) copyFileSync(world, database);
      else await runHere(["migrate-store", "--from", world, "--to", database]);
      const before = await contentsOf(database);
      t.ok((before.get("orders")?.length ?? 0) > 5, "there is data");
      t.match(await shown(database), { code: 0, json: { schema: 1, needed: 1, pending: [] } });

      await migrated(database);
      t.same(await contentsOf(database), before, "no row is lost or changed");
      t.same(await rowsAt(database, "select distinct example from orders"), [{ example: 7 }]);
      t.same(await rowsAt(database, "select name from examples"), []);
      t.match(await shown(database), { code: 2, stderr: /schema 9999, written by a newer release/ });
      await t.rejects(openStore(database), { message: /schema 9999, written by a newer release/ });
      await t.resolves(migrated(database), "it is not migrated twice");
    });
});

t.test("a migration that fails changes nothing", async (t) => {
  for (const backend of backends) {
    const database = await backend.database(t);
    const broken = { ...example, sql: "create table half (n bigint); create table half (n bigint);" };
    if (backend === postgres) {
      const client = await connect(database);
      t.teardown(() => client.end());
      await t.rejects(migratePostgres(client, { check: false, all: [...migrations("postgres"), broken] }));
    } else {
      const db = new Database(join(database));
      t.teardown(() => db.close());
      t.throws(() => migrateSqlite(db, { check: false, all: [...migrations("sqlite"), broken] }));
    }
    await (await openStore(database)).close();
    await t.rejects(rowsAt(database, "select n from half"), backend.name);
  }
});
