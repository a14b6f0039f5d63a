// A pooler such as PgBouncer in transaction mode gives each transaction a connection to the server that others have used.
// So behind one, statements have no names, limits are set in each transaction, and nothing listens.
import pg from "pg";
import { UnusableDatabase } from "../unusable-database.ts";

/** A pooler numbers its connections itself. Throws if it has none for a transaction. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  await client.query("begin").catch((error) => {
    if (!/statement pooling/.test(error.message)) throw error;
    throw new UnusableDatabase(
      "the pooler gives each statement another connection: set pool_mode = transaction",
    );
  });
  const { rows } = await client.query("select pg_backend_pid() as n");
  await client.query("commit");
  return !("processID" in client) || client.processID !== rows[0]?.n;
}

/** The server forgets an unnamed statement when the next one comes. */
export class UnnamedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: one implementation of all forms
  override query(statement: any, values?: any, callback?: any): any {
    const unnamed = statement?.name === undefined ? statement : { ...statement, name: undefined };
    return super.query(unnamed, values, callback);
  }
}

export interface BeginOptions {
  isPooled: boolean;
  /** False: commits don't wait for the disk. */
  syncs?: boolean;
}

/** Frees what a suspended process has locked. */
const idleMs = 20_000;
/** The server ends a wait for a lock before the process stops listening to the response. */
const lockMs = 9000;

/** Limits of a connection that is not pooled. */
export const limits = { idle_in_transaction_session_timeout: idleMs, lock_timeout: lockMs };

const setLimits = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`);

/** @param kind of transaction, if not the usual one */
export const beginSql = ({ isPooled, syncs = true }: BeginOptions, kind = ""): string =>
  [
    `begin${kind}`,
    ...(isPooled ? setLimits : []),
    ...(syncs ? [] : ["set local synchronous_commit = off"]),
  ].join("; ");
