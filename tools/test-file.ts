// Runs one test file and reads its TAP: counts the assertions of the innermost tests, and keeps every failure in full.
import { spawn } from "node:child_process";
import { join, relative } from "node:path";
import { type FinalResults, Parser } from "tap-parser";

const root = join(import.meta.dirname, "..");

/** A test that doesn't end reports so itself after this time; a process that is stuck is killed a little later. */
const timeoutMs = Number(process.env.TAP_TIMEOUT ?? 600) * 1000;
const killAfterMs = timeoutMs + 10_000;

export interface Failure {
  name: string;
  diag?: unknown;
}

export interface FileResult {
  file: string;
  ms: number;
  passed: number;
  failures: Failure[];
  /** Why some of its tests were not run. */
  skipped: Set<string>;
}

/**
 * @param file from the root
 * @param workspace the folder in which it runs, from the root
 */
export async function runTestFile(
  file: string,
  workspace: string,
  environment: NodeJS.ProcessEnv,
): Promise<FileResult> {
  const cwd = join(root, workspace);
  const started = performance.now();
  const child = spawn(process.execPath, [relative(cwd, join(root, file))], {
    cwd,
    env: { ...environment, TAP: "1", TAP_TIMEOUT: String(timeoutMs / 1000) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const late = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  const result: FileResult = { file, ms: 0, passed: 0, failures: [], skipped: new Set() };
  const end = Promise.withResolvers<string>();
  child.once("close", (code, signal) => end.resolve(signal ?? `exit code ${code}`));
  const final = await new Promise<FinalResults>((resolve) => {
    const parser = new Parser(resolve);
    watch(parser, [file], result);
    child.stdout.pipe(parser);
  });
  const ended = await end.promise;
  clearTimeout(late);
  result.ms = performance.now() - started;
  // A file that crashed before its first assertion or after its last, or whose plan did not match.
  if ((!final.ok || ended !== "exit code 0") && result.failures.length === 0)
    result.failures.push({
      name: `${file} did not end as planned`,
      diag: { ended, failures: final.failures },
    });
  return result;
}

/** A parent only repeats its children. */
function watch(parser: Parser, path: string[], result: FileResult): void {
  const parents = new Set<string>();
  parser.on("child", (child: Parser) => {
    parents.add(child.name);
    watch(child, [...path, child.name], result);
  });
  parser.on("assert", ({ ok, name, diag, skip, todo }) => {
    // Not what --grep leaves out.
    if (typeof skip === "string" && !skip.startsWith("filter:")) result.skipped.add(skip);
    if (parents.has(name) || skip || todo) return;
    if (ok) result.passed += 1;
    else result.failures.push({ name: [...path, name].join(" > "), diag });
  });
  parser.on("bailout", (reason: string) => {
    result.failures.push({ name: `bail out: ${reason}` });
  });
}
