// The committed schema is what the migrations make.
import { readFileSync } from "node:fs";
import t from "tap";
import { schemaText } from "../src/store/sqlite/schema.ts";

t.test("schema.sql is up to date", async (t) => {
  const committed = readFileSync(new URL("../src/store/schema.sql", import.meta.url), "utf8");
  t.equal(committed, schemaText(), "run `node tools/schema.ts`");
  t.match(committed, "CREATE TABLE ledger_entries");
});
