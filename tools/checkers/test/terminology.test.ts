// The terminology check names planted terms in each kind of text and ignores code, and its baseline can only shrink.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";
import { compareCounts, shrink } from "../terminology/baseline.ts";
import { termsOf } from "../terminology/glossary.ts";
import { textsOf } from "../terminology/texts.ts";

const root = join(import.meta.dirname, "../../..");

function check(t: Test, name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-terminology-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, text);
  const args = [join(root, "tools/checkers/terminology.ts"), file];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

t.test("a planted term fails the check, with its line", async (t) => {
  const planted = {
    "guide.md": "# Guide\n\nThe service `answers` well.\nIt answers again.\n",
    "code.ts": "const answer = 1;\n\n/**\n * Returns what it answers.\n */\nexport const x = answer;\n",
    "trailing.ts": "const a = [\n  1,\n  2,\n  3, // the assortment\n];\n",
    "wrapped.ts":
      "const a = 1;\n\n\n// Shown after the order is used\n// up by somebody.\nexport const x = a;\n",
    "sample.sh": "answer=1\n\n\n# The answer is JSON.\n",
    "sample.py": 'answer = "an answer"\n\n\n"""It answers."""\n',
    "sample.go": 'answer := "an answer"\n\n\nx := 1 // an answer\n',
    "action.yml": "answer: 1\n\n\ndescription: Holds an answer\n",
    "contract.tsp": 'model A {}\n\n\n@rule("a.b", "An answer is JSON.")\nop answer(): void;\n',
  };
  const missed: string[] = [];
  for (const [name, text] of Object.entries(planted)) {
    const { status, stdout, stderr } = check(t, name, text);
    const isNamed = stderr.includes(`${name}:4: Incorrect term`) && stdout.startsWith("1 violations ");
    if (status !== 1 || !isNamed) missed.push(`${name}: ${status} ${stdout} ${stderr}`);
  }
  t.same(missed, []);
});

t.test("names in code, code in documents and other words pass", async (t) => {
  for (const [name, text] of [
    ["guide.md", "The function `answer` returns.\n\n```ts\n// answers\n```\n"],
    [
      "code.ts",
      'import { answer } from "./answer.ts";\n// Returns it.\nexport const wish = answer("the answer");\n',
    ],
  ] as const)
    t.match(check(t, name, text), { status: 0 }, name);
});

t.test("literals and the text of elements count where users see them", async (t) => {
  const page = [
    'const a = "an answer";',
    `const b = <p title={\`no \${a} wish here\`}>`,
    "  Our assortment {a}",
    "</p>;",
  ];
  t.same(textsOf("page.tsx", page.join("\n"), true).split("\n"), [
    "an answer",
    "wish here /",
    "Our assortment",
    "",
  ]);
  t.same(textsOf("page.tsx", page.join("\n"), false).trim(), "");
});

t.test("the terms are those of the glossary's tables", async (t) => {
  t.ok(termsOf(readFileSync(join(root, "docs/glossary.md"), "utf8")).length > 50);
  const glossary = "| Say | Not |\n|---|---|\n| return `x` | `answer`, word, `used up` |\n\n| a | `b` |\n";
  t.same(termsOf(glossary), [
    ["answer(?:es|ed|ing|s)?", "return x"],
    ["used\\s+up", "return x"],
  ]);
});

t.test("the baseline can only shrink", async (t) => {
  const baseline = { "a.ts": 2, "b.ts": 1, "gone.ts": 4 };
  t.same(compareCounts(baseline, baseline), []);
  const found = { "a.ts": 3, "b.ts": 1, "new.ts": 1 };
  t.same(
    compareCounts(found, baseline).map((fault) => fault.split(",")[0]),
    [
      "a.ts: 3 terms that the glossary rejects",
      "gone.ts: the baseline says 4",
      "new.ts: 1 terms that the glossary rejects",
    ],
  );
  t.same(shrink(found, baseline), { "a.ts": 2, "b.ts": 1 });
});
