/**
 * Runs cases and returns what each showed, by rule. A rule passes only if its case ran to the end and made an
 * assertion for it, and none failed.
 */
import { Checker, type Failure } from "./assert.ts";
import type { Case } from "./case.ts";
import { Context, failureOfStop } from "./context.ts";
import type { RuleId } from "./contract.ts";
import type { Need } from "./need.ts";
import type { World } from "./world.ts";

export interface RuleOutcome {
  id: RuleId;
  status: "pass" | "fail" | "not-supported" | "not-applicable" | "not-run" | "harness-error";
  failures: Failure[];
  /** Why the rule was not tested. */
  reason?: string;
  /** The case's first rule, which names it. */
  caseName: string;
  durationMs: number;
}

export interface RunOptions {
  concurrency: number;
  caseTimeoutMs: number;
  /** Total duration of a case, waiting included, as a multiple of its time limit. */
  durationFactor?: number;
  onRule?: (outcome: RuleOutcome) => void;
}

export async function runCases(
  world: World,
  cases: readonly Case[],
  options: RunOptions,
): Promise<RuleOutcome[]> {
  const outcomes: RuleOutcome[] = [];
  const finish = (rules: RuleOutcome[]) => {
    outcomes.push(...rules);
    for (const outcome of rules) options.onRule?.(outcome);
  };
  const able: Case[] = [];
  for (const candidate of cases) {
    const missing = (candidate.needs ?? []).filter((need) => !world.capabilities.has(need));
    if (missing.length > 0) finish(candidate.ids.map((id) => unsupported(id, candidate, missing)));
    else able.push(candidate);
  }
  const { parallel, serial, late, last } = phasesOf(world, able);
  const one = async (next: Case) => finish(await runCase(world, next, options));
  await inParallel(parallel, options.concurrency, one);
  await inParallel(serial, 1, one);
  const lateConcurrency = world.accounts.hasSpare ? options.concurrency : 1;
  await inParallel(late, lateConcurrency, (next) => world.clock.during(() => one(next)));
  await inParallel(last, 1, one);
  return outcomes;
}

/**
 * Orders the phases: cases that move time run late, and cases that change what everybody sees last and one by one.
 * Quiet cases run one by one where no account can be spared.
 */
function phasesOf(world: World, cases: readonly Case[]) {
  const last = cases.filter((candidate) => candidate.alone);
  const others = cases.filter((candidate) => !candidate.alone);
  const late = world.clock.movable ? others.filter((candidate) => candidate.waits) : [];
  const early = others.filter((candidate) => !late.includes(candidate));
  const serial = world.accounts.hasSpare ? [] : early.filter((candidate) => candidate.quiet);
  return { parallel: early.filter((candidate) => !serial.includes(candidate)), serial, late, last };
}

async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}

async function runCase(
  world: World,
  next: Case,
  { caseTimeoutMs, durationFactor: patience = defaultDurationFactor }: RunOptions,
): Promise<RuleOutcome[]> {
  const account = next.quiet ? await world.accounts.lend() : world.accounts.main;
  const startedAtMs = world.time.now();
  const context = new Context(world, account, next.waits);
  const tested = new Map(next.ids.map((id) => [id, { made: 0, failures: [] as Failure[] }]));
  const checkerOf = (id: RuleId) =>
    new Checker((failure) => {
      const rule = tested.get(id);
      if (!rule) throw new Error(`the case has an assertion for ${id}, which it does not name`);
      rule.made++;
      if (failure) rule.failures.push({ exchange: context.lastExchange, ...failure });
    });
  let stop: ReturnType<typeof failureOfStop> | undefined;
  try {
    await withTimeout(world, context, next.run(context, checkerOf), caseTimeoutMs, patience);
  } catch (error) {
    stop = failureOfStop(context.explained(error));
    if (stop.status === "harness-error") stop.failure.exchange ??= context.lastExchange;
  } finally {
    context.stop(new Error("the case is over"));
    await context.removeTenants().catch((error: unknown) => {
      stop ??= failureOfStop(context.explained(error));
    });
    if (next.quiet) world.accounts.giveBack(account);
  }
  const durationMs = world.time.now() - startedAtMs;
  const caseName = next.ids[0] as string;
  return [...tested].map(([id, { made, failures }]) => {
    const base = { id, caseName, durationMs };
    if (failures.length > 0) return { ...base, status: "fail", failures };
    if (stop?.status === "not-run")
      return { ...base, status: "not-run", failures, reason: stop.failure.message };
    if (stop)
      return { ...base, status: stop.status, failures: [stop.failure], reason: "the case ended early" };
    if (made === 0) {
      return {
        ...base,
        status: "harness-error",
        failures: [{ message: "the case made no assertion for it" }],
      };
    }
    return { ...base, status: "pass", failures };
  });
}

function unsupported(id: RuleId, candidate: Case, missing: readonly Need[]): RuleOutcome {
  const reason = `the deployment's profile lacks: ${missing.join(", ")}`;
  return {
    id,
    status: "not-supported",
    failures: [],
    reason,
    caseName: candidate.ids[0] as string,
    durationMs: 0,
  };
}

const defaultDurationFactor = 10;

/** Ends a case that has been busy for too long. Waiting for keys or other cases doesn't count. */
async function withTimeout(
  world: World,
  context: Context,
  work: Promise<void>,
  timeoutMs: number,
  patience: number,
): Promise<void> {
  const startedAtMs = world.time.now();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setInterval(
      () => {
        const wholeMs = world.time.now() - startedAtMs;
        if (wholeMs - context.waitedMs > timeoutMs || wholeMs > patience * timeoutMs)
          reject(new Error(`did not end within its time limit of ${timeoutMs / 1000} s`));
      },
      Math.min(timeoutMs, 500),
    );
  });
  work.catch(() => {});
  try {
    await Promise.race([work, limit]);
  } finally {
    clearInterval(timer);
  }
}
