// Runs tap with its arguments. All test files share one PostgreSQL server, if it is installed, and one database with the
// demonstration catalogue. TEST_POSTGRES=newest starts the server that npm brings instead of Debian's.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmPrograms } from "./postgres-programs.ts";
import { isInstalled, startPostgres } from "./postgres-server.ts";

const newest = process.env.TEST_POSTGRES === "newest" ? npmPrograms() : undefined;
if (process.env.TEST_POSTGRES === "newest" && newest === undefined)
  throw new Error("npm has brought no PostgreSQL: npm run checkers -w tools");

const prepared = mkdtempSync(join(tmpdir(), "partner-esim-prepared-"));
const env: NodeJS.ProcessEnv = { ...process.env, TEST_PREPARED: prepared };
const postgres =
  env.TEST_POSTGRES_URL === undefined && isInstalled ? await startPostgres("off", newest) : undefined;
if (postgres) env.TEST_POSTGRES_URL = postgres.url;
const tap = spawn("tap", process.argv.slice(2), { env, stdio: "inherit" });
const [status] = await once(tap, "close");
await postgres?.stop();
rmSync(prepared, { recursive: true });
process.exitCode = status ?? 1;
