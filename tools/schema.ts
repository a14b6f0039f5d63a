// `node tools/schema.ts`: writes the database schema that results from all migrations; `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { schemaText } from "../server/src/store/sqlite/schema.ts";

const file = new URL("../server/src/store/schema.sql", import.meta.url);
const args = process.argv.slice(2);
if (args.some((arg) => arg !== "--check")) {
  console.error("Usage: node tools/schema.ts [--check]");
  process.exit(2);
}
if (!args.includes("--check")) {
  writeFileSync(file, schemaText());
} else if (readFileSync(file, "utf8") !== schemaText()) {
  console.error("server/src/store/schema.sql is not what the migrations make: run `node tools/schema.ts`");
  process.exit(1);
}
