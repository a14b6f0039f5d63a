#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=8 --max-old-space-size=512
// The program `partner-esim`: everything that an operator does, from serving to verifying a backup. The heap is limited
// to 512 MB and its new space to 16 MB, as in `npm start`: otherwise Node lets 45 MB in use grow to 170 MB under load
// before it collects, for 3 % more speed. glibc's malloc uses one arena instead of one per thread, which took 40 MB
// more under the load of the bench; `npm start` sets that as well.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// V8 may decide, early and permanently, that objects of the first responses live long. From then on parts of each
// request are allocated as old and retained until a full collection: in half of all runs GET /v1/packages took 1.5
// times the processor time, and the heap grew by 20 MB more.
setFlagsFromString("--no-allocation-site-pretenuring");

// Caches compiled code between runs: half of a start is reading and compiling. If the folder can't be written, Node
// continues without.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// A file at its limit (`ulimit -f`) then fails one write instead of ending the process.
process.on("SIGXFSZ", () => {});
const { runCommandLine } = await import("./cli/program.ts");

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
