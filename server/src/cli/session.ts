// Opens the database for a command, with the deployment's time, and always closes it.

import type { Tx } from "../domain/ports.ts";
import type { Random } from "../domain/random.ts";
import { clockOf } from "../runtime/clock.ts";
import { readDatabase } from "../runtime/config.ts";
import { random } from "../runtime/random.ts";
import { describeOpeningFailure } from "../store/sqlite/failures.ts";
import { importWalPages, SqliteStore } from "../store/sqlite/store.ts";
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
    return new SqliteStore({ file, existing: true, walPages: importWalPages });
  } catch (error) {
    throw openFault(error as Error, file);
  }
}

/** Other errors are returned unchanged. */
export function openFault(error: Error, file: string): Error {
  if (error instanceof UnusableDatabase) return new UsageFault(`${error.message} (--database)`);
  const text = describeOpeningFailure(error, file);
  return text === null ? error : new UsageFault(`${text} (--database)`);
}
