// `npm start`: the service with the demonstration data of a first start, in the repository's own data folder. Settings
// come from the environment or from flags (`npm start -- --port 0`), as for `partner-esim serve`.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { nodeFault } from "./node-version.mjs";

const fault = nodeFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
process.chdir(join(import.meta.dirname, ".."));
const { execPath, execArgv, argv, env } = process;
// The first line of server/src/main.ts explains the single arena. malloc reads the setting at the start of a process,
// so this process restarts itself in place. With the compile cache, the type stripper isn't loaded either.
if (process.platform === "linux" && env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    NODE_COMPILE_CACHE: join("server", "node_modules", ".cache", "compiled"),
    ...env,
    MALLOC_ARENA_MAX: "1",
  });
}
// A line per request would bury the URL and the keys.
env.LOG_LEVEL ??= "warn";
argv.splice(2, 0, "serve", "--demo");
const silent: ["ignore", "ignore", "inherit"] = ["ignore", "ignore", "inherit"];
// Builds the portal's pages at each start, so that they are never outdated. A separate process frees its memory
// afterwards.
const pages = spawnSync(execPath, ["server/portal/build.ts"], { stdio: silent });
if (pages.status !== 0) process.exit(1);
// The start doesn't wait for the documentation.
spawn(execPath, ["docs/site/build.ts"], { stdio: silent });
await import("../server/src/main.ts");
