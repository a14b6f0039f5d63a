// The migrations, in order. A schema of a newer release is rejected.
import { readdirSync, readFileSync } from "node:fs";
import { UnusableDatabase } from "./unusable-database.ts";

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

export type Database = "sqlite" | "postgres";

/** Lines marked for one database are comments in the other. */
const linesFor = (database: Database, sql: string): string =>
  sql.replace(/^( *)-- (\w+): /gm, (mark, indent, named) => (named === database ? indent : mark));

export function migrations(database: Database): Migration[] {
  const folder = new URL("./migrations/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: linesFor(database, readFileSync(new URL(name, folder), "utf8")),
    }));
}

export const newestOf = (all: readonly Migration[]): number => all.at(-1)?.number ?? 0;

/** @param check reject an outdated schema too */
export function isCurrent(schema: number, newest: number, { check }: { check: boolean }): boolean {
  if (schema > newest)
    throw new UnusableDatabase(
      `the database has schema ${schema}, written by a newer release; this one knows ${newest}`,
    );
  if (schema < newest && check)
    throw new UnusableDatabase(
      `the database has schema ${schema}, this release needs ${newest}: start the service once`,
    );
  return schema === newest;
}
