// Applies one bug to the service while it is loaded: `node --import ./loader.ts?fault=name …`.
import { enableCompileCache, registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pathOf, StaleFault } from "../../../conformance/mutants/server/fault.ts";
import { faults } from "./all.ts";
import { faultyModules } from "./fault.ts";

const wanted = new URL(import.meta.url).searchParams.get("fault");
const fault = faults.find(({ name }) => name === wanted);
if (!fault) throw new StaleFault(`there is no bug ${wanted}`);
const sources = new Map(
  faultyModules(fault).map(({ file, source }) => [pathToFileURL(pathOf({ file })).href, source]),
);

// Separate from the service's own cache, which must not contain compiled bugs.
enableCompileCache(join(tmpdir(), "partner-esim-faults-compiled"));
registerHooks({
  load: (url, context, next) => {
    const source = sources.get(url);
    return source === undefined
      ? next(url, context)
      : { format: "module-typescript", source, shortCircuit: true };
  },
});
