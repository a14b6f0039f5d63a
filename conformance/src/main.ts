#!/usr/bin/env node
// Loads the program only if this Node can run it.
import { nodeFault } from "./version.ts";

const fault = nodeFault();
if (fault === null) {
  const { runCommandLine } = await import("./program.ts");
  await runCommandLine(process.argv.slice(2));
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 2;
}
