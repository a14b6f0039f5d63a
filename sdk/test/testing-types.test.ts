/**
 * The published declarations of `@partner-esim/server/testing` compile in a project of ES2023 with library checks on.
 */
import { execFile } from "node:child_process";
import { mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import t from "tap";

t.setTimeout(120_000);
const root = join(import.meta.dirname, "../..");

t.test("they need neither the types of Node nor a newer library", async (t) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "partner-esim-testing-types-")));
  t.teardown(() => rm(folder, { recursive: true }));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const typeRoots = [join(root, "node_modules/@types")];
  const compile = async (name: string, config: object) => {
    await writeFile(join(folder, name), JSON.stringify(config));
    const tsc = join(root, "node_modules/.bin/tsc");
    const failed = await promisify(execFile)(tsc, ["-p", name], { cwd: folder }).catch(
      (error) => error.stdout,
    );
    return typeof failed === "string" ? failed : "";
  };
  const emit = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: root,
    outDir: folder,
    typeRoots,
  };
  const base = join(root, "tsconfig.base.json");
  const include = [join(root, "server/src/testing.ts")];
  t.equal(await compile("emit.json", { extends: base, include, compilerOptions: emit }), "");
  for (const types of [[], ["node"]]) {
    const strict = { target: "es2023", module: "nodenext", strict: true, skipLibCheck: false, noEmit: true };
    const files = ["server/src/testing.d.ts"];
    t.equal(
      await compile("use.json", { files, compilerOptions: { ...strict, types, typeRoots } }),
      "",
      `${types}`,
    );
  }
});
