import pg from "pg";
import type { PostgresServer } from "../../server/test/postgres-server.ts";
import type { Dataset } from "./dataset.ts";
import { operate } from "./process.ts";

/** Returns the URL of a new database. */
export async function createDatabase({ url }: PostgresServer, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const created = new URL(url);
  created.pathname = name;
  return created.href;
}

/** Returns the dataset in a new database. */
export async function moved(dataset: Dataset, server: PostgresServer, name: string): Promise<Dataset> {
  const url = await createDatabase(server, name);
  operate(["migrate-store", "--from", dataset.file, "--to", url]);
  return { ...dataset, file: url };
}
