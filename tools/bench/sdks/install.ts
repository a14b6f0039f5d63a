/** Installs the other SDKs, each with its dependencies in its own folder, and measures folders. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Returns npm's last line if they cannot be installed, for example without network. */
export function installOthers(folder: string): string | null {
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(import.meta.dirname, file), join(folder, file));
  const args = ["ci", "--install-strategy=nested", "--prefer-offline", "--ignore-scripts", "--no-workspaces"];
  const options = ["--no-audit", "--no-fund", "--fetch-retries=1", "--loglevel=error"];
  try {
    execFileSync("npm", [...args, ...options], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    return null;
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    return stderr?.toString().trim().split("\n")[0] || (error as Error).message;
  }
}

export function kilobytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1000;
}

/** Returns the package and the packages that a nested install put into its folder. */
export function packagesWith(folder: string, name: string): number {
  const lock = JSON.parse(readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"));
  const packageFolder = `node_modules/${name}`;
  return Object.keys(lock.packages).filter(
    (path) => path === packageFolder || path.startsWith(`${packageFolder}/`),
  ).length;
}
