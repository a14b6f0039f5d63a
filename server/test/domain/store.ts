// A store in a file of its own, for tests of the domain that need no service.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import { SqliteStore } from "../../src/store/sqlite/store.ts";

export function openStore(t: Test): SqliteStore {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "store.db") });
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}
