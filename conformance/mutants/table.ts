/** The outcome of a run of all mutants, as a page of the documentation. */
import { type RuleId, rules } from "../src/contract.ts";
import type { Outcome } from "./run.ts";

export interface Figures {
  all: number;
  /** Of these, those with the bug in the service itself. */
  inServer: number;
  named: number;
  other: number;
  survived: number;
  broke: number;
  /** Mutants of a MUST that their case did not kill and that are not accepted survivors. */
  mustMissed: number;
}

export function figuresOf(outcomes: readonly Outcome[], argued: Readonly<Record<string, string>>): Figures {
  const count = (verdict: Outcome["verdict"]) => outcomes.filter((one) => one.verdict === verdict).length;
  const missed = outcomes.filter(
    ({ verdict, mutant }) =>
      verdict !== "named" && rules[mutant.rule].level === "MUST" && !(mutant.name in argued),
  );
  return {
    all: outcomes.length,
    inServer: outcomes.filter(({ module }) => module !== null).length,
    named: count("named"),
    other: count("other"),
    survived: count("survived"),
    broke: count("broke"),
    mustMissed: missed.length,
  };
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

export function tableOf(outcomes: readonly Outcome[], argued: Readonly<Record<string, string>>): string {
  const figures = figuresOf(outcomes, argued);
  const percent = (part: number) => ((100 * part) / figures.all).toFixed(1);
  const sorted = outcomes.toSorted((a, b) =>
    (a.mutant.rule + a.mutant.name).localeCompare(b.mutant.rule + b.mutant.name),
  );
  const unnamed = sorted.filter(({ verdict }) => verdict !== "named");
  const rows = sorted.filter(({ verdict }) => verdict === "named");
  const tested = new Set<RuleId>(outcomes.map(({ mutant }) => mutant.rule));
  return `# Mutants of the service, and the cases that kill them

Written by \`npm run conformance:mutants\`. Each mutant is the service with one bug. ${figures.all - figures.inServer} have it in a proxy, which changes
the traffic between the service and the suite. ${figures.inServer} have it in the service itself: one place of the named module is
replaced while it is loaded, so state and behaviour are wrong, not only responses. Each names the rule that it breaks,
and the case of that rule has to fail.

| Mutants | Killed by the named case | Killed by another | Survived | Broke the suite |
|---|---|---|---|---|
| ${figures.all} | ${figures.named} (${percent(figures.named)} %) | ${figures.other} | ${figures.survived} | ${figures.broke} |

They break ${tested.size} different rules.

## Not killed by the named case

${
  unnamed.length === 0
    ? "None.\n"
    : `| Mutant | Rule | Bug | Outcome | Why |
|---|---|---|---|---|
${unnamed
  .map(({ mutant, verdict, seen }) => {
    const outcome =
      verdict === "other" ? `killed by \`${seen}\`` : verdict === "broke" ? `broke: ${seen}` : "survived";
    return `| ${mutant.name} | \`${mutant.rule}\` | ${cell(mutant.fault)} | ${cell(outcome)} | ${cell(argued[mutant.name] ?? "")} |\n`;
  })
  .join("")}`
}
## Killed by the named case

| Mutant | Rule, and its case | Bug | Where |
|---|---|---|---|
${rows
  .map(
    ({ mutant, module }) =>
      `| ${mutant.name} | \`${mutant.rule}\` | ${cell(mutant.fault)} | ${module === null ? "proxy" : `\`${module}\``} |\n`,
  )
  .join("")}`;
}
