// Runs steps as GitHub's runner does, as far as this repository's recipes need it: shell steps by the runner's own
// command line for bash, with environment, outputs, summary and conditions; actions by replacements. No container, no
// matrix, no other shell: a step that needs more is an error.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMet, itemsOf, membersOf, type Part, partAt, readAction, type Scope, textOf } from "./document.ts";

export interface Job {
  /** The value of `$GITHUB_WORKSPACE`. */
  workspace: string;
  /** The value of `$RUNNER_TEMP`. */
  temporary: string;
  /** The environment of every step. */
  env: NodeJS.ProcessEnv;
  /** Actions by the name before the `@` in `uses`. */
  actions: ReadonlyMap<string, Action>;
}

/** The outcome of a step. */
export interface Done {
  failed: boolean;
  /** Its output. */
  output: string;
  /** Its part of the job's summary. */
  summary: string;
  outputs: Record<string, string>;
}

/** The replacement of an action. */
export type Action = (inputs: Record<string, string>, job: Job) => Promise<Done>;

export interface Ran {
  failed: boolean;
  /** The steps that ran, in order. */
  steps: (Done & { name: string })[];
  outputs: Record<string, Record<string, string>>;
}

/** Runs steps one after the other. After a failed step, only steps with a matching condition run. */
export async function runSteps(steps: readonly Part[], scope: Scope, job: Job): Promise<Ran> {
  const ran: Ran = { failed: false, steps: [], outputs: {} };
  for (const step of steps) {
    const here = { ...scope, steps: outputsOf(ran) };
    const condition =
      partAt(step, "if")
        ?.toString()
        .replace(/^\$\{\{(.*)\}\}$/s, "$1")
        .trim() ?? "";
    if (!isMet(condition, here, ran.failed)) continue;
    const uses = textOf(partAt(step, "uses"), here);
    const name = textOf(partAt(step, "name"), here) || uses || "run";
    const done = uses ? await runAction(uses, step, here, job) : await runShell(step, here, job);
    ran.failed ||= done.failed;
    ran.steps.push({ ...done, name });
    const id = textOf(partAt(step, "id"), here);
    if (id) ran.outputs[id] = done.outputs;
  }
  return ran;
}

/** As expressions see it. */
const outputsOf = ({ outputs }: Ran) =>
  Object.fromEntries(Object.entries(outputs).map(([id, stepOutputs]) => [id, { outputs: stepOutputs }]));

async function runAction(uses: string, step: Part, scope: Scope, job: Job): Promise<Done> {
  const action = job.actions.get(uses.split("@")[0] ?? "");
  if (!action) throw new Error(`nothing stands for the action ${uses}`);
  return action(texts(partAt(step, "with"), scope), job);
}

const texts = (part: Part | undefined, scope: Scope): Record<string, string> =>
  Object.fromEntries(membersOf(part).map(([name, value]) => [name, textOf(value, scope)]));

const runnerShell = ["--noprofile", "--norc", "-e", "-o", "pipefail"];
const known = ["id", "name", "if", "env", "shell", "run"];

async function runShell(step: Part, scope: Scope, job: Job): Promise<Done> {
  const unknown = membersOf(step).filter(([name]) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`steps with ${unknown.map(([name]) => name)} are not run here`);
  const shell = textOf(partAt(step, "shell"), scope);
  if (shell !== "" && shell !== "bash") throw new Error(`the shell ${shell} is not run here`);
  const folder = mkdtempSync(join(job.temporary, "step-"));
  const [script, outputFile, summaryFile] = ["script.sh", "output", "summary"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(script, textOf(partAt(step, "run"), scope));
  for (const file of [outputFile, summaryFile]) writeFileSync(file, "");
  const env = {
    ...job.env,
    ...texts(partAt(step, "env"), scope),
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_OUTPUT: outputFile,
    GITHUB_STEP_SUMMARY: summaryFile,
    GITHUB_WORKSPACE: job.workspace,
    RUNNER_TEMP: job.temporary,
  };
  // Without an explicit shell, the runner omits `pipefail`.
  const words = shell === "bash" ? runnerShell : ["-e"];
  const { code, output } = await finished("bash", [...words, script], { cwd: job.workspace, env });
  return {
    failed: code !== 0,
    output,
    summary: readFileSync(summaryFile, "utf8"),
    outputs: readOutputs(readFileSync(outputFile, "utf8")),
  };
}

/** Parses lines of `name=value`. */
const readOutputs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

export function finished(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    child.on("error", reject).on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a composite action, from its `action.yml`: its steps, between its inputs and its outputs. */
export function compositeAction(file: string): Action {
  const action = readAction(file, readFileSync(file, "utf8"));
  const declared = membersOf(partAt(action, "inputs"));
  return async (stepInputs, job) => {
    const unknown = Object.keys(stepInputs).filter((name) => !declared.some(([known]) => known === name));
    if (unknown.length > 0) throw new Error(`${file} has no input ${unknown}`);
    const inputs = Object.fromEntries(
      declared.map(([name, input]) => [name, stepInputs[name] ?? textOf(partAt(input, "default"), {})]),
    );
    const ran = await runSteps(itemsOf(partAt(action, "runs", "steps")), { inputs }, job);
    const scope = { steps: outputsOf(ran) };
    return {
      failed: ran.failed,
      output: ran.steps.map(({ name, output }) => `${name}\n${output}`).join("\n"),
      summary: ran.steps.map(({ summary }) => summary).join(""),
      outputs: Object.fromEntries(
        membersOf(partAt(action, "outputs")).map(([name, output]) => [
          name,
          textOf(partAt(output, "value"), scope),
        ]),
      ),
    };
  };
}
