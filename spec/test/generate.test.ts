/** The generate command on a copy of the contract: what it writes, what it detects, and how it ends. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import t from "tap";

const root = join(import.meta.dirname, "..", "..");

/** Creates a working copy in which the contract can be changed, with the repository's installed packages. */
function copyRepository(folder: string): void {
  const parts = [
    "spec/services.ts",
    "toolchain/lib",
    "toolchain/package.json",
    "spec/package.json",
    "generated",
    "package.json",
    "package-lock.json",
    "sdk/api.md",
    "sdk/python/api.md",
    "sdk/python/src/partner_esim/_generated",
  ];
  for (const name of globSync("spec/{,*/}*.tsp", { cwd: root })) parts.push(name);
  for (const part of [...parts, "tools/generate.ts", "tools/generation.ts"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name.startsWith(".")) continue;
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  }
}

function generate(folder: string, ...args: string[]) {
  const options = { cwd: folder, encoding: "utf8", timeout: 300_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/generate.ts", ...args], options);
  return { status, stdout, stderr };
}

function edit(path: string, from: string, to: string): void {
  const before = readFileSync(path, "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(path, after);
}

t.test("generate", async (t) => {
  const folder = t.testdir({});
  copyRepository(folder);
  const output = (name: string) => join(folder, "generated", name);

  let generatingMs = 0;

  t.test("what is committed is what the contract gives", async (t) => {
    const started = performance.now();
    t.strictSame(generate(folder, "--check"), {
      status: 0,
      stdout: "generated/ is up to date\n",
      stderr: "",
    });
    generatingMs = performance.now() - started;
  });

  t.test("with nothing changed it ends in less than a third of the time that generating takes", async (t) => {
    const started = performance.now();
    t.equal(generate(folder).status, 0);
    const nothingMs = performance.now() - started;
    t.ok(nothingMs < generatingMs / 3, `${nothingMs} ms, and ${generatingMs} ms to generate`);
  });

  t.test(
    "a file changed by hand, one too many, one too few and a new rule are drift, named and put right",
    async (t) => {
      const before = readFileSync(output("routes.ts"), "utf8");
      edit(output("routes.ts"), "/v1/orders", "/v1/purchases");
      writeFileSync(output("left-over.ts"), "// nothing\n");
      rmSync(output("limits.ts"));
      edit(
        join(folder, "spec", "qr-rules.tsp"),
        "@@rule(",
        '@@rule(qr, "qr.new", "A new promise.");\n\n@@rule(',
      );
      const { status, stderr } = generate(folder, "--check");
      t.equal(status, 1);
      for (const name of ["left-over.ts", "limits.ts", "routes.ts", "rules.json"]) {
        t.match(stderr, `generated/${name} is not what the contract gives`);
      }
      t.equal(generate(folder, "--check").status, 1, "and again when nothing has changed since");
      t.match(generate(folder), {
        status: 0,
        stdout:
          /^wrote generated\/limits\.ts, .*generated\/routes\.ts, generated\/rules\.json.*\nremoved generated\/left-over\.ts\n$/,
      });
      t.equal(readFileSync(output("routes.ts"), "utf8"), before);
      t.notOk(existsSync(output("left-over.ts")));
      t.match(readFileSync(output("rules.ts"), "utf8"), '"qr.new"');
    },
  );

  t.test("a faulty service is refused with its place; the files of others are written", async (t) => {
    const before = readFileSync(output("openapi.json"), "utf8");
    edit(join(folder, "spec", "orders.tsp"), "@list\n", "@list\n  @idempotent\n");
    edit(join(folder, "spec", "supplier", "main.tsp"), '@service(#{ title: "', "$&The ");
    t.match(generate(folder), {
      status: 1,
      stdout: /^wrote generated\/supplier\/openapi\.json, generated\/supplier\/openapi\.yaml/,
      stderr: /orders\.tsp:\d+.*idempotent-get[\s\S]*^spec has errors: its files are as before$/m,
    });
    t.equal(readFileSync(output("openapi.json"), "utf8"), before);
  });
});

t.test("arguments", async (t) => {
  t.match(generate(root, "--help"), { status: 0, stdout: /Usage: npm run generate/ });
  t.match(generate(root, "--chekc"), { status: 2, stderr: /Unknown argument --chekc/ });
});
