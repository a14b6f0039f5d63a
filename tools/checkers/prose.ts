// Checks the sentences, cells and paragraphs of documents against CONTRIBUTING's section on prose.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import prose, { bounds } from "./prose/rule.ts";
import { type Counts, compareCounts, shrink } from "./terminology/baseline.ts";

const help = `Usage: node tools/checkers/run.ts prose.ts [--shrink] [FILE…]

Names sentences above ${bounds.sentenceWords} words, table cells above ${bounds.cellWords}, paragraphs above ${bounds.paragraphCharacters} characters, and clauses without
a noun. Without files, all documents are checked, and the number of violations in each has to be that of
tools/checkers/prose/baseline.json. With files, each violation in them is listed with its line.

  --shrink  lowers the entries of the baseline to what is left; it never raises one

Exit codes: 0 nothing to say, 1 violations or a baseline that doesn't fit, 2 wrong argument.`;

const root = join(import.meta.dirname, "..", "..");
const baselineFile = join(import.meta.dirname, "prose/baseline.json");
/** Files made by programs or releases are not checked, nor are changesets and the glossary. */
const isGenerated = (file: string) =>
  /^generated\/|^\.changeset\/|^docs\/(glossary|conformance-mutants)\.md$|^sdk\/(python\/)?api\.md$|(^|\/)CHANGELOG\.md$|(^|\/)fixtures\//.test(
    file,
  );

const kernel = new TextlintKernel();
const options = {
  ext: ".md",
  plugins: [{ pluginId: "markdown", plugin: markdown.default }],
  rules: [{ ruleId: "prose", rule: prose }],
};

async function violationsOf(file: string): Promise<string[]> {
  const { messages } = await kernel.lintText(readFileSync(resolve(root, file), "utf8"), options);
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
  console.log(`${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} else {
  const tracked = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
  const names = execFileSync("git", tracked, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const found: Record<string, string[]> = {};
  for (const file of names.filter((name) => !isGenerated(name) && existsSync(join(root, name))).toSorted()) {
    const violations = await violationsOf(file);
    if (violations.length > 0) found[file] = violations;
  }
  const counts: Counts = Object.fromEntries(
    Object.entries(found).map(([file, { length }]) => [file, length]),
  );
  let baseline: Counts = JSON.parse(readFileSync(baselineFile, "utf8"));
  if (values.shrink) {
    baseline = shrink(counts, baseline);
    writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
  }
  const faults = compareCounts(counts, baseline, "violations of the rules for prose");
  for (const fault of faults) {
    console.error(fault);
    const file = fault.slice(0, fault.indexOf(":"));
    if ((counts[file] ?? 0) > (baseline[file] ?? 0)) console.error(`  ${found[file]?.join("\n  ")}`);
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${total} violations left, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
