// The search index: what counts as a word, and how results are ranked. Questions are found by their words' stems; results
// that have more of the words come first.
import MiniSearch, { type SearchResult } from "minisearch";
import { stemmer } from "stemmer";
import type { Passage } from "../src/search-words.ts";

/** Words of a question that say nothing about its subject. */
const filler = new Set(
  (
    "a about am an and any are as at be been by can could did do does for from get got had happen happens has have how i if in is it its me my " +
    "of on or our shall should so than that the their them then there these they this those to too want was we were what when " +
    "where which while who whose why will with would you your"
  ).split(" "),
);

/** What other interfaces and dictionaries call it, and what it is called here. */
const otherWords: Record<string, string> = {
  bundle: "package",
  callback: "webhook",
  cost: "price",
  credit: "balance",
  customer: "traveller",
  failure: "fail",
  notification: "webhook",
  notify: "event",
  plan: "package",
  prod: "live",
  production: "live",
  purchase: "order",
  quota: "limit",
  recharge: "top-up",
  reimburse: "refund",
  staging: "sandbox",
  throttle: "limit",
  token: "key",
  user: "traveller",
  wallet: "balance",
};

/** Said in full, because it would find "client" too. */
const shortFor: Record<string, string[]> = { cli: ["command", "line"] };

const fuzziness = (term: string) => (term.length > 5 && /^\p{L}+$/u.test(term) ? 0.15 : false);

export function indexOf(passages: readonly Passage[]): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ["page", "heading", "keywords", "summary", "names", "text", "code"],
    storeFields: ["url", "page", "group", "heading", "keywords", "text", "weight"],
    // Codes and ids are found whole and by their parts.
    tokenize: (text) => wordsOf(text).flatMap(partsOf),
    // As it is too, because the beginning of a word may not be the beginning of its stem.
    processTerm: (term) => variantsOf(term.toLowerCase()),
    searchOptions: {
      // The beginning of a page matches best.
      boostDocument: (_id, _term, stored) => Number(stored?.weight) * (stored?.heading === "" ? 2 : 1),
      boost: { page: 4, heading: 3, keywords: 6, summary: 2, names: 2, code: 0.3 },
      prefix: (term) => term.length > 1,
      fuzzy: fuzziness,
      tokenize: (term) => [term],
      processTerm: (term) => term,
      combineWith: "OR",
    },
  });
  index.addAll(passages);
  return index;
}

/** As many results of one page are shown. */
const mostOfPage = 2;

/** Of a question of so few words, pages without all of them are noise. */
const fewWords = 3;

/**
 * Returns the passages that have at least half of the words, those with most of them first, those of a page together. A
 * title or keyword that has the words in a row counts double. Below the best page with all of few words, pages without are left out.
 */
export function search(index: MiniSearch<Passage>, question: string): SearchResult[] {
  const all = wordsOf(question.toLowerCase()).flatMap((word) => ownOf(shortFor, word) ?? word);
  const telling = all.filter((word) => !filler.has(word));
  const asked = telling.length > 0 ? telling : all;
  const words = asked.map((word, at) => queryOf(word, asked[at - 1], asked[at + 1]));
  const found = index.search({ queries: words.map((queries) => ({ queries, combineWith: "OR" as const })) });
  const wordsIn = (results: readonly SearchResult[]) =>
    words.filter((terms) =>
      terms.some((term) => results.some(({ queryTerms }) => queryTerms.includes(term))),
    );
  const phrase = phraseOf(asked);
  const hasPhrase = (title: string) => phraseOf(wordsOf(title.toLowerCase())).includes(phrase);
  const titleFactor = ({ heading, page, keywords }: SearchResult) =>
    words.length > 1 && [String(heading || page), ...String(keywords).split(",")].some(hasPhrase) ? 2 : 1;
  const pages = [...Map.groupBy(found, ({ group }) => group).values()]
    .map((results) => {
      const ofPage = wordsIn(results).length;
      const shown = results
        .map((result) => ({ ...result, share: (wordsIn([result]).length * 2 + ofPage) / (3 * words.length) }))
        .filter(({ share }) => share >= 0.5)
        .map((result) => ({ ...result, score: result.score * result.share ** 3 * titleFactor(result) }))
        .toSorted(byScore)
        .slice(0, mostOfPage);
      return { shown, hasAll: ofPage === words.length };
    })
    .toSorted((one, other) => (other.shown[0]?.score ?? 0) - (one.shown[0]?.score ?? 0));
  const best =
    words.length > fewWords ? -1 : pages.findIndex(({ hasAll, shown }) => hasAll && shown.length > 0);
  return pages.flatMap(({ shown, hasAll }, at) => (best < 0 || at < best || hasAll ? shown : []));
}

const byScore = (one: SearchResult, other: SearchResult) => other.score - one.score;

/** Codes, ids and headers are one word; so is C#. */
export const wordPattern = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*#?/gu;

/** People may search for "constructor". */
const ownOf = <Value>(words: Record<string, Value>, word: string): Value | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

const wordsOf = (text: string) => [...text.matchAll(wordPattern)].map(([word]) => word);

/** What finds a word of a question: its stem, another word for it, and, as in "time out", it and its neighbour as one. */
function queryOf(word: string, before: string | undefined, after: string | undefined): string[] {
  const other = ownOf(otherWords, word) ?? ownOf(otherWords, stem(word));
  return [
    stem(word),
    // Only the last word may still be incomplete.
    ...(after === undefined ? [word] : [stem(word + after), stem(stem(word) + after)]),
    ...(before === undefined ? [] : [stem(before + word), stem(stem(before) + word)]),
    ...(other === undefined ? [] : [stem(other)]),
  ].filter((term, at, terms) => terms.indexOf(term) === at);
}

/** `usage_80` and `usage` also find `esim.usage_80`, "topup" finds "top-up". */
export function partsOf(word: string): string[] {
  return [...new Set([word, word.replaceAll("-", ""), ...word.split("."), ...word.split(/[._-]/)])];
}

/** "retry" finds "retries" and "retrying"; codes and numbers have no stem. */
const stem = (word: string) =>
  /^[a-z]+(-[a-z]+)*$/.test(word) ? word.replace(/[a-z]+$/, (last) => stemmer(last)) : word;

const phraseOf = (words: string[]) =>
  ` ${words
    .filter((word) => !filler.has(word))
    .map(stem)
    .join(" ")} `;

export const variantsOf = (word: string): string[] => [...new Set([word, stem(word)])];
