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
    ...judgedBy(id as RuleId, cases),
  ];
  return `${lines.join("\n")}\n`;
}

function judgedBy(id: RuleId, cases: readonly Case[]): string[] {
  const judge = cases.find(({ ids }) => ids.includes(id));
  if (!judge) {
    const reason = (uncovered as Partial<Record<RuleId, Uncovered>>)[id];
    if (!reason) return ["judged by     nothing: it says what callers do, and what documents hold"];
    const [file, test] = reason.shownBy ?? [];
    return [`judged by     nothing: ${reason.because}`, ...(file ? [`shown by      ${file}: ${test}`] : [])];
  }
  const others = judge.ids.filter((other) => other !== id);
  const ways = [
    judge.quiet ? "with an account to itself" : "",
    judge.waits ? "as time passes" : "",
    judge.alone ? "after all others, by itself" : "",
  ].filter((way) => way !== "");
  return [
    `judged by     the case of ${judge.ids[0]}${ways.length > 0 ? `, ${ways.join(", ")}` : ""}`,
    `it needs      ${judge.needs?.join(", ") || "nothing but test keys"}`,
    ...(others.length > 0 ? [`together with ${others.join(", ")}`] : []),
  ];
}
