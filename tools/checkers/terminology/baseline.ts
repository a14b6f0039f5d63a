// The violations that are still there, counted per file in a committed list that may only shrink.

export type Counts = Readonly<Record<string, number>>;

/** Returns what is wrong: a file with more violations than its entry, or an entry that is higher than it has to be. */
export function compareCounts(found: Counts, baseline: Counts): string[] {
  const files = [...new Set([...Object.keys(found), ...Object.keys(baseline)])].toSorted();
  return files.flatMap((file) => {
    const [count, allowed] = [found[file] ?? 0, baseline[file] ?? 0];
    if (count > allowed) return [`${file}: ${count} terms that the glossary rejects, ${allowed} allowed`];
    return count < allowed
      ? [`${file}: the baseline says ${allowed}, only ${count} are left; run --shrink`]
      : [];
  });
}

/** Returns the baseline with what has gone taken out. No entry rises, and none is added. */
export function shrink(found: Counts, baseline: Counts): Counts {
  const entries = Object.entries(baseline).map(([file, allowed]) => [
    file,
    Math.min(allowed, found[file] ?? 0),
  ]);
  return Object.fromEntries(entries.filter(([, count]) => count !== 0));
}
