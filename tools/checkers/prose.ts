// Checks the sentences, cells and paragraphs of documents against CONTRIBUTING's section on prose.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import prose, { bounds } from "./prose/rule.ts";

const help = `Usage: node tools/checkers/run.ts prose.ts [FILE…]

Names sentences above ${bounds.sentenceWords} words, table cells above ${bounds.cellWords}, paragraphs above ${bounds.paragraphCharacters} characters, and clauses without
a noun, each with its line. Without files, all documents are checked.

Exit codes: 0 nothing to say, 1 violations, 2 wrong argument.`;

const root = join(import.meta.dirname, "..", "..");
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
    return parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

function documents(): string[] {
  const tracked = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
  const names = execFileSync("git", tracked, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return names.filter((name) => !isGenerated(name) && existsSync(join(root, name)));
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(help);
} else {
  const files =
    positionals.length === 0 ? documents() : positionals.map((file) => relative(root, resolve(file)));
  const violations = (await Promise.all(files.map(violationsOf))).flat();
  for (const violation of violations) console.error(violation);
  console.log(`${files.length} documents, ${violations.length} violations`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
