// Runs the migrations, in one process at a time. Rejects a schema of another program or a newer release.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isCurrent, type Migration, migrations, newestOf } from "../migrations.ts";
import { UnusableDatabase } from "../unusable-database.ts";
import { isBusy, isConflict } from "./failures.ts";
import { limits } from "./limits.ts";

/** An arbitrary number, used by no other program. */
const migrationLock = 7_216_304_115;
const oldestVersion = 15;
/** Bounds the wait of a migration for a table, because requests of running processes wait behind it. */
const tableLockMs = 1000;
const attempts = { most: 30, pauseMs: 1000 };

async function one<T>(client: pg.ClientBase, sql: string): Promise<T> {
  return (await client.query(sql)).rows[0].value as T;
}

export async function requireServer(client: pg.ClientBase): Promise<void> {
  const version = await one<string>(client, "select current_setting('server_version') as value");
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new UnusableDatabase(
      `PostgreSQL ${version} is too old: upgrade the server to ${oldestVersion} or newer`,
    );
  const encoding = await one<string>(client, "select current_setting('server_encoding') as value");
  if (encoding !== "UTF8")
    throw new UnusableDatabase(`the database is encoded in ${encoding}: create one in UTF8`);
}

export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  if (await one<boolean>(client, "select pg_is_in_recovery() as value"))
    throw new UnusableDatabase(
      "the server is a standby, which takes no writes: give the address of the primary, or promote it",
    );
}

export async function isMoving(client: pg.ClientBase): Promise<boolean> {
  return await one<boolean>(client, "select to_regclass('store_migration') is not null as value");
}

export async function requireReleased(client: pg.ClientBase): Promise<void> {
  if (await isMoving(client))
    throw new UnusableDatabase("the database is only partly filled: run the same migrate-store again");
}

export interface MigrateOptions {
  /** Reject an outdated schema instead. */
  check: boolean;
  all?: readonly Migration[];
}

/** Processes of the previous release keep running during the migration. */
export async function migrate(
  client: pg.ClientBase,
  { check, all = migrations("postgres") }: MigrateOptions,
): Promise<void> {
  if (isCurrent(await currentSchema(client), newestOf(all), { check })) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrateOnce(client, all);
      return;
    } catch (error) {
      if (!isBusy(error) && !isConflict(error)) throw error;
      if (attempt === attempts.most)
        throw new UnusableDatabase(
          "the tables are in use by a long transaction: start again when verify, a dump or what else reads them has ended",
        );
    }
    await sleep(attempts.pauseMs);
  }
}

async function migrateOnce(client: pg.ClientBase, all: readonly Migration[]): Promise<void> {
  await client.query("begin");
  try {
    // Releases the lock of a suspended process.
    await client.query(
      `set local idle_in_transaction_session_timeout = ${limits.idle_in_transaction_session_timeout}`,
    );
    await client.query("set local statement_timeout = 0");
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
    await client.query(`set local lock_timeout = ${tableLockMs}`);
    const again = await currentSchema(client);
    if (again === 0) {
      await client.query("create table schema_version (n bigint not null)");
      await client.query("insert into schema_version (n) values (0)");
    }
    for (const { number, sql } of all) if (number > again) await client.query(sql);
    await client.query("update schema_version set n = $1 where n < $1", [newestOf(all)]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Returns 0 for an empty database. One statement, because another process may create the tables between two. */
export async function currentSchema(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select to_regclass('schema_version') is not null as known,
       exists (select from information_schema.tables where table_schema = current_schema()) as used`,
  );
  const [{ known, used }] = rows;
  if (known) return await one<number>(client, "select n as value from schema_version");
  if (used)
    throw new UnusableDatabase("the database holds tables of another program: give one that is empty");
  return 0;
}
