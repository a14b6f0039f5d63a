// The packages that the site serves, so that partners install them with one line from the service they use. pip needs a
// version in a wheel's name; npm's names have none, so a page's command stays right.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { packAll } from "../../tools/checkers/release/pack.ts";
import { buildWheel, wheelName, wheelSources } from "./wheel.ts";

const root = join(import.meta.dirname, "../..");
/** Packed once, and again after a change. */
const packagesFolder = join(root, "server/docs/packages");

interface Download {
  file: string;
  /** Patterns of what it is made of. */
  sources: readonly string[];
  /** Writes it to `to`; `folder` is for what that needs. */
  pack(to: string, folder: string): Promise<void>;
}

const npmPackage = (name: string, sources: readonly string[]): Download => ({
  file: `partner-esim-${name}.tgz`,
  sources: [`${name}/{package.json,README.md,build.ts}`, `${name}/src/**/*`, "generated/*.ts", ...sources],
  async pack(to, folder) {
    const tarballs = await packAll(folder, undefined, () => {}, [name]);
    renameSync(tarballs.get(name) as string, to);
  },
});

export const packageDownloads: readonly Download[] = [
  npmPackage("sdk", []),
  npmPackage("mcp", ["sdk/src/**/*"]),
  {
    file: wheelName,
    sources: wheelSources.map((pattern) => `sdk/python/${pattern}`),
    async pack(to) {
      writeFileSync(to, buildWheel());
    },
  },
];

const changedMs = (file: string): number => statSync(join(root, file)).mtimeMs;

const isFresh = ({ file, sources }: Download): boolean => {
  const packed = join(packagesFolder, file);
  if (!existsSync(packed)) return false;
  return Math.max(...globSync(sources, { cwd: root }).map(changedMs)) < statSync(packed).mtimeMs;
};

/** Puts all packages into `folder` at once, and packs what has changed: a server sees all or none. */
export async function addPackages(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(packagesFolder, { recursive: true });
  for (const download of packageDownloads) {
    const packed = join(packagesFolder, download.file);
    if (!isFresh(download)) {
      const work = mkdtempSync(join(packagesFolder, "pack-"));
      try {
        const fresh = join(work, download.file);
        await download.pack(fresh, work);
        renameSync(fresh, packed);
      } finally {
        rmSync(work, { recursive: true });
      }
    }
    cpSync(packed, join(fresh, download.file));
  }
  // Another process that builds at the same time has put the same files there.
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
