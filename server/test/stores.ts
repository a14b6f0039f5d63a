// Stores for tests that run on every database. A PostgreSQL server is the one at TEST_POSTGRES_URL, whose user may create
// databases, or is started from the programs that are installed here; without either, its tests are
// not run, and the last lines of `npm test` say so.
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import t, { type Test } from "tap";
import type { Store } from "../src/domain/ports.ts";
import { migrations } from "../src/store/migrations.ts";
import { isServer, type OpenOptions, openStore } from "../src/store/open.ts";
import { types } from "../src/store/postgres/prepared.ts";
import { inServer, isInstalled, startPostgres } from "./postgres-server.ts";

export interface Backend {
  name: string;
  /**
   * The address of an empty database, or of a copy of another one that nobody has open, removed after the test.
   */
  database(t: Pick<Test, "teardown">, from?: string): Promise<string>;
  options?: OpenOptions;
}

export const sqlite: Backend = {
  name: "SQLite",
  async database(t, from) {
    const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
    t.teardown(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "store.db");
    if (from !== undefined) copyFileSync(from, file);
    return file;
  },
};

let started: Promise<string> | null = null;
let databases = 0;

export const postgres: Backend = {
  name: "PostgreSQL",
  async database(t, from) {
    started ??= startOnce();
    const server = await started;
    const name = `test_${process.pid}_${++databases}`;
    const template = from === undefined ? "" : ` template ${new URL(from).pathname.slice(1)}`;
    await inServer(server, `create database ${name}${template}`);
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

/** Queries a database beside the store that is open there. */
export async function rowsAt<Row>(location: string, sql: string): Promise<Row[]> {
  if (isServer(location)) {
    const client = new pg.Client({ connectionString: location, types });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }
  const db = new Database(location, { readonly: true });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

/** Returns the tables with a row that contains the text, in any case. */
export async function tablesWith(location: string, text: string): Promise<string[]> {
  const tables = migrations("sqlite").flatMap(({ sql }) =>
    [...sql.matchAll(/create table (\w+)/g)].map(([, table]) => table ?? ""),
  );
  const found: string[] = [];
  for (const table of tables) {
    const rows = await rowsAt<object>(location, `select * from ${table}`);
    const shown = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
    if (shown.toLowerCase().includes(text.toLowerCase())) found.push(table);
  }
  return found;
}

/** Changes a database beside the store that is open there. */
export async function changeAt(location: string, statements: readonly string[]): Promise<void> {
  if (isServer(location)) {
    const client = new pg.Client({ connectionString: location });
    await client.connect();
    try {
      for (const sql of statements) await client.query(sql);
    } finally {
      await client.end();
    }
    return;
  }
  const db = new Database(location);
  try {
    for (const sql of statements) db.exec(sql);
  } finally {
    db.close();
  }
}

export const hasPostgres = process.env.TEST_POSTGRES_URL !== undefined || isInstalled;

export const backends: readonly Backend[] = hasPostgres ? [sqlite, postgres] : [sqlite];

/** Whoever needs a second connection of its pool waits for itself. */
const narrow: Backend = {
  ...postgres,
  name: "PostgreSQL through one connection",
  options: { connections: { requests: 1, background: 1 } },
};

/** For tests of the store itself. */
export const storeBackends: readonly Backend[] = hasPostgres ? [...backends, narrow] : backends;

export async function openAt(t: Test, backend: Backend): Promise<Store> {
  const store = await openStore(await backend.database(t), backend.options);
  t.teardown(() => store.close());
  return store;
}
