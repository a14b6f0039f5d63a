/** The whole result tree as JSON, for programs. */
import type { RunResult } from "../result.ts";

export function jsonReport(result: RunResult): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
