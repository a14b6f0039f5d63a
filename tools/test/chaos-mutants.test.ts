// Each concurrency bug of `npm run chaos:mutants` fits its modules.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import t from "tap";
import { pathOf } from "../../conformance/mutants/server/fault.ts";
import { faults } from "../chaos/mutants/all.ts";
import { faultyModules } from "../chaos/mutants/fault.ts";

t.test("each bug has a unique name, edits a module only once, and parses", async (t) => {
  t.equal(new Set(faults.map(({ name }) => name)).size, faults.length);
  const stale = faults.flatMap((fault) => {
    try {
      const modules = faultyModules(fault);
      if (new Set(modules.map(({ file }) => file)).size < modules.length)
        return [`${fault.name} edits a module twice: only one edit would apply`];
      for (const { source } of modules) stripTypeScriptTypes(source);
      const changed = modules.filter(({ file, source }) => source !== readFileSync(pathOf({ file }), "utf8"));
      return changed.length === fault.edits.length ? [] : [`${fault.name} changes nothing`];
    } catch (error) {
      return [`${fault.name}: ${(error as Error).message}`];
    }
  });
  t.same(stale, []);
});
