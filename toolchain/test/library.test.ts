/**
 * The README's contract of a library, generated, compiled and called: the packed package does the same in an empty
 * folder at each release. Here the compiler also rejects what the contract doesn't declare.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, NodeHost } from "@typespec/compiler";
import t from "tap";
import ts from "typescript";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const block = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "m").exec(readme)?.[1] ?? "";

const folder = t.testdir({
  "package.json": '{ "type": "module" }',
  "main.tsp": block("tsp"),
  "sample.ts": block("ts"),
});
const output = join(folder, "library");
mkdirSync(output);
const program = await compile(NodeHost, join(folder, "main.tsp"), {
  emit: ["contract-toolchain"],
  options: { "contract-toolchain": { "emitter-output-dir": output, sources: "main.tsp", koa: true } },
});
t.same(
  program.diagnostics.map(({ code, message }) => `${code}: ${message}`),
  [],
);

t.test("the contract has seventy lines or so", async (t) => {
  t.ok(block("tsp").trim().split("\n").length < 72);
});

t.test("the sample calls its service on a socket", async () => {
  await import(join(folder, "sample.ts"));
});

t.test("what the contract doesn't declare doesn't compile", async (t) => {
  const wrong = {
    "an error code of another operation": ['"not_found", "There', '"invalid_request", "There'],
    "another status": ["status: 201", "status: 200"],
    "a body without a field": [
      "body: loan };\n  },\n  async get",
      "body: { id: loan.id } };\n  },\n  async get",
    ],
    "a parameter of no path": ["path.id", "path.number"],
    "a request without its body": ["body: { isbn }", "body: {}"],
    "a caller that isn't authenticated so": [
      "async create({ body })",
      "async create({ body, caller: { name } })",
    ],
    "a rule that is gone": ["loans.get.ok", "loans.get.well"],
  };
  const names = Object.entries(wrong).map(([what, [from = "", to = ""]], at) => {
    const sample = block("ts");
    t.ok(sample.includes(from), what);
    const name = join(folder, `wrong-${at}.ts`);
    writeFileSync(name, sample.replace(from, to));
    return name;
  });
  const { config } = ts.readConfigFile(
    join(import.meta.dirname, "../../tsconfig.base.json"),
    ts.sys.readFile,
  );
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const roots = [join(folder, "sample.ts"), ...names];
  const compiled = ts.createProgram(roots, options);
  const found = (file: string) =>
    compiled.getSemanticDiagnostics(compiled.getSourceFile(file)).map(({ messageText }) => messageText);
  t.same(found(roots[0] ?? ""), []);
  t.same(
    names.filter((name) => found(name).length === 0),
    [],
  );
});
