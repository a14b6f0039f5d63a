// A database that fails under a running service: a damaged page, a full disk, deleted or replaced files. Each affected
// request gets a 500 and a log line; everything else works, and readiness reports it.
import { execFileSync } from "node:child_process";
import { closeSync, copyFileSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import t, { type Test } from "tap";
import { call, folderFor, runHere, type Serving, serve } from "../cli/command-line.ts";
import { isWritable, metric, textAt, until } from "./child.ts";

const pageBytes = 4096;
const internalError = { status: 500, body: { error: { code: "internal_error" } } };

async function start(t: Test, database: string): Promise<Serving> {
  return await serve(t, database, ["--demo", "--admin-port", "0", "--log-level", "info"]);
}

async function buyer({ ready: { url, demo } }: Serving) {
  const list = await call(`${url}/v1/packages?limit=1`, demo.test_key);
  const packageId = list.body.data[0].id;
  return {
    order: () => call(`${url}/v1/orders`, demo.test_key, { package_id: packageId }),
    read: (id: string) => call(`${url}/v1/orders/${id}`, demo.test_key),
    balance: () => call(`${url}/v1/balance`, demo.test_key),
  };
}

const readyz = async ({ ready }: Serving) => await textAt(`${ready.admin_url}/readyz`);
const writable = ({ ready }: Serving) => isWritable(ready.admin_url);
const figures = async ({ ready }: Serving) => (await textAt(`${ready.admin_url}/metrics`)).text;
const lines = ({ stderr }: Serving, text: string) =>
  stderr.split("\n").filter((line) => line.includes(text)).length;

t.test("a damaged page costs the requests that need it a 500, and nobody else", async (t) => {
  const database = join(folderFor(t), "service.db");
  const first = await start(t, database);
  const { id } = (await (await buyer(first)).order()).body;
  first.child.kill("SIGTERM");
  await first.ended;
  damage(database, ["orders", "deliveries_retrying", "deliveries_retrying_by_sequence"]);

  const service = await start(t, database);
  const { read, balance } = await buyer(service);
  for (let i = 0; i < 3; i++) {
    t.match(await read(id), internalError);
    t.match(await balance(), { status: 200 });
  }
  const scraped = await textAt(`${service.ready.admin_url}/metrics`);
  const counted = "partner_esim_webhook_deliveries_waiting";
  t.match(scraped, { status: 200, text: /^partner_esim_database_writable 1$/m });
  t.notMatch(scraped.text, new RegExp(`^${counted} `, "m"), "only the count that failed is left out");
  t.match(await textAt(`${service.ready.admin_url}/healthz`), { status: 200 });
  service.child.kill("SIGTERM");
  t.match(await service.ended, { code: 0, signal: null });
  t.equal(lines(service, '"msg":"request failed"'), 1, "one line for a kind of error in ten seconds");
});

/** Overwrites every page of these tables with invalid content. */
function damage(file: string, tables: string[]): void {
  const db = new Database(file);
  db.pragma("wal_checkpoint(truncate)");
  const pages = db
    .prepare(`select pageno from dbstat where name in (${tables.map(() => "?").join(", ")})`)
    .pluck()
    .all(...tables) as number[];
  db.close();
  const handle = openSync(file, "r+");
  for (const page of pages)
    writeSync(handle, Buffer.alloc(pageBytes, 0xff), 0, pageBytes, (page - 1) * pageBytes);
  closeSync(handle);
}

for (const suffix of ["", "-wal"]) {
  t.test(`no order is taken into a database${suffix} that was deleted`, async (t) => {
    const database = join(folderFor(t), "service.db");
    const service = await start(t, database);
    const { order, balance } = await buyer(service);
    t.match(await order(), { status: 201 });
    const movedFile = `${database}${suffix}.kept`;
    renameSync(database + suffix, movedFile);
    t.match(await order(), internalError, "the very next order is refused");
    t.match(await balance(), { status: 200 }, "reading goes on");
    t.match(await readyz(service), { status: 200 }, "other requests go on");
    t.notOk(await writable(service));
    t.ok(await until(() => lines(service, "the database takes no writes") === 1));
    t.ok(metric(await figures(service), 'partner_esim_commit_failures_total{cause="file_replaced"}') >= 1);
    renameSync(movedFile, database + suffix);
    t.ok(await until(() => writable(service)), "it was put back");
    t.match(await order(), { status: 201 });
  });
}

t.test("a database that is replaced is noticed without a request", async (t) => {
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const service = await start(t, database);
  const copy = join(folder, "copy.db");
  t.equal((await runHere(["backup", copy, "--database", database])).code, 0);
  copyFileSync(copy, `${copy}.2`);
  rmSync(database);
  renameSync(`${copy}.2`, database);
  t.ok(await until(async () => !(await writable(service))));
  service.child.kill("SIGTERM");
  t.match(await service.ended, { code: 0 });
});

interface Means {
  folder: string;
  cause: RegExp;
  fail(pid: number): void;
  heal(pid: number): void;
}

t.test("failing writes are reported until a write succeeds", async (t) => {
  for (const { folder, cause, fail, heal } of [limitedFiles(t), ...smallDisk(t)]) {
    const database = join(folder, "service.db");
    const service = await start(t, database);
    const pid = service.child.pid ?? 0;
    const { order, balance } = await buyer(service);
    t.match(await order(), { status: 201 });
    fail(pid);
    t.ok(await until(async () => (await order()).status === 500), "orders fail");
    t.notOk(await writable(service));
    t.match(await balance(), { status: 200 }, "reading goes on");
    t.match(await figures(service), /^partner_esim_commit_failures_total{cause="\w+"} [1-9]/m);
    t.ok(await until(() => lines(service, "the database takes no writes") === 1));
    t.match(service.stderr, cause);
    heal(pid);
    t.ok(await until(() => writable(service)), "without a request");
    t.match(await order(), { status: 201 });
    service.child.kill("SIGTERM");
    t.match(await service.ended, { code: 0 });
    t.equal((await runHere(["verify", "--database", database])).code, 0);
  }
});

/** No file of the process may grow: writes fail with EFBIG, an I/O error for SQLite. */
function limitedFiles(t: Test): Means {
  const limit = (pid: number, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
  return {
    folder: folderFor(t),
    cause: /io_error|disk_full/,
    fail: (pid) => void limit(pid, "4096"),
    heal: (pid) => void limit(pid, "unlimited"),
  };
}

/** A file system that fills up; none if this user may not mount. */
function smallDisk(t: Test): Means[] {
  const folder = join(folderFor(t), "disk");
  try {
    execFileSync("mkdir", [folder]);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return [];
  }
  t.teardown(() => execFileSync("umount", ["-l", folder]));
  const filling = join(folder, "filling");
  return [
    {
      folder,
      cause: /disk_full/,
      fail: () => void execFileSync("sh", ["-c", `cat /dev/zero > ${filling} 2>/dev/null || true`]),
      heal: () => rmSync(filling),
    },
  ];
}
