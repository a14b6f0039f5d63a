import pg from "pg";
import type { PostgresServer } from "../../server/test/postgres-server.ts";

/** Returns the address of a new database. */
export async function createDatabase({ url }: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const created = new URL(url);
  created.pathname = name;
  return created.href;
}
