/** Replaces modules of the service while they are loaded. Runs in the service's process, before any of its code. */
import { enableCompileCache, registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pathOf } from "./fault.ts";

/** @param modules their new sources; files are relative to the repository's root */
export function replaceModules(modules: readonly { file: string; source: string }[]): void {
  const sources = new Map(modules.map(({ file, source }) => [pathToFileURL(pathOf({ file })).href, source]));
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
}
