// Stores for tests that run on every database. A PostgreSQL server is the one at TEST_POSTGRES_URL, whose user may create
// databases, or is started from the programs that are installed here; without either, its tests are not run.
import { execFile, spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import t, { type Test } from "tap";
import type { Store } from "../src/domain/ports.ts";
import { openStore } from "../src/store/open.ts";

const run = promisify(execFile);

/** The address of an empty database, removed after the test. */
export interface Place {
  name: string;
  database(t: Test): Promise<string>;
}

const sqlite: Place = {
  name: "SQLite",
  async database(t) {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
    t.teardown(() => rmSync(folder, { recursive: true }));
    return join(folder, "store.db");
  },
};

let started: Promise<string> | null = null;
let databases = 0;

export const postgres: Place = {
  name: "PostgreSQL",
  async database(t) {
    started ??= process.env.TEST_POSTGRES_URL
      ? Promise.resolve(process.env.TEST_POSTGRES_URL)
      : startServer();
    const server = await started;
    const name = `test_${process.pid}_${++databases}`;
    await inServer(server, `create database ${name}`);
    t.teardown(() => inServer(server, `drop database ${name} with (force)`));
    const url = new URL(server);
    url.pathname = name;
    return url.href;
  },
};

export async function inServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const newestBinaries = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

export const hasPostgres = process.env.TEST_POSTGRES_URL !== undefined || newestBinaries !== undefined;

if (!hasPostgres)
  process.stderr.write(
    `not run on PostgreSQL, which is not installed here: ${process.argv[1] ?? ""} (or set TEST_POSTGRES_URL)\n`,
  );

export const places: readonly Place[] = hasPostgres ? [sqlite, postgres] : [sqlite];

export async function openAt(t: Test, place: Place): Promise<Store> {
  const store = await openStore(await place.database(t));
  t.teardown(() => store.close());
  return store;
}

/** For this process; a server may not run as root. */
async function startServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-postgres-"));
  const user = process.getuid?.() === 0 ? idOf("postgres") : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const program = (name: string, ...words: string[]) =>
    run(join(newestBinaries ?? "", name), words, { cwd: folder, ...user });
  const data = join(folder, "data");
  const password = join(folder, "password");
  writeFileSync(password, "secret");
  const access = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", password];
  await program("initdb", "-D", data, ...access, "-E", "UTF8", "--no-sync");
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=100`;
  await program("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start");
  t.teardown(async () => {
    await program("pg_ctl", "-D", data, "-m", "immediate", "stop");
    rmSync(folder, { recursive: true });
  });
  return `postgres://postgres:secret@${encodeURIComponent(folder)}/postgres`;
}

function idOf(user: string): { uid: number; gid: number } {
  const id = (option: string) => Number(spawnSync("id", [option, user], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}
