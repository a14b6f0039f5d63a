// Opens both sides of a move: an SQLite file and a PostgreSQL database, in either direction.
import { isServer } from "../open.ts";
import { SqliteSource, SqliteTarget, storeTables } from "../sqlite/moving.ts";
import type { Source, Table, Target } from "./ports.ts";

export { storeTables };

export async function openSource(location: string, tables: readonly Table[]): Promise<Source> {
  if (!isServer(location)) return await SqliteSource.open(location);
  const { PostgresSource } = await import("../postgres/moving.ts");
  return await PostgresSource.open(location, tables);
}

export async function openTarget(location: string, tables: readonly Table[]): Promise<Target> {
  if (!isServer(location)) return await SqliteTarget.open(location, tables);
  const { PostgresTarget } = await import("../postgres/moving.ts");
  return await PostgresTarget.open(location, tables);
}
