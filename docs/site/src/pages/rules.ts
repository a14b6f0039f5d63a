// All rules of the contract with the conformance suite's results, one page per area.
import { areaOf, type RuleId, ruleIds, rules } from "../contract.ts";
import { ruleLink } from "../links.ts";
import { type Page, table } from "../page.ts";
import { changesSince, type Report } from "../status.ts";

const observeWords = {
  http: "observable over HTTP",
  webhook: "observable with a webhook receiver",
  clock: "observable with a virtual clock",
  portal: "observable with the portal",
  supplier: "observable with a simulated supplier",
  internal: "observable only inside the service",
  docs: "stated in this documentation",
} as const;

/** For each rule that only documentation can keep (`observe: docs`), the guide that states it. */
export type Statements = ReadonlyMap<RuleId, Page>;

export function rulePages(report: Report | null, statements: Statements): Page[] {
  const verdicts = new Map(report?.rules.map(({ id, status }) => [id, status]));
  const verdictOf = (id: RuleId) => {
    const stated = statements.get(id);
    if (stated) return `stated in [${stated.title}](docs:${stated.path})`;
    const verdict = verdicts.get(id);
    return verdict === undefined ? "*not-run*" : `*${verdict}*`;
  };
  const areas = [...new Set(ruleIds.map(areaOf))];
  const idsOf = (area: string) => ruleIds.filter((id) => areaOf(id) === area);
  const pages = areas.map((area): Page => {
    const areaRules = idsOf(area);
    const lines = areaRules.map((id) => {
      const { level, observe, text } = rules[id];
      return `- ${ruleLink(id)} **${level}** ${text} (${observeWords[observe]}; ${verdictOf(id)})`;
    });
    return {
      path: `rules/${area}`,
      section: "Contract",
      group: "Rules",
      title: `Rules: ${area}`,
      label: area,
      summary: `The ${areaRules.length} rules of the area ${area}.`,
      markdown: [`# Rules: ${area}`, lines.join("\n")].join("\n\n"),
    };
  });
  const kindOf = (id: RuleId) => {
    if (statements.has(id)) return "stated";
    const verdict = verdicts.get(id) ?? "not-run";
    return verdict === "pass" || verdict === "not-run" ? verdict : "other";
  };
  const index: Page = {
    path: "rules/index",
    section: "Contract",
    group: "Rules",
    title: "Rules",
    label: "All rules",
    summary: "The contract as testable rules, and the results of the conformance suite.",
    markdown: [
      "# Rules",
      `Besides its types the contract states ${ruleIds.length} testable rules. An id never changes its meaning. The conformance suite tests a deployment against them.`,
      reportText(report),
      table(
        ["Area", "Rules", "Passed", "Stated in a guide", "Other status", "Not run"],
        areas.map((area) => {
          const areaRules = idsOf(area);
          const count = (kind: string) => String(areaRules.filter((id) => kindOf(id) === kind).length);
          return [
            `[${area}](docs:rules/${area})`,
            String(areaRules.length),
            ...["pass", "stated", "other", "not-run"].map(count),
          ];
        }),
      ),
    ].join("\n\n"),
  };
  return [index, ...pages];
}

function reportText(report: Report | null): string {
  if (report === null) return "There was no run of the suite when these pages were built.";
  const counts = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} *${status}*`);
  const verdict = report.conformant ? "conformant" : "**not** conformant";
  return `The run shown here began at ${report.startedAt} and found the deployment ${verdict}: ${counts.join(", ")}. Rules that were not requested show as *not-run*.${changesText(report)}`;
}

function changesText(report: Report): string {
  const { added, gone } = changesSince(report);
  const changed = added.length + gone.length > 0;
  return changed
    ? ` **It is outdated:** ${added.length} rules were added since, ${gone.length} removed.`
    : "";
}
