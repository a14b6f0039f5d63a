// The service and the command line on a PostgreSQL database, and what an operator reads when it cannot be used.
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import t from "tap";
import { inServer, startPostgres } from "../postgres-server.ts";
import { metric, textAt, until } from "../process/child.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { call, runHere, type Serving, serve } from "./command-line.ts";

const skip = !hasPostgres;

t.test("two processes serve one database, and commands work beside them", { skip }, async (t) => {
  const database = await postgres.database(t);
  const [one, two] = (await Promise.all([1, 2].map(() => serve(t, database, ["--demo"])))) as [
    Serving,
    Serving,
  ];
  t.equal(one.ready.demo.test_key, two.ready.demo.test_key, "the demonstration is filled once");
  t.notMatch(one.stdout, ":secret@", "no password is printed");
  const { test_key: key } = one.ready.demo;
  const before = await call(`${one.ready.url}/v1/balance`, key);
  const { body: packages } = await call(`${two.ready.url}/v1/packages?limit=1`, key);
  const order = { package_id: packages.data[0].id, quantity: 1 };
  const [first, second] = await Promise.all(
    [one, two].map(({ ready }) => call(`${ready.url}/v1/orders`, key, order, "same-key")),
  );
  t.same([first?.status, second?.status].sort(), [200, 201], "made once, and repeated once");
  t.same(first?.body, second?.body, "one order for one key");
  const after = await call(`${two.ready.url}/v1/balance`, key);
  t.ok(after.body.balance.amount !== before.body.balance.amount);

  const operator = (...words: string[]) => runHere([...words, "--json", "--database", database]);
  const { json: accounts } = await operator("accounts", "list");
  const [{ id: account }] = accounts.accounts;
  t.match(await operator("accounts", "deactivate", account), { code: 0 });
  for (const { ready } of [one, two]) {
    t.equal((await call(`${ready.url}/v1/balance`, key)).status, 403, "seen by each process at once");
  }
  t.match(await operator("verify"), { code: 0, json: { sound: true, checked: 47 } });
  t.match(await operator("backup", "/nowhere/copy"), { code: 2, stderr: /use pg_dump/ });
  t.match(await operator("config"), { code: 0 });
  t.notMatch((await operator("config")).stdout, ":secret@");
});

