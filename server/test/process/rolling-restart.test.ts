// Processes on one PostgreSQL behind a load balancer are restarted with the next release, one after the other. It
// migrates the database, and no request is lost.
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import t, { type Test } from "tap";
import { Pool } from "undici";
import { createAccount, createKey } from "../../src/domain/accounts/accounts.ts";
import { systemClock } from "../../src/runtime/clock.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { folderFor, runHere } from "../cli/command-line.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";
import { type BalancerKind, isInstalled } from "./balancer.ts";
import { textAt, until } from "./child.ts";
import { Processes } from "./processes.ts";

const kinds = ["haproxy", "nginx"] as const;
const connections = 8;
const pauseMs = 100;
/** At most 4,800 requests a minute, 1,200 of them orders, are spread evenly over these: none meets its rate limits. */
const keyCount = 49;

async function keysAt(database: string): Promise<string[]> {
  const store = await openStore(database, { existing: true });
  const now = systemClock.now();
  const keys = await store.transaction(async (tx) => {
    const account = await createAccount(tx, { name: "Travels", email: "ops@example.com" }, now, random);
    const made: string[] = [];
    for (let i = 0; i < keyCount; i += 1)
      made.push((await createKey(tx, account, { mode: "test", name: `key ${i}` }, now, random)).text);
    return made;
  });
  await store.close();
  return keys;
}

const reads = ["balance", "orders?limit=5", "esims?limit=5"];

/** Sends requests on connections that are kept open, until it is stopped. Every fourth is an order. */
function load(url: string, keys: readonly string[], packageId: string) {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections });
  const counts: Record<string, number> = {};
  let sent = 0;
  let isStopped = false;
  const sendOne = async (n: number): Promise<string> => {
    const read = reads[n % (reads.length + 1)];
    const isOrder = read === undefined;
    const { statusCode, body } = await pool.request({
      path: `${pathname}/v1/${read ?? "orders"}`,
      method: isOrder ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${keys[n % keys.length]}`,
        ...(isOrder && { "content-type": "application/json", "idempotency-key": `order ${n}` }),
      },
      ...(isOrder && { body: JSON.stringify({ package_id: packageId }) }),
    });
    const text = await body.text();
    return statusCode < 300 ? String(statusCode) : `${statusCode} ${text.slice(0, 200)}`;
  };
  const worker = async () => {
    while (!isStopped) {
      const got = await sendOne(sent++).catch(String);
      counts[got] = (counts[got] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const workers = Array.from({ length: connections }, worker);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(workers);
      await pool.close();
      return counts;
    },
  };
}

const root = join(import.meta.dirname, "../../..");

/** Whole rows of these are read under load. */
const tables = ["accounts", "api_keys", "ledgers", "orders", "esims", "endpoints", "jobs"];

/** Returns the program of a release whose migration adds columns and a table. */
function nextRelease(t: Test): string {
  const folder = folderFor(t);
  const server = join(folder, "server");
  mkdirSync(server);
  const link = (from: string, to: string, copied: string) => {
    for (const name of readdirSync(from)) if (name !== copied) symlinkSync(join(from, name), join(to, name));
  };
  link(root, folder, "server");
  link(join(root, "server"), server, "src");
  cpSync(join(root, "server", "src"), join(server, "src"), { recursive: true });
  const additions = tables.map((name) => `alter table ${name} add column next_release text default 'added';`);
  const migration = [...additions, "create table next_release (n integer primary key);"].join("\n");
  writeFileSync(join(server, "src", "store", "migrations", "9999_next_release.sql"), migration);
  return join(server, "src", "main.ts");
}

for (const kind of kinds) {
  const skip = !hasPostgres || (!isInstalled(kind) && `${kind} is not installed`);
  t.test(`behind ${kind}, two processes are restarted in turn with the next release`, { skip }, (t) =>
    restart(t, kind),
  );
}

async function restart(t: Test, kind: BalancerKind): Promise<void> {
  const database = await postgres.database(t);
  const processes = await Processes.start({
    count: 2,
    kind,
    database: () => database,
    firstWords: ["--demo"],
    words: ["--simulated-supplier", "--drain-seconds", "2"],
  });
  t.teardown(() => processes.stop());
  const keys = await keysAt(database);
  const response = await fetch(`${processes.url}/v1/packages?country=IN&unlimited=false&limit=1`, {
    headers: { authorization: `Bearer ${keys[0]}` },
  });
  const { data } = (await response.json()) as { data: [{ id: string }] };
  const countOrders = async () => {
    const [row] = await inServer(database, "select count(*) as n from orders");
    return Number(row?.n);
  };
  const ordersBefore = await countOrders();
  const program = nextRelease(t);
  const running = load(processes.url, keys, data[0].id);
  for (const one of processes.list) {
    t.equal(await one.end("SIGTERM"), 0);
    await one.start([], program);
    const readiness = `http://127.0.0.1:${one.adminPort}/readyz`;
    t.ok(await until(async () => (await textAt(readiness)).status === 200));
  }
  const { 200: got = 0, 201: orders = 0, ...others } = await running.stop();
  for (const one of processes.list) await one.end("SIGTERM");
  const errors = processes.list.flatMap(({ errors }) => errors);
  t.same({ ...others, errors }, { errors: [] }, "no request is lost");
  t.ok(got > orders && orders > 0);
  t.equal((await countOrders()) - ordersBefore, orders);
  t.comment(`${got} reads and ${orders} orders`);
  const [version] = await inServer(database, "select n from schema_version");
  t.equal(Number(version?.n), 9999);
  const { code, stderr } = await runHere(["accounts", "list", "--database", database]);
  t.equal(code, 2);
  t.match(stderr, /written by a newer release/);
}
