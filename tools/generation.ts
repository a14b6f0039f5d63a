/**
 * Generates the files of every service from the contract in `spec/`. A service that does not compile keeps its files,
 * and a digest of the last run avoids repeated work.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { packageFiles, type Service, services, sourcesOf, uncommitted } from "../spec/services.ts";

export const root = join(import.meta.dirname, "..");
const cache = join(root, "node_modules", ".cache", "generate");
const storedFile = join(cache, "digests.json");
/** Handwritten files in `generated/`. */
const handwritten = ["package.json", "tsconfig.json", "README.md", "tsconfig.tsbuildinfo"];

export interface Generated {
  /** Services that do not compile, as folders of `spec/`. */
  failed: string[];
  /** Files that differ from the contract, as paths from the root. */
  changed: string[];
  /** Files that the contract no longer produces. */
  stale: string[];
}

/** Digests of the last run's inputs and outputs, by path from the root. */
interface Stored {
  inputs: string;
  outputs: Record<string, string>;
}

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

/** Returns the digest of some files, their names included. */
export const digestOfFiles = (files: readonly string[]): string =>
  digestOf(...files.toSorted().flatMap((file) => [file, readFileSync(join(root, file))]));

const inputFiles = () =>
  globSync(
    [
      ...services.map(({ folder }) => sourcesOf(folder)),
      "toolchain/lib/**/*.*",
      "spec/services.ts",
      "{spec,toolchain}/package.json",
      "tools/generation.ts",
      "package-lock.json",
    ],
    { cwd: root },
  );

/** Generated files outside `generated/`. In the folders of generated Python, only `__init__.py` is handwritten. */
const outside = new Set(
  Object.values(packageFiles).map((name) => (name.endsWith(".py") ? join(dirname(name), "*.py") : name)),
);

const outputFiles = () =>
  globSync(["generated/*.*", "generated/*/*.*", ...outside], {
    cwd: root,
    exclude: ["generated/node_modules"],
  }).filter((file) => !handwritten.includes(relative("generated", file)) && !file.endsWith("__init__.py"));

/** Returns the folder of `spec/` whose service produces a file. */
function folderOf(file: string): string {
  const [top, folder = ""] = file.split("/");
  return top === "generated" && services.some((service) => service.folder === folder) ? folder : "";
}

function readStored(): Stored | undefined {
  try {
    return JSON.parse(readFileSync(storedFile, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

const isCurrent = (file: string, digest: string) =>
  existsSync(join(root, file)) && digestOf(readFileSync(join(root, file))) === digest;

async function generateService({ folder, options }: Service): Promise<Map<string, string> | undefined> {
  const { compile, formatDiagnostic, NodeHost } = await import("@typespec/compiler");
  const files = new Map<string, string>();
  const virtual = join(cache, folder);
  const host = {
    ...NodeHost,
    async writeFile(path: string, content: string) {
      const name = relative(virtual, path);
      files.set(packageFiles[name] ?? join("generated", folder, name), content);
    },
    async mkdirp() {
      return undefined;
    },
  };
  const program = await compile(host, join(root, "spec", folder, "main.tsp"), {
    emit: ["contract-toolchain"],
    options: { "contract-toolchain": { ...options, "emitter-output-dir": virtual } },
  });
  for (const diagnostic of program.diagnostics) console.error(formatDiagnostic(diagnostic));
  if (program.diagnostics.some(({ code }) => code === "unassignable")) {
    console.error("\nAn unassignable example: give its body a const with the type of its model, as in");
    console.error("spec/portal/examples.tsp. The compiler then names the field that is missing or wrong.");
  }
  return program.hasError() ? undefined : files;
}

function write(files: ReadonlyMap<string, string>, { changed, stale }: Generated): void {
  for (const file of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), files.get(file) ?? "");
  }
  for (const file of stale) rmSync(join(root, file));
}

/** Returns whether the files on disk are those of the last run with the same inputs. */
function isUpToDate(inputs: string): boolean {
  const stored = readStored();
  if (stored?.inputs !== inputs) return false;
  const { outputs } = stored;
  return (
    outputFiles().every((file) => file in outputs) &&
    Object.entries(outputs).every(([file, digest]) => isCurrent(file, digest))
  );
}

/** Generates every service, even if one fails. With `check`, writes only files that git ignores. */
export async function generate({ check = false, force = false } = {}): Promise<Generated> {
  const inputs = digestOfFiles(inputFiles());
  const result: Generated = { failed: [], changed: [], stale: [] };
  if (!force && isUpToDate(inputs)) return result;
  const files = new Map<string, string>();
  for (const service of services) {
    if (!existsSync(join(root, "spec", service.folder))) continue;
    const serviceFiles = await generateService(service);
    if (serviceFiles === undefined) result.failed.push(service.folder);
    for (const [file, text] of serviceFiles ?? []) files.set(file, text);
  }
  const onDisk = outputFiles();
  result.changed = [...files.keys()]
    .filter((file) => !onDisk.includes(file) || readFileSync(join(root, file), "utf8") !== files.get(file))
    .toSorted();
  result.stale = onDisk
    .filter((file) => !files.has(file) && !result.failed.includes(folderOf(file)))
    .toSorted();
  if (check) {
    const isIgnored = (file: string) => uncommitted.includes(file);
    write(files, { ...result, changed: result.changed.filter(isIgnored), stale: [] });
    result.changed = result.changed.filter((file) => !isIgnored(file));
  } else write(files, result);
  const isWritten = !check || result.changed.length + result.stale.length === 0;
  if (isWritten && result.failed.length === 0) {
    const outputs = Object.fromEntries([...files].map(([file, text]) => [file, digestOf(text)]));
    mkdirSync(cache, { recursive: true });
    writeFileSync(storedFile, JSON.stringify({ inputs, outputs } satisfies Stored));
  }
  return result;
}

/** Builds missing files that git ignores. */
export async function buildUncommitted(): Promise<void> {
  if (!uncommitted.every((file) => existsSync(join(root, file)))) await generate({ check: true });
}

/** Prints which files a run wrote and removed. */
export function report({ failed, changed, stale }: Generated): void {
  const serviceName = (folder: string) => (folder === "" ? "spec" : `spec/${folder}`);
  if (changed.length > 0) console.log(`wrote ${changed.join(", ")}`);
  if (stale.length > 0) console.log(`removed ${stale.join(", ")}`);
  if (failed.length > 0)
    console.error(`${failed.map(serviceName).join(", ")} has errors: its files are as before`);
  else if (changed.length + stale.length === 0) console.log("generated/ is up to date");
}
