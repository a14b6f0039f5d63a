/** The result tree behind every report. It contains no secrets, and all counts are made here, so reports agree. */
import type { Failure } from "./assert.ts";
import type { Baseline } from "./baseline.ts";
import { type RuleId, rules as ruleData } from "./contract.ts";
import type { Need } from "./need.ts";
import type { Redactor } from "./report/redact.ts";
import type { RuleOutcome } from "./runner.ts";
import type { Violation } from "./violations.ts";
import type { Exchange } from "./wire.ts";

/**
 * `warn`: a failed SHOULD or MAY; `not-supported`: the deployment lacks what the case needs; `not-applicable`: no run
 * can show it; `not-run`: requested but not run. Only `pass` is a pass.
 */
export const statuses = [
  "pass",
  "fail",
  "warn",
  "not-supported",
  "not-applicable",
  "not-run",
  "harness-error",
] as const;
export type Status = (typeof statuses)[number];

export interface ReportedExchange {
  request: { method: string; target: string; headers: string[]; body?: string };
  response: { status: number; headers: string[]; body: string };
  curl: string;
}

export interface ReportedFailure {
  message: string;
  expected?: string;
  seen?: string;
  exchange?: ReportedExchange;
}

export interface RuleResult {
  id: RuleId;
  level: string;
  text: string;
  status: Status;
  reason?: string;
  /** Why the baseline expects this outcome. */
  expected?: string;
  failures: ReportedFailure[];
  caseName: string;
  durationMs: number;
}

export interface RunResult {
  baseUrl: string;
  startedAt: string;
  durationMs: number;
  capabilities: Need[];
  counts: Record<Status, number>;
  /** True if every requested MUST passed and every response matched the OpenAPI document. */
  conformant: boolean;
  /** Reasons why it is not conformant. */
  reasons: string[];
  /** With a baseline: whether all failures are expected and no entry is stale. */
  asExpected?: boolean;
  /** Observations about the deployment that violate no rule. */
  remarks: string[];
  /** Stale entries of the baseline. */
  stale: string[];
  rules: RuleResult[];
  violations: {
    operation: string;
    status: number;
    fault: string;
    count: number;
    exchange: ReportedExchange;
  }[];
}

export interface RunFacts {
  baseUrl: string;
  startedAtMs: number;
  endedAtMs: number;
  capabilities: readonly Need[];
  requested: readonly RuleId[];
  outcomes: readonly RuleOutcome[];
  violations: readonly Violation[];
  /** Whether rules beyond HTTP were requested. Otherwise the deployment may lack what they need. */
  demandsAll: boolean;
  /** Rules that no run can show, with reasons. */
  notApplicable?: Readonly<Partial<Record<RuleId, string>>>;
  baseline?: Baseline;
  remarks?: readonly string[];
  /** Whether the run ended before all requested rules were tested. */
  interrupted?: boolean;
}

export function resultOf(facts: RunFacts, redactor: Redactor): RunResult {
  const outcomes = new Map(facts.outcomes.map((outcome) => [outcome.id, outcome]));
  const hopeless = Object.entries(facts.notApplicable ?? {}).map(
    ([id, reason]): RuleOutcome => ({
      id: id as RuleId,
      status: "not-applicable",
      failures: [],
      reason,
      caseName: "",
      durationMs: 0,
    }),
  );
  for (const outcome of hopeless) outcomes.set(outcome.id, outcome);
  const rules = [...facts.requested, ...hopeless.map(({ id }) => id)]
    .sort()
    .map((id) => ruleResult(id, outcomes.get(id), facts, redactor));
  const violations = facts.violations.map((violation) => ({
    ...violation,
    fault: redactor.text(violation.fault),
    exchange: reportExchange(violation.exchange, facts.baseUrl, redactor),
  }));
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
  for (const rule of rules) counts[rule.status]++;
  const against = (counted: readonly RuleResult[]) =>
    reasonsAgainst(
      counted.filter((rule) => facts.demandsAll || !isExcused(rule)),
      violations.length,
    );
  const ended = facts.interrupted ? ["the run was interrupted"] : [];
  const reasons = [...ended, ...against(rules)];
  // A baseline entry of an untested rule isn't stale.
  const stale = staleOf(
    rules.filter(({ id }) => outcomes.has(id)),
    facts.baseline,
  );
  const unexpected = [...ended, ...against(rules.filter(({ expected }) => expected === undefined))];
  return {
    baseUrl: facts.baseUrl,
    startedAt: new Date(facts.startedAtMs).toISOString(),
    durationMs: facts.endedAtMs - facts.startedAtMs,
    capabilities: [...facts.capabilities],
    counts,
    conformant: reasons.length === 0,
    reasons,
    ...(facts.baseline ? { asExpected: unexpected.length === 0 && stale.length === 0 } : {}),
    remarks: [...(facts.remarks ?? [])],
    stale,
    rules,
    violations,
  };
}

