// A start that fails leaves neither a port nor the database open.
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import t, { type Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { type Prepared, startService } from "../../src/runtime/service.ts";
import { folderFor } from "../cli/command-line.ts";
import { testConfig } from "../deployment.ts";
import { freePort } from "../free-ports.ts";

async function failing(t: Test, change: Partial<Config>, prepare?: (prepared: Prepared) => Promise<void>) {
  const port = await freePort();
  const database = join(folderFor(t), "service.db");
  const config = { ...testConfig, database, port };
  await t.rejects(startService({ ...config, ...change }, prepare));
  await t.rejects(fetch(`http://127.0.0.1:${port}/`), "nothing listens");
  // SQLite removes its log when the last connection is closed.
  t.ok(existsSync(database));
  t.notOk(existsSync(`${database}-wal`), "the database is closed");
  const service = await startService(config);
  t.equal((await fetch(`http://127.0.0.1:${port}/partner/api/v1/balance`)).status, 401);
  await service.stop();
}

t.test("a start that fails before listening ends cleanly", async (t) => {
  await failing(t, {}, () => Promise.reject(new Error("not prepared")));
});

t.test("a start whose second port is taken ends cleanly", async (t) => {
  const occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, "127.0.0.1", resolve));
  t.teardown(() => occupant.close());
  const address = occupant.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  await failing(t, { adminPort: address.port });
});

t.test("a start that fails after listening ends cleanly", async (t) => {
  await failing(t, { publicUrl: "not a URL" });
});
