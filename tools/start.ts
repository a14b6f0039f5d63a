// `npm start`: the service with the demonstration data of a first start, in the repository's own data folder.
// Settings come from the environment or from flags (`npm start -- --port 0`), as for `partner-esim serve`.
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
// The first line of server/src/main.ts explains the single arena. malloc reads the setting when a process starts, so
// this process restarts itself in place. With the compile cache on from the first file, the type stripper isn't loaded
// either.
if (process.platform === "linux" && env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    NODE_COMPILE_CACHE: join("server", "node_modules", ".cache", "compiled"),
    ...env,
    MALLOC_ARENA_MAX: "1",
  });
}
// URL and keys are what a person looks for; a line for every request would bury them.
env.LOG_LEVEL ??= "warn";
argv.splice(2, 0, "serve", "--demo");
const silent: ["ignore", "ignore", "inherit"] = ["ignore", "ignore", "inherit"];
// The portal's pages are built at each start, in under a second, so they are never outdated. A separate process frees
// its memory afterwards.
const pages = spawnSync(execPath, ["server/portal/build.ts"], { stdio: silent });
if (pages.status !== 0) process.exit(1);
// The documentation is built in parallel; the start doesn't wait for it.
spawn(execPath, ["docs/site/build.ts"], { stdio: silent });
await import("../server/src/main.ts");
