// The remaining violations, counted per file in a committed list that may only shrink.

export type Counts = Readonly<Record<string, number>>;

/** Returns what is wrong: a file with more violations than its entry, or an entry that is too high. */
export function compareCounts(found: Counts, baseline: Counts): string[] {
  const files = [...new Set([...Object.keys(found), ...Object.keys(baseline)])].toSorted();
  return files.flatMap((file) => {
    const count = found[file] ?? 0;
    const allowed = baseline[file] ?? 0;
    if (count > allowed) return [`${file}: ${count} terms that the glossary rejects, ${allowed} allowed`];
    return count < allowed
      ? [`${file}: the baseline says ${allowed}, only ${count} are left; run --shrink`]
      : [];
  });
}

/** Returns the baseline without fixed violations. No entry is raised or added. */
export function shrink(found: Counts, baseline: Counts): Counts {
  const entries = Object.entries(baseline).map(([file, allowed]) => [
    file,
    Math.min(allowed, found[file] ?? 0),
  ]);
  return Object.fromEntries(entries.filter(([, count]) => count !== 0));
}
