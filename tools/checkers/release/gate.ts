// `npm run gate`: compares the contract of the working tree with that of the last release, and the bump that the
// changes need with that of the pending changesets.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { releasedChangesets } from "../../changesets.ts";
import {
  type Bump,
  bumps,
  type Change,
  contractChanges,
  leastBump,
  type Version,
} from "./contract-changes.ts";

const root = join(import.meta.dirname, "../../..");
const files = {
  openapi: "generated/openapi.json",
  rules: "generated/rules.json",
  limits: "generated/limits.ts",
};
const contractPackage = "@partner-esim/spec";

const help = `Usage: npm run gate [-- --since REF] [--json]

Lists what changed in the contract since REF (by default the last release, the newest tag ${contractPackage}@…),
the least version step that this asks for, and the step that the files in .changeset make.

Exit codes: 0 the step is large enough, or nothing was released yet; 1 it is too small; 2 wrong argument.`;

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : null;
}

const lastRelease = (): string | undefined =>
  // A candidate comes before its release.
  git("-c", "versionsort.suffix=-", "tag", "--list", `${contractPackage}@*`, "--sort=-v:refname")
    ?.split("\n")
    .find(Boolean);

function versionAt(ref: string): Version | null {
  const openapi = git("show", `${ref}:${files.openapi}`);
  const rules = git("show", `${ref}:${files.rules}`);
  const limits = git("show", `${ref}:${files.limits}`);
  return openapi !== null && rules !== null && limits !== null ? { openapi, rules, limits } : null;
}

function versionHere(): Version {
  const read = (name: string) => readFileSync(join(root, name), "utf8");
  return { openapi: read(files.openapi), rules: read(files.rules), limits: read(files.limits) };
}

/** Returns the largest bump of the pending changesets for the contract. */
function waitingBump(): Bump | null {
  const step = new RegExp(`^"${contractPackage}": (${bumps.join("|")})$`, "m");
  const released = releasedChangesets(root);
  const files = globSync(".changeset/*.md", { cwd: root }).filter((name) => !released.has(name));
  const waiting = files.flatMap((name) => {
    const found = step.exec(readFileSync(join(root, name), "utf8"))?.[1];
    return found ? [{ bump: found as Bump, says: name }] : [];
  });
  return leastBump(waiting);
}

/** Before 1.0.0 a breaking change is a minor bump, as in npm's ranges. */
function bumpNow(bump: Bump | null): Bump | null {
  const { version } = JSON.parse(readFileSync(join(root, "spec", "package.json"), "utf8")) as {
    version: string;
  };
  return bump === "major" && version.startsWith("0.") ? "minor" : bump;
}

const size = (bump: Bump | null): number => (bump === null ? -1 : bumps.indexOf(bump));

function print(since: string, changes: readonly Change[]): void {
  console.log(`The contract since ${since}: ${changes.length === 0 ? "nothing changed" : ""}`);
  for (const bump of bumps.toReversed()) {
    for (const change of changes.filter((one) => one.bump === bump)) console.log(`  ${bump}  ${change.says}`);
  }
}

function main(): number {
  let options: { since?: string; json?: boolean; help?: boolean };
  try {
    options = parseArgs({
      options: { since: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  const since = options.since ?? lastRelease();
  if (since === undefined) {
    console.log(
      options.json
        ? JSON.stringify({ since: null, changes: [] })
        : "Nothing was released yet: no break is possible.",
    );
    return 0;
  }
  const base = versionAt(since);
  if (base === null) {
    console.error(`${since} is no commit that holds ${Object.values(files).join(", ")}`);
    return 2;
  }
  const changes = contractChanges(base, versionHere());
  const needed = bumpNow(leastBump(changes));
  const waiting = waitingBump();
  if (options.json) console.log(JSON.stringify({ since, changes, needed, waiting }, null, 2));
  else print(since, changes);
  if (size(waiting) >= size(needed)) return 0;
  console.error(
    `The contract needs a ${needed} step, and the changesets make ${waiting ?? "none"}: run \`npm run changeset\` for ${contractPackage}.`,
  );
  return 1;
}

process.exitCode = main();
