/**
 * Copies the sources that the maps of `dist/` name to `dist/sources`, so that "go to definition" and stack traces lead to
 * code. Relative paths, and so imports, stay valid. The licence of the QR encoder in the command line is copied too.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const sdk = import.meta.dirname;
const root = join(sdk, "..");

interface SourceMap {
  sources: string[];
}

/** @param dist where tsdown has built */
export function packageSources(dist: string): void {
  const sources = join(dist, "sources");
  cpSync(join(root, "node_modules/lean-qr/LICENSE"), join(dist, "lean-qr.license.txt"));

  rmSync(sources, { recursive: true, force: true });
  for (const name of globSync("*.map", { cwd: dist })) {
    const file = join(dist, name);
    const map = JSON.parse(readFileSync(file, "utf8")) as SourceMap;
    map.sources = map.sources.map((source) => {
      const from = join(dist, source);
      if (from === join(sdk, "package.json")) return "../package.json";
      const to = join(sources, relative(root, from));
      cpSync(from, to);
      return relative(dist, to);
    });
    writeFileSync(file, JSON.stringify(map));
  }
}
