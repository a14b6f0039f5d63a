/** The report on the terminal: failures with expected and actual values, counts, and a last line with the totals. */
import { type ReportedFailure, type RuleResult, type RunResult, statuses } from "../result.ts";

const maxFailuresPerRule = 3;

export function terminalReport(result: RunResult): string {
  const lines: string[] = [];
  for (const rule of result.rules) {
    if (!told.has(rule.status) && rule.expected === undefined) lines.push(...ruleLines(rule), "");
  }
  const unexpected = result.rules.filter(({ expected }) => expected === undefined);
  lines.push(...grouped(unexpected, "not-supported"), ...grouped(unexpected, "not-run"));
  const expected = result.rules.filter((rule) => rule.expected !== undefined);
  if (expected.length > 0)
    lines.push(`EXPECTED  ${expected.length} rules did not pass, as the baseline says`, "");
  for (const id of result.stale) lines.push(`STALE  ${id}: this entry of the baseline no longer applies`);
  for (const violation of result.violations) {
    const where = `${violation.operation} ${violation.status}`;
    lines.push(`BREAKS THE OPENAPI DOCUMENT  ${where}: ${violation.fault} (${violation.count} times)`);
    lines.push(`    ${violation.exchange.curl}`, "");
  }
  for (const remark of result.remarks) lines.push(`NOTE  ${remark}`);
  const counts = statuses.filter((status) => result.counts[status] > 0);
  lines.push(
    `${result.rules.length} rules against ${result.baseUrl} in ${(result.durationMs / 1000).toFixed(1)} s`,
  );
  lines.push(counts.map((status) => `${status} ${result.counts[status]}`).join(", "));
  lines.push(result.conformant ? "conformant" : `not conformant: ${result.reasons.join("; ")}`);
  if (result.asExpected !== undefined)
    lines.push(result.asExpected ? "as the baseline expects" : "not as the baseline expects");
  const broke = result.counts["harness-error"];
  const others = broke > 0 ? `, ${broke} harness errors` : "";
  lines.push(`${result.counts.pass} passed, ${result.counts.fail} failed${others}`);
  return `${lines.join("\n")}\n`;
}

function ruleLines(rule: RuleResult): string[] {
  const lines = [`${rule.status.toUpperCase()}  ${rule.id}`, `    ${rule.text}`];
  if (rule.reason) lines.push(`    (${rule.reason})`);
  for (const failure of rule.failures.slice(0, maxFailuresPerRule)) lines.push(...failureLines(failure));
  const more = rule.failures.length - maxFailuresPerRule;
  if (more > 0) lines.push(`  - and ${more} more`);
  return lines;
}

function failureLines(failure: ReportedFailure): string[] {
  const lines = [`  - ${failure.message}`];
  if (failure.expected !== undefined) lines.push(`    expected  ${failure.expected}`);
  if (failure.seen !== undefined) lines.push(`    actual    ${failure.seen}`);
  if (failure.exchange) lines.push(`    ${failure.exchange.curl}`);
  return lines;
}

/** Statuses shown in groups or omitted. */
const told: ReadonlySet<string> = new Set(["pass", "not-supported", "not-applicable", "not-run"]);

function grouped(rules: readonly RuleResult[], status: "not-supported" | "not-run"): string[] {
  const byReason = Map.groupBy(
    rules.filter((rule) => rule.status === status),
    (rule) => rule.reason ?? "",
  );
  return [...byReason].flatMap(([reason, group]) => [
    `${status.replace("-", " ").toUpperCase()}  ${group.length} rules: ${reason}`,
    ...group.map((rule) => `    ${rule.id}`),
    "",
  ]);
}
