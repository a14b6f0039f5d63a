// A store that was moved to PostgreSQL, or back, is the same store: every row, every sum, and what happens next.
import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import t, { type Test } from "tap";
import { storeTables } from "../../src/store/moving/open.ts";
import { openStore } from "../../src/store/open.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { call, folderFor, runHere, Started, serve } from "./command-line.ts";

const skip = !hasPostgres;
const tables = storeTables().length;
const move = (from: string, to: string) => runHere(["migrate-store", "--from", from, "--to", to, "--json"]);

/** A file with demonstration data, and the key that reads it: made once. */
const prepared = hasPostgres ? prepare() : null;

async function prepare() {
  const file = join(folderFor(t), "store.db");
  const serving = await serve(t, file, ["--demo"]);
  const { test_key: key } = serving.ready.demo;
  const { body: packages } = await call(`${serving.ready.url}/v1/packages?limit=1`, key);
  const order = { package_id: packages.data[0].id, quantity: 1 };
  const bought = await call(`${serving.ready.url}/v1/orders`, key, order, "before");
  serving.child.kill();
  await serving.ended;
  return { file, key, order, bought: bought.body };
}

/** Returns a copy. */
async function demonstration(t: Test) {
  const made = await prepared;
  if (made === null) throw new Error("nothing is prepared without PostgreSQL");
  const file = join(folderFor(t), "store.db");
  copyFileSync(made.file, file);
  return { ...made, file };
}

const rowsIn = (file: string, sql: string): unknown[] => {
  const db = new Database(file, { readonly: true });
  const rows = db.prepare(sql).raw().all();
  db.close();
  return rows;
};

async function sameRows(t: Test, one: string, other: string): Promise<void> {
  const violations: string[] = [];
  for (const { name, columns, key } of storeTables()) {
    const sql = `select ${columns.map((column) => column.name).join(", ")} from ${name} order by ${key.join(", ")}`;
    if (JSON.stringify(rowsIn(one, sql)) !== JSON.stringify(rowsIn(other, sql))) violations.push(name);
  }
  t.same(violations, []);
}

t.test("a store moves to PostgreSQL and back without a difference", { skip }, async (t) => {
  const { file, key, order, bought } = await demonstration(t);
  const database = await postgres.database(t);
  const there = await move(file, database);
  t.match(there, { code: 0, json: { resumed: false, tables } }, there.stderr);
  t.equal(there.stderr, "", "quiet where nobody watches");
  t.notMatch(there.stdout, "secret");

  const back = join(folderFor(t), "back.db");
  t.match(await move(database, back), { code: 0, json: { rows: there.json.rows } });
  await sameRows(t, file, back);
  t.notOk(existsSync(`${back}.partial`));

  for (const moved of [database, back]) {
    const { ready } = await serve(t, moved);
    const replayed = await call(`${ready.url}/v1/orders`, key, order, "before");
    t.match(replayed, { status: 200, body: bought }, "a key keeps its response");
    const { body: before } = await call(`${ready.url}/v1/events?limit=1`, key);
    t.equal((await call(`${ready.url}/v1/orders`, key, order, "after")).status, 201, "numbers continue");
    const { body: after } = await call(`${ready.url}/v1/events?limit=1`, key);
    t.equal(after.data[0].sequence, before.data[0].sequence + 1);
    t.match(await runHere(["verify", "--database", moved]), { code: 0 });
  }
});

