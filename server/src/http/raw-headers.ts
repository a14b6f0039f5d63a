/** Node keeps only the first of two headers, or joins them. */
export function headerValues(rawHeaders: readonly string[], name: string): string[] {
  const wanted = name.toLowerCase();
  const values: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i];
    if (given?.length === wanted.length && given.toLowerCase() === wanted)
      values.push(rawHeaders[i + 1] ?? "");
  }
  return values;
}

/** Not trim(), which also trims the byte A0; not a regular expression, which is quadratic. */
export function trimBlanks(value: string): string {
  const isBlank = (at: number) => value[at] === " " || value[at] === "\t";
  let from = 0;
  let to = value.length;
  while (from < to && isBlank(from)) from += 1;
  while (to > from && isBlank(to - 1)) to -= 1;
  return value.slice(from, to);
}
