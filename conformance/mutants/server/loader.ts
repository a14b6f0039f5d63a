/**
 * Puts one fault into the service as it is loaded: `node --import ./loader.ts?fault=name …`. Runs in the process of
 * the service, before anything of it. A fault that cannot be put in ends the process.
 */
import { enableCompileCache, registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFaults } from "./all.ts";
import { faultyModule, pathOf, StaleFault } from "./fault.ts";

const wanted = new URL(import.meta.url).searchParams.get("fault");
const fault = serverFaults.find(({ name }) => name === wanted);
if (!fault) throw new StaleFault(`there is no fault ${wanted}`);
const source = faultyModule(fault);
const address = pathToFileURL(pathOf(fault)).href;

// Apart from the service's own: that must not hold what a faulty module was compiled to.
enableCompileCache(join(tmpdir(), "partner-esim-faults-compiled"));
registerHooks({
  load: (url, context, next) =>
    url === address ? { format: "module-typescript", source, shortCircuit: true } : next(url, context),
});
