// The search index: what counts as a word, and how results are ranked.
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
      // The beginning of a page matches best.
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

/** `usage_80` and `usage` also find `esim.usage_80`. */
function partsOf(word: string): string[] {
  return [...new Set([word, ...word.split("."), ...word.split(/[._-]/)])];
}

/** "retry" finds "retries". */
const singular = (term: string) =>
  term
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/([^s])s$/, "$1");
