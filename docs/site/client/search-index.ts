// The index that the search asks: what counts as a word, and what comes first.
import MiniSearch from "minisearch";
import type { Passage } from "../src/search-words.ts";

export function indexOf(passages: readonly Passage[]): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ["page", "heading", "summary", "text"],
    storeFields: ["url", "page", "heading", "text", "weight"],
    // Codes and ids are found whole and by their parts.
    tokenize: (text) =>
      [...text.matchAll(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu)].flatMap(([word]) => partsOf(word)),
    processTerm: singular,
    searchOptions: {
      // The beginning of a page is what its name leads to.
      boostDocument: (_id, _term, stored) => Number(stored?.weight) * (stored?.heading === "" ? 2 : 1),
      boost: { page: 4, heading: 3, summary: 2 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: "AND",
    },
  });
  index.addAll(passages);
  return index;
}

/** `esim.usage_80` is found by `usage_80` and by `usage` as well. */
function partsOf(word: string): string[] {
  return [...new Set([word, ...word.split("."), ...word.split(/[._-]/)])];
}

/** "Retries" are found by "retry". */
const singular = (term: string) =>
  term
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/([^s])s$/, "$1");
