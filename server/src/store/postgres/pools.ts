import pg from "pg";
import { migrate, requireReleased, requireServer } from "./migrations.ts";
import { types } from "./prepared.ts";

const connectMs = 4000;
/** A server that was cut off never responds. Only transactions wait for locks. */
export const readMs = 4000;
export const lockedMs = 10_000;
/** The server ends a wait for a lock before the process stops listening to the response. */
export const lockMs = 9000;
/** Each process can count rate limits for itself. */
export const countMs = 1000;
/** Frees what a suspended process has locked. */
const idleInTransactionMs = 20_000;

const config = (url: string): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: connectMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
  keepAlive: true,
  application_name: "partner-esim",
});

/** The statements on the connection report its failures. */
const ignoreError = (client: pg.ClientBase): void => void client.on("error", () => {});

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(config(url));
  ignoreError(client);
  await client.connect();
  return client;
}

export async function prepareDatabase(url: string, { migrates }: { migrates: boolean }): Promise<void> {
  const client = await connect(url);
  try {
    await requireServer(client);
    await requireReleased(client);
    await migrate(client, { check: !migrates });
  } finally {
    await client.end();
  }
}

export function openPool(url: string, max: number, queryMs: number, more: pg.ClientConfig = {}): pg.Pool {
  const connectionTimeoutMillis = Math.min(queryMs, connectMs);
  const pool = new pg.Pool({ ...config(url), max, query_timeout: queryMs, connectionTimeoutMillis, ...more });
  pool.on("connect", ignoreError);
  pool.on("error", () => {});
  return pool;
}
