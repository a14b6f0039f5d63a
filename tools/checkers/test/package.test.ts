// The packed SDK, checked by publint and are-the-types-wrong.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import t from "tap";

const sdk = join(import.meta.dirname, "../../../sdk");
const attw = join(import.meta.dirname, "../node_modules/.bin/attw");
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), "partner-esim-package-"));
t.teardown(() => rm(folder, { recursive: true }));
const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: sdk });
// Build output must not precede the JSON.
const [{ filename }] = JSON.parse(stdout.replace(/^[\s\S]*?(?=^\[)/m, ""));

t.test("publint finds nothing", async (t) => {
  const { messages } = await publint({ pkgDir: sdk, strict: true });
  t.same(messages, []);
});

t.test("are-the-types-wrong finds nothing", async (t) => {
  const problems = await run(attw, [join(folder, filename)], { cwd: sdk }).then(
    () => "",
    (error) => error.stdout,
  );
  t.equal(problems, "");
});
