// Connections to PostgreSQL, and the time limits of their sessions.
import pg from "pg";
import { UnusableDatabase } from "../unusable-database.ts";
import { ConnectionLost, ConnectTimeout } from "./failures.ts";
import { limits } from "./limits.ts";
import { migrate, requirePrimary, requireReleased, requireServer } from "./migrations.ts";
import { types } from "./prepared.ts";
import { query, toFailure } from "./queries.ts";
import { type Server, serverAt } from "./server-address.ts";

export interface PoolSizes {
  requests: number;
  background: number;
}

const usualSizes: PoolSizes = { requests: 8, background: 4 };
export const connectionsMax = usualSizes.requests + usualSizes.background;

/** Maximum wait for a new or free connection. */
const connectMs = 4000;
/** Bounds the wait for a server that was cut off. */
const queryMs = 7000;

const configOf = ({ url }: Server): pg.ClientConfig => ({
  connectionString: url,
  types,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  application_name: "partner-esim",
});

/** A pooler drops startup parameters, so behind one each transaction sets its limits. */
const limitsOf = ({ isPooled }: Server): Partial<typeof limits> => (isPooled ? {} : limits);

/** The connection's statements report its failures. */
const ignoreError = (client: pg.ClientBase): void => void client.on("error", () => {});

/** Opens a connection outside the pools, without limits unless given. */
export async function connect(location: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  let client: pg.Client | undefined;
  // `pg` ends an attempt after `connectMs` with an error that has no code.
  const nearlyOver = AbortSignal.timeout(connectMs * 0.9);
  try {
    client = new pg.Client({ ...configOf(serverAt(location)), ...more });
    ignoreError(client);
    await client.connect();
    return client;
  } catch (error) {
    // Otherwise a connection with a rejected password stays open until the server closes it.
    void client?.end().catch(() => {});
    const isTimeout = nearlyOver.aborted && error instanceof Error && !("code" in error);
    throw isTimeout ? new ConnectionLost(new ConnectTimeout()) : toFailure(error);
  }
}

export async function prepareDatabase(
  location: string,
  { migrates }: { migrates: boolean },
): Promise<Server> {
  const server = serverAt(location);
  const client = await connect(location, limitsOf(server));
  try {
    if (server.isPooled) await requireTransactions(client);
    await requireServer(client);
    if (migrates) await requirePrimary(client);
    await requireReleased(client);
    await migrate(client, { check: !migrates });
    return server;
  } finally {
    await client.end();
  }
}

/** Fails if the pooler changes sessions between statements, because it rejects `begin`. */
export async function requireTransactions(client: pg.ClientBase): Promise<void> {
  await client.query("begin").catch((error) => {
    const isRejected = error instanceof pg.DatabaseError && error.code === "08P01";
    if (!isRejected) throw toFailure(error);
    throw new UnusableDatabase(
      `the pooler gives no transaction (${error.message}): set pool_mode = transaction, or start the server behind it`,
    );
  });
  await query(client, "rollback");
}

export function openPools(server: Server, sizes = usualSizes): Record<keyof PoolSizes, pg.Pool> {
  const open = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      ...configOf(server),
      ...limitsOf(server),
      max,
      query_timeout: queryMs,
      pipeline: true,
    });
    pool.on("connect", ignoreError);
    pool.on("error", () => {});
    return pool;
  };
  return { requests: open(sizes.requests), background: open(sizes.background) };
}
