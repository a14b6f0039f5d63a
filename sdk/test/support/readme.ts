/** The samples of the README, in order. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export async function readSnippets(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, snippet]) => snippet ?? "");
}
