// `npm test`: the tests of every workspace and of the tools, or of the named ones, then one line with the totals.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";

const help = `Usage: npm test [-- workspace-or-file …] [-g PATTERN] [--coverage]

Runs the tests of the named workspaces (spec, server, sdk, conformance, tools, server/portal, docs/site, tools/checkers),
or of all but the last three, which need Chromium or more programs: \`npm run check\` has them as the steps "browser",
"docs" and "gates". A path runs one test file. The last line has the totals; the exit code is 0 when every test passed, 1 when one failed or nothing was
tested.

  -g, --grep PATTERN  only the tests of a file whose name matches
  --coverage          prints which lines of server/src and sdk/src ran; coverage/index.html shows them

  npm test -- server/test/http/idempotency.test.ts -g "replay"`;

const root = join(import.meta.dirname, "..");
const usual = ["spec", "server", "sdk", "conformance", "tools"];
const all = [...usual, "server/portal", "docs/site", "tools/checkers"];

/** Returns what to run: the test files of each workspace; an empty list means all of them. */
function readArguments(): { requested: Map<string, string[]>; grep: string | undefined; coverage: boolean } {
  const options = {
    grep: { type: "string", short: "g" },
    coverage: { type: "boolean", default: false },
    help: { type: "boolean" },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    const requested = new Map<string, string[]>();
    for (const name of positionals.length > 0 ? positionals : usual) {
      const path = relative(root, resolve(name));
      const workspace = all.toSorted((x, y) => y.length - x.length).find((one) => isIn(path, one));
      const isFile = path.endsWith(".test.ts") && existsSync(join(root, path));
      if (workspace === undefined || (path !== workspace && !isFile))
        throw new Error(`${name} is neither a workspace nor a test file`);
      const files = requested.get(workspace) ?? [];
      requested.set(workspace, isFile ? [...files, relative(workspace, path)] : files);
    }
    return { requested, grep: values.grep, coverage: values.coverage };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const isIn = (path: string, workspace: string) => path === workspace || path.startsWith(`${workspace}/`);

const { requested, grep, coverage } = readArguments();
const coverageFolder = join(root, "coverage", "raw");
if (coverage) rmSync(join(root, "coverage"), { recursive: true, force: true });
/** Compiled code is kept from run to run, but it counts coverage less exactly. */
const measured = coverage
  ? { NODE_V8_COVERAGE: coverageFolder }
  : { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled-tests") };
const folder = mkdtempSync(join(tmpdir(), "partner-esim-tests-"));
const reporter = join(import.meta.dirname, "summary.ts");
const broken: string[] = [];
for (const [workspace, files] of requested) {
  console.log(`\n${workspace}`);
  const filter = grep === undefined ? [] : [`--grep=${grep}`];
  const run = spawnSync("tap", ["-R", "node", "-r", reporter, ...filter, ...files], {
    cwd: join(root, workspace),
    stdio: "inherit",
    env: { ...process.env, ...measured, TEST_SUMMARY_FOLDER: folder },
  });
  if (run.status !== 0) broken.push(workspace);
}

let passed = 0;
let failed = 0;
const counted = readdirSync(folder);
for (const name of counted) {
  const figures = JSON.parse(readFileSync(join(folder, name), "utf8"));
  passed += figures.passed;
  failed += figures.failed;
}
rmSync(folder, { recursive: true });
const silent = [...requested.keys()].filter((workspace) => !counted.includes(`${basename(workspace)}.json`));
for (const workspace of silent) console.error(`${workspace}: no totals were reported`);
failed += silent.length;
if (broken.length > 0 && failed === 0) {
  console.error(`ended with an error: ${broken.join(", ")}`);
  failed += broken.length;
}
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
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
