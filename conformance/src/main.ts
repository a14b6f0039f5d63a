#!/usr/bin/env node
/**
 * The command line. Exit codes: 0 conformant; 1 not conformant; 2 the command line or profile is wrong; 3 the
 * suite itself broke, or nothing could be run.
 */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import type { Case } from "./case.ts";
import { allCases } from "./cases/all.ts";
import { cases as beyondHttpCases } from "./cases/beyond-http.ts";
import { type RuleId, rules } from "./contract.ts";
import { type Deployment, openDeployment, type Target } from "./deployment.ts";
import { type ProfileFlags, profileHasPortal, readProfile, UsageError } from "./profile.ts";
import { jsonReport } from "./report/json.ts";
import { junitReport } from "./report/junit.ts";
import { Redactor } from "./report/redact.ts";
import { terminalReport } from "./report/terminal.ts";
import { type RunResult, resultOf } from "./result.ts";
import { type RuleOutcome, runCases } from "./runner.ts";
import { type Served, serve } from "./serve.ts";

const usage = `Checks a deployment of the Partner eSIM API, by real HTTP, against every rule that HTTP can show.

  npm run conformance -- --base-url URL --test-key KEY [--test-key KEY …] [options]
  npm run conformance -- --profile FILE [options]
  npm run conformance -- --serve [options]

What to test
  --base-url URL       the address that paths are appended to; it ends in /partner/api
  --profile FILE       JSON: { baseUrl, accounts: [{ name, testKeys, liveKeys }], liveOrders, sourceAddresses, … }
  --test-key KEY       a test key of the main account (repeatable; two or more show more rules)
  --live-key KEY       a live key of the main account (repeatable)
  --live-orders        live orders are welcome (they are charged to the account's wallet)
  --operator COMMAND   the deployment's operator command line: accounts and keys are made by it
  --database FILE      passed to the operator's command line
  --portal-url URL     the portal (PORTAL_URL), for the rules that HTTP alone cannot show
  --operator-token T   a token of the portal for staff of the service (OPERATOR_TOKEN)
  --change-catalogue   what is on sale for everybody may be changed for some seconds (with a portal)
  --serve              start a fresh service of this repository, test it, stop it

Which rules
  --only GLOB          only rules whose id matches, such as "orders.*" or "errors.*.429-*" (repeatable)
  --beyond-http        also the rules that need the portal, webhooks, a clock that can be moved or a supplier
                       that can be told what to do; so it is too when a portal's address is given
  --list               print the rules and stop

How
  --concurrency N      cases at once (default 16)
  --timeout SECONDS    for one answer (default 30)
  --json FILE          write the result tree
  --junit FILE         write a JUnit report
  --help

Exit codes: 0 conformant, 1 not conformant, 2 wrong command line or profile, 3 the suite broke or nothing ran.
`;

function readCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        "base-url": { type: "string" },
        profile: { type: "string" },
        "test-key": { type: "string", multiple: true, default: [] },
        "live-key": { type: "string", multiple: true, default: [] },
        "live-orders": { type: "boolean", default: false },
        "change-catalogue": { type: "boolean", default: false },
        operator: { type: "string" },
        database: { type: "string" },
        serve: { type: "boolean", default: false },
        "portal-url": { type: "string" },
        "operator-token": { type: "string" },
        "beyond-http": { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        list: { type: "boolean", default: false },
        concurrency: { type: "string", default: "16" },
        timeout: { type: "string", default: "30" },
        json: { type: "string" },
        junit: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError([(error as Error).message]);
  }
}

type Flags = ReturnType<typeof readCommandLine>;

async function main(args: string[]): Promise<number> {
  const flags = readCommandLine(args);
  if (flags.help) return print(usage);
  const beyondHttp =
    flags["beyond-http"] || flags["portal-url"] !== undefined || profileHasPortal(flags.profile);
  const cases = selectCases(beyondHttp ? [...allCases, ...beyondHttpCases] : allCases, flags.only);
  if (flags.list) return print(listOf(askedOf(cases, flags.only)));
  const { concurrency, timeout } = readNumbers(flags);
  const served = flags.serve ? await serve() : undefined;
  if (served) stopOnSignals(served.stop);
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
    };
    const result = await runSuite(target, cases, askedOf(cases, flags.only), {
      concurrency,
      demandsAll: flags["beyond-http"],
    });
    if (flags.json) writeFileSync(flags.json, jsonReport(result));
    if (flags.junit) writeFileSync(flags.junit, junitReport(result));
    print(terminalReport(result));
    return exitCodeOf(result);
  } finally {
    await served?.stop();
  }
}

