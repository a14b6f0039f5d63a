// Runs a file of this folder, or a program of one of the checkers, once they are installed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkersEnvironment, installCheckers } from "./install.ts";

const help = `Usage: node tools/checkers/run.ts FILE.ts|PROGRAM [argument …]

Installs the checkers if their lock file has changed, then runs a file of tools/checkers, or a program such as
redocly, with the arguments. The exit code is that of what was run; 1 if it could not be started, 2 without arguments.`;

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name === "--help") {
  console.log(help);
  process.exit(name === undefined ? 2 : 0);
}
await installCheckers();
const [program, programArguments] = name.endsWith(".ts")
  ? [process.execPath, [join(import.meta.dirname, name), ...args]]
  : [name, args];
const { status, error } = spawnSync(program, programArguments, {
  stdio: "inherit",
  env: checkersEnvironment,
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
