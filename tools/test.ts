// `npm test`: runs the tests of the workspaces by turbo and tap, then prints the totals that tap recorded. A result
// from turbo's cache includes tap's records.
import { spawnSync } from "node:child_process";
import { createReadStream, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { finished } from "node:stream/promises";
import { Parser } from "tap-parser";
import { debianPrograms } from "../server/test/postgres-programs.ts";

const help = `Usage: npm test [-- PATH … [tap option …]]
       npm test [-- turbo option …]

Runs the tests of all workspaces but server/portal and docs/site, which need Chromium, and without those that take
long (npm run test:long). PATH is a workspace, a test file, or a folder of test files; it can need Chromium or take long.

  npm test -- sdk
  npm test -- server/test/http/idempotency.test.ts -g replay
  npm test -- --force     ignore results in the cache`;

const root = join(import.meta.dirname, "..");
const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  workspaces: string[];
};
const needBrowser = ["server/portal", "docs/site"];

/** Programs that tests use if installed. Another version can change the result. */
const programs = ["node", "python3", "postgres", "pgbouncer", "haproxy"];

/** Returns path and modification time of each program and of Python's libraries. */
function installedPrograms(): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", debianPrograms ?? ""];
  const files = programs.map((name) => folders.map((folder) => join(folder, name)).find(timeOf) ?? name);
  return [...files, "/usr/lib/python3/dist-packages"].map((file) => `${file} ${timeOf(file)}`).join("\n");
}

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

class ArgumentError extends Error {}

interface Selection {
  /** Workspaces. */
  folders: string[];
  /** Arguments for turbo. */
  words: string[];
}

function readArguments(args: string[]): Selection {
  const options = args.findIndex((arg) => arg.startsWith("-"));
  const paths = options === -1 ? args : args.slice(0, options);
  if (paths.length === 0) {
    const words = [...needBrowser.map((folder) => `--filter=!./${folder}`), ...args];
    return { folders: workspaces.filter((folder) => !needBrowser.includes(folder)), words };
  }
  const folders = new Set<string>();
  const files: string[] = [];
  for (const path of paths.map((arg) => relative(root, arg))) {
    const workspace = workspaces
      .toSorted((x, y) => y.length - x.length)
      .find((folder) => `${path}/`.startsWith(`${folder}/`));
    if (workspace === undefined) throw new ArgumentError(`${path} is in no workspace.`);
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found === undefined) throw new ArgumentError(`There is no ${path}.`);
    folders.add(workspace);
    const file = relative(workspace, path);
    if (file !== "") files.push(found.isDirectory() ? `${file}/**/*.test.ts` : file);
  }
  const filters = [...folders].map((folder) => `--filter=./${folder}`);
  return { folders: [...folders], words: [...filters, "--", ...files, ...args.slice(paths.length)] };
}

function hasScript(folder: string, name: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return Object.hasOwn(scripts, name);
}

/** Returns the exit code. */
async function main([task = "test", ...args]: string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(help);
    return 0;
  }
  const { folders, words } = readArguments(args);
  // Only these workspaces, because tests of others may run at the same time.
  const records = folders
    .filter((folder) => hasScript(folder, task))
    .map((folder) => join(root, folder, ".tap/test-results"));
  for (const record of records) rmSync(record, { recursive: true, force: true });
  const { status } = spawnSync("turbo", ["run", task, "--continue", "--log-order=stream", ...words], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      // tap's reporters print line by line instead of drawing.
      CI: "true",
      TURBO_TELEMETRY_DISABLED: "1",
      TEST_PROGRAMS: installedPrograms(),
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled-tests"),
    },
  });
  let passed = 0;
  let failed = 0;
  const skipped = new Set<string>();
  for (const file of records.flatMap((record) => globSync(join(record, "**/*.tap")))) {
    const parser = new Parser();
    parser.on("result", ({ ok, skip, todo }) => {
      if (typeof skip === "string" && !skip.startsWith("filter:")) skipped.add(skip);
      if (skip || todo) return;
      if (ok) passed += 1;
      else failed += 1;
    });
    await finished(createReadStream(file).pipe(parser));
  }
  for (const reason of skipped) console.log(`not run: ${reason}`);
  // A file that crashed may have recorded no failure, and a run without tests none either.
  if (status !== 0 || passed === 0) failed = Math.max(1, failed);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  console.error(`${error.message} \`npm test -- --help\` shows what can be given.`);
  process.exitCode = 2;
}
