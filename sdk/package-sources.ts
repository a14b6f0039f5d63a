/**
 * Copies the sources that the maps of `dist/` name to `dist/sources`, so that "go to definition" and
 * stack traces lead to code. Relative paths, and so imports, stay valid. The full wire types are omitted: they weigh
 * 0.2 MB, and the declarations show the same, so the maps end there. The licence of the QR encoder in the command line is copied too.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { decode, encode } from "@jridgewell/sourcemap-codec";

const sdk = import.meta.dirname;
const root = join(sdk, "..");
const leftOut = join(root, "generated/types.ts");

interface SourceMap {
  sources: string[];
  mappings: string;
}

/** Its places get no source: without any mark they would be taken for those of the next one. */
function omit({ sources, mappings, ...map }: SourceMap, omitted: number): SourceMap {
  const lines = decode(mappings).map((line) =>
    line.map((segment): typeof segment => {
      const [column, source] = segment;
      if (source === undefined || source < omitted) return segment;
      if (source === omitted) return [column];
      const [, , ...rest] = segment as [number, number, number, number];
      return [column, source - 1, ...rest];
    }),
  );
  return { ...map, sources: sources.toSpliced(omitted, 1), mappings: encode(lines) };
}

/** @param dist where tsdown has built */
export function packageSources(dist: string): void {
  const sources = join(dist, "sources");
  cpSync(join(root, "node_modules/lean-qr/LICENSE"), join(dist, "lean-qr.license.txt"));

  rmSync(sources, { recursive: true, force: true });
  for (const name of globSync("*.map", { cwd: dist })) {
    const file = join(dist, name);
    const built = JSON.parse(readFileSync(file, "utf8")) as SourceMap;
    const omitted = built.sources.findIndex((source) => join(dist, source) === leftOut);
    const map = omitted < 0 ? built : omit(built, omitted);
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
