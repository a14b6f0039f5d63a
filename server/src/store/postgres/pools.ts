import pg from "pg";
import { migrate, requireReleased, requireServer } from "./migrations.ts";
import { isPooled, limits, UnnamedClient } from "./poolers.ts";
import { types } from "./prepared.ts";

const connectMs = 4000;
/** A server that was cut off never responds. Only transactions wait for locks. */
export const readMs = 4000;
export const lockedMs = 10_000;
/** Each process can count rate limits for itself. */
export const countMs = 1000;

export interface Server {
  url: string;
  isPooled: boolean;
}

/** What `pg` makes of these modes today, without its warning that they will mean less. */
const verified = (url: string): string =>
  url.replace(/\bsslmode=(prefer|require|verify-ca)\b/, "sslmode=verify-full");

const config = (url: string): pg.ClientConfig => ({
  connectionString: verified(url),
  types,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  application_name: "partner-esim",
});

/** The statements on the connection report its failures. */
const ignoreError = (client: pg.ClientBase): void => void client.on("error", () => {});

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(config(url));
  ignoreError(client);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // Without a password it would stay open until the server ends it.
    void client.end().catch(() => {});
    throw error;
  }
}

export async function prepareDatabase(url: string, { migrates }: { migrates: boolean }): Promise<Server> {
  const client = await connect(url);
  try {
    const server = { url, isPooled: await isPooled(client) };
    await requireServer(client);
    await requireReleased(client);
    await migrate(client, { check: !migrates });
    return server;
  } finally {
    await client.end();
  }
}

export function openPool(
  { url, isPooled }: Server,
  max: number,
  queryMs: number,
  more: pg.ClientConfig = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...config(url),
    max,
    query_timeout: queryMs,
    connectionTimeoutMillis: Math.min(queryMs, connectMs),
    ...more,
    ...(isPooled ? { Client: UnnamedClient } : limits),
  });
  pool.on("connect", ignoreError);
  pool.on("error", () => {});
  return pool;
}
