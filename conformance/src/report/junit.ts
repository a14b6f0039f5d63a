/**
 * The result as JUnit XML: one suite per area, one test case per rule. Untested rules, and failures that the baseline
 * expects, are skipped.
 */
import type { RuleResult, RunResult } from "../result.ts";

export function junitReport(result: RunResult): string {
  const areas = Map.groupBy(result.rules, (rule) => rule.id.split(".")[0] as string);
  const suites = [...areas].map(([area, rules]) => {
    const cases = rules.map((rule) => testCase(rule, area)).join("");
    return `  <testsuite name="${escapeXml(area)}" ${figures(rules)}>\n${cases}  </testsuite>\n`;
  });
  const head = `name="partner-esim conformance" ${figures(result.rules)}`;
  const time = (result.durationMs / 1000).toFixed(3);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head} time="${time}">\n${suites.join("")}</testsuites>\n`;
}

function figures(rules: readonly RuleResult[]): string {
  const count = (kind: Kind) => rules.filter((rule) => kindOf(rule) === kind).length;
  return `tests="${rules.length}" failures="${count("failure")}" errors="${count("error")}" skipped="${count("skipped")}"`;
}

type Kind = "passed" | "failure" | "error" | "skipped";

function kindOf({ status, expected }: RuleResult): Kind {
  if (status === "pass") return "passed";
  if (expected !== undefined) return "skipped";
  return status === "fail" ? "failure" : status === "harness-error" ? "error" : "skipped";
}

function testCase(rule: RuleResult, area: string): string {
  const time = (rule.durationMs / 1000).toFixed(3);
  const open = `    <testcase name="${escapeXml(rule.id)}" classname="${escapeXml(area)}" time="${time}"`;
  const kind = kindOf(rule);
  if (kind === "passed") return `${open}/>\n`;
  const first = rule.failures[0];
  const message = escapeXml(first?.message ?? rule.reason ?? rule.status);
  const detail = escapeXml([rule.text, ...rule.failures.map(failureText)].join("\n"));
  if (kind === "failure")
    return `${open}>\n      <failure message="${message}">${detail}</failure>\n    </testcase>\n`;
  if (kind === "error")
    return `${open}>\n      <error message="${message}">${detail}</error>\n    </testcase>\n`;
  return `${open}>\n      <skipped message="${escapeXml(`${rule.status}: ${rule.reason ?? first?.message ?? ""}`)}"/>\n    </testcase>\n`;
}

function failureText({ message, expected, seen, exchange }: RuleResult["failures"][number]): string {
  return [message, `expected: ${expected}`, `actual: ${seen}`, exchange?.curl ?? ""].join("\n");
}

/** XML 1.0 cannot represent most control characters, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
