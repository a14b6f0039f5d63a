/** The result as TAP 14: one test point per rule, with failures as YAML; untested rules are skipped. */
import type { RuleResult, RunResult } from "../result.ts";

export function tapReport(result: RunResult): string {
  const points = result.rules.map((rule, index) => point(rule, index + 1));
  return `TAP version 14\n1..${result.rules.length}\n${points.join("")}`;
}

function point(rule: RuleResult, number: number): string {
  const { id, status } = rule;
  if (status === "pass") return `ok ${number} - ${id}\n`;
  if (status === "fail" || status === "harness-error") {
    // TAP marks an expected failure as TODO.
    const todo = rule.expected === undefined ? "" : ` # TODO ${oneLine(rule.expected)}`;
    return `not ok ${number} - ${id}${todo}\n${diagnosis(rule)}`;
  }
  const why = rule.reason ?? rule.failures[0]?.message ?? "";
  return `ok ${number} - ${id} # SKIP ${oneLine(`${status}: ${why}`)}\n`;
}

/** JSON is valid YAML and needs no quoting rules. */
function diagnosis({ text, status, failures }: RuleResult): string {
  const lines = [
    `rule: ${JSON.stringify(text)}`,
    `status: ${JSON.stringify(status)}`,
    "failures:",
    ...failures.map(({ message, expected, seen, exchange }) => {
      const curl = exchange?.curl;
      return `  - ${JSON.stringify({ message, expected, seen, curl })}`;
    }),
  ];
  return ["  ---", ...lines.map((line) => `  ${line}`), "  ...", ""].join("\n");
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").replaceAll("#", "\\#");
