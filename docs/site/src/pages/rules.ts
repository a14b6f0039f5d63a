// All rules of the contract with the conformance suite's results, a page per area.
import { areaOf, type RuleId, ruleIds, rules } from "../contract.ts";
import { ruleLink } from "../links.ts";
import { type Page, table } from "../page.ts";
import { changesSince, type Report } from "../status.ts";

const observeWords = {
  http: "HTTP alone shows it",
  webhook: "seen by a receiver of webhooks",
  clock: "seen when time is moved",
  portal: "seen with the portal's help",
  supplier: "seen with the mobile network's help",
  internal: "seen inside the service only",
  docs: "kept by this documentation",
} as const;

/** The guide that states each rule which only documentation can keep. */
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
    const own = idsOf(area);
    const lines = own.map((id) => {
      const { level, observe, text } = rules[id];
      return `- ${ruleLink(id)} **${level}** ${text} (${observeWords[observe]}; ${verdictOf(id)})`;
    });
    return {
      path: `rules/${area}`,
      section: "Contract",
      group: "Rules",
      title: `Rules: ${area}`,
      label: area,
      summary: `The ${own.length} rules of the area ${area}.`,
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
    summary: "The contract as rules that can be decided, and what the conformance suite found.",
    markdown: [
      "# Rules",
      `Beside its types the contract states ${ruleIds.length} rules, each of which somebody can decide. An id never changes its meaning. The conformance suite judges a deployment by them.`,
      reportText(report),
      table(
        ["Area", "Rules", "Passed", "Stated in a guide", "Other verdict", "Not run"],
        areas.map((area) => {
          const own = idsOf(area);
          const count = (kind: string) => String(own.filter((id) => kindOf(id) === kind).length);
          return [
            `[${area}](docs:rules/${area})`,
            String(own.length),
            ...["pass", "stated", "other", "not-run"].map(count),
          ];
        }),
      ),
    ].join("\n\n"),
  };
  return [index, ...pages];
}

function reportText(report: Report | null): string {
  if (report === null) return "No run of the suite was at hand when these pages were made.";
  const counts = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} *${status}*`);
  const verdict = report.conformant ? "conformant" : "**not** conformant";
  return `The run shown here began at ${report.startedAt} and found the deployment ${verdict}: ${counts.join(", ")}. Rules that it was not asked for show as *not-run*.${changesText(report)}`;
}

function changesText(report: Report): string {
  const { added, gone } = changesSince(report);
  const changed = added.length + gone.length > 0;
  return changed ? ` **It is not of today:** ${added.length} rules came since, ${gone.length} went.` : "";
}
