// Installs the checkers of this folder, once for each state of their lock file. They are separate from the workspaces
// because they weigh more than everything else and only `npm run check` and releases need them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const modulesOf = (folder: string) => join(folder, "node_modules");

/** @throws when they can't be installed */
export async function installCheckers(folder = import.meta.dirname): Promise<void> {
  const mark = join(modulesOf(folder), ".installed-lock");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  const args = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  // npm's variables of the running script name the root as the package to install.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const npm = spawn("npm", args, { cwd: folder, env, stdio: ["ignore", "inherit", "inherit"] });
  const [status] = await once(npm, "close");
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
  writeFileSync(mark, lock);
}

/** TypeScript 7; its name in `.bin` belongs to another version. */
export const tsc = join(modulesOf(import.meta.dirname), "typescript-7", "bin", "tsc");

/** The environment in which their programs are found by name. */
export const checkersEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${join(modulesOf(import.meta.dirname), ".bin")}${delimiter}${process.env.PATH}`,
};

if (import.meta.main) await installCheckers();
