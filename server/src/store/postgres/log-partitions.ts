// Partitions of the request log are ranges of numbers, which follow time. Rows go to the last one, which has no upper end,
// so no row is without a partition, whatever its time. A partition with its share of the log gets an end, and the next one
// begins; one of which nothing is to be kept is dropped.
import type pg from "pg";
import type { KeptRequests } from "../../domain/request-log/store.ts";
import { isBusy } from "./failures.ts";

/** So many hold what is to be kept, and as much longer is it kept. */
const shares = 16;
/** Writers and readers wait as long; a dump holds its locks for hours. */
const lockMs = 500;
/** Any number that no other program locks. */
const partitionLock = 7_216_304_117;
/** Batches are written side by side, and clocks differ. */
const disorderMs = 60_000;

interface Edge {
  n: number;
  first_at: number;
  last_at: number;
  requests_total: number;
  bytes_total: number;
}

/** Drops the oldest partition, or ends the last one. Returns false if neither is due, or another process does it. */
export async function maintainPartitions(pool: pg.Pool, begin: string, kept: KeptRequests): Promise<boolean> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query(`${begin}; set local lock_timeout = ${lockMs}`);
    const { rows } = await client.query(`select pg_try_advisory_xact_lock(${partitionLock}) as held`);
    const moved = rows[0]?.held === true && (await moveOne(client, kept));
    await client.query("commit");
    isBroken = false;
    return moved;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await client.query("rollback");
    isBroken = false;
    return false;
  } finally {
    client.release(isBroken);
  }
}

async function moveOne(client: pg.PoolClient, kept: KeptRequests): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'request_log'::regclass order by length(c.relname), c.relname`,
  );
  const edge = async (table: string, order: "asc" | "desc"): Promise<Edge | undefined> => {
    const sql = `select n, first_at, last_at, requests_total, bytes_total from ${table} order by n ${order} limit 1`;
    return (await client.query<Edge>(sql)).rows[0];
  };
  const oldest = rows[0]?.name;
  const last = rows.at(-1)?.name;
  if (oldest === undefined || last === undefined) return false;
  const newest = await edge("request_log", "desc");
  if (oldest !== last && !isKept(await edge(oldest, "desc"), newest, kept)) {
    await client.query(`drop table ${oldest}`);
    return true;
  }
  const first = await edge(last, "asc");
  if (!isFull(first, await edge(last, "desc"), kept)) return false;
  await end(client, last);
  return true;
}

function isKept(last: Edge | undefined, newest: Edge | undefined, kept: KeptRequests): boolean {
  if (last === undefined || newest === undefined) return false;
  return (
    last.last_at >= kept.at - disorderMs &&
    last.requests_total > newest.requests_total - kept.requests &&
    last.bytes_total > newest.bytes_total - kept.bytes
  );
}

function isFull(first: Edge | undefined, last: Edge | undefined, kept: KeptRequests): boolean {
  if (first === undefined || last === undefined) return false;
  return (
    last.last_at - first.first_at >= (last.last_at - kept.at) / shares ||
    last.requests_total - first.requests_total >= kept.requests / shares ||
    last.bytes_total - first.bytes_total >= kept.bytes / shares
  );
}

/** Nobody has a number of the partition and is yet to write its row: numbers are given under the table's lock. */
async function end(client: pg.PoolClient, partition: string): Promise<void> {
  await client.query("lock table request_log in access exclusive mode");
  const { rows } = await client.query(`select min(n) as first, max(n) + 1 as next from ${partition}`);
  const [{ first, next }] = rows;
  await client.query(
    `alter table request_log detach partition ${partition};
     alter table request_log attach partition ${partition} for values from (${first}) to (${next});
     create table request_log_${next} partition of request_log for values from (${next}) to (maxvalue)`,
  );
}
