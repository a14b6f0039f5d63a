// A store in a file of its own, for tests of the domain that need no service.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import { SqliteStore } from "../../src/store/sqlite/store.ts";

/** Each store of this process starts with a copy: creating the tables takes longer than many a test. */
let empty: Buffer | undefined;

export function openStore(t: Test): SqliteStore {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const file = join(folder, "store.db");
  if (empty) writeFileSync(file, empty);
  const store = new SqliteStore({ file });
  empty ??= store.writer.serialize();
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}
