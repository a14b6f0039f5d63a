/** Every value that was sent for a header. Node keeps only the first of two, or joins them, depending on the name. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i];
    // Its length tells most of the others apart.
    if (given?.length === wanted.length && given.toLowerCase() === wanted)
      values.push(rawHeaders[i + 1] ?? "");
  }
  return values;
}
