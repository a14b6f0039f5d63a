/**
 * Runs the suite against every mutant and reports which cases kill it. Exit codes: 0 every mutant of a MUST is killed
 * by its case or is listed as an accepted survivor, and 98 % of all are killed; 1 otherwise; 2 invalid arguments; 3 the
 * unchanged service fails a case, or a bug no longer fits its module.
 */
import { writeFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Case } from "../src/case.ts";
import { mutants } from "./all.ts";
import { type AnyMutant, Bench, caseOf, isInServer, needsCalm, type Outcome } from "./run.ts";
import { faultyModule, StaleFault } from "./server/fault.ts";
import { argued } from "./survivors.ts";
import { figuresOf, tableOf } from "./table.ts";

const usage = `Runs the conformance suite against mutants of the service: each has one bug, which a named case must find.

  npm run conformance:mutants [-- options]

  --only GLOB       only mutants whose name, rule or module matches (repeatable)
  --sample N        N of those in a proxy, spread evenly; those in the service run nightly
  --concurrency N   how many at once (default 12)
  --json FILE       write the outcome of each
  --list            print them and stop
  --help

A run of all of them writes docs/conformance-mutants.md.
Exit codes: 0 killed as required, 1 otherwise, 2 invalid arguments, 3 the unchanged service fails a case or a
bug no longer fits its module.
`;

const page = fileURLToPath(new URL("../../docs/conformance-mutants.md", import.meta.url));
const leastShare = 0.98;
/** Services with a bug in them, each in its own process. */
const servedAtOnce = 4;

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      sample: { type: "string" },
      concurrency: { type: "string", default: "12" },
      json: { type: "string" },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return tell(usage);
  const chosen = sampleOf(
    mutants.filter((mutant) => {
      const names = [mutant.name, mutant.rule, ...(isInServer(mutant) ? [mutant.file] : [])];
      return (
        values.only.length === 0 || values.only.some((glob) => names.some((name) => matchesGlob(name, glob)))
      );
    }),
    values.sample === undefined ? mutants.length : Number(values.sample),
  );
  const concurrency = Number(values.concurrency);
  if (chosen.length === 0 || !(concurrency >= 1)) return tell(usage, 2);
  if (values.list)
    return tell(chosen.map(({ name, rule, fault }) => `${name}\n    ${rule}: ${fault}\n`).join(""));
  // Before anything is started: a bug that no longer fits would test the correct service.
  for (const mutant of chosen) if (isInServer(mutant)) faultyModule(mutant);
  const startedAtMs = Date.now();
  // Cases that need a service for themselves wait for each other, so they get two.
  const benches = await Promise.all([Bench.open(), Bench.open(), Bench.open()]);
  const [quick, ...calm] = benches;
  try {
    const controls = [controlOf(quick, chosen, false), controlOf(calm[0] ?? quick, chosen, true)];
    const failing = (await Promise.all(controls)).flat();
    if (failing.length > 0) return tell(`the service without a bug fails: ${failing.join(", ")}\n`, 3);
    const outcomes: Outcome[] = [];
    const run = async <M extends AnyMutant>(list: M[], runOne: (mutant: M) => Promise<Outcome>) => {
      for (let next = list.shift(); next; next = list.shift()) {
        const outcome = await runOne(next);
        outcomes.push(outcome);
        if (outcomes.length % 50 === 0) tell(`${outcomes.length} of ${chosen.length}\n`);
        if (outcome.verdict !== "named")
          tell(`${outcome.verdict}  ${next.name} (${next.rule}) ${outcome.seen}\n`);
      }
    };
    const inServer = chosen.filter(isInServer);
    const before = chosen.filter((one) => !isInServer(one));
    const needing = (isCalm: boolean) => before.filter((one) => needsCalm(caseOf(one)) === isCalm);
    const shared = needing(false);
    const single = needing(true);
    await Promise.all([
      ...Array.from({ length: concurrency }, () => run(shared, (mutant) => quick.run(mutant))),
      ...calm.map((bench) => run(single, (mutant) => bench.run(mutant))),
      ...Array.from({ length: servedAtOnce }, () => run(inServer, Bench.runInServer)),
    ]);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(outcomes, null, 2)}\n`);
    if (chosen.length === mutants.length) writeFileSync(page, tableOf(outcomes, argued));
    return verdictOf(outcomes, Date.now() - startedAtMs);
  } finally {
    await Promise.all(benches.map((bench) => bench.close()));
  }
}

/** Every named case has to pass through the proxies without a bug; otherwise its failure would prove nothing. */
async function controlOf(bench: Bench, chosen: readonly AnyMutant[], isCalm: boolean): Promise<string[]> {
  const cases = new Set<Case>(chosen.map(caseOf).filter((one) => needsCalm(one) === isCalm));
  if (cases.size === 0) return [];
  const { outcomes } = await bench.runCases(undefined, [...cases]);
  return outcomes
    .filter(({ status }) => status !== "pass")
    .map(({ id, status, failures }) => `${id} (${status}: ${failures[0]?.message})`);
}

function verdictOf(outcomes: readonly Outcome[], durationMs: number): number {
  const { all, named, other, survived, broke, mustMissed } = figuresOf(outcomes, argued);
  const stale = Object.keys(argued).filter((name) =>
    outcomes.some(({ mutant, verdict }) => mutant.name === name && verdict === "named"),
  );
  for (const name of stale) tell(`listed as a survivor, but killed by its case: ${name}\n`);
  const killed = (named + other) / all;
  tell(
    `${all} mutants in ${(durationMs / 1000).toFixed(0)} s: ${named} killed by the named case, ${other} by another, ` +
      `${survived} survived, ${broke} broke the suite\n`,
  );
  return mustMissed === 0 && killed >= leastShare && stale.length === 0 ? 0 : 1;
}

function sampleOf(list: readonly AnyMutant[], size: number): AnyMutant[] {
  if (size >= list.length) return [...list];
  const quick = list.filter((one) => !isInServer(one));
  const step = Math.max(1, quick.length / size);
  return quick.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function tell(text: string, exitCode = 0): number {
  process.stdout.write(text);
  return exitCode;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StaleFault)) throw error;
  return tell(`${error.message}\n`, 3);
});
