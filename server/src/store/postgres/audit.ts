// Audits one read-only snapshot while services write.
import type pg from "pg";
import type { Audit, FaultRow, InvariantId } from "../../domain/verification.ts";
import { checksOf } from "../sql/audit/checks.ts";
import { migrate, requirePrimary } from "./migrations.ts";
import { connect, requireTransactions } from "./pools.ts";
import { dialect } from "./prepared.ts";
import { serverAt } from "./server-address.ts";

/**
 * Created in the transaction, because behind a pooler the session changes afterwards. Immutable, because PostgreSQL
 * looks up no value of a volatile function in an index.
 */
const createIsJson = `create function pg_temp.is_json(text) returns boolean immutable language plpgsql as $$
  begin
    perform cast($1 as json);
    return case when $1 is not null then true end;
  exception when others then
    return false;
  end $$`;

const rowsAtOnce = 1000;
/** Number of connections. Each keeps a core of the server busy, and a pooler may have only one free. */
const connections = { direct: 2, pooled: 1 };

export async function openAudit(url: string): Promise<Audit> {
  const clients = [await connect(url)];
  const close = async () => void (await Promise.all(clients.map((client) => client.end())));
  try {
    const [first] = clients as [pg.Client];
    const { isPooled } = serverAt(url);
    if (isPooled) await requireTransactions(first);
    const atOnce = isPooled ? connections.pooled : connections.direct;
    await requirePrimary(first);
    await migrate(first, { check: true });
    await beginAudit(first);
    const { rows } = await first.query("select pg_export_snapshot() as snapshot");
    while (clients.length < atOnce) {
      const other = await connect(url);
      clients.push(other);
      await beginAudit(other, rows[0].snapshot);
    }
    for (const client of clients) {
      await client.query(createIsJson);
      await client.query("set transaction read only");
    }
    const free = [...clients];
    return {
      atOnce,
      setting: async (name) =>
        (await first.query("select value from settings where name = $1", [name])).rows[0]?.value ?? null,
      faults: (invariant, now) => faultsOf(free, invariant, now),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param snapshot of another connection */
async function beginAudit(client: pg.Client, snapshot?: string): Promise<void> {
  await client.query("begin isolation level repeatable read");
  if (snapshot !== undefined) await client.query(`set transaction snapshot '${snapshot}'`);
  await client.query("set local idle_in_transaction_session_timeout = 0");
  // Compiling the checks takes longer than running them.
  await client.query("set local jit = off");
}

/** @param free connections, one of which is used while the invariant is checked */
async function* faultsOf(free: pg.Client[], invariant: InvariantId, now: number): AsyncIterable<FaultRow> {
  // PostgreSQL guarantees this by checksums and constraints.
  if (invariant === "file.integrity" || invariant === "file.references") return;
  const client = free.pop();
  if (client === undefined) throw new Error("more invariants are checked than the audit can at once");
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
    // A JSON text that cannot be parsed is a violation found by the query that read it.
    if (!isOfData(error)) throw error;
    yield { damage: error.message };
  } finally {
    await client.query("rollback to savepoint one");
    free.push(client);
  }
}

const isOfData = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && /^22/.test(String(error.code));
