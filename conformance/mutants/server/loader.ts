/**
 * Applies one bug to the service while it is loaded: `node --import ./loader.ts?fault=name …`. Runs in the service's
 * process, before any of its code. A bug that does not fit ends the process.
 */
import { enableCompileCache, registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFaults } from "./all.ts";
import { faultyModule, pathOf, StaleFault } from "./fault.ts";

const wanted = new URL(import.meta.url).searchParams.get("fault");
const fault = serverFaults.find(({ name }) => name === wanted);
if (!fault) throw new StaleFault(`there is no bug ${wanted}`);
const source = faultyModule(fault);
const address = pathToFileURL(pathOf(fault)).href;

// Separate from the service's own cache, which must not contain compiled bugs.
enableCompileCache(join(tmpdir(), "partner-esim-faults-compiled"));
registerHooks({
  load: (url, context, next) =>
    url === address ? { format: "module-typescript", source, shortCircuit: true } : next(url, context),
});
