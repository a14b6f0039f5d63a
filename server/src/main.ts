#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --max-semi-space-size=8 --max-old-space-size=512
// The shebang and `npm start` limit memory: without, 45 MB in use grow to 170 MB under load, and glibc takes 40 MB
// more.
// An old Node loads this file too: names that it lacks are only looked up after the check.
import * as module from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { nodeFault } from "./runtime/version.ts";

const fault = nodeFault();
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}

// Without this flag V8 may decide, early and permanently, that objects of the first responses live long: in half of all
// runs GET /v1/packages took 1.5 times the processor time, and the heap grew by 20 MB more.
setFlagsFromString("--no-allocation-site-pretenuring");

// Half of a start is reading and compiling code. If the folder can't be written, Node continues without the cache.
module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/compiled"));
// A file at its limit (`ulimit -f`) then fails one write instead of ending the process.
process.on("SIGXFSZ", () => {});
const { runCommandLine } = await import("./cli/program.ts");

// A service goes on without its output. What another command did stays done.
const isService = ["serve", "work"].includes(process.argv[2] ?? "");
if (!isService)
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") return;
    process.exitCode = 1;
    process.stderr.write(`the command has ended, but its output could not be written (${code})\n`);
  });

const exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
process.exitCode ||= exitCode;
// Calls to the supplier that nobody waits for would keep the process for minutes.
if (isService) process.exit();
