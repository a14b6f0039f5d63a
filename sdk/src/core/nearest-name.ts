/** Finds the name that a misspelt one was meant for. */

/** Case and punctuation don't count: `API-Key` is `apiKey`. */
const letters = (name: string) => name.toLowerCase().replace(/[\W_]/g, "");

/** The number of letters to insert, delete, replace or swap with the next one. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isEqual ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** Whether the word is the name with letters left out: some, or vowels and more (`qty` for `quantity`). */
function abbreviates(word: string, name: string): boolean {
  let at = -1;
  const follows = (letter: string) => {
    at = name.indexOf(letter, at + 1);
    return at >= 0;
  };
  const isLongEnough = 2 * word.length > name.length || !/[aeiou]/.test(word);
  return isLongEnough && word[0] === name[0] && [...word].every(follows);
}

/** The smaller, the likelier; undefined if they have nothing in common. */
function rank(word: string, name: string): number | undefined {
  const edits = distance(word, name);
  if (edits <= Math.max(word.length, name.length) / 3) return edits;
  if (name.includes(word) || word.includes(name)) return 100;
  if (abbreviates(word, name)) return 200;
  return word.slice(0, 3) === name.slice(0, 3) ? 300 : undefined;
}

/** Returns the likeliest of the names, or undefined if none is like the given one. */
export function nearestName(unknownName: string, names: readonly string[]): string | undefined {
  const word = letters(unknownName);
  if (!word) return undefined;
  let found: { name: string; rank: number } | undefined;
  for (const name of names) {
    const nameRank = rank(word, letters(name));
    if (nameRank !== undefined && nameRank < (found?.rank ?? Number.POSITIVE_INFINITY))
      found = { name, rank: nameRank };
  }
  return found?.name;
}
