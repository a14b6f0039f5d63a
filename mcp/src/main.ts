#!/usr/bin/env node
import module from "node:module";

// Half of a start is reading and compiling code. Node 20 has no such cache.
module.enableCompileCache?.();
const { runCommandLine } = await import("./program.ts");
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
