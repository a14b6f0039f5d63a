// Sends statements to PostgreSQL, and distinguishes its errors from lost connections.
import pg from "pg";
import { ConnectionLost } from "./failures.ts";

/** SQLSTATEs of a session that has ended, or cannot be opened now. */
const lostStates = /^(08...|57P0.|25P0[34])$/;

export function toFailure(error: unknown): unknown {
  const isOfStatement = error instanceof pg.DatabaseError && !lostStates.test(error.code ?? "");
  return isOfStatement ? error : new ConnectionLost(error);
}

export async function takeClient(pool: pg.Pool): Promise<pg.PoolClient> {
  return await pool.connect().catch((error) => {
    throw toFailure(error);
  });
}

// biome-ignore lint/suspicious/noExplicitAny: `pg` types rows so
export async function query<Row extends pg.QueryResultRow = any>(
  on: pg.Pool | pg.ClientBase,
  statement: string | pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return await on.query<Row>(statement as pg.QueryConfig).catch((error) => {
    throw toFailure(error);
  });
}
