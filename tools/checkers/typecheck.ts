// Compiles every workspace, and after a change only those that it concerns. `tsc -b` looks for changes among a
// project's own files only; a project that imports a newer file of another folder is compiled from the start here.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { tsc } from "./install.ts";

const workspaces = [
  ".",
  "toolchain",
  "spec",
  "server",
  "server/portal",
  "docs/site",
  "sdk",
  "conformance",
  "mcp",
  "tools/checkers",
];
// Its test gives another root with other projects.
const [root = join(import.meta.dirname, "..", ".."), ...given] = process.argv.slice(2);
const projects = given.length > 0 ? given : workspaces;
const installed = `${sep}node_modules${sep}`;

/** Returns true if a file that the project imports from elsewhere has changed or is gone since its last compilation. */
function importsChanged(project: string, state: string): boolean {
  const compiled = statSync(state).mtimeMs;
  const own = join(root, project === "." ? "tools" : project) + sep;
  const { fileNames } = JSON.parse(readFileSync(state, "utf8")) as { fileNames?: string[] };
  // `tsc -b` without --incremental lists none.
  if (!fileNames) return true;
  return fileNames
    .map((file) => resolve(root, project, file))
    .filter((file) => !file.startsWith(own) && !file.includes(installed))
    .some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > compiled);
}

for (const project of projects) {
  const state = join(root, project, "tsconfig.tsbuildinfo");
  if (existsSync(state) && importsChanged(project, state)) rmSync(state);
}
const { status, error } = spawnSync(process.execPath, [tsc, "-b", "--incremental", ...projects], {
  cwd: root,
  stdio: "inherit",
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
