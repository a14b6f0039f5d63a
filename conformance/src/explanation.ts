/** Output of `--list` and `--explain`: a rule's text, how it is observed, and its case. */
import type { Case } from "./case.ts";
import { type Uncovered, uncovered } from "./cases/uncovered.ts";
import { type RuleId, rules } from "./contract.ts";
import { UsageError } from "./profile.ts";

export function listOf(ids: readonly RuleId[]): string {
  return [...ids]
    .sort()
    .map((id) => `${id}\n    ${rules[id].text}\n`)
    .join("");
}

/** @param cases all cases of the suite */
export function explain(id: string, cases: readonly Case[]): string {
  if (!(id in rules)) throw new UsageError([`no rule has the id "${id}"; see --list`]);
  const { level, observe, text, operations } = rules[id as RuleId];
  const lines = [
    id,
    `    ${text}`,
    "",
    `level         ${level}`,
    `observed by   ${observe}`,
    `operations    ${operations.join(", ") || "none"}`,
    ...caseLines(id as RuleId, cases),
  ];
  return `${lines.join("\n")}\n`;
}

function caseLines(id: RuleId, cases: readonly Case[]): string[] {
  const test = cases.find(({ ids }) => ids.includes(id));
  if (!test) {
    const reason = (uncovered as Partial<Record<RuleId, Uncovered>>)[id];
    if (!reason) return ["tested by     nothing: it is about clients or documents"];
    const [file, test] = reason.shownBy ?? [];
    return [`tested by     nothing: ${reason.because}`, ...(file ? [`shown by      ${file}: ${test}`] : [])];
  }
  const others = test.ids.filter((other) => other !== id);
  const ways = [
    test.quiet ? "with its own account" : "",
    test.waits ? "as time passes" : "",
    test.alone ? "alone, after all others" : "",
  ].filter((way) => way !== "");
  return [
    `tested by     the case of ${test.ids[0]}${ways.length > 0 ? `, ${ways.join(", ")}` : ""}`,
    `it needs      ${test.needs?.join(", ") || "only test keys"}`,
    ...(others.length > 0 ? [`together with ${others.join(", ")}`] : []),
  ];
}
