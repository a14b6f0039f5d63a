// A command's visit to the database: opened for it, with the deployment's time, and closed whatever happens.
import { clockOf } from "../clock.ts";
import { readDatabase } from "../config.ts";
import type { Random, Tx } from "../domain/ports.ts";
import { random } from "../random.ts";
import { SqliteStore } from "../store/sqlite/store.ts";
import { UnusableDatabase } from "../store/unusable-database.ts";
import { UsageFault } from "./faults.ts";

export interface DatabaseFlag {
  database?: string;
}

export interface Session {
  store: SqliteStore;
  random: Random;
  now: number;
}

export async function withSession<T>(
  { database }: DatabaseFlag,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const store = openExisting(readDatabase(database));
  try {
    const clock = await clockOf(store);
    return await work({ store, random, now: clock.now() });
  } finally {
    await store.close();
  }
}

/** One transaction, which is all that most commands need. */
export async function inTransaction<T>(
  flag: DatabaseFlag,
  work: (tx: Tx, now: number, random: Random) => Promise<T>,
): Promise<T> {
  return await withSession(flag, ({ store, now, random }) =>
    store.transaction((tx) => work(tx, now, random)),
  );
}

function openExisting(file: string): SqliteStore {
  try {
    return new SqliteStore({ file, existing: true });
  } catch (error) {
    throw openFault(error as Error & { code?: string }, file);
  }
}

/** What is wrong with a database file, with the place and the remedy; any other error is left as it is. */
export function openFault(error: Error & { code?: string }, file: string): Error {
  if (error instanceof UnusableDatabase) return new UsageFault(`${error.message} (--database)`);
  if (error.code === "SQLITE_NOTADB") return new UsageFault(`${file} is not a database (--database)`);
  if (error.code?.startsWith("SQLITE_CANTOPEN")) {
    return new UsageFault(`${file} cannot be opened: check the path and its permissions (--database)`);
  }
  return error;
}
