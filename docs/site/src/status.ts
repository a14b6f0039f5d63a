// The verdicts of the conformance suite, from the report of a run; the site says so where there is none.
import { readFileSync } from "node:fs";
import type { RuleId } from "./contract.ts";

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
