// Applies one bug to the service while it is loaded: `node --import ./loader.ts?fault=name …`.
import { StaleFault } from "../../../conformance/mutants/server/fault.ts";
import { replaceModules } from "../../../conformance/mutants/server/replace-modules.ts";
import { faults } from "./all.ts";
import { faultyModules } from "./fault.ts";

const wanted = new URL(import.meta.url).searchParams.get("fault");
const fault = faults.find(({ name }) => name === wanted);
if (!fault) throw new StaleFault(`there is no bug ${wanted}`);
replaceModules(faultyModules(fault));
