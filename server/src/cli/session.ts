// Opens the database for a command, gives the command the deployment's time, and always closes the database.

import type { RecordingTx } from "../domain/ports.ts";
import type { Random } from "../domain/values/random.ts";
import { clockOf } from "../runtime/clock.ts";
import { readDatabase } from "../runtime/config.ts";
import { random } from "../runtime/random.ts";
import { describeOpeningFailure } from "../store/describe-failure.ts";
import { type OpenedStore, openStore } from "../store/open.ts";
import { UnusableDatabase } from "../store/unusable-database.ts";
import { UsageFault } from "./faults.ts";

export interface DatabaseFlag {
  database?: string;
}

export interface Session {
  store: OpenedStore;
  database: string;
  random: Random;
  now: number;
}

export async function withSession<T>(flag: DatabaseFlag, work: (session: Session) => Promise<T>): Promise<T> {
  const database = readDatabase(flag.database);
  const store = await openExisting(database);
  try {
    const clock = await clockOf(store);
    return await work({ store, database, random, now: clock.now() });
  } finally {
    await store.close();
  }
}

export async function inTransaction<T>(
  flag: DatabaseFlag,
  work: (tx: RecordingTx, now: number, random: Random) => Promise<T>,
): Promise<T> {
  return await withSession(flag, ({ store, now, random }) =>
    store.transaction((tx) => work(tx, now, random)),
  );
}

async function openExisting(database: string): Promise<OpenedStore> {
  try {
    return await openStore(database, { existing: true, brief: true });
  } catch (error) {
    throw toOpeningFault(error as Error, database);
  }
}

export function toOpeningFault(error: Error, database: string, flag = "--database"): Error {
  if (error instanceof UnusableDatabase) return new UsageFault(`${error.message} (${flag})`);
  const text = describeOpeningFailure(error, database);
  return text === null ? error : new UsageFault(`${text} (${flag})`);
}
