// Changesets of release candidates, which stay in .changeset until the release itself.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the files below a root that a release candidate already contains. */
export function releasedChangesets(root: string): ReadonlySet<string> {
  const file = join(root, ".changeset/pre.json");
  if (!existsSync(file)) return new Set();
  const { changesets } = JSON.parse(readFileSync(file, "utf8")) as { changesets: string[] };
  return new Set(changesets.map((name) => `.changeset/${name}.md`));
}
