/** Writes reports to files by their flags, all from one result. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { UsageError } from "../profile.ts";
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

export type ReportPaths = Partial<Record<ReportName, string | undefined>>;

/** Checks each path before a run that may last minutes. Existing files are not changed. */
export function tryReports(paths: ReportPaths): void {
  const faults: string[] = [];
  for (const name of Object.keys(reports) as ReportName[]) {
    const path = paths[name];
    if (path === undefined) continue;
    const isNew = !existsSync(path);
    try {
      closeSync(openSync(path, "a"));
      if (isNew) rmSync(path);
    } catch (error) {
      faults.push(`--${name}: cannot be written: ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new UsageError(faults);
}

export function writeReports(result: RunResult, paths: ReportPaths): void {
  for (const name of Object.keys(reports) as ReportName[]) {
    const path = paths[name];
    if (path !== undefined) writeFileSync(path, reports[name](result));
  }
}
