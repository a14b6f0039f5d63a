// The workflows and the suite's action are valid by GitHub's own parser and refer only to existing things, and the
// steps that the repository itself runs end as on a runner.
import {
  accessSync,
  appendFileSync,
  constants,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import t from "tap";
import { actionFile, readmeSteps } from "../release/recipes.ts";
import {
  itemsOf,
  membersOf,
  type Part,
  partAt,
  readAction,
  readWorkflow,
  textOf,
} from "../workflows/document.ts";
import { type Done, runSteps } from "../workflows/steps.ts";

const root = join(import.meta.dirname, "../../..");
const files = globSync(".github/workflows/*.yml", { cwd: root }).toSorted();
const read = (file: string) => readFileSync(join(root, file), "utf8");

const folder = mkdtempSync(join(tmpdir(), "partner-esim-workflows-"));
t.teardown(() => rmSync(folder, { recursive: true }));

/** Returns the values at a path in all steps of all jobs. */
const said = (workflow: Part, ...path: string[]): string[] =>
  membersOf(partAt(workflow, "jobs")).flatMap(([, job]) =>
    itemsOf(partAt(job, "steps")).flatMap((step) => textOf(partAt(step, ...path), { secrets: {} }) || []),
  );

t.test("the workflows", async (t) => {
  t.same(
    files.map((file) => basename(file)),
    ["ci.yml", "nightly.yml", "release.yml"],
  );
  const { scripts, packageManager } = JSON.parse(read("package.json"));
  for (const file of files) {
    const workflow = await readWorkflow(file, read(file));
    const runs = [...said(workflow, "run"), ...said(workflow, "with", "publish")];
    t.ok(runs.includes(`npm install --global ${packageManager}`), `${file} installs the repository's npm`);
    for (const run of runs) {
      const [, script] = /^npm run (\S+)/.exec(run) ?? [];
      if (script) t.ok(scripts[script], `${file}: ${run}`);
      if (run.startsWith("."))
        t.doesNotThrow(() => accessSync(join(root, run), constants.X_OK), `${file}: ${run}`);
    }
    for (const uses of said(workflow, "uses")) t.match(uses, /^(actions|changesets)\/[\w-]+@v\d+$/, file);
  }
});

t.test("the action, and the steps of the README", async (t) => {
  t.equal(membersOf(partAt(readAction(actionFile, readFileSync(actionFile, "utf8")), "inputs")).length, 5);
  t.equal((await readmeSteps()).length, 3);
});

t.test("what is wrong is told", async (t) => {
  const action = readFileSync(actionFile, "utf8");
  t.throws(() => readAction("a", action.replace("using: composite", "using: composit")), /composit/);
  t.throws(() => readAction("a", action.replace("inputs.profile", "secrets.profile")), /secrets/);
  t.throws(() => readAction("a", action.replaceAll("      shell: bash\n", "")), /shell/);
  const ci = read(files[0] ?? "");
  for (const [right, wrong] of [
    ["runs-on", "run-on"],
    ["contents: read", "contents: reed"],
    ["- run: npm", "- runs: npm"],
  ] as const)
    await t.rejects(readWorkflow("w", ci.replace(right, wrong)), /is not valid/, wrong);
});

/** Runs steps in their own folder. */
async function ran(steps: string, actions: Record<string, Partial<Done>> = {}) {
  const indented = steps.replaceAll(/^(?=.)/gm, "      ");
  const text = `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${indented}`;
  const workflow = await readWorkflow("steps", text);
  const temporary = join(mkdtempSync(join(folder, "job-")), "temporary");
  mkdirSync(temporary);
  const done: Done = { failed: false, output: "", summary: "", outputs: {} };
  const stands = new Map(
    Object.entries(actions).map(([name, outcome]) => [name, async () => ({ ...done, ...outcome })]),
  );
  const job = { workspace: folder, temporary, env: { PATH: process.env.PATH }, actions: stands };
  return runSteps(
    itemsOf(partAt(workflow, "jobs", "job", "steps")),
    { secrets: { WORD: 'it\'s "said"' } },
    job,
  );
}

t.test("the release workflow's jobs call what they should, with npm and gh replaced", async (t) => {
  const workspace = mkdtempSync(join(folder, "release-"));
  const temporary = join(workspace, "temporary");
  const programs = join(workspace, "programs");
  for (const made of [temporary, programs, join(workspace, "sdk/python"), join(workspace, "release")])
    mkdirSync(made, { recursive: true });
  const calls = join(workspace, "calls");
  for (const program of ["npm", "gh", "python3"])
    writeFileSync(join(programs, program), `#!/bin/sh\necho "${program} $*" >> ${calls}\n`, { mode: 0o755 });
  writeFileSync(join(workspace, "sdk/package.json"), '{ "version": "1.0.0-rc.7" }');
  for (const file of ["sdk.tgz", "sdk.whl", "partner-esim.cdx.json"])
    writeFileSync(join(workspace, "release", file), "");
  mkdirSync(join(workspace, ".ci"));
  writeFileSync(join(workspace, ".ci/install"), `#!/bin/sh\necho ".ci/install" >> ${calls}\n`, {
    mode: 0o755,
  });
  const env = { PATH: `${programs}:${process.env.PATH}`, GITHUB_SHA: "0123abc" };
  const done: Done = { failed: false, output: "", summary: "", outputs: {} };
  const changesets = async ({ version = "", publish = "" }) => {
    appendFileSync(calls, `${version}\n${publish}\n`);
    return done;
  };
  const actions = new Map([
    ["actions/checkout", async () => done],
    ["actions/setup-node", async () => done],
    ["changesets/action", changesets],
  ]);
  const workflow = await readWorkflow("release", read(join(".github/workflows/release.yml")));
  const run = async (name: string) => {
    writeFileSync(calls, "");
    const steps = itemsOf(partAt(workflow, "jobs", name, "steps"));
    const job = { workspace, temporary, env, actions };
    t.notOk((await runSteps(steps, { secrets: { GITHUB_TOKEN: "token" } }, job)).failed, name);
    return readFileSync(calls, "utf8").trim().split("\n").slice(3);
  };
  t.same(await run("release"), ["npm run version-packages", "npm run release -- --publish"]);
  t.same(await run("tarballs"), [
    "npm run release",
    "python3 -m hatchling build -t wheel -d ../../release",
    "gh release create v1.0.0-rc.7 release/sdk.tgz release/sdk.whl release/partner-esim.cdx.json --target 0123abc --prerelease --title v1.0.0-rc.7 --notes Install as docs/guides/installing.md says.",
  ]);
});

t.test("steps run as on the runner", async (t) => {
  const words = await ran(`
- id: first
  env: { WORD: "\${{ secrets.WORD }}" }
  run: |
    echo "word=$WORD" >> "$GITHUB_OUTPUT"
    echo "**$WORD**" >> "$GITHUB_STEP_SUMMARY"
- run: echo "\${{ steps.first.outputs.word == secrets.WORD }} \${{ format('{0}!', 'yes') }}"
`);
  t.notOk(words.failed);
  t.same(words.outputs.first, { word: 'it\'s "said"' });
  t.equal(words.steps[0]?.summary, '**it\'s "said"**\n');
  t.equal(words.steps[1]?.output, "true yes!\n");

  const broken = await ran(
    `
- run: "false; echo not reached"
- run: echo not run
- if: failure()
  run: echo after a failure
- if: always()
  uses: some/action@v1
`,
    { "some/action": { output: "always" } },
  );
  t.ok(broken.failed);
  t.same(
    broken.steps.map(({ output }) => output),
    ["", "after a failure\n", "always"],
  );

  const piped = (shell: string) => ran(`- run: "false | true"\n  ${shell}`);
  t.notOk((await piped("name: the usual shell")).failed, "pipefail is off");
  t.ok((await piped("shell: bash")).failed, "pipefail is on");
  await t.rejects(ran("- uses: other/action@v1"), /nothing stands for the action/);
  await t.rejects(ran("- run: ls\n  working-directory: x"), /working-directory/);
});