t.test("a wrong database URL is rejected with one sentence and a remedy", { skip }, async (t) => {
  const database = await postgres.database(t);
  const other = (change: (url: URL) => void) => {
    const url = new URL(database);
    change(url);
    return url.href;
  };
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const starting = createServer((socket) =>
    socket.once("data", () => {
      const fields = "SFATAL\0C57P03\0Mthe database system is starting up\0\0";
      socket.end(Buffer.from(`E\0\0\0${String.fromCharCode(fields.length + 4)}${fields}`));
    }),
  ).listen(0, "127.0.0.1");
  await once(starting, "listening");
  t.teardown(() => starting.close());
  const { port: startingPort } = starting.address() as AddressInfo;
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  t.teardown(() => silent.close());
  const { port: silentPort } = silent.address() as AddressInfo;
  await inServer(database, "create role nobody login password 'none'");
  t.teardown(() => inServer(database, "drop role nobody"));
  const cases: [string, RegExp][] = [
    [other((url) => (url.password = "wrong")), /does not let user postgres in: check the user and password/],
    [other((url) => (url.username = "unknown")), /does not let user unknown in/],
    [other((url) => (url.pathname = "missing")), /has no database missing: create it with createdb/],
    [`postgres://a:b@127.0.0.1:${port}/c`, /no PostgreSQL server answers at 127.0.0.1:\d+: start it/],
    [
      `postgres://a:b@127.0.0.1:${startingPort}/c`,
      /accepts no connections \(the database system is starting up\): wait, or give the address of the primary/,
    ],
    [
      `postgres://a:b@127.0.0.1:${silentPort}/c`,
      /127.0.0.1:\d+ did not respond in time: check host and port in the address, the firewall/,
    ],
    [other((url) => url.searchParams.set("sslmode", "require")), /check user, password and sslmode/],
    [
      other((url) => url.searchParams.set("sslrootcert", "/nowhere")),
      /\/nowhere cannot be read: correct the path/,
    ],
    [other((url) => (url.password = "")), /check user, password and sslmode in the address/],
    [`postgres://a:b@no-such-host.invalid/c`, /no PostgreSQL server answers at no-such-host.invalid:5432/],
    [database.replace("postgres:", "mysql:"), /give the path of an SQLite file, or postgres:\/\//],
  ];
  const violations: string[] = [];
  for (const [address, expected] of cases) {
    for (const words of [["accounts", "list"], ["migrate"], ["serve"], ["verify"]]) {
      const { code, stderr } = await runHere([...words, "--database", address]);
      const isOneLine = stderr.trimEnd().split("\n").length === 1;
      if (code !== 2 || !expected.test(stderr) || !isOneLine || /wrong|:secret/.test(stderr))
        violations.push(`${words.join(" ")}: ${code} ${stderr}, not ${expected}`);
    }
  }
  t.same(violations, []);
  const weak = other((url) => {
    url.username = "nobody";
    url.password = "none";
  });
  t.match(await runHere(["serve", "--database", weak]), {
    code: 2,
    stderr: /run partner-esim migrate as the database's owner/,
  });
});

t.test("a process whose clock differs from the server's doesn't start", { skip }, async (t) => {
  const database = await postgres.database(t);
  const { pathname } = new URL(database);
  await inServer(
    database,
    `create function public.clock_timestamp() returns timestamptz language sql
       as $$ select pg_catalog.clock_timestamp() + interval '75 s' $$;
     alter database ${pathname.slice(1)} set search_path = public, pg_catalog`,
  );
  const { code, stderr } = await runHere(["serve", "--database", database]);
  t.equal(code, 2);
  t.match(stderr, /^[^\n]*clock is 7[45] s behind that of the database server: synchronise both[^\n]*\n$/);
});

t.test(
  "a role without rights to the schema serves a database that its owner has migrated",
  { skip },
  async (t) => {
    const database = await postgres.database(t);
    const at = (username: string) => Object.assign(new URL(database), { username, password: "secret" }).href;
    const [owner, runtime] = ["owner", "runtime"].map((role) => `${role}_${process.pid}`) as [string, string];
    const name = new URL(database).pathname.slice(1);
    await inServer(
      database,
      `create role ${owner} login password 'secret'; create role ${runtime} login password 'secret';
     alter database ${name} owner to ${owner};
     grant pg_monitor to ${runtime};
     alter default privileges for role ${owner} grant select, insert, update, delete on tables to ${runtime}`,
    );
    t.teardown(() =>
      inServer(
        database,
        `drop owned by ${owner} cascade; alter database ${name} owner to postgres;
       drop owned by ${runtime}; drop role ${owner}; drop role ${runtime}`,
      ),
    );
    const refused = await runHere(["serve", "--database", at(runtime)]);
    t.match(refused, { code: 2, stderr: /run partner-esim migrate as the database's owner/ });
    const migrate = () => runHere(["migrate", "--json", "--database", at(owner)]);
    t.match(await migrate(), { code: 0, json: { applied: ["0001_schema.sql"] } });
    t.match(await migrate(), { code: 0, json: { applied: [] } });
    const { ready } = await serve(t, at(runtime), ["--demo"]);
    const { body: packages } = await call(`${ready.url}/v1/packages?limit=1`, ready.demo.test_key);
    const order = { package_id: packages.data[0].id, quantity: 1 };
    for (const key of [ready.demo.test_key, ready.demo.live_key])
      t.equal((await call(`${ready.url}/v1/orders`, key, order, "one")).status, 201);
    const command = (...words: string[]) => runHere([...words, "--json", "--database", at(runtime)]);
    t.match(await command("verify", "--record"), { code: 0, json: { sound: true } });
    t.match(await command("accounts", "list"), { code: 0 });
    for (const sql of [
      "create table another (n bigint)",
      "alter table orders add another bigint",
      "create index another on orders (n)",
      "drop table orders",
      "truncate orders",
    ])
      await t.rejects(inServer(at(runtime), sql), { code: "42501" }, sql);
  },
);

t.test("doctor looks at the server", { skip }, async (t) => {
  const database = await postgres.database(t);
  const { code, json } = await runHere(["doctor", "--json", "--database", database]);
  t.equal(code, 1);
  t.match(
    json.checks.find(({ check }: { check: string }) => check === "database server"),
    { status: "problem", found: /^it may lose purchases that it has confirmed: fsync = off/ },
    "the server of the tests",
  );
});

t.test("a slot that nobody reads is reported, and a standby is rejected", { skip }, async (t) => {
  const server = await startPostgres("on");
  t.teardown(server.stop);
  const database = server.url;
  const command = (...words: string[]) => runHere([...words, "--json", "--database", database]);
  const checkNamed = async (name: string) =>
    (await command("doctor")).json.checks.find(({ check }: { check: string }) => check === name);
  t.match(await command("migrate"), { code: 0 });
  await inServer(database, "alter system set max_wal_size = '32MB'");
  await inServer(database, "select pg_reload_conf(), pg_create_physical_replication_slot('gone', true)");
  t.match(await checkNamed("replication slots"), { status: "ok" });
  for (let segment = 0; segment < 3; segment++)
    await inServer(database, "select pg_logical_emit_message(false, 'a', 'b'); select pg_switch_wal()");
  t.match(await checkNamed("replication slots"), {
    status: "problem",
    found: /slots that nobody reads: gone \(\d\d MiB\)$/,
    remedy: /drop the slot with pg_drop_replication_slot/,
  });

  const signal = join(dirname(server.socket), "data", "standby.signal");
  writeFileSync(signal, "");
  chmodSync(signal, 0o666);
  await server.restart("fast");
  const standby = /^[^\n]*the server is a standby, which takes no writes: give the address of the primary/;
  for (const words of ["serve", "migrate", "verify"]) {
    const { code, json } = await command(words);
    t.equal(code, 2, words);
    t.match(json.error.message, standby, words);
  }
  t.match(await checkNamed("database"), { status: "problem", found: standby });
  t.match(await checkNamed("replication slots"), { status: "problem", found: /gone/ });
});

t.test("an archive that fails is reported until it works again", { skip }, async (t) => {
  const server = await startPostgres("on");
  t.teardown(server.stop);
  const database = server.url;
  t.match(await runHere(["migrate", "--database", database]), { code: 0 });
  const check = async () => {
    const { json } = await runHere(["doctor", "--json", "--database", database]);
    return json.checks.find(({ check }: { check: string }) => check === "archive");
  };
  t.match(await check(), { status: "skipped", remedy: /archive_mode/ });
  const useCommand = async (command: string) => {
    await inServer(database, `alter system set archive_command = '${command}'`);
    await inServer(database, "select pg_reload_conf()");
  };
  await inServer(database, "alter system set archive_mode = on");
  await useCommand("false");
  await server.restart("fast");
  const { ready } = await serve(t, database, ["--admin-port", "0"]);
  const isFailing = async () =>
    metric((await textAt(`${ready.admin_url}/metrics`)).text, "partner_esim_database_archive_failing");
  t.match(await check(), { status: "ok" });
  t.ok(await until(async () => (await isFailing()) === 0), "nothing has failed yet");
  await inServer(database, "select pg_logical_emit_message(false, 'a', 'b'); select pg_switch_wal()");
  t.ok(await until(async () => (await isFailing()) === 1), "it fails");
  t.match(await check(), {
    status: "problem",
    found: /can't archive its write-ahead log \(segment [0-9A-F]{24}\)/,
    remedy: /archive_command/,
  });
  await useCommand("true");
  t.ok(await until(async () => (await isFailing()) === 0), "it works again");
  t.match(await check(), { status: "ok" });
});

t.test("a schema that is not this release's is rejected", { skip }, async (t) => {
  const database = await postgres.database(t);
  const list = () => runHere(["accounts", "list", "--database", database]);
  t.match(await list(), { code: 2, stderr: /has schema 0, this release needs \d+: start the service once/ });
  await inServer(database, "create table something (n integer)");
  const served = await runHere(["serve", "--database", database]);
  t.match(served, { code: 2, stderr: /holds tables of another program: give one that is empty/ });
  await inServer(database, "create table schema_version (n bigint); insert into schema_version values (999)");
  t.match(await list(), { code: 2, stderr: /schema 999, written by a newer release/ });
});
