/**
 * Known failures and gaps of a deployment, each with a reason, so that a run reports what is new. A stale entry is an
 * error.
 */
import { readFileSync } from "node:fs";
import { type RuleId, rules } from "./contract.ts";
import { UsageError } from "./profile.ts";

type Reasons = Readonly<Partial<Record<RuleId, string>>>;

export interface Baseline {
  /** Rules that are expected to fail. */
  failures: Reasons;
  /** Rules that are expected not to be tested. */
  skips: Reasons;
}

const members = ["failures", "skips"] as const;

export function readBaseline(path: string): Baseline {
  const faults: string[] = [];
  const baseline: Baseline = { failures: {}, skips: {} };
  const file = readFile(path);
  for (const name of Object.keys(file)) {
    if (!members.includes(name as never)) faults.push(`${path}: unknown member "${name}"`);
  }
  for (const name of members) {
    const entries = (file[name] ?? {}) as Record<string, unknown>;
    for (const [id, reason] of Object.entries(entries)) {
      if (!(id in rules)) faults.push(`${path}: ${name}: no rule has the id "${id}"`);
      if (typeof reason !== "string" || reason === "") faults.push(`${path}: ${name}: ${id} needs a reason`);
    }
    baseline[name] = entries as Reasons;
  }
  for (const id of Object.keys(baseline.failures)) {
    if (id in baseline.skips) faults.push(`${path}: ${id} cannot be expected both to fail and to be skipped`);
  }
  if (faults.length > 0) throw new UsageError(faults);
  return baseline;
}

function readFile(path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch (error) {
    throw new UsageError([`${path}: cannot be read: ${(error as Error).message}`]);
  }
  throw new UsageError([`${path}: must contain one JSON object`]);
}
