// `--version`, a Node that is too old, and an output that can't be written.
import { spawnSync } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import t from "tap";
import { nodeFault, version } from "../../src/runtime/version.ts";
import { run, runHere } from "./command-line.ts";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

t.test("the version is the package's", async (t) => {
  t.match(await runHere(["--version"]), { code: 0, stdout: `${manifest.version}\n`, stderr: "" });
  t.equal(version, manifest.version);
});

t.test("a Node that is too old gets one sentence and exit code 2", async (t) => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })";
  const options = `--import=data:text/javascript,${encodeURIComponent(old)}`;
  const { code, stdout, stderr } = await run(["serve"], { NODE_OPTIONS: options });
  t.equal(code, 2);
  t.equal(stdout, "");
  t.match(stderr, /^partner-esim needs Node 24 or newer, and this is Node 20\.19\.0: [^\n]+\n$/);
  t.equal(nodeFault("24.0.0"), null);
  t.equal(nodeFault("100.1.0"), null);
});

t.test("a command whose output can't be written says so, in one line", async (t) => {
  if (!existsSync("/dev/full")) return t.comment("no /dev/full here");
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  const stdout = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, [main, "--help"], {
    stdio: ["ignore", stdout, "pipe"],
    encoding: "utf8",
  });
  t.equal(status, 1);
  t.equal(stderr, "the command has ended, but its output could not be written (ENOSPC)\n");
});
