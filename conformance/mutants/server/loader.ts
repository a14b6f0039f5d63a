/**
 * Applies one bug to the service while it is loaded: `node --import ./loader.ts?fault=name …`. A bug that does not fit
 * ends the process.
 */
import { serverFaults } from "./all.ts";
import { faultyModule, StaleFault } from "./fault.ts";
import { replaceModules } from "./replace-modules.ts";

const wanted = new URL(import.meta.url).searchParams.get("fault");
const fault = serverFaults.find(({ name }) => name === wanted);
if (!fault) throw new StaleFault(`there is no bug ${wanted}`);
replaceModules([{ file: fault.file, source: faultyModule(fault) }]);
