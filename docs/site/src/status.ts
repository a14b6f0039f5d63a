// Conformance results from a report. Without one, the site says so.
import { readFileSync } from "node:fs";
import { type RuleId, ruleIds, rules } from "./contract.ts";

/** The part of the suite's JSON report that the site shows. */
export interface Report {
  startedAt: string;
  counts: Record<string, number>;
  conformant: boolean;
  rules: { id: RuleId; status: string }[];
}

export function readReport(file: string | undefined): Report | null {
  if (file === undefined) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Rules that a run reports: all except rules that only documentation can keep. */
const reported = ruleIds.filter((id) => rules[id].observe !== "docs");

/** Returns rules missing from the report, and reported ids that are no longer rules. */
export function changesSince(report: Report): { added: string[]; gone: string[] } {
  const then = new Set<string>(report.rules.map(({ id }) => id));
  const now = new Set<string>(reported);
  return { added: [...now].filter((id) => !then.has(id)), gone: [...then].filter((id) => !now.has(id)) };
}

/** Returns rules whose status differs in a later report. */
export function otherVerdicts(report: Report, later: Report): string[] {
  const then = new Map(report.rules.map(({ id, status }) => [id, status]));
  return later.rules
    .filter(({ id, status }) => then.get(id) !== status)
    .map(({ id, status }) => `${id}: ${then.get(id) ?? "nothing"}, now ${status}`);
}
