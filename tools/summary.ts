// A tap reporter: reads TAP on its standard input, prints each file with its time as it ends and every failure in
// full, and stores the totals in $TEST_SUMMARY_FOLDER for the last line.
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Parser } from "tap-parser";

interface Failure {
  name: string;
  diag?: unknown;
}

const figures = { passed: 0, failed: 0 };
const failures: Failure[] = [];

/** Counts the assertions of the innermost tests: a parent only repeats its children. */
function watch(parser: Parser, path: string[]): void {
  const parents = new Set<string>();
  parser.on("child", (child: Parser) => {
    parents.add(child.name);
    watch(child, [...path, child.name]);
  });
  parser.on("assert", (result) => {
    if (parents.has(result.name)) {
      if (path.length === 0) {
        const seconds = ((result.time ?? 0) / 1000).toFixed(1).padStart(6);
        console.log(`${result.ok ? "ok    " : "FAILED"} ${seconds} s  ${result.name}`);
      }
      return;
    }
    if (result.skip || result.todo) return;
    if (result.ok) {
      figures.passed += 1;
      return;
    }
    figures.failed += 1;
    failures.push({ name: [...path, result.name].join(" > "), diag: result.diag });
  });
  parser.on("bailout", (reason: string) => {
    figures.failed += 1;
    failures.push({ name: `bail out: ${reason}` });
  });
}

const root = new Parser((results) => {
  // A file that crashed before its first assertion, or whose plan did not match.
  if (!results.ok && figures.failed === 0) {
    figures.failed = Math.max(1, results.fail);
    failures.push({ name: "a test file did not end as planned", diag: results.failures });
  }
  for (const { name, diag } of failures)
    console.log(`\nnot ok: ${name}\n${JSON.stringify(diag, null, 2) ?? ""}`);
  const folder = process.env.TEST_SUMMARY_FOLDER;
  if (folder === undefined) console.log(`${figures.passed} passed, ${figures.failed} failed`);
  else writeFileSync(join(folder, `${basename(process.cwd())}.json`), JSON.stringify(figures));
});
watch(root, []);
process.stdin.pipe(root);
