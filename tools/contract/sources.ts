/** Files of the repository and of `generated/`, by path from the root. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const root = join(import.meta.dirname, "..", "..");

export const listFiles = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

/** Loads a generated module after it was written. */
export const readGenerated = async <T>(name: string): Promise<T> =>
  (await import(pathToFileURL(join(root, "generated", name)).href)) as T;
