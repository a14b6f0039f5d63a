// `npm test`: the tests of every workspace and of the tools, then one line with the figures of all.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const help = `Usage: npm test [-- workspace …]

Runs the tests of the named workspaces (spec, server, sdk, conformance, tools, server/portal, docs/site), or of all but
the last two, which need Chromium: \`npm run check\` has them as the steps "browser" and "docs". The last line holds the
figures; the exit code is 0 when every test passed, 1 when one failed or a workspace could not be tested.`;

const usual = ["spec", "server", "sdk", "conformance", "tools"];
const all = [...usual, "server/portal", "docs/site"];
const args = process.argv.slice(2);
if (args.includes("--help")) {
  console.log(help);
  process.exit(0);
}
const unknown = args.filter((arg) => !all.includes(arg));
if (unknown.length > 0) {
  console.error(`no such workspace: ${unknown.join(", ")}\n\n${help}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), "partner-esim-tests-"));
const wanted = args.length > 0 ? args : usual;
const broken = wanted.filter((workspace) => {
  console.log(`\n${workspace}`);
  const reporter = join(import.meta.dirname, "summary.ts");
  const run = spawnSync("tap", ["-R", "node", "-r", reporter], {
    cwd: join(import.meta.dirname, "..", workspace),
    stdio: "inherit",
    env: { ...process.env, TEST_SUMMARY_FOLDER: folder },
  });
  return run.status !== 0;
});

let passed = 0;
let failed = 0;
const counted = readdirSync(folder);
for (const name of counted) {
  const figures = JSON.parse(readFileSync(join(folder, name), "utf8"));
  passed += figures.passed;
  failed += figures.failed;
}
rmSync(folder, { recursive: true });
const silent = wanted.filter((workspace) => !counted.includes(`${basename(workspace)}.json`));
for (const workspace of silent) console.error(`${workspace}: no figures came back`);
failed += silent.length;
if (broken.length > 0 && failed === 0) {
  console.error(`ended with an error: ${broken.join(", ")}`);
  failed += broken.length;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
