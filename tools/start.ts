// `npm start`: the service with the demonstration data of a first start, in the repository's own data folder.
// Settings come from the environment or from flags (`npm start -- --port 0`), as for `partner-esim serve`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodeFault } from "./node-version.mjs";

const fault = nodeFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
process.chdir(join(import.meta.dirname, ".."));
// The address and the keys are what a person looks for; a line for every request would bury them.
process.env.LOG_LEVEL ??= "warn";
process.argv.splice(2, 0, "serve", "--demo");
// The portal's pages are built at each start, in under a second: they are never older than their source.
const { buildPages } = await import("../server/portal/build.ts");
await buildPages();
// The documentation is built beside the start, which needn't wait for it.
spawn(process.execPath, ["docs/site/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });
await import("../server/src/main.ts");
