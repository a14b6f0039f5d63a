// Stores for tests that run on every database. A PostgreSQL server is the one at TEST_POSTGRES_URL, whose user may create
// databases, or is started from the programs that are installed here; without either, its tests are not run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import t, { type Test } from "tap";
import type { Store } from "../src/domain/ports.ts";
import { openStore } from "../src/store/open.ts";
import { isInstalled, startPostgres } from "./postgres-server.ts";

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
    started ??= startOnce();
    const server = await started;
    const name = `test_${process.pid}_${++databases}`;
    await inServer(server, `create database ${name}`);
    t.teardown(() => inServer(server, `drop database ${name} with (force)`));
    const url = new URL(server);
    url.pathname = name;
    return url.href;
  },
};

/** `npm test` starts one server for all files. */
async function startOnce(): Promise<string> {
  if (process.env.TEST_POSTGRES_URL !== undefined) return process.env.TEST_POSTGRES_URL;
  const server = await startPostgres();
  t.teardown(() => server.stop());
  return server.url;
}

export async function inServer(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  // A lost connection rejects the query.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export const hasPostgres = process.env.TEST_POSTGRES_URL !== undefined || isInstalled;

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
