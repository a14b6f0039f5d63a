// The changelog: what the release gate finds since the last release, and what changesets say; and the table of
// conformance mutants.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../page.ts";

const root = join(import.meta.dirname, "../../../..");

/** Packages whose changes partners see. */
const packages = ["spec", "sdk"];

function released(folder: string): string[] {
  const [file] = globSync(`${folder}/CHANGELOG.md`, { cwd: root });
  return file === undefined ? [] : [readFileSync(join(root, file), "utf8").replace(/^#/gm, "##")];
}

function waiting(): string[] {
  const files = globSync(".changeset/*.md", { cwd: root }).filter((file) => !file.endsWith("README.md"));
  return files.toSorted().flatMap((file) => {
    const [, front = "", text = ""] =
      /^---\n(.*?)---\n(.*)$/s.exec(readFileSync(join(root, file), "utf8")) ?? [];
    const own = packages.filter((name) => front.includes(`@partner-esim/${name}"`));
    return own.length > 0 ? [text.trim()] : [];
  });
}

/** What `npm run gate -- --json` prints. */
export interface GateReport {
  since: string | null;
  changes: { bump: string; says: string }[];
}

/** Empty without a release or outside the repository. */
function gateReport(): GateReport {
  const { stdout } = spawnSync(process.execPath, [join(root, "tools/checkers/release/gate.ts"), "--json"], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout?.startsWith("{") ? JSON.parse(stdout) : { since: null, changes: [] };
}

const stepWords = { major: "Can break clients", minor: "New", patch: "Other" };

/** Largest version bump first. */
export function changesText({ since, changes }: GateReport): string[] {
  if (since === null) return [];
  if (changes.length === 0) return [`The contract is that of ${since}.`];
  return Object.entries(stepWords).flatMap(([bump, words]) => {
    const own = changes.filter((change) => change.bump === bump);
    return own.length > 0 ? [`### ${words}`, own.map(({ says }) => `- ${says}`).join("\n")] : [];
  });
}

export function changelogPage(): Page {
  const next = [...waiting(), ...changesText(gateReport())];
  const past = packages.flatMap(released);
  return {
    path: "changelog",
    section: "Contract",
    title: "Changelog",
    summary: "What changed in the API and its SDK, release by release.",
    markdown: [
      "# Changelog",
      "Before a release the contract is compared with that of the previous release, and breaking changes determine the version number. [Versioning](docs:guides/versioning) says what may change.",
      ...(next.length > 0 ? ["## Not yet released", ...next] : []),
      ...(past.length > 0 ? past : ["No version has been released yet."]),
    ].join("\n\n"),
  };
}

const mutantsFile = join(root, "docs/conformance-mutants.md");

/** Empty if no mutants have been run. */
export function mutantPages(): Page[] {
  if (!existsSync(mutantsFile)) return [];
  return [
    {
      path: "conformance-mutants",
      section: "Contract",
      title: "Mutants",
      isListing: true,
      summary: "Bugs put into the service, and the cases of the conformance suite that found them.",
      markdown: readFileSync(mutantsFile, "utf8"),
    },
  ];
}
