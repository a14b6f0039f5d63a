// The search index: pages split at their headings, as plain text. It is a script, not JSON, so that pages opened from a
// folder can load it.
import type { Heading, Rendered } from "./markdown.ts";
import { type Page, type Section, withoutMarks } from "./page.ts";
import { keywords } from "./search-keywords.ts";

export interface Passage {
  id: number;
  /** Relative to the site's root. */
  url: string;
  page: string;
  /** Group of the entry's results: its page, or itself for a rule or term. */
  group: string;
  heading: string;
  /** Summary of the page, only on its first entry. */
  summary: string;
  /** Synonyms for the page's subject, only on its first entry. */
  keywords: string;
  /** Fields and parameters that the entry describes. */
  names: string;
  text: string;
  /** Sample code: every name in it can be found, but none is explained here. */
  code: string;
  /** Ranking weight: tasks first, rules last. */
  weight: number;
}

const weights: Record<Section, number> = {
  Start: 4,
  Guides: 4,
  Reference: 2,
  Events: 1.5,
  Errors: 1.5,
  Contract: 0.5,
  Tools: 1,
  SDKs: 1,
  "For implementers": 0.2,
};
/** Low, because the changelog mentions everything and explains nothing. */
const changelogWeight = 0.2;
const ruleWeight = 0.2;
/** Low, because guides explain more than the glossary. */
const termShare = 0.2;
/** Sections that many pages share, with their share of the page's weight. */
const details: Record<string, number> = {
  Response: 0.3,
  Errors: 0.3,
  "Which operations return it": 0.3,
  Example: 0.5,
  Examples: 0.5,
  Fields: 0.5,
  Payload: 0.5,
  "Receive and verify": 0.5,
  "In the SDKs": 0.5,
  Rules: 0.1,
};

/** Code blocks with the name of their tab. */
const samples = /^```(?:\w+ tab="([^"]*)"|.*)\n[\s\S]*?^```$/gm;

/** Converts a table row to a sentence. */
function rowOf(cells: string): string {
  const filled = cells.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const text = filled.filter((cell) => cell !== "").join(" · ");
  return /[.:?!]$/.test(text) ? text : `${text}.`;
}

function wordsOf(markdown: string): string {
  return (
    markdown
      .replace(/^```.*$/gm, "")
      .replace(/ \(\[rule\]\([^)]*\)\)/g, "")
      .replace(/\]\((?:docs|file|https?):[^)]*\)/g, "")
      .replace(/^\|[ |-]+\|$/gm, "")
      .replace(/^#+ /gm, "")
      .replace(/^ *(?:-|\d+\.) /gm, "")
      .replace(/^\| ?(.*) ?\|$/gm, (_, cells: string) => `${rowOf(cells)} `)
      // Removes line breaks and escapes.
      .replace(/\\$/gm, " ")
      .replace(/\\(?=[|*_`[\]<>])/g, "")
      .replace(/[[\]`*]/g, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

type Part = Pick<Passage, "url" | "group" | "heading" | "text" | "weight"> & Partial<Passage>;

/** Splits a list of rules into rules. */
function rulesOf({ path, markdown }: Page): Part[] {
  return [...markdown.matchAll(/^- \[`([^`]+)`\]\([^)]*\) (.*)$/gm)].map(([, id = "", text = ""]) => ({
    url: `${path}.html#${id}`,
    group: id,
    heading: id,
    text: wordsOf(text),
    weight: ruleWeight,
  }));
}

/** Splits the glossary into terms, because as one text it would match every question. */
function termsOf({ path, section, markdown }: Page): Part[] {
  return [...markdown.matchAll(/^\| \*\*([^|]+)\*\* \| (.+) \|$/gm)].map(([, heading = "", text = ""]) => ({
    url: `${path}.html`,
    group: `${path} ${heading}`,
    heading,
    text: wordsOf(text),
    weight: weights[section] * termShare,
  }));
}

function partsOf(
  { path, section, summary, markdown, isListing }: Page,
  headings: readonly Heading[],
): Part[] {
  const anchors = headings.filter(({ level }) => level === 2).map(({ anchor }) => anchor);
  const [beginning = "", ...parts] = withoutMarks(markdown).split(/^## /m);
  const contentOf = (part: string) => {
    const body = part.slice(part.indexOf("\n"));
    return {
      text: wordsOf(body.replace(samples, "$1")),
      code: wordsOf((body.match(samples) ?? []).join("\n")),
      names: [...body.matchAll(/^ *- `([^`]+)` \*/gm)].map(([, name]) => name).join(" "),
    };
  };
  const first: Part = {
    ...contentOf(beginning),
    url: `${path}.html`,
    group: path,
    heading: "",
    summary: wordsOf(summary),
    keywords: keywords[path] ?? "",
    weight: path === "changelog" ? changelogWeight : weights[section],
  };
  if (isListing) return [first];
  const ofPage = first.weight;
  return [
    first,
    ...parts.map((part, at) => {
      const heading = wordsOf(part.split("\n", 1)[0] ?? "");
      const weight = ofPage * (details[heading] ?? 1);
      return { ...contentOf(part), url: `${path}.html#${anchors[at]}`, group: path, heading, weight };
    }),
  ];
}

function passagesIn(page: Page, headings: readonly Heading[]): Part[] {
  if (page.path.startsWith("rules/") && page.path !== "rules/index") return rulesOf(page);
  const terms = termsOf(page);
  const parts = partsOf(page, headings);
  return terms.length > 0 ? [...parts.map((part) => ({ ...part, text: "" })), ...terms] : parts;
}

export function passagesOf(pages: readonly { page: Page; rendered: Rendered }[]): Passage[] {
  return pages
    .flatMap(({ page, rendered }) =>
      passagesIn(page, rendered.headings).map((part) => ({
        page: page.title,
        summary: "",
        keywords: "",
        names: "",
        code: "",
        ...part,
      })),
    )
    .map((passage, id) => ({ ...passage, id }));
}