async function runSuite(
  target: Target,
  cases: readonly Case[],
  asked: readonly RuleId[],
  { concurrency, demandsAll }: { concurrency: number; demandsAll: boolean },
): Promise<RunResult> {
  const startedAtMs = Date.now();
  const deployment: Deployment = await openDeployment(target, cases);
  const { world, unusable } = deployment;
  const caseTimeoutMs = Math.max(180_000, 4 * target.timeoutMs);
  let outcomes: RuleOutcome[] = [];
  if (unusable) outcomes = asked.map((id) => notUsable(id, unusable));
  else
    outcomes = await runCases(world, cases, { concurrency, caseTimeoutMs, onRule: progress(asked.length) });
  world.wire.close();
  world.portal?.close();
  world.receiver?.close();
  const facts = {
    baseUrl: target.profile.baseUrl,
    startedAtMs,
    endedAtMs: Date.now(),
    capabilities: [...world.capabilities],
    asked,
    outcomes,
    violations: world.violations.list,
    demandsAll,
  };
  return resultOf(facts, new Redactor(deployment.secrets));
}

/** The portal by flags, else by the service that was started, else by the environment. */
function portalOf(
  flags: Flags,
  served: Served | undefined,
): Pick<ProfileFlags, "portalUrl" | "operatorToken"> {
  return {
    portalUrl: flags["portal-url"] ?? served?.portalUrl ?? process.env.PORTAL_URL,
    operatorToken: flags["operator-token"] ?? served?.operatorToken ?? process.env.OPERATOR_TOKEN,
  };
}

/** An interrupted run leaves no service behind. */
function stopOnSignals(stop: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(3)));
  }
}

function notUsable(id: RuleId, reason: string): RuleOutcome {
  return { id, status: "harness-error", failures: [{ message: reason }], caseName: id, durationMs: 0 };
}

/** Cases with at least one rule that was asked for. */
function selectCases(cases: readonly Case[], globs: readonly string[]): Case[] {
  const selected = cases.filter((candidate) => candidate.ids.some((id) => isAsked(id, globs)));
  if (selected.length === 0)
    throw new UsageError([`no rule matches --only ${globs.join(" --only ")}; see --list`]);
  return selected;
}

function askedOf(cases: readonly Case[], globs: readonly string[]): RuleId[] {
  return cases.flatMap((candidate) => candidate.ids.filter((id) => isAsked(id, globs)));
}

function isAsked(id: string, globs: readonly string[]): boolean {
  return globs.length === 0 || globs.some((glob) => matchesGlob(id, glob));
}

function listOf(ids: readonly RuleId[]): string {
  return [...ids]
    .sort()
    .map((id) => `${id}\n    ${rules[id].text}\n`)
    .join("");
}

function readNumbers(flags: Flags): { concurrency: number; timeout: number } {
  const read = (name: "concurrency" | "timeout") =>
    /^[1-9]\d*$/.test(flags[name]) ? Number(flags[name]) : Number.NaN;
  const numbers = { concurrency: read("concurrency"), timeout: read("timeout") };
  const faults = Object.entries(numbers).filter(([, value]) => Number.isNaN(value));
  if (faults.length > 0)
    throw new UsageError(faults.map(([name]) => `--${name} must be a whole number above 0`));
  return numbers;
}

/** A counter that overwrites itself, on a terminal only. */
function progress(total: number): (outcome: RuleOutcome) => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total}${done >= total ? "\n" : ""}`);
  };
}

function exitCodeOf(result: RunResult): number {
  if (result.conformant) return 0;
  return result.counts.fail > 0 || (result.counts.pass > 0 && result.counts["harness-error"] === 0) ? 1 : 3;
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(isUsage ? `${error.message}\nTry --help.\n` : `${(error as Error).stack}\n`);
  process.exitCode = isUsage ? 2 : 3;
}
