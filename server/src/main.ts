#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=8 --max-old-space-size=512
// The program `partner-esim`: everything that an operator does, from serving to checking a backup. The heap is held to
// 512 MB, its new space to 16 MB, as `npm start` does too: by itself Node lets 45 MB that are in use grow to 170 MB under
// load before it collects, for 3 % more speed. glibc's malloc keeps one arena in place of one for each thread, which took
// 40 MB more under the load of the bench; `npm start` sets that as well.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// V8 may decide, early and for good, that what the answers of the first moments were made of lives long. From then on
// parts of each request are old when they are made, and keep the rest until a whole collection: in half of all runs
// GET /v1/packages took 1.5 times the processor time, and the heap grew by 20 MB more.
setFlagsFromString("--no-allocation-site-pretenuring");

// Keeps compiled code from run to run: half of a start is reading and compiling. Where the folder can't be written,
// Node goes on without.
enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// A file at its limit (`ulimit -f`) then fails one write, and doesn't end the process.
process.on("SIGXFSZ", () => {});
const { runCommandLine } = await import("./cli/program.ts");

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
