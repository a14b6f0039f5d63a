// `npm test`: the tests of every workspace and of the tools, or of the named ones, then one line with the totals. Their
// files share one pool, and those that take longest start first, so that none runs on alone at the end.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { npmPrograms } from "../server/test/postgres-programs.ts";
import { isInstalled, type PostgresServer, startPostgres } from "../server/test/postgres-server.ts";
import { type FileResult, runTestFile } from "./test-file.ts";

const help = `Usage: npm test [-- workspace-or-file …] [--long] [--newest-postgres] [-g PATTERN] [--coverage]

Runs the tests of the named workspaces (toolchain, spec, server, sdk, mcp, conformance, tools, server/portal, docs/site, tools/checkers),
or of all but the last three, which need Chromium or more programs: \`npm run check\` has them as the steps "browser",
"docs", "kit" and "gates". A path runs one test file, or those of a folder. What takes long (floods and attacks, kills and
failing disks, packed SDKs, changes of the contract) runs only if its file or folder is named, or with --long: that is
the step "long". The last lines say what was not run, and have the totals; the exit code is 0 when every test passed,
1 when one failed or nothing was tested.

  --long              the tests that otherwise run only if they are named
  --newest-postgres   those that use PostgreSQL, on the newest, which npm brings into tools/checkers
  -g, --grep PATTERN  only the tests of a file whose name matches
  --coverage          prints which lines of server/src and sdk/src ran; coverage/index.html shows them

  npm test -- server/test/http/idempotency.test.ts -g "replay"`;

const root = join(import.meta.dirname, "..");
const usual = ["toolchain", "spec", "server", "sdk", "mcp", "conformance", "tools"];
const all = [...usual, "server/portal", "docs/site", "tools/checkers"];

/** What takes long and concerns few changes: CI runs it, and whoever names it. */
const long = [
  "server/test/hostile",
  "server/test/process",
  "server/test/supply/crash.test.ts",
  "server/test/cli/migrate-store.test.ts",
  "server/test/cli/pooler.test.ts",
  "conformance/test/fooled.test.ts",
  "sdk/test/package.test.ts",
  "sdk/test/python.test.ts",
  "spec/test/generate.test.ts",
  "tools/test/contract-change.test.ts",
];

/** Files that work, side by side. Of those that start Chromium, one runs at a time. */
const jobs = 3;
const inBrowser = ["server/portal"];

/** Those that work longest, first. All others follow by name. */
const longest = [
  "tools/test/contract-change.test.ts",
  "sdk/test/package.test.ts",
  "spec/test/generate.test.ts",
  "server/test/supply/crash.test.ts",
  "conformance/test/fooled.test.ts",
];

/** Those that mostly wait run beside the others, two at a time, so that no core waits with them. */
const idle = [
  "server/test/hostile/slow-readers.test.ts",
  "server/test/hostile/waiting.test.ts",
  "server/test/hostile/bodies.test.ts",
  "server/test/process/faults.test.ts",
  "server/test/process/idle-memory.test.ts",
  "server/test/webhooks/processes.test.ts",
  "server/test/process/one-database.test.ts",
  "server/test/hostile/slow-uploads.test.ts",
  "server/test/webhooks/resolver.test.ts",
  "sdk/test/attempts.test.ts",
  "sdk/test/client-rules.test.ts",
  "sdk/test/python.test.ts",
  "server/test/cli/wallet.test.ts",
  "server/test/hostile/uploads.test.ts",
  "server/test/supply/hostile-gateway.test.ts",
];

