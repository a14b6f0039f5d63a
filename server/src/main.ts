#!/usr/bin/env node
// The program `partner-esim`: everything that an operator does, from serving to checking a backup.
import { runCommandLine } from "./cli/program.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
