// The check of regular expressions finds a planted quadratic one in each place that it covers, and names it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";

const tool = join(import.meta.dirname, "../regular-expressions.ts");

function checked(t: Test, name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-expressions-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, name], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

t.test("a quadratic expression fails the check", (t) => {
  const planted = {
    "literal.ts": 'export const trim = (text: string) => text.replace(/^[ \\t]+|[ \\t]+$/g, "");\n',
    "constructor.ts": 'export const pattern = new RegExp("^(a|b)*[ab]*$", "u");\n',
    "property.ts": 'export const limits = { tagPattern: "^(a|b)*[ab]*$" };\n',
    "openapi.json": JSON.stringify({ components: { schemas: { A: { type: "string", pattern: "a+$" } } } }),
  };
  for (const [name, text] of Object.entries(planted)) {
    const { status, stdout, stderr } = checked(t, name, text);
    t.equal(status, 1, name);
    t.match(stdout, /^1 regular expressions, 1 /, name);
    t.ok(stderr.includes(name) && /polynomial|exponential/.test(stderr), name);
  }
  t.end();
});

t.test("linear expressions pass, and what cannot be judged does not", (t) => {
  t.match(checked(t, "good.ts", "export const digits = /^[0-9]{1,9}$/;\n"), { status: 0 });
  const { status, stderr } = checked(t, "made.ts", 'export const of = (a: string) => new RegExp(a + "+");\n');
  t.equal(status, 1);
  t.match(stderr, /made\.ts:1/);
  const used =
    'export const limits = { tagPattern: "^a$" };\nexport const tag = new RegExp(limits.tagPattern, "u");\n';
  t.match(checked(t, "used.ts", used), { status: 0 });
  const composed = "export const of = (a: string) => ({ tagPattern: a });\n";
  t.match(checked(t, "composed.ts", composed), { status: 1, stderr: /composed\.ts:1/ });
  t.end();
});
