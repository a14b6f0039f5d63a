// Audits one read-only snapshot, beside services that write.
import type pg from "pg";
import type { Audit, FaultRow, InvariantId } from "../../domain/verification.ts";
import { checksOf } from "../sql/audit/checks.ts";
import { migrate } from "./migrations.ts";
import { isPooled } from "./poolers.ts";
import { connect } from "./pools.ts";
import { dialect } from "./prepared.ts";

/**
 * In the transaction: behind a pooler, the session is another's afterwards. Immutable, because what may change from call
 * to call is not looked up in an index.
 */
const createIsJson = `create function pg_temp.is_json(text) returns boolean immutable language plpgsql as $$
  begin
    perform cast($1 as json);
    return case when $1 is not null then true end;
  exception when others then
    return false;
  end $$`;

const rowsAtOnce = 1000;

export async function openAudit(url: string): Promise<Audit> {
  const client = await connect(url);
  try {
    // Throws if a pooler has no transactions.
    await isPooled(client);
    await migrate(client, { check: true });
    await client.query("begin isolation level repeatable read");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    // Compiling the largest check took 12 of its 15 s on 10,000 orders.
    await client.query("set local jit = off");
    await client.query(createIsJson);
    await client.query("set transaction read only");
    return {
      setting: async (name) =>
        (await client.query("select value from settings where name = $1", [name])).rows[0]?.value ?? null,
      faults: (invariant, now) => faultsOf(client, invariant, now),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function* faultsOf(client: pg.Client, invariant: InvariantId, now: number): AsyncIterable<FaultRow> {
  // PostgreSQL checks this by checksums and constraints.
  if (invariant === "file.integrity" || invariant === "file.references") return;
  const { sql, values = [] } = checksOf({ dialect, now })[invariant];
  // A savepoint limits an error to its query.
  await client.query("savepoint one");
  try {
    await client.query(`declare faults no scroll cursor for ${sql}`, values);
    for (;;) {
      const { rows } = await client.query(`fetch ${rowsAtOnce} from faults`);
      yield* rows;
      if (rows.length < rowsAtOnce) return;
    }
  } catch (error) {
    // A JSON text that cannot be read is a violation of the query that met it.
    if (!isOfData(error)) throw error;
    yield { damage: error.message };
  } finally {
    await client.query("rollback to savepoint one");
  }
}

const isOfData = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^22/.test(String(error.code));
