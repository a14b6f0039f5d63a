// Finds misspelt names of settings. An environment also holds names of other programs.
import { closestMatch } from "leven";
import { settings } from "./settings.ts";

const known: string[] = settings.map(({ env }) => env);

/** What Node, OpenTelemetry and the C library read. */
const foreign = /^(NODE|OTEL|SSL|UV|MALLOC|LC)_|_PROXY$|^(PATH|HOME|TZ|LANG)$/i;

/** Returns a sentence for each unknown name of the file, and for each of the environment that resembles a setting. */
export function unknownSettings(inFile: readonly string[], inEnvironment: readonly string[]): string[] {
  return [...new Set([...inFile, ...inEnvironment])]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name, known, { maxDistance: editsMax(name) });
      if (meant !== undefined) return [`${name} is not a setting. Did you mean ${meant}?`];
      return inFile.includes(name) && !foreign.test(name) ? [`${name} is not a setting.`] : [];
    });
}

/** HOME is two edits from HOST. */
const editsMax = (name: string): number => (name.length < 8 ? 1 : 2);
