// `npm run release`: builds, checks and packs everything that is published, tries the tarballs as a user would, and
// publishes them if requested.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeBill } from "./bill.ts";
import { tryInstalling } from "./installing.ts";
import { packAll, published, readRepository, repositoryOf } from "./pack.ts";
import { isPublished, publishAll } from "./publish.ts";
import { type Engine, engines, tryRecipes } from "./recipes.ts";
import { readFacts, supportFaults } from "./support.ts";
import { tryQuickStart } from "./trial.ts";

const root = join(import.meta.dirname, "../../..");

const help = `Usage: npm run release [-- options]

Checks the support policy, and the version bump against the contract (npm run gate), runs every check, packs ${published.join(", ")},
writes their bill of materials (CycloneDX), and runs the quick start of each README from the tarballs, in empty
folders, the guide to installing, and the suite's recipes for CI.

  --no-checks       leave the checks out: for CI, where they have run
  --folder PATH     where the tarballs go (default: release/)
  --repository URL  what the packages name as their repository (default: the one whose workflow this runs in);
                    without it they name none, and npm makes no provenance for them
  --engine NAME     build and run the suite's container with ${engines.join(" or ")}; without, only its commands are run
  --from-clone      also install from a clone, as the guide to installing says; this takes minutes
  --publish         publish the tarballs when everything has passed, and tag the versions; does nothing where the
                    registry has them all. With provenance, which only a workflow can give
  --no-provenance   publish without: for a package's very first version, from a machine of yours
  --help            print this

Before it, \`npm run version-packages\` turns the waiting changesets into versions and change logs.
Exit codes: 0 done, 1 a step failed, 2 wrong argument.`;

interface Options {
  checks: boolean;
  folder: string;
  repository: string | undefined;
  engine: Engine | undefined;
  fromClone: boolean;
  publish: boolean;
  provenance: boolean;
}

/** Returns the repository whose workflow runs this. */
function workflowsRepository(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  return server && name ? `${server}/${name}` : undefined;
}

function readOptions(): Options | number {
  try {
    const { values } = parseArgs({
      options: {
        "no-checks": { type: "boolean", default: false },
        folder: { type: "string", default: join(root, "release") },
        repository: { type: "string" },
        engine: { type: "string" },
        "from-clone": { type: "boolean", default: false },
        publish: { type: "boolean", default: false },
        "no-provenance": { type: "boolean", default: false },
        help: { type: "boolean" },
      },
    });
    if (values.help) {
      console.log(help);
      return 0;
    }
    const repositoryText = values.repository ?? workflowsRepository();
    const repository = repositoryText === undefined ? undefined : readRepository(repositoryText);
    if (repositoryText !== undefined && repository === undefined)
      throw new Error("--repository must be an https address, such as https://git.example/owner/name");
    const engine = engines.find((name) => name === values.engine);
    if (values.engine !== undefined && engine === undefined)
      throw new Error(`--engine must be ${engines.join(" or ")}`);
    const provenance = !values["no-provenance"];
    if (values.publish && provenance && repository === undefined)
      throw new Error("npm makes no provenance without --repository; --no-provenance publishes without");
    return {
      checks: !values["no-checks"],
      folder: values.folder,
      repository,
      engine,
      fromClone: values["from-clone"],
      publish: values.publish,
      provenance,
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
}

function step(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
}

async function release(options: Options): Promise<void> {
  const { checks, folder, repository, engine, fromClone, publish, provenance } = options;
  if (publish && (await isPublished({ root, env: process.env }))) {
    console.log("the registry has these versions of all packages");
    return;
  }
  const faults = supportFaults(readFacts(root, new Date()));
  if (faults.length > 0) throw new Error(`docs/guides/support.md:\n${faults.join("\n")}`);
  step("npm", "run", "-s", "gate");
  if (checks) step("npm", "run", "-s", "check");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tarballs = await packAll(folder, repository, console.log);
  for (const [name, file] of tarballs) {
    if (repositoryOf(file) !== repository)
      throw new Error(`${name} does not name ${repository} as its repository`);
  }
  console.log(
    repository === undefined
      ? "the packages name no repository: --repository puts it into them"
      : `the packages name ${repository} as their repository`,
  );
  writeBill([...tarballs.values()], join(folder, "partner-esim.cdx.json"));
  const suite = tarballs.get("conformance") ?? "";
  const trials = mkdtempSync(join(tmpdir(), "partner-esim-trial-"));
  try {
    // They mostly wait: for npm, and for services that start.
    const tried = published.map(async (name) => {
      const lines = [`\nquick start of ${name}`];
      const log = (line: string) => lines.push(line);
      await tryQuickStart(join(root, name, "README.md"), join(trials, name), tarballs, log);
      console.log(lines.join("\n"));
    });
    const failed = (await Promise.allSettled(tried)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    console.log("\nthe guide to installing");
    await tryInstalling(join(trials, "installing"), tarballs, fromClone, console.log);
    console.log("\nrecipes of conformance");
    await tryRecipes(join(trials, "recipes"), suite, engine, console.log);
  } finally {
    rmSync(trials, { recursive: true });
  }
  if (publish) await publishAll(tarballs, { root, provenance, env: process.env, log: console.log });
  else console.log(`\nready in ${folder}`);
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
