/**
 * Writes `generated/` from the contract in `spec/`. What it last generated is stored outside git, so a run on the same
 * contract ends at once; `--check` writes nothing and fails if the files on disk differ.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { packageFiles, type Service, services, sourcesOf } from "../spec/services.ts";

const root = join(import.meta.dirname, "..");
const generated = join(root, "generated");
const cache = join(root, "node_modules", ".cache", "generate");
const storedFile = join(cache, "generated.json");
/** Files in `generated/` that are handwritten. */
const handwritten = ["package.json", "tsconfig.json", "README.md", "tsconfig.tsbuildinfo"];

const help = `Usage: npm run generate [-- --check] [-- --force] [-- --help]

Writes generated/ from the contract in spec/.

  --check  write nothing; fail when generated/ is not what the contract gives
  --force  generate even when nothing has changed since the last run
  --help   print this

Exit codes: 0 done, 1 drift or a faulty contract, 2 wrong argument.
`;

/** What was generated last, and the digest of what it was generated from. */
interface Stored {
  inputs: string;
  files: [name: string, text: string][];
}

function digest(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

function list(patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).map((file) => join(root, file));
}

const inputFiles = () =>
  list([
    ...services.map(({ folder }) => sourcesOf(folder)),
    "toolchain/lib/**/*",
    "spec/services.ts",
    "{spec,toolchain}/package.json",
    "tools/generate.ts",
    "package-lock.json",
  ]).filter((file) => /\.[a-z]+$/.test(file));

/** What belongs into a package is written to that package; everything else to `generated/`. */
const outside = Object.values(packageFiles).map((name) =>
  name.endsWith(".py") ? join(dirname(name), "*.py") : name,
);
const pathOf = (name: string) => (name.startsWith("../") ? join(root, name.slice(3)) : join(generated, name));
const nameOf = (file: string) => relative(generated, file);

const outputFiles = () =>
  list(["generated/**/*.*", ...new Set(outside)]).filter(
    (file) =>
      !handwritten.includes(relative(generated, file)) &&
      !file.includes("node_modules") &&
      !file.endsWith("__init__.py"),
  );

function readStored(): Stored | undefined {
  try {
    return JSON.parse(readFileSync(storedFile, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}

const entryOf = ({ folder }: Service) => join(root, "spec", folder, "main.tsp");

/** Returns every generated file by name; undefined if a service does not compile. */
async function generate(): Promise<Map<string, string> | undefined> {
  const files = new Map<string, string>();
  for (const service of services) {
    if (existsSync(entryOf(service)) && !(await generateService(service, files))) return undefined;
  }
  return files;
}

async function generateService(service: Service, files: Map<string, string>): Promise<boolean> {
  const { compile, formatDiagnostic, NodeHost } = await import("@typespec/compiler");
  const folder = join(cache, service.folder);
  const host = {
    ...NodeHost,
    async writeFile(path: string, content: string) {
      const name = relative(folder, path);
      const own = packageFiles[name];
      files.set(own === undefined ? join(service.folder, name) : `../${own}`, content);
    },
    async mkdirp() {
      return undefined;
    },
  };
  const program = await compile(host, entryOf(service), {
    emit: ["contract-toolchain"],
    options: { "contract-toolchain": { ...service.options, "emitter-output-dir": folder } },
  });
  for (const diagnostic of program.diagnostics) console.error(formatDiagnostic(diagnostic));
  if (program.diagnostics.some(({ code }) => code === "unassignable")) {
    console.error("\nAn unassignable example: give its body a const with the type of its model, as in");
    console.error("spec/portal/examples.tsp. The compiler then names the field that is missing or wrong.");
  }
  return !program.hasError();
}

/** Returns the files on disk that differ from the contract. */
function findDrift(files: Map<string, string>): string[] {
  const stale = outputFiles()
    .map(nameOf)
    .filter((name) => !files.has(name));
  const changed = [...files].filter(([name, text]) => {
    const path = pathOf(name);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  return [...changed.map(([name]) => name), ...stale].toSorted();
}

function write(files: Map<string, string>, drift: string[]): void {
  for (const name of drift) {
    const path = pathOf(name);
    const text = files.get(name);
    if (text === undefined) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/** Returns what the contract gives; undefined if it has a fault. */
async function generateOnce(force: boolean): Promise<Map<string, string> | undefined> {
  const inputs = digest(inputFiles());
  const stored = readStored();
  if (!force && stored?.inputs === inputs) return new Map(stored.files);
  const files = await generate();
  if (files === undefined) return undefined;
  mkdirSync(cache, { recursive: true });
  writeFileSync(storedFile, JSON.stringify({ inputs, files: [...files] } satisfies Stored));
  return files;
}

async function run(check: boolean, force: boolean): Promise<number> {
  const files = await generateOnce(force);
  if (files === undefined) return 1;
  const drift = findDrift(files);
  if (check && drift.length > 0) {
    for (const name of drift) console.error(`${relative(root, pathOf(name))} is not what the contract gives`);
    console.error("Run `npm run generate` and commit what it writes.");
    return 1;
  }
  write(files, drift);
  console.log(
    drift.length === 0
      ? "generated/ is up to date"
      : `wrote ${drift.map((name) => relative(root, pathOf(name))).join(", ")}`,
  );
  return 0;
}

const known = new Set(["--check", "--force", "--help"]);
const args = process.argv.slice(2);
const unknown = args.find((arg) => !known.has(arg));
if (unknown !== undefined) {
  console.error(`Unknown argument ${unknown}\n\n${help}`);
  process.exitCode = 2;
} else if (args.includes("--help")) {
  process.stdout.write(help);
} else {
  process.exitCode = await run(args.includes("--check"), args.includes("--force"));
}
