// Checks the words of documents, comments, messages, labels and the contract's sentences against docs/glossary.md.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import terminology from "textlint-rule-terminology";
import { type Counts, compareCounts, shrink } from "./terminology/baseline.ts";
import { termsOf } from "./terminology/glossary.ts";
import { textsOf } from "./terminology/texts.ts";

const help = `Usage: node tools/checkers/run.ts terminology.ts [--shrink] [FILE…]

Names the terms in docs, comments and user-visible texts that docs/glossary.md rejects. Without files, everything is
checked, and the number of violations in each file has to be that of tools/checkers/terminology/baseline.json.
With files, each violation in them is listed with its line.

  --shrink  lowers the entries of the baseline to what is left; it never raises one

Exit codes: 0 nothing to say, 1 violations or a baseline that doesn't fit, 2 wrong argument.`;

const root = join(import.meta.dirname, "..", "..");
const baselineFile = join(import.meta.dirname, "terminology/baseline.json");
/** Files made by programs or releases are not checked, nor is the glossary itself, which quotes the terms. */
const isWritten = (file: string) =>
  !/^generated\/|\/_generated\/|^docs\/glossary\.md$|^sdk\/(python\/)?api\.md$|^docs\/conformance-mutants\.md$|(^|\/)CHANGELOG\.md$|(^|\/)fixtures\//.test(
    file,
  );
/** Where string literals are messages, help or labels. Those of the store are SQL. */
const isSeenByUsers = (file: string) =>
  /^(server\/src\/(?!store\/)|server\/portal\/src\/|sdk\/src\/|conformance\/src\/|docs\/site\/src\/)/.test(
    file,
  );

const kernel = new TextlintKernel();
const terms = termsOf(readFileSync(join(root, "docs/glossary.md"), "utf8"));
const options = {
  ext: ".md",
  plugins: [{ pluginId: "markdown", plugin: markdown.default }],
  rules: [{ ruleId: "terminology", rule: terminology, options: { terms, defaultTerms: false, skip: [] } }],
};

async function violationsOf(file: string): Promise<string[]> {
  const text = textsOf(file, readFileSync(resolve(root, file), "utf8"), isSeenByUsers(file));
  const { messages } = await kernel.lintText(text, options);
  return messages.map(({ line, message }) => `${file}:${line}: ${message}`);
}

function readArguments() {
  try {
    const known = { shrink: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ options: known, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(help);
} else if (positionals.length > 0) {
  const files = positionals.map((file) => relative(root, resolve(file)));
  const violations = (await Promise.all(files.map(violationsOf))).flat();
  for (const violation of violations) console.error(violation);
  console.log(`${violations.length} violations of ${terms.length} terms`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} else {
  const tracked = [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "*.md",
    "*.ts",
    "*.tsx",
    "*.tsp",
    "docs/site/samples/*",
    "docs/site/recipes/*",
    "conformance/action.yml",
    "sdk/python/*.py",
  ];
  const names = execFileSync("git", tracked, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const files = names.filter((file) => isWritten(file) && existsSync(join(root, file)));
  const found: Record<string, string[]> = {};
  for (const file of files.toSorted()) {
    const violations = await violationsOf(file);
    if (violations.length > 0) found[file] = violations;
  }
  const counts: Counts = Object.fromEntries(
    Object.entries(found).map(([file, { length }]) => [file, length]),
  );
  let baseline: Counts = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, "utf8")) : counts;
  if (values.shrink || !existsSync(baselineFile)) {
    baseline = shrink(counts, baseline);
    writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
  }
  const faults = compareCounts(counts, baseline);
  for (const fault of faults) {
    console.error(fault);
    const file = fault.slice(0, fault.indexOf(":"));
    if ((counts[file] ?? 0) > (baseline[file] ?? 0)) console.error(`  ${found[file]?.join("\n  ")}`);
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `${files.length} files, ${terms.length} terms, ${total} violations left, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
