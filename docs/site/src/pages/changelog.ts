// The changelog: contract changes found by the release gate since the last release, the releases of each package, and
// the conformance mutants.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { anchorOf, feedFile, packages, type Release } from "../changelog.ts";
import { openApi } from "../contract.ts";
import type { Page } from "../page.ts";
import { withoutFiles } from "./readmes.ts";

const root = join(import.meta.dirname, "../../../..");

/** Output of `npm run gate -- --json`. */
export interface GateReport {
  since: string | null;
  changes: { bump: string; says: string }[];
}

/** Returns no changes without a release or outside the repository. */
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
    const bumpChanges = changes.filter((change) => change.bump === bump);
    return bumpChanges.length > 0
      ? [`### ${words}`, bumpChanges.map(({ says }) => `- ${says}`).join("\n")]
      : [];
  });
}

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

function releaseText(release: Release): string[] {
  const { version, date, markdown } = release;
  const day =
    date === null ? [] : [version === null ? `Last change: ${dayOf(date)}.` : `Released on ${dayOf(date)}.`];
  const heading = `[${version ?? "Not yet released"}](docs:changelog#${anchorOf(release)})`;
  return [`### ${heading}`, ...day, withoutFiles(markdown)];
}

/** Whether the contract marks an operation, parameter or field as deprecated. */
const deprecatedCount = () => JSON.stringify(openApi).split('"deprecated":true').length - 1;

const notes: Partial<Record<(typeof packages)[number]["name"], string>> = {
  sdk: ", and the [Python SDK](docs:sdk-python) of the same version. A change in one language alone names it.",
};

export function changelogPage(releases: readonly Release[]): Page {
  const isReleased = releases.some(({ version }) => version !== null);
  const deprecated = deprecatedCount();
  return {
    path: "changelog",
    section: "Tools",
    title: "Changelog",
    summary: "What changed in the API, its SDKs and the service, package by package.",
    markdown: [
      "# Changelog",
      isReleased
        ? "Each package has its own versions."
        : "Nothing has been released yet. This is what the first version of each package holds so far.",
      ...(releases.some(({ date }) => date !== null)
        ? [`New entries are in the [Atom feed](file:${feedFile}) too.`]
        : []),
      "## API",
      `The API's version is the \`v1\` in its paths. It is in preview until launch. [Versioning](docs:guides/versioning) says what may change within a version. ${deprecated === 0 ? "Nothing is deprecated." : `${deprecated} deprecated parts are marked in the [OpenAPI document](file:openapi.json).`}`,
      "Before a release the contract is compared with that of the previous release, and breaking changes determine the version number.",
      ...changesText(gateReport()),
      ...packages.flatMap(({ name, title }) => {
        const packageReleases = releases.filter((release) => release.name === `@partner-esim/${name}`);
        return [
          `## ${title}`,
          `\`@partner-esim/${name}\`${notes[name] ?? ""}`,
          ...packageReleases.flatMap(releaseText),
        ];
      }),
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
      section: "For implementers",
      title: "Mutants",
      isListing: true,
      summary: "Bugs put into the service, and the cases of the conformance suite that found them.",
      markdown: readFileSync(mutantsFile, "utf8"),
    },
  ];
}
