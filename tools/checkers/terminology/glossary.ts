// The terms of docs/glossary.md as the options of textlint-rule-terminology: the glossary is their only source.

/** A pattern, and its replacement. */
export type Term = [pattern: string, say: string];

/** Parses the tables with the columns "Say" and "Not": text in backquotes under "Not" is a term. */
export function termsOf(glossary: string): Term[] {
  const terms: Term[] = [];
  let isTable = false;
  for (const line of glossary.split("\n")) {
    const [, say = "", not = ""] = line.split("|").map((cell) => cell.trim());
    if (!line.startsWith("|")) isTable = false;
    else if (say === "Say" && not === "Not") isTable = true;
    else if (isTable)
      for (const [, term = ""] of not.matchAll(/`([^`]+)`/g)) terms.push([patternOf(term), plain(say)]);
  }
  return terms;
}

/** Any whitespace between words, also a line break, and the forms of a single word. */
function patternOf(term: string): string {
  const words = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
  if (term.includes(" ")) return words;
  return words.endsWith("e") ? `${words.slice(0, -1)}(?:es|ed|ing|e)` : `${words}(?:es|ed|ing|s)?`;
}

const plain = (cell: string) => cell.replaceAll("`", "").replaceAll("$", "");
