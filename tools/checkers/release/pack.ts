// Creates the tarballs for publishing. The SDK has its own build; the other packages run as TypeScript in the
// repository and are published as JavaScript with declarations, file by file, including generated code. Nothing is
// built in the checkout, where other steps of the check build at the same time.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withoutUsualOrigin } from "../../../docs/site/src/usual-base-url.ts";
import { buildPages } from "../../../server/portal/build.ts";
import { buildUncommitted } from "../../generation.ts";

const root = join(import.meta.dirname, "../../..");

interface Published {
  /** The workspace's folder. */
  name: string;
  /** The files to compile, if there are any. */
  sources?: string;
  /** The files to copy unchanged. */
  files: string[];
  /** Whether the program uses generated code. */
  usesGenerated: boolean;
  /** Builds what belongs to the package into its folder. */
  build?: (to: string) => Promise<void>;
}

const compiled: readonly Published[] = [
  {
    name: "toolchain",
    sources: "lib/**/*.ts",
    files: ["lib/*.tsp", "lib/runtime/*.ts"],
    usesGenerated: false,
  },
  { name: "spec", files: ["**/*.tsp"], usesGenerated: false },
  {
    name: "server",
    sources: "src/**/*.ts",
    files: ["OPERATING.md", "PRODUCTION.md", "REFERENCE.md", "src/**/*.sql", "catalogue/*"],
    usesGenerated: true,
    build: async (to) => {
      await buildPages(join(to, "portal/dist"));
      run(process.execPath, ["docs/site/build.ts", "--out", join(to, "docs/dist")], root);
    },
  },
  { name: "conformance", sources: "src/**/*.ts", files: [], usesGenerated: true },
  { name: "mcp", sources: "src/**/*.ts", files: [], usesGenerated: true },
];

/** What npm always packs, whatever a manifest says. */
const texts = ["README.md", "CHANGELOG.md", "LICENSE"];

/** Packages that partners get from the service they use. */
const servedPackages: readonly string[] = ["sdk", "mcp"];

export const published: readonly string[] = [...compiled.map(({ name }) => name), "sdk"];

/**
 * Packs everything, or the named packages, into `folder`; returns the tarball of each package. The manifests name the repository's URL if it is
 * known: npm needs it for provenance.
 */
export async function packAll(
  folder: string,
  repository: string | undefined,
  log: (line: string) => void,
  names: readonly string[] = published,
): Promise<Map<string, string>> {
  await buildUncommitted();
  mkdirSync(folder, { recursive: true });
  const tarballs = new Map<string, string>();
  const packStaged = async (name: string, fill: (stage: string) => Promise<string> | string) => {
    const stage = join(folder, `${name}.stage`);
    rmSync(stage, { recursive: true, force: true });
    const made = await fill(stage);
    if (servedPackages.includes(name)) nameNoService(join(made, "README.md"));
    if (repository !== undefined) nameRepository(made, repository, name);
    tarballs.set(name, pack(made, folder));
    rmSync(stage, { recursive: true });
  };
  for (const one of compiled.filter(({ name }) => names.includes(name))) {
    log(`packing ${one.name}`);
    await packStaged(one.name, (to) => stage(one, to));
  }
  if (!names.includes("sdk")) return tarballs;
  log("packing sdk");
  await packStaged("sdk", stageSdk);
  return tarballs;
}

function nameNoService(readme: string): void {
  writeFileSync(readme, withoutUsualOrigin(readFileSync(readme, "utf8")));
}

/** Parses a repository URL in any usual notation; undefined if it is none. */
export function readRepository(text: string): string | undefined {
  const address = text.replace(/^git\+/, "").replace(/(\.git)?\/?$/, "");
  return /^https:\/\/[^@/?#\s]+\/[^@?#\s]+$/.test(address) ? address : undefined;
}

/** Returns the repository URL in a tarball. */
export function repositoryOf(tarball: string): string | undefined {
  const { repository } = JSON.parse(run("tar", ["-xOf", tarball, "package/package.json"], root)) as Manifest;
  return repository && readRepository(repository.url);
}

export function nameRepository(folder: string, address: string, directory: string): void {
  const repository = { type: "git", url: `git+${address}.git`, directory };
  writeFileSync(join(folder, "package.json"), jsonText({ ...readManifest(folder), repository }));
}

/** Builds the SDK by its own build. */
function stageSdk(to: string): string {
  const from = join(root, "sdk");
  const { files = [] } = readManifest(from);
  const dist = join(to, "dist");
  run("npm", ["run", "build", "--", dist], from);
  for (const name of [...files, ...texts, "package.json"]) {
    if (name !== "dist" && existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), { recursive: true });
  }
  return to;
}

