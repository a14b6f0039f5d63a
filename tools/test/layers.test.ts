// Style as tests, each with the list of violations: where the environment and the clock are read, and how files begin.
// tools/checkers/dependencies.mjs checks imports.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";

const root = join(import.meta.dirname, "..", "..");
const source = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
const server = source("server/src/**/*.ts");

t.test(
  "only the configuration reads the environment, only entry points read a clock or draw randomness",
  async (t) => {
    const time = /Date\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|randomBytes|randomUUID/;
    const timeless = /server\/src\/(domain|store|suppliers|simulated-supplier|catalogue)\//;
    const violations: string[] = [];
    for (const { file, text } of server) {
      if (!/server\/src\/runtime\/config\.ts$/.test(file) && /process\.env/.test(text))
        violations.push(`${file} reads the environment`);
      const [found] = (timeless.test(file) && time.exec(text)) || [];
      if (found) violations.push(`${file} has ${found}`);
    }
    t.same(violations, []);
  },
);

t.test("SQL knows neither the time nor chance", async (t) => {
  const files = source("server/src/store/**/*.{ts,sql}");
  t.ok(files.length > 10, "the files were found");
  const clock = /\b(now|random|datetime|strftime|unixepoch)\s*\(|current_timestamp/i;
  const violations = files.flatMap(({ file, text }) => {
    const [found] = clock.exec(text) ?? [];
    return found ? [`${file} has ${found}`] : [];
  });
  t.same(violations, []);
});

t.test("a source file of more than 100 lines opens with what it is for, and none is overlong", async (t) => {
  const files = source("{server,sdk,conformance,tools,toolchain/lib}/**/*.ts").filter(
    ({ file }) => !/node_modules|\/dist\/|\.test\.ts$|\.d\.ts$/.test(file),
  );
  t.ok(files.length > 100, "the files were found");
  const violations: string[] = [];
  for (const { file, text } of files) {
    const lines = text.split("\n").length;
    if (lines > 100 && !/^(\/\/|\/\*\*)/.test(text.replace(/^#!.*\n/, "")))
      violations.push(`${file} does not open with a comment`);
    if (lines > 420) violations.push(`${file} is overlong`);
  }
  t.same(violations, []);
});

t.test("generated files say so, and the lock names no registry", async (t) => {
  const files = source("generated/{,*/}*.{ts,yaml}");
  t.ok(files.length > 5, "the files were found");
  const silent = files.filter(({ text }) => !/generated/i.test(text.slice(0, 200))).map(({ file }) => file);
  t.same(silent, []);
  t.notMatch(readFileSync(join(root, "package-lock.json"), "utf8"), /"resolved": "https?:/);
});
