// The changelog: released changes from each package's change log, pending ones from changesets. Releases have the date
// of their tag, pending changes that of their last commit; both need a full clone.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { releasedChangesets } from "../../../tools/changesets.ts";

const root = join(import.meta.dirname, "../../..");

/** Packages for partners come first. */
export const packages = [
  { name: "sdk", title: "SDKs and command line" },
  { name: "spec", title: "Contract" },
  { name: "conformance", title: "Conformance suite" },
  { name: "server", title: "Service" },
] as const;

export interface Release {
  /** `@partner-esim/sdk` */
  name: string;
  title: string;
  /** Null for pending changes. */
  version: string | null;
  /** ISO 8601. */
  date: string | null;
  markdown: string;
}

export interface Sources {
  /** Pending changesets by file, newest change first. */
  changesets: ReadonlyMap<string, string>;
  /** CHANGELOG.md by package. */
  changelogs: ReadonlyMap<string, string>;
  /** Dates of tags such as `@partner-esim/sdk@1.0.0`, and of the changesets' last commits. */
  dates: ReadonlyMap<string, string>;
}

/** The changelog as an Atom feed. */
export const feedFile = "changelog.xml";

/** "sdk-1.0.0", on the changelog's page. */
export const anchorOf = ({ name, version }: Pick<Release, "name" | "version">): string =>
  `${name.split("/")[1]}-${version ?? "next"}`;

/** "@partner-esim/sdk 1.0.0". */
export const headingOf = ({ name, version }: Pick<Release, "name" | "version">): string =>
  `${name} ${version ?? "(not yet released)"}`;

/** Returns releases, newest first in each package. */
export function releasesOf({ changesets, changelogs, dates }: Sources): Release[] {
  return packages.flatMap(({ name: folder, title }) => {
    const name = `@partner-esim/${folder}`;
    const packageChanges = [...changesets].flatMap(([file, text]) => {
      const [, front = "", markdown = ""] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
      return front.includes(`"${name}"`)
        ? [{ date: dates.get(file) ?? null, kind: kindOf(front, name, markdown), markdown: markdown.trim() }]
        : [];
    });
    const pending =
      packageChanges.length === 0 ? [] : [joined(packageChanges, { name, title, version: null })];
    const parts = (changelogs.get(folder) ?? "").split(/^## /m).slice(1);
    const past = parts.map((part): Release => {
      const [version = "", ...lines] = part.split("\n");
      const date = dates.get(`${name}@${version}`) ?? null;
      return { name, title, version, date, markdown: withPlainHeads(lines.join("\n")) };
    });
    return [...pending, ...past];
  });
}

const kinds = ["Added", "Changed", "Fixed", "Removed"] as const;

interface Change {
  date: string | null;
  kind: (typeof kinds)[number];
  markdown: string;
}

/** Returns the kind that the text begins with, as in "Fixed: …". Otherwise a minor bump counts as an addition. */
function kindOf(front: string, name: string, markdown: string): Change["kind"] {
  const said = kinds.find((kind) => markdown.trimStart().startsWith(`${kind}:`));
  return said ?? (front.includes(`"${name}": minor`) ? "Added" : "Changed");
}

/** Simplifies the headings of a change log written by changesets. */
const withPlainHeads = (markdown: string): string =>
  markdown
    .replace("### Major Changes", "### Changed (can break clients)")
    .replace("### Minor Changes", "### Added")
    .replace("### Patch Changes", "### Changed and fixed")
    .replace(/^### /gm, "#### ")
    .trim();

function joined(changes: Change[], release: Pick<Release, "name" | "title" | "version">): Release {
  const dates = changes.flatMap(({ date }) => date ?? []).toSorted();
  const markdown = kinds
    .flatMap((kind) => {
      const changesOfKind = changes.filter((change) => change.kind === kind);
      const texts = changesOfKind.map((change) => change.markdown.replace(`${kind}: `, ""));
      return changesOfKind.length === 0 ? [] : [`#### ${kind}`, ...texts];
    })
    .join("\n\n");
  return { ...release, date: dates.at(-1) ?? null, markdown };
}

/** Returns nothing without git. */
function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter((line) => line !== "") : [];
}

/** Returns no dates for a shallow clone, because they would be wrong. */
function datesInGit(): Map<string, string> {
  if (git("rev-parse", "--is-shallow-repository")[0] !== "false") return new Map();
  const dates = new Map<string, string>();
  for (const line of git(
    "for-each-ref",
    "--format=%(creatordate:iso-strict) %(refname:short)",
    "refs/tags",
  )) {
    const [date = "", tag = ""] = line.split(" ");
    dates.set(tag, inUtc(date));
  }
  let date = "";
  for (const line of git("log", "--format=date %cI", "--name-only", "--relative", "--", ".changeset")) {
    if (line.startsWith("date ")) date = inUtc(line.slice(5));
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

const inUtc = (date: string) => `${new Date(date).toISOString().slice(0, 19)}Z`;

export function readReleases(): Release[] {
  const released = releasedChangesets(root);
  const files = globSync(".changeset/*.md", { cwd: root }).filter(
    (file) => !file.endsWith("README.md") && !released.has(file),
  );
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const logs = globSync("*/CHANGELOG.md", { cwd: root });
  return releasesOf({
    changesets: new Map(files.toSorted().map((file) => [file, read(file)])),
    changelogs: new Map(logs.map((file) => [file.split("/")[0] ?? "", read(file)])),
    dates: datesInGit(),
  });
}
