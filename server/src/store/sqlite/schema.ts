// The schema that results from all migrations, as text for reviews.
import Database from "better-sqlite3";
import { migrations } from "../migrations.ts";
import { migrate } from "./migrate.ts";

interface SchemaRow {
  type: string;
  name: string;
  table: string;
  sql: string;
}

export function schemaText(): string {
  const db = new Database(":memory:");
  migrate(db, { check: false });
  const rows = db
    .prepare(
      `select type, name, tbl_name as "table", sql from sqlite_schema where sql is not null
       order by tbl_name, type desc, name`,
    )
    .all() as SchemaRow[];
  db.close();
  const header = [
    `-- The schema after migration ${migrations("sqlite").at(-1)?.name}.`,
    "-- Written by `node tools/schema.ts`; a test compares it. Change the schema by adding a migration.",
  ];
  const statements = rows.map(({ type, sql }) => `${type === "table" ? "\n" : ""}${sql};`);
  return `${[...header, ...statements].join("\n")}\n`;
}