function ruleResult(
  id: RuleId,
  outcome: RuleOutcome | undefined,
  { baseUrl, baseline }: RunFacts,
  redactor: Redactor,
): RuleResult {
  const { level, text } = ruleData[id];
  const base = { id, level, text, caseName: outcome?.caseName ?? "", durationMs: outcome?.durationMs ?? 0 };
  if (!outcome) return { ...base, status: "not-run", reason: "the run ended before it", failures: [] };
  const status = outcome.status === "fail" && level !== "MUST" ? "warn" : outcome.status;
  const failures = outcome.failures.map((failure) => reportFailure(failure, baseUrl, redactor));
  const expected = baseline?.[expectedAs[status] ?? "failures"]?.[id];
  return {
    ...base,
    status,
    ...(outcome.reason ? { reason: outcome.reason } : {}),
    ...(expectedAs[status] && expected !== undefined ? { expected } : {}),
    failures,
  };
}

/** The kind of baseline entry for an outcome. */
const expectedAs: Partial<Record<Status, keyof Baseline>> = {
  fail: "failures",
  warn: "failures",
  "not-supported": "skips",
  "not-applicable": "skips",
  "not-run": "skips",
};

/** Returns entries of requested rules with another outcome. */
function staleOf(rules: readonly RuleResult[], baseline: Baseline | undefined): string[] {
  if (!baseline) return [];
  const entries = new Set([...Object.keys(baseline.failures), ...Object.keys(baseline.skips)]);
  return rules.filter(({ id, expected }) => entries.has(id) && expected === undefined).map(({ id }) => id);
}

function isExcused({ id, status }: RuleResult): boolean {
  return status === "not-supported" && ruleData[id].observe !== "http";
}

function reasonsAgainst(rules: readonly RuleResult[], violations: number): string[] {
  const reasons: string[] = [];
  const must = rules.filter((rule) => rule.level === "MUST" && rule.status !== "not-applicable");
  const count = (status: Status) => must.filter((rule) => rule.status === status).length;
  if (count("fail") > 0) reasons.push(`${count("fail")} MUST rules failed`);
  const untested = count("not-supported") + count("not-run") + count("harness-error");
  if (untested > 0) reasons.push(`${untested} MUST rules were not tested`);
  if (violations > 0) reasons.push(`responses broke the OpenAPI document in ${violations} places`);
  if (!rules.some((rule) => rule.status === "pass")) reasons.push("no rule passed");
  return reasons;
}

function reportFailure(failure: Failure, baseUrl: string, redactor: Redactor): ReportedFailure {
  return {
    message: redactor.value(failure.message),
    ...(failure.expected === undefined ? {} : { expected: redactor.value(failure.expected) }),
    ...(failure.seen === undefined ? {} : { seen: redactor.value(failure.seen) }),
    ...(failure.exchange ? { exchange: reportExchange(failure.exchange, baseUrl, redactor) } : {}),
  };
}

function reportExchange(exchange: Exchange, baseUrl: string, redactor: Redactor): ReportedExchange {
  const { outgoing } = exchange;
  const lines = (headers: Exchange["headers"]) =>
    headers.map(([name, value]) => `${name}: ${redactor.header(name, value)}`);
  const body = outgoing.body ? { body: redactor.value(outgoing.body.toString()) } : {};
  const target = redactor.text(outgoing.target);
  return {
    request: { method: outgoing.method, target, headers: lines(outgoing.headers), ...body },
    response: {
      status: exchange.status,
      headers: lines(exchange.headers),
      body: redactor.value(exchange.body.toString()),
    },
    curl: redactor.text(curlOf(exchange, baseUrl, redactor)),
  };
}

/** Returns a command that repeats the request, with the key from the environment. */
function curlOf({ outgoing }: Exchange, baseUrl: string, redactor: Redactor): string {
  const single = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const words = ["curl -i", ...(outgoing.method === "GET" ? [] : [`-X ${outgoing.method}`])];
  for (const [name, value] of outgoing.headers) {
    const response = `${name}: ${redactor.header(name, value)}`;
    const others = response.replaceAll("$API_KEY", "");
    // A shell substitutes the key only within double quotes.
    const isKeyed = others !== response && !/["`\\!$]/.test(others);
    words.push("-H", isKeyed ? `"${response}"` : single(response));
  }
  if (outgoing.body && outgoing.body.length <= 2000)
    words.push("--data-raw", single(outgoing.body.toString()));
  else if (outgoing.body) words.push(`# and a body of ${outgoing.body.length} bytes`);
  const comment = words.at(-1)?.startsWith("#") ? ` ${words.pop()}` : "";
  return `${words.join(" ")} ${single(baseUrl + outgoing.target)}${comment}`;
}