/** Assembles the package as it will be installed. */
async function stage({ name, sources, files, usesGenerated, build }: Published, to: string): Promise<string> {
  const from = join(root, name);
  mkdirSync(join(to, name), { recursive: true });
  if (sources)
    compile([join(from, sources), ...(usesGenerated ? [join(root, "generated/**/*.ts")] : [])], to);
  for (const file of files.flatMap((pattern) => globSync(pattern, { cwd: from, withFileTypes: true }))) {
    const path = join(file.parentPath, file.name);
    if (!file.isFile() || /\/(node_modules|test)\//.test(path)) continue;
    const target = join(to, name, path.slice(from.length));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
  }
  // The library is compiled; TypeSpec is told so where it loads it.
  for (const file of globSync("lib/*.tsp", { cwd: join(to, name) })) {
    const library = join(to, name, file);
    writeFileSync(library, readFileSync(library, "utf8").replaceAll('.ts";', '.js";'));
  }
  for (const text of texts) {
    if (existsSync(join(from, text))) cpSync(join(from, text), join(to, name, text));
  }
  cpSync(join(root, "LICENSE"), join(to, name, "LICENSE"));
  if (usesGenerated) bundleGenerated(to, name);
  await build?.(join(to, name));
  writeManifest(name, join(to, name), usesGenerated);
  return join(to, name);
}

/** Compiles sources into `to`, with the repository's folder structure. */
function compile(include: string[], to: string): void {
  mkdirSync(to, { recursive: true });
  const project = join(to, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    rewriteRelativeImportExtensions: true,
    allowImportingTsExtensions: false,
    declaration: true,
    rootDir: root,
    outDir: to,
    typeRoots: [join(root, "node_modules", "@types")],
    // The SDK may not have been built.
    paths: { "@partner-esim/sdk": [join(root, "sdk/src/index.ts")] },
  };
  const config = { extends: join(root, "tsconfig.base.json"), include, compilerOptions };
  writeFileSync(project, JSON.stringify(config));
  run("tsc", ["-p", project], root);
  rmSync(project);
}

function bundleGenerated(to: string, name: string): void {
  const bundled = join(to, name, "node_modules", "@partner-esim", "generated");
  cpSync(join(to, "generated"), bundled, { recursive: true });
  for (const file of globSync("{*,*/*}.json", { cwd: join(root, "generated") })) {
    if (file !== "package.json") cpSync(join(root, "generated", file), join(bundled, file));
  }
  const manifest = readManifest(join(root, "generated"));
  writeFileSync(join(bundled, "package.json"), jsonText(asCompiled(manifest)));
}

interface Manifest {
  name: string;
  version: string;
  files?: string[];
  repository?: { type: string; url: string; directory: string };
  private?: boolean;
  scripts?: object;
  devDependencies?: object;
  dependencies?: Record<string, string>;
  bundleDependencies?: string[];
  [key: string]: unknown;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Replaces every path of a source by that of its compiled file. */
function asCompiled(manifest: Manifest): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/(\.\/|"src\/)([^"]*?)(?<!\.d)\.ts"/g, '$1$2.js"');
  const { scripts: _scripts, devDependencies: _development, ...kept } = JSON.parse(text) as Manifest;
  return kept;
}

function writeManifest(name: string, folder: string, usesGenerated: boolean): void {
  const manifest = asCompiled(readManifest(join(root, name)));
  if (usesGenerated) {
    const { version } = readManifest(join(root, "generated"));
    manifest.dependencies = { ...manifest.dependencies, "@partner-esim/generated": version };
    manifest.bundleDependencies = ["@partner-esim/generated"];
  }
  writeFileSync(join(folder, "package.json"), jsonText(manifest));
}

function pack(folder: string, to: string): string {
  const [packed] = JSON.parse(
    run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", to], folder),
  ) as {
    filename: string;
  }[];
  if (!packed) throw new Error(`npm packed nothing of ${folder}`);
  return join(to, packed.filename);
}

export function run(
  program: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}
