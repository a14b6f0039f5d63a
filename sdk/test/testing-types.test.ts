/**
 * The published declarations of `@partner-esim/server/testing` compile in a project of ES2023 with library checks on.
 */
import { mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import ts from "typescript";
import { errorsOf } from "./support/compile.ts";

const root = join(import.meta.dirname, "../..");

t.test("they need neither the types of Node nor a newer library", async (t) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "partner-esim-testing-types-")));
  t.teardown(() => rm(folder, { recursive: true }));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const typeRoots = [join(root, "node_modules/@types")];
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const emit = { noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: root, outDir: folder };
  // `npm run typecheck` compiles the service.
  const program = ts.createProgram([join(root, "server/src/testing.ts")], {
    ...options,
    ...emit,
    typeRoots,
    noCheck: true,
  });
  t.same(program.emit().diagnostics, []);
  for (const types of [[], ["node"]]) {
    const strict = { target: "es2023", module: "nodenext", strict: true, skipLibCheck: false, noEmit: true };
    const files = [join(folder, "server/src/testing.d.ts")];
    t.same(errorsOf(files, { ...strict, types, typeRoots }), [], `${types}`);
  }
});
