// The preview of a result: the part of its text with most of the words, and which of them to mark.
import { partsOf, variantsOf, wordPattern } from "./search-index.ts";

export interface Piece {
  text: string;
  isFound: boolean;
}

const length = 150;
const before = 40;

/** @param terms those of the index that the passage was found by */
export function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const wanted = new Set(terms);
  const words = [...text.matchAll(wordPattern)].filter(([word]) =>
    partsOf(word.toLowerCase()).some((part) => variantsOf(part).some((term) => wanted.has(term))),
  );
  const variety = (from: number) =>
    new Set(
      words
        .filter(({ index }) => index >= from && index < from + length - before)
        .map(([word]) => word.toLowerCase()),
    ).size;
  const best = words.reduce(
    (found, { index }) => {
      const count = variety(index);
      return count > found.count ? { index, count } : found;
    },
    { index: 0, count: 0 },
  );
  const start = Math.max(0, best.index - before);
  const end = Math.min(text.length, start + length);
  const pieces: Piece[] = [];
  let at = start;
  for (const { 0: word, index } of words.filter(({ index }) => index >= start && index < end)) {
    pieces.push({ text: text.slice(at, index), isFound: false }, { text: word, isFound: true });
    at = index + word.length;
  }
  pieces.push({ text: text.slice(at, Math.max(at, end)), isFound: false });
  const more = { text: "…", isFound: false };
  return [...(start > 0 ? [more] : []), ...pieces, ...(end < text.length ? [more] : [])].filter(
    (piece) => piece.text !== "",
  );
}
