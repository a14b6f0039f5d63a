/**
 * A rule that HTTP can show but no case names is a compile error, and so is a case for an unknown rule. Every other
 * rule that a run can show has one case, and an internal one is listed as uncovered.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import t from "tap";
import ts from "typescript";
import { cases as beyondHttpCases } from "../src/cases/beyond-http.ts";
import { uncovered } from "../src/cases/uncovered.ts";
import { rules } from "../src/contract.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const pathOf = (name: string) => `${root}src/cases/${name}`;

const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, {}, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"));
  },
} as ts.ParseConfigFileHost);

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the compiler's messages about one file of the suite that is changed. */
function messagesWith(path: string, change: (text: string) => string): string[] {
  const options = config?.options ?? {};
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, how) => {
    if (name === path) return ts.createSourceFile(name, change(readFileSync(name, "utf8")), how);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, how));
    return parsed.get(name);
  };
  const program = ts.createProgram([pathOf("all.ts")], options, host);
  const changed = program.getSourceFile(path);
  if (!changed) throw new Error(`the suite does not import ${path}`);
  return [...program.getSyntacticDiagnostics(changed), ...program.getSemanticDiagnostics(changed)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"),
  );
}

t.test("a rule without a case", async (t) => {
  const messages = messagesWith(pathOf("all.ts"), (text) => text.replace("  ...ids,\n", ""));
  t.equal(messages.length, 1);
  t.match(
    messages[0],
    /missing the following properties.*"ids\.case-sensitive needs a case in src\/cases, listed in all\.ts"/,
  );
});

t.test("a case for an unknown rule", async (t) => {
  const messages = messagesWith(pathOf("ids.ts"), (text) =>
    text.replace('rule("ids.order.format"', 'rule("ids.order.shape"'),
  );
  t.ok(messages.some((message) => message.includes('"ids.order.shape"')));
});

t.test("rules beyond HTTP", async (t) => {
  const kinds = new Set(["portal", "webhook", "clock", "supplier"]);
  const observable = Object.values(rules).filter(({ observe }) => kinds.has(observe));
  const seen = beyondHttpCases.flatMap(({ ids }) => [...ids]);
  t.same(seen.sort(), observable.map(({ id }) => id).sort());
  const internal = Object.values(rules).filter(({ observe }) => observe === "internal");
  t.same(Object.keys(uncovered).sort(), internal.map(({ id }) => id).sort());
});

t.test("what no run can show is shown by a test that exists", async (t) => {
  for (const [id, { because, shownBy }] of Object.entries(uncovered)) {
    t.match(because, /^[A-Z].*\.$/, id);
    if (shownBy === null) continue;
    const [file, test] = shownBy;
    const text = readFileSync(`${root}../${file}`, "utf8");
    t.ok(text.includes(`\nt.test("${test}"`), `${file} contains "${test}"`);
  }
});
