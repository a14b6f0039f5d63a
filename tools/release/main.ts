// `npm run release`: builds, checks and packs everything that is published, tries the tarballs as a stranger would,
// and, where asked, publishes them.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packAll, published } from "./pack.ts";
import { tryQuickStart } from "./trial.ts";

const root = join(import.meta.dirname, "..", "..");

const help = `Usage: npm run release [-- options]

Holds the version step against the contract (npm run gate), runs every check, packs ${published.join(", ")}
and runs the quick start of each README from the tarballs, in empty folders.

  --no-checks   leave the checks out: for CI, where they have run
  --folder PATH where the tarballs go (default: release/)
  --publish     publish the tarballs when everything has passed: in the release workflow, with provenance
  --help        print this

Before it, \`npx changeset version\` turns the waiting changesets into versions and change logs.
Exit codes: 0 done, 1 a step failed, 2 wrong argument.`;

interface Options {
  checks: boolean;
  folder: string;
  publish: boolean;
}

function readOptions(): Options | number {
  try {
    const { values } = parseArgs({
      options: {
        "no-checks": { type: "boolean", default: false },
        folder: { type: "string", default: join(root, "release") },
        publish: { type: "boolean", default: false },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      console.log(help);
      return 0;
    }
    return { checks: !values["no-checks"], folder: values.folder, publish: values.publish };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
}

function step(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}

async function release({ checks, folder, publish }: Options): Promise<void> {
  step("npm", "run", "-s", "gate");
  if (checks) step("npm", "run", "-s", "check");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = await packAll(folder, console.log);
  const trials = mkdtempSync(join(tmpdir(), "partner-esim-trial-"));
  try {
    for (const name of published) {
      console.log(`\nquick start of ${name}`);
      await tryQuickStart(join(root, name, "README.md"), join(trials, name), tarballs, console.log);
    }
  } finally {
    rmSync(trials, { recursive: true });
  }
  if (publish)
    for (const file of tarballs.values()) step("npm", "publish", file, "--provenance", "--access", "public");
  console.log(`\n${publish ? "published" : "ready in"} ${publish ? published.join(", ") : folder}`);
}

const options = readOptions();
if (typeof options === "number") process.exitCode = options;
else {
  try {
    await release(options);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
