// Backups of a running service, and a database that another process locks.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import t from "tap";
import { call, folderFor, run, runHere, Started, serve } from "./command-line.ts";

/** A demonstration's database, made once and cleanly closed. */
const prepared = (async () => {
  const file = join(folderFor(t), "service.db");
  const service = await serve(t, file, ["--demo"]);
  service.child.kill("SIGTERM");
  await service.ended;
  return file;
})();

/** Copies the prepared database into a folder. */
async function databaseIn(folder: string): Promise<string> {
  const database = join(folder, "service.db");
  copyFileSync(await prepared, database);
  return database;
}

t.test("a backup is taken under load, is sound, and can be served", async (t) => {
  const folder = folderFor(t);
  const database = await databaseIn(folder);
  const service = await serve(t, database, ["--demo"]);
  const { url, demo } = service.ready;
  const key = demo.test_key;
  const packageId = (await call(`${url}/v1/packages?limit=1`, key)).body.data[0].id;
  const order = () => call(`${url}/v1/orders`, key, { package_id: packageId });
  const before = await order();

  const file = join(folder, "copy.db");
  let done = false;
  const writing = (async () => {
    for (let i = 0; !done && i < 25; i++) await order();
  })();
  const backup = await run(["backup", file, "--json", "--database", database]);
  done = true;
  await writing;
  t.match(backup.json, { file, bytes: statSync(file).size });
  t.notOk(existsSync(`${file}.partial`));
  for (const path of [database, `${database}-wal`, `${database}-shm`, file]) {
    t.equal(statSync(path).mode & 0o777, 0o600, `${path} is for its owner alone`);
  }
  t.match((await runHere(["verify", "--json", "--database", file])).json, { sound: true });

  const refused = await runHere(["backup", file, "--database", database]);
  t.equal(refused.code, 2);
  t.match(refused.stderr, /copy\.db exists already: choose another file, or use --force/);
  const again = await runHere(["backup", file, "--force", "--json", "--database", database]);
  t.equal(again.code, 0);

  const restored = await serve(t, file, ["--demo"]);
  const found = await call(`${restored.ready.url}/v1/orders/${before.body.id}`, key);
  t.same(found.body, before.body, "the same keys open the same orders");
});

t.test("a failed backup leaves no files behind", async (t) => {
  const folder = folderFor(t);
  const database = await databaseIn(folder);
  const unsound = join(folder, "unsound.db");
  copyFileSync(database, unsound);
  const db = new Database(unsound);
  db.exec("update ledgers set balance_paise = balance_paise + 1");
  db.close();
  const text = join(folder, "text.db");
  writeFileSync(text, "not a database at all, but long enough to be looked at as one\n".repeat(20));
  const target = join(folder, "copy.db");
  const cases: [number, string[], RegExp][] = [
    [1, [target, "--database", unsound], /the copy has \d+ faults and was not kept/],
    [2, [target, "--database", join(folder, "none.db")], /there is no database file/],
    [2, [target, "--database", text], /is not a database/],
    [
      2,
      [join(folder, "no", "such", "copy.db"), "--database", database],
      /no\/such\/copy\.db cannot be written \(ENOENT\)/,
    ],
    [2, [`${database}-wal`, "--force", "--database", database], /cannot overwrite the database/],
    [2, [database, "--force", "--database", database], /cannot overwrite the database itself/],
  ];
  for (const [code, words, message] of cases) {
    const ended = await runHere(["backup", ...words]);
    t.equal(ended.code, code, ended.stderr);
    t.match(ended.stderr, message);
    t.notOk(existsSync(target) || existsSync(`${target}.partial`));
  }
});

t.test("a backup that is interrupted leaves nothing behind", async (t) => {
  const folder = folderFor(t);
  const database = await databaseIn(folder);
  const db = new Database(database);
  // 100 MB, which take a while.
  db.exec("create table filling (bytes blob)");
  const insert = db.prepare("insert into filling values (zeroblob(1000000))");
  db.transaction(() => {
    for (let i = 0; i < 100; i++) insert.run();
  })();
  db.close();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const target = join(folder, "copy.db");
    const started = new Started(["backup", target, "--database", database]);
    while (!existsSync(`${target}.partial`)) await new Promise((resolve) => setTimeout(resolve, 2));
    started.child.kill(signal);
    const { code, stderr } = await started.ended;
    t.equal(code, 1);
    t.equal(stderr, `ended by ${signal}: the backup was not kept\n`);
    t.same(leftOf(folder), []);
  }
});

t.test("a backup onto a disk that fills up leaves nothing behind", async (t) => {
  const folder = folderFor(t);
  const database = await databaseIn(folder);
  const words = ["backup", join(folder, "copy.db"), "--database", database];
  // A file size limit of 100 kB imitates a full disk. Node's cache of compiled code is larger.
  const env = { NODE_DISABLE_COMPILE_CACHE: "1" };
  const started = new Started(words, env, "pipe", ["prlimit", "--fsize=100000"]);
  const { code, stderr } = await started.ended;
  t.equal(code, 1, stderr);
  t.match(stderr, /^.*: the backup was not kept\n$/);
  t.same(leftOf(folder), []);
});

const leftOf = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("copy.db"));

t.test("commands don't change a database that another process has locked", async (t) => {
  const database = join(folderFor(t), "service.db");
  const service = await serve(t, database, ["--allow-test-runs"]);
  service.child.kill("SIGTERM");
  await service.ended;
  const [{ id }] = (await runHere(["provision", "--json", "--database", database])).json.accounts;
  const holder = new Database(database);
  holder.exec("begin immediate");
  const { code, stderr } = await run(["wallet", "topup", id, "5", "--database", database]);
  t.equal(code, 1);
  t.match(stderr, /another process holds the database; nothing was changed/);
  holder.exec("rollback");
  holder.close();
  const shown = await runHere(["wallet", "show", id, "--json", "--database", database]);
  t.equal(shown.json.balance, "0.00");
  const before = readFileSync(database);
  t.equal((await runHere(["verify", "--database", database])).code, 0);
  t.ok(readFileSync(database).equals(before), "verifying writes nothing");
});

t.test("verify and backup leave a closed database unchanged, without extra files", async (t) => {
  const folder = folderFor(t);
  t.same(readdirSync(dirname(await prepared)), ["service.db"]);
  const database = await databaseIn(folder);
  const files = () => readdirSync(folder).sort();
  const before = readFileSync(database);
  t.match((await runHere(["verify", "--json", "--database", database])).json, { sound: true });
  t.same(files(), ["service.db"]);
  t.equal((await runHere(["backup", join(folder, "copy.db"), "--database", database])).code, 0);
  t.same(files(), ["copy.db", "service.db"]);
  t.ok(readFileSync(database).equals(before), "not a byte has changed");
});
