// `npm run check`: every check of the repository by name, with failures listed at the end. CI runs the same steps. Most
// of them wait half of their time, so a few run concurrently.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Step, steps } from "./check-steps.ts";
import { checkersEnvironment, installCheckers } from "./checkers/install.ts";
import { buildUncommitted } from "./generation.ts";

const root = join(import.meta.dirname, "..");

/** Steps that run at once, unless one of them depends on the machine's speed. */
const jobs = 3;

const nightly = steps.filter((step) => step.nightly).map(({ name }) => name);

const help = `Usage: npm run check [-- --only NAME,…] [-- --except NAME,…] [-- --list]

${steps.map(({ name, what }) => `  ${name.padEnd(12)} ${what}`).join("\n")}

NAME is a step or "nightly": ${nightly.join(", ")}, which CI leaves to the nightly run.

Exit codes: 0 every step passed, 1 one failed, 2 wrong argument.`;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    except: { type: "string" },
    list: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help || values.list) {
  console.log(help);
  process.exit(0);
}
const named = (text: string | undefined) =>
  (text?.split(",") ?? [])
    .map((name) => name.trim())
    .flatMap((name) => (name === "nightly" ? nightly : name));
const only = named(values.only);
const except = named(values.except);
const unknown = [...only, ...except].filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(", ")}\n\n${help}`);
  process.exit(2);
}

const chosen = steps.filter(
  ({ name }) => (only.length === 0 || only.includes(name)) && !except.includes(name),
);
mkdirSync(join(root, "tmp"), { recursive: true });
await buildUncommitted();
const waiting = chosen.filter(({ first }) => !first);
const running = new Set<Step>();
const unfinished = new Set(chosen.map(({ name }) => name));
const failed: string[] = [];
let isInstalled = !chosen.some(({ checkers }) => checkers);
/** Resolves when another step may be able to start. */
let changed = Promise.withResolvers<void>();

const starting = [inOrder(chosen.filter(({ first }) => first)), startAll()];
if (!isInstalled) starting.push(install());
await Promise.all(starting);
if (failed.length > 0) console.error(`\nfailed: ${failed.join(", ")}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

async function install(): Promise<void> {
  await installCheckers();
  isInstalled = true;
  startMore();
}

async function inOrder(list: readonly Step[]): Promise<void> {
  for (const step of list) await run(step);
}

async function startAll(): Promise<void> {
  const started: Promise<void>[] = [];
  while (waiting.length > 0) {
    const atOnce = chosen.some(({ name, first }) => first && unfinished.has(name)) ? 2 : jobs;
    const index = running.size < atOnce ? waiting.findIndex(canStart) : -1;
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (step) started.push(run(step));
    else await changed.promise;
  }
  await Promise.all(started);
}

function canStart({ checkers, after, builds = [] }: Step): boolean {
  return (
    (isInstalled || !checkers) &&
    (after === undefined || !unfinished.has(after)) &&
    ![...running].some((other) => other.builds?.some((one) => builds.includes(one)))
  );
}

async function run(step: Step): Promise<void> {
  running.add(step);
  if (!(await passes(step))) failed.push(step.name);
  running.delete(step);
  unfinished.delete(step.name);
  startMore();
}

function startMore(): void {
  changed.resolve();
  changed = Promise.withResolvers();
}

async function passes({ name, what, command, fix, checkers, first }: Step): Promise<boolean> {
  const [program = "", ...args] = command;
  const title = `\n== ${name}: ${what}`;
  // Concurrent steps print when they have ended.
  const isHeld = !first && chosen.length > 1;
  if (!isHeld) console.log(title);
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: isHeld ? ["ignore", "pipe", "pipe"] : "inherit",
    env: {
      ...(checkers ? checkersEnvironment : process.env),
      // tap's reporters print line by line instead of drawing.
      CI: "true",
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    },
  });
  const printed: string[] = isHeld ? [title, "\n"] : [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => printed.push(text));
  const isPassed = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => {
      printed.push(`${error.message}\n`);
      resolve(false);
    });
    child.once("close", (status) => resolve(status === 0));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(printed.join(""));
  const hint = fix && !isPassed ? `; try: ${fix}` : "";
  console.log(`-- ${name}: ${isPassed ? "passed" : "FAILED"} in ${seconds} s${hint}`);
  return isPassed;
}
