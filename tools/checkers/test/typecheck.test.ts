// tools/checkers/typecheck.ts, on two small projects that import a file of a third folder.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import t, { type Test } from "tap";

const projects = ["app", "other"];
const state = (root: string, project: string) => join(root, project, "tsconfig.tsbuildinfo");

const compilerOptions = {
  target: "esnext",
  module: "nodenext",
  types: [],
  strict: true,
  skipLibCheck: true,
  lib: ["es2022"],
  noEmit: true,
  allowImportingTsExtensions: true,
  incremental: true,
};

/** Creates a folder where `app` imports `shared/limit.ts` and `other` imports nothing; returns its path. */
function workspace(t: Test): string {
  const root = t.testdir({
    "package.json": '{ "type": "module" }',
    shared: { "limit.ts": "export const limit: number = 5;\n" },
    app: {
      "tsconfig.json": JSON.stringify({ compilerOptions, include: ["src"] }),
      src: {
        "main.ts": 'import { limit } from "../../shared/limit.ts";\nexport const next: number = limit;\n',
      },
    },
    other: {
      "tsconfig.json": JSON.stringify({ compilerOptions, include: ["src"] }),
      src: { "main.ts": "export const one = 1;\n" },
    },
  });
  return root;
}

function typecheck(root: string) {
  const program = join(import.meta.dirname, "..", "typecheck.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, root, ...projects], {
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** Writes a file that is newer than everything compiled so far. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const soon = Date.now() / 1000 + 5;
  utimesSync(file, soon, soon);
}

t.test(
  "a project that imports a newer file of another folder is compiled again, and only that",
  async (t) => {
    const root = workspace(t);
    const shared = join(root, "shared", "limit.ts");
    t.same(typecheck(root), { status: 0, output: "" });
    const untouched = statSync(state(root, "other")).mtimeMs;

    write(shared, 'export const limit: string = "5";\n');
    const failed = typecheck(root);
    t.not(failed.status, 0);
    t.match(failed.output, /app\/src\/main\.ts.*TS2322/);

    write(shared, "export const limit: number = 6;\n");
    t.same(typecheck(root), { status: 0, output: "" });
    t.equal(statSync(state(root, "other")).mtimeMs, untouched);
  },
);

t.test("an imported file that is gone is an error", async (t) => {
  const root = workspace(t);
  t.equal(typecheck(root).status, 0);
  rmSync(join(root, "shared", "limit.ts"));
  const { status, output } = typecheck(root);
  t.not(status, 0);
  t.match(output, /TS2307/);
});

t.test("a project whose state lists no files is compiled again", async (t) => {
  const root = workspace(t);
  t.equal(typecheck(root).status, 0);
  const { fileNames: _, ...rest } = JSON.parse(readFileSync(state(root, "app"), "utf8"));
  writeFileSync(state(root, "app"), JSON.stringify(rest));
  write(join(root, "shared", "limit.ts"), 'export const limit: string = "5";\n');
  t.match(typecheck(root).output, /TS2322/);
});
