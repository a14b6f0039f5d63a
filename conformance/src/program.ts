/**
 * One run, from its command line to its reports. Exit codes: 0 conformant, or as the baseline expects; 1 not; 2
 * invalid command line, profile or baseline; 3 the suite broke, was interrupted, or could run nothing.
 */
import { randomBytes } from "node:crypto";
import { matchesGlob } from "node:path";
import { type Baseline, readBaseline } from "./baseline.ts";
import type { Case } from "./case.ts";
import { allCases } from "./cases/all.ts";
import { cases as beyondHttpCases } from "./cases/beyond-http.ts";
import { type Uncovered, uncovered } from "./cases/uncovered.ts";
import { type Flags, readCommandLine, readNumbers, usage } from "./command-line.ts";
import type { RuleId } from "./contract.ts";
import { openDeployment, type Target } from "./deployment.ts";
import { explain, listOf } from "./explanation.ts";
import { Interruption } from "./interruption.ts";
import { type ProfileFlags, profileHasPortal, readProfile, UsageError } from "./profile.ts";
import { tryReports, writeReports } from "./report/files.ts";
import { Redactor } from "./report/redact.ts";
import { terminalReport } from "./report/terminal.ts";
import { type RunResult, resultOf } from "./result.ts";
import { type RuleOutcome, runCases } from "./runner.ts";
import { type Served, serve } from "./serve.ts";
import { version } from "./version.ts";
import type { World } from "./world.ts";

async function main(args: string[], interruption: Interruption): Promise<number> {
  const flags = readCommandLine(args);
  if (flags.help) return print(usage);
  if (flags.version) return print(`${version}\n`);
  if (flags.explain !== undefined) return print(explain(flags.explain, [...allCases, ...beyondHttpCases]));
  const baseline = flags.baseline === undefined ? undefined : readBaseline(flags.baseline);
  const beyondHttp =
    flags["beyond-http"] || flags["portal-url"] !== undefined || profileHasPortal(flags.profile);
  const cases = selectCases(beyondHttp ? [...allCases, ...beyondHttpCases] : allCases, flags.only);
  if (flags.list) return print(listOf(selectedRules(cases, flags.only)));
  const { concurrency, timeout } = readNumbers(flags);
  tryReports(flags);
  const served = flags.serve ? await serve([], undefined, flags.database) : undefined;
  try {
    const target: Target = {
      profile: readProfile(
        {
          baseUrl: served?.baseUrl ?? flags["base-url"],
          profileFile: flags.profile,
          testKeys: flags["test-key"],
          liveKeys: flags["live-key"],
          liveOrders: flags["live-orders"] || served !== undefined,
          changesCatalogue: flags["change-catalogue"] || served !== undefined,
          ...(beyondHttp ? portalOf(flags, served) : {}),
        },
        served !== undefined || flags.operator !== undefined,
      ),
      operator: served?.operator ?? flags.operator,
      database: served?.database ?? flags.database,
      timeoutMs: timeout * 1000,
      runId: randomBytes(5).toString("hex"),
      readOnly: flags["read-only"],
    };
    const result = await runSuite(target, cases, selectedRules(cases, flags.only), {
      concurrency,
      demandsAll: flags["beyond-http"],
      notApplicable: beyondHttp ? hopelessOf(flags.only) : {},
      ...(baseline ? { baseline } : {}),
      interruption,
    });
    writeReports(result, flags);
    print(terminalReport(result));
    return interruption.came ? 3 : exitCodeOf(result);
  } finally {
    if (interruption.came) await interruption.cleanUp();
    await served?.stop();
  }
}