/** Returns what to run: files from the root. */
function readArguments(): {
  files: string[];
  grep: string | undefined;
  coverage: boolean;
  programs: string | undefined;
} {
  const options = {
    grep: { type: "string", short: "g" },
    coverage: { type: "boolean", default: false },
    long: { type: "boolean", default: false },
    "newest-postgres": { type: "boolean", default: false },
    help: { type: "boolean" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const requested = [...positionals, ...(values.long ? long : [])];
    if (requested.length === 0) requested.push(...usual);
    const programs = values["newest-postgres"] ? npmPrograms() : undefined;
    if (values["newest-postgres"] && programs === undefined)
      throw new Error("npm has brought no PostgreSQL: npm ci --ignore-scripts --prefix tools/checkers");
    const found = [...new Set(requested.flatMap((name) => filesOf(name)))];
    const files = programs === undefined ? found : found.filter(usesPostgres);
    return { files, grep: values.grep, coverage: values.coverage, programs };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

/** Returns the test files of a workspace, of a folder of it, or the named one; long ones only if they are named. */
function filesOf(name: string): string[] {
  const path = relative(root, resolve(name));
  const workspace = workspaceOf(path);
  if (path.endsWith(".test.ts") && workspace !== undefined && existsSync(join(root, path))) return [path];
  const folder = path === workspace ? join(path, "test") : path;
  const files = workspace === undefined ? [] : globSync(`${folder}/**/*.test.ts`, { cwd: root });
  if (files.length === 0)
    throw new Error(`${name} is neither a workspace nor a test file or a folder of some`);
  const left = long.filter((one) => !isIn(path, one));
  return files.filter((file) => !left.some((one) => isIn(file, one))).toSorted();
}

const isIn = (path: string, workspace: string) => path === workspace || path.startsWith(`${workspace}/`);
const workspaceOf = (path: string) =>
  all.toSorted((x, y) => y.length - x.length).find((one) => isIn(path, one));

function usesPostgres(file: string): boolean {
  return /"\.+\/stores\.ts"/.test(readFileSync(join(root, file), "utf8"));
}

const { files, grep, coverage, programs } = readArguments();
const coverageFolder = join(root, "coverage", "raw");
if (coverage) rmSync(join(root, "coverage"), { recursive: true, force: true });
/** Compiled code is kept from run to run, but it counts coverage less exactly. */
const measured = coverage
  ? { NODE_V8_COVERAGE: coverageFolder }
  : { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled-tests") };
/** What one file prepares and the others use, such as a database with the catalogue. */
const prepared = mkdtempSync(join(tmpdir(), "partner-esim-prepared-"));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ...measured,
  TEST_PREPARED: prepared,
  ...(grep !== undefined && { TAP_GREP: grep }),
};
/** One for all files that use one; they have a database each. */
let postgres: Promise<PostgresServer> | undefined;

async function environmentOf(file: string): Promise<NodeJS.ProcessEnv> {
  if (environment.TEST_POSTGRES_URL !== undefined || !isInstalled || !usesPostgres(file)) return environment;
  postgres ??= startPostgres("off", programs);
  return { ...environment, TEST_POSTGRES_URL: (await postgres).url };
}

const rank = (file: string) => (longest.includes(file) ? longest.indexOf(file) : longest.length);
const busyFiles = files.filter((file) => !idle.includes(file)).toSorted((x, y) => rank(x) - rank(y));
const idleFiles = idle.filter((file) => files.includes(file));
const results: FileResult[] = [];

async function runAll(queue: string[], next: string[]): Promise<void> {
  const take = () => queue.shift() ?? next.shift();
  for (let file = take(); file !== undefined; file = take()) {
    const result = await runTestFile(file, workspaceOf(file) ?? "", await environmentOf(file));
    const seconds = (result.ms / 1000).toFixed(1).padStart(6);
    console.log(`${result.failures.length === 0 ? "ok    " : "FAILED"} ${seconds} s  ${file}`);
    results.push(result);
  }
}

/** What this machine lacks the programs for. */
function leftOut(): string[] {
  const lines: string[] = [];
  const withoutServer = files.filter(usesPostgres);
  if (!isInstalled && environment.TEST_POSTGRES_URL === undefined && withoutServer.length > 0)
    lines.push(
      `not run on PostgreSQL, in ${withoutServer.length} files: install Debian's postgresql, or what npm brings by npm ci --ignore-scripts --prefix tools/checkers`,
    );
  const reasons = new Map<string, Set<string>>();
  for (const { file, skipped } of results)
    for (const reason of skipped) reasons.set(reason, (reasons.get(reason) ?? new Set()).add(file));
  for (const [reason, where] of reasons)
    lines.push(`not run, because ${reason}: tests of ${[...where].join(", ")}`);
  return lines.length === 0 ? [] : ["", ...lines];
}

const isAlone = files.some((file) => inBrowser.includes(workspaceOf(file) ?? ""));
const busy = Array.from({ length: isAlone ? 1 : jobs }, () => runAll(busyFiles, idleFiles));
await Promise.all(isAlone ? busy : [...busy, runAll(idleFiles, busyFiles), runAll(idleFiles, [])]);
await (await postgres)?.stop();
rmSync(prepared, { recursive: true });
const failures = results.flatMap((result) => result.failures);
for (const { name, diag } of failures)
  console.log(`\nnot ok: ${name}\n${JSON.stringify(diag, null, 2) ?? ""}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
let failed = failures.length;
if (passed + failed === 0) {
  console.error(grep === undefined ? "no test ran" : `no test matches ${grep}`);
  failed = 1;
}
if (coverage) {
  // c8 comes with tap.
  const isTypesOnly = (file: string) =>
    /^(\s|\/\/.*|\/\*[\s\S]*?\*\/|import .*;|export \{\};)*$/.test(
      stripTypeScriptTypes(readFileSync(join(root, file), "utf8")),
    );
  const typesOnly = globSync("{server,sdk}/src/**/*.ts", { cwd: root }).filter(isTypesOnly);
  const sources = ["--include=server/src/**", "--include=sdk/src/**"];
  sources.push(...typesOnly.map((file) => `--exclude=${file}`));
  const reports = ["--reporter=text", "--reporter=html", "--reporter=json-summary", "--reports-dir=coverage"];
  const args = ["report", `--temp-directory=${coverageFolder}`, "--all", "--src=server/src", "--src=sdk/src"];
  spawnSync("c8", [...args, ...sources, ...reports], { cwd: root, stdio: "inherit" });
}
for (const line of leftOut()) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
