// Finds misspelt names of settings. An environment also holds names of other programs.
import { settings } from "./settings.ts";

const known: string[] = settings.map(({ env }) => env);

/** What Node, OpenTelemetry and the C library read. */
const foreign = /^(NODE|OTEL|SSL|UV|MALLOC|LC)_|_PROXY$|^(PATH|HOME|TZ|LANG)$/i;

/** Returns a sentence for each unknown name of the file, and for each of the environment that resembles a setting. */
export function unknownSettings(inFile: readonly string[], inEnvironment: readonly string[]): string[] {
  return [...new Set([...inFile, ...inEnvironment])]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => editsBetween(name, setting) <= editsMax(setting));
      if (meant !== undefined) return [`${name} is not a setting. Did you mean ${meant}?`];
      return inFile.includes(name) && !foreign.test(name) ? [`${name} is not a setting.`] : [];
    });
}

/** HOME is two edits from HOST. */
const editsMax = (name: string): number => (name.length < 8 ? 1 : 2);

/** The number of letters to insert, delete or replace. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [above, letter] of [...a].entries()) {
    const next = [above + 1];
    for (const [column, other] of [...b].entries()) {
      const at = (cells: number[], index: number) => cells[index] ?? 0;
      const replaced = at(row, column) + Number(letter !== other);
      next.push(Math.min(replaced, at(row, column + 1) + 1, at(next, column) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