async function runSuite(
  target: Target,
  cases: readonly Case[],
  requested: readonly RuleId[],
  options: {
    concurrency: number;
    demandsAll: boolean;
    notApplicable: Partial<Record<RuleId, string>>;
    baseline?: Baseline;
    interruption: Interruption;
  },
): Promise<RunResult> {
  const { concurrency, interruption, ...rest } = options;
  const startedAtMs = Date.now();
  const outcomes: RuleOutcome[] = [];
  const deployment = await interruption.orResult(openDeployment(target, cases));
  if (deployment?.unusable)
    outcomes.push(...requested.map((id) => notUsable(id, deployment.unusable as string)));
  else if (deployment) {
    const { world } = deployment;
    interruption.undoing(() => world.cleanUp());
    const count = progress(requested.length);
    const onRule = (outcome: RuleOutcome) => {
      // After an interruption, an error may be its consequence.
      if (interruption.came) return;
      outcomes.push(outcome);
      count();
    };
    const caseTimeoutMs = Math.max(180_000, 4 * target.timeoutMs);
    await interruption.orResult(runCases(world, cases, { concurrency, caseTimeoutMs, onRule }));
  }
  const facts = {
    baseUrl: target.profile.baseUrl,
    startedAtMs,
    endedAtMs: Date.now(),
    capabilities: [...(deployment?.world.capabilities ?? [])],
    requested: requested,
    outcomes,
    violations: deployment?.world.violations.list ?? [],
    remarks: deployment?.remarks ?? [],
    interrupted: interruption.came,
    ...rest,
  };
  // Interrupted cases may still be cleaning up.
  if (deployment && !interruption.came) closeWorld(deployment.world);
  return resultOf(facts, new Redactor(deployment?.secrets ?? []));
}

function closeWorld({ wire, portal, receiver }: World): void {
  wire.close();
  portal?.close();
  receiver?.close();
}

/** Finds the portal by flags, the started service, or the environment. */
function portalOf(
  flags: Flags,
  served: Served | undefined,
): Pick<ProfileFlags, "portalUrl" | "operatorToken"> {
  return {
    portalUrl: flags["portal-url"] ?? served?.portalUrl ?? process.env.PORTAL_URL,
    operatorToken: flags["operator-token"] ?? served?.operatorToken ?? process.env.OPERATOR_TOKEN,
  };
}

function notUsable(id: RuleId, reason: string): RuleOutcome {
  return { id, status: "harness-error", failures: [{ message: reason }], caseName: id, durationMs: 0 };
}

/** Returns rules that no run can show, with reasons. */
function hopelessOf(globs: readonly string[]): Partial<Record<RuleId, string>> {
  const requested = Object.entries(uncovered as Partial<Record<RuleId, Uncovered>>).filter(([id]) =>
    isSelected(id, globs),
  );
  return Object.fromEntries(requested.map(([id, { because }]) => [id, because]));
}

/** Returns cases with at least one requested rule. */
function selectCases(cases: readonly Case[], globs: readonly string[]): Case[] {
  const selected = cases.filter((candidate) => candidate.ids.some((id) => isSelected(id, globs)));
  if (selected.length === 0)
    throw new UsageError([`no rule matches --only ${globs.join(" --only ")}; see --list`]);
  return selected;
}

function selectedRules(cases: readonly Case[], globs: readonly string[]): RuleId[] {
  return cases.flatMap((candidate) => candidate.ids.filter((id) => isSelected(id, globs)));
}

function isSelected(id: string, globs: readonly string[]): boolean {
  return globs.length === 0 || globs.some((glob) => matchesGlob(id, glob));
}

/** Returns a progress counter, shown only on a terminal. */
function progress(total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total}${done >= total ? "\n" : ""}`);
  };
}

function exitCodeOf(result: RunResult): number {
  if (result.asExpected ?? result.conformant) return 0;
  if (result.conformant) return 1;
  return result.counts.fail > 0 || (result.counts.pass > 0 && result.counts["harness-error"] === 0) ? 1 : 3;
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** Resolves after the run, with the exit code set. */
export async function runCommandLine(args: string[]): Promise<void> {
  const interruption = new Interruption();
  try {
    process.exitCode = await main(args, interruption);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(isUsage ? `${error.message}\nTry --help.\n` : `${(error as Error).stack}\n`);
    process.exitCode = isUsage ? 2 : 3;
  }
  // Interrupted cases may wait for minutes.
  if (interruption.came) process.exit();
}