t.test("a move that was killed is resumed, unless its source has changed", { skip }, async (t) => {
  const { file } = await demonstration(t);
  const database = await postgres.database(t);
  const copied = async () => {
    const [row] = await inServer(
      database,
      "select case when to_regclass('store_migration') is null then 0 else (xpath('/row/n/text()', query_to_xml('select count(*) as n from store_migration', true, true, '')))[1]::text::int end as n",
    );
    return Number(row?.n);
  };
  const interrupt = async (from: string, to: string, isFarEnough: () => Promise<boolean>) => {
    const started = new Started(["migrate-store", "--from", from, "--to", to]);
    while (started.child.exitCode === null && !(await isFarEnough())) await sleep(1);
    started.child.kill("SIGKILL");
    const { signal, stderr } = await started.ended;
    t.equal(signal, "SIGKILL", stderr);
  };
  await interrupt(file, database, async () => (await copied()) > 10);
  const rejected = await runHere(["serve", "--database", database]);
  t.match(rejected, { code: 2, stderr: /only partly filled: run the same migrate-store again/ });
  t.match(await move(file, database), { code: 0, json: { resumed: true } });

  const other = await postgres.database(t);
  const started = new Started(["migrate-store", "--from", file, "--to", other]);
  while (
    started.child.exitCode === null &&
    !(await inServer(other, "select to_regclass('store_migration') as n"))[0]?.n
  )
    await sleep(1);
  started.child.kill("SIGKILL");
  t.equal((await started.ended).signal, "SIGKILL");
  const store = await openStore(file);
  await store.transaction((tx) => tx.settings.set("changed", "1"));
  await store.close();
  t.match(await move(file, other), { code: 0, json: { resumed: false } });
  const back = join(folderFor(t), "back.db");
  t.match(await move(other, back), { code: 0 });
  await sameRows(t, file, back);
});

t.test("the source is locked against writes during a move", { skip }, async (t) => {
  const { file } = await demonstration(t);
  const store = await openStore(file);
  t.teardown(() => store.close());
  const moving = move(file, await postgres.database(t));
  const isMoving = { yes: true };
  void moving.finally(() => (isMoving.yes = false));
  await sleep(50);
  const db = new Database(file, { timeout: 0 });
  t.teardown(() => db.close());
  t.throws(() => db.exec("begin immediate"), /locked/);
  t.ok(isMoving.yes);
  t.match(await moving, { code: 0 });
  await t.resolves(store.transaction((tx) => tx.settings.set("after", "1")));
});

t.test("an impossible move is rejected with one sentence", { skip }, async (t) => {
  const folder = folderFor(t);
  const file = join(folder, "store.db");
  await (await openStore(file)).close();
  const old = join(folder, "old.db");
  await (await openStore(old)).close();
  const db = new Database(old);
  db.pragma("user_version = 0");
  db.close();
  const text = join(folder, "text.db");
  writeFileSync(text, "not a database, but long enough to be one".repeat(100));
  const empty = await postgres.database(t);
  const used = await postgres.database(t);
  const foreign = await postgres.database(t);
  const store = await openStore(used);
  await store.transaction((tx) => tx.settings.set("a", "1"));
  await store.close();
  await inServer(foreign, "create table other (n int)");
  const missing = new URL(empty);
  missing.pathname = "missing";
  const cases: [from: string, to: string, expected: RegExp][] = [
    [join(folder, "none.db"), empty, /there is no database file .*none\.db \(--from\)/],
    [old, empty, /has schema 0, this release needs \d+: start the service once \(--from\)/],
    [text, empty, /text\.db is not a database \(--from\)/],
    [file, used, /not empty, it has settings: give an empty one \(--to\)/],
    [file, foreign, /tables of another program: give one that is empty \(--to\)/],
    [file, missing.href, /has no database missing: create it with createdb \(--to\)/],
    [file, file, /databases of one kind: copy such a store by partner-esim backup/],
    [used, used, /databases of one kind: copy such a store by pg_dump/],
    [empty, join(folder, "new.db"), /has schema 0, this release needs \d+/],
    [used, file, /store\.db exists already: give another file \(--to\)/],
    [used, join(folder, "no", "new.db"), /cannot be written \(ENOENT\): choose another file \(--to\)/],
  ];
  const violations: string[] = [];
  for (const [from, to, expected] of cases) {
    const { code, stderr } = await runHere(["migrate-store", "--from", from, "--to", to]);
    if (code !== 2 || !expected.test(stderr) || stderr.trimEnd().split("\n").length !== 1)
      violations.push(`${code} ${stderr}, not ${expected}`);
  }
  t.same(violations, []);
});

t.test("a source with faults is not moved", { skip }, async (t) => {
  const { file } = await demonstration(t);
  const db = new Database(file);
  db.exec("update ledgers set balance_paise = balance_paise + 1");
  db.close();
  const database = await postgres.database(t);
  t.match(await move(file, database), { code: 1, stderr: /--from has \d+ faults?: run verify on it/ });
});
