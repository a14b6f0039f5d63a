/** Every report that can be written to a file, by the flag that asks for it. All are made from the one result. */
import { writeFileSync } from "node:fs";
import type { RunResult } from "../result.ts";
import { badgeReport } from "./badge.ts";
import { htmlReport } from "./html.ts";
import { jsonReport } from "./json.ts";
import { junitReport } from "./junit.ts";
import { tapReport } from "./tap.ts";

export const reports = {
  json: jsonReport,
  junit: junitReport,
  tap: tapReport,
  html: htmlReport,
  badge: badgeReport,
} as const satisfies Record<string, (result: RunResult) => string>;

export type ReportName = keyof typeof reports;

export function writeReports(
  result: RunResult,
  paths: Partial<Record<ReportName, string | undefined>>,
): void {
  for (const name of Object.keys(reports) as ReportName[]) {
    const path = paths[name];
    if (path !== undefined) writeFileSync(path, reports[name](result));
  }
}
