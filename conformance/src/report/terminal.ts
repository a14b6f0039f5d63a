/** The report for people: the failures with what was expected and seen, the counts, and `N passed, N failed` as the last line. */
import { type ReportedFailure, type RuleResult, type RunResult, statuses } from "../result.ts";

const maxFailuresPerRule = 3;

export function terminalReport(result: RunResult): string {
  const lines: string[] = [];
  for (const rule of result.rules) {
    if (rule.status !== "pass" && rule.status !== "not-supported") lines.push(...ruleLines(rule), "");
  }
  lines.push(...groupUnsupported(result.rules));
  for (const violation of result.violations) {
    const where = `${violation.operation} ${violation.status}`;
    lines.push(`BREAKS THE OPENAPI FILE  ${where}: ${violation.fault} (${violation.count} times)`);
    lines.push(`    ${violation.exchange.curl}`, "");
  }
  const counts = statuses.filter((status) => result.counts[status] > 0);
  lines.push(
    `${result.rules.length} rules against ${result.baseUrl} in ${(result.durationMs / 1000).toFixed(1)} s`,
  );
  lines.push(counts.map((status) => `${status} ${result.counts[status]}`).join(", "));
  lines.push(result.conformant ? "conformant" : `not conformant: ${result.reasons.join("; ")}`);
  const failed = result.counts.fail + result.counts["harness-error"];
  lines.push(`${result.counts.pass} passed, ${failed} failed`);
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
  if (failure.seen !== undefined) lines.push(`    seen      ${failure.seen}`);
  if (failure.exchange) lines.push(`    ${failure.exchange.curl}`);
  return lines;
}

function groupUnsupported(rules: readonly RuleResult[]): string[] {
  const byReason = Map.groupBy(
    rules.filter((rule) => rule.status === "not-supported"),
    (rule) => rule.reason ?? "",
  );
  return [...byReason].flatMap(([reason, group]) => [
    `NOT SUPPORTED  ${group.length} rules: ${reason}`,
    ...group.map((rule) => `    ${rule.id}`),
    "",
  ]);
}
