// The migrations are the same for every database.
import { readdirSync, readFileSync } from "node:fs";
import { UnusableDatabase } from "./unusable-database.ts";

interface Migration {
  number: number;
  name: string;
  sql: string;
}

export function migrations(): Migration[] {
  const folder = new URL("./migrations/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: readFileSync(new URL(name, folder), "utf8"),
    }));
}

export const newestSchema = (): number => migrations().at(-1)?.number ?? 0;

/** Rejects the schema of a newer release. @param check reject an outdated schema too */
export function isCurrent(schema: number, { check }: { check: boolean }): boolean {
  const newest = newestSchema();
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
