// `npm run version-packages`: turns the pending changesets into versions and change logs, and writes the new version
// wherever changesets doesn't know of it: the Python package, commands that install, and the lock file.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./pack.ts";

const root = join(import.meta.dirname, "../../..");

/** Returns a version as Python writes it: `1.0.0rc0` for `1.0.0-rc.0`. */
export const pythonVersion = (version: string): string => version.replace(/-([a-z]+)\.(\d+)$/, "$1$2");

/** Documents with commands that name a version. */
const installingTexts = [
  "docs/guides/installing.md",
  "docs/guides/quick-start.md",
  "sdk/python/README.md",
  "README.md",
];

const wheelOf = (version: string) => `partner_esim-${pythonVersion(version)}-`;

function step(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}

function versionPackages(): void {
  const before = readManifest(join(root, "sdk")).version;
  step("changeset", "version");
  const { version } = readManifest(join(root, "sdk"));
  const python = join(root, "sdk/python/src/partner_esim/_version.py");
  writeFileSync(python, `__version__ = "${pythonVersion(version)}"\n`);
  for (const name of installingTexts) {
    const file = join(root, name);
    const text = readFileSync(file, "utf8").replaceAll(before, version);
    writeFileSync(file, text.replaceAll(wheelOf(before), wheelOf(version)));
  }
  step("npm", "install", "--package-lock-only", "--no-audit", "--no-fund");
}

if (import.meta.main) versionPackages();
