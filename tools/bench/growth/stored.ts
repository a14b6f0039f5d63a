// Bytes per row of each table, with its share of the indexes.
import pg from "pg";

export interface StoredBytes {
  rows: number;
  /** Bytes per row, including values stored out of line. */
  heap: number;
  indexes: number;
}

/** A smaller table says little about a row. */
const rowsMin = 1000;

export async function storedBytes(url: string): Promise<Map<string, StoredBytes>> {
  await query(url, "vacuum analyze");
  const tables = await query(
    url,
    `select relname as name, pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${rowsMin}`,
  );
  const stored = new Map<string, StoredBytes>();
  for (const { name, heap, indexes } of tables) {
    const [{ rows }] = await query(url, `select count(*)::float8 as rows from ${name}`);
    stored.set(name, { rows, heap: heap / rows, indexes: indexes / rows });
  }
  return stored;
}

export async function loggedRequestBytes(url: string): Promise<number> {
  const text = `select pg_total_relation_size('request_log')::float8 / max(requests_total)::float8 as bytes
    from request_log`;
  return (await query(url, text))[0].bytes;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any form
export async function query(url: string, text: string): Promise<any[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
