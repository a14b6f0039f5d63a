// The search index: pages split at their headings, as plain text. It is a script, not JSON, so that a page opened
// from a folder can load it.
import type { Rendered } from "./markdown.ts";
import { type Page, type Section, withoutMarks } from "./page.ts";

export interface Passage {
  id: number;
  /** Relative to the site's root. */
  url: string;
  page: string;
  heading: string;
  /** The page's summary, on its first entry only. */
  summary: string;
  text: string;
  /** Ranking weight: what to do first, rules last. */
  weight: number;
}

const weights: Record<Section, number> = {
  Start: 4,
  Guides: 4,
  Reference: 2,
  Events: 2,
  Errors: 2,
  Contract: 0.5,
  Tools: 1,
};
const ruleWeight = 0.2;
/** Sections that many pages share, with their share of the page's weight. */
const details: Record<string, number> = {
  Response: 0.5,
  Example: 0.5,
  Examples: 0.5,
  Fields: 0.5,
  Payload: 0.5,
  "Receive and verify": 0.5,
  "In the SDKs": 0.5,
  Rules: 0.1,
};

function wordsOf(markdown: string): string {
  return (
    markdown
      // A tab's name is searchable; the rest of the line is syntax.
      .replace(/^```(?:\w+ tab="([^"]*)")?.*$/gm, "$1")
      .replace(/\]\((?:docs|file|https?):[^)]*\)/g, "")
      .replace(/^\|[ |-]+\|$/gm, "")
      .replace(/[[\]|`*#]/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

export function passagesOf(pages: readonly { page: Page; rendered: Rendered }[]): Passage[] {
  const passages: Omit<Passage, "id">[] = [];
  for (const { page, rendered } of pages) {
    const url = `${page.path}.html`;
    const weight = weights[page.section];
    if (page.path.startsWith("rules/") && page.path !== "rules/index") {
      for (const [, id = "", text = ""] of page.markdown.matchAll(/^- \[`([^`]+)`\]\([^)]*\) (.*)$/gm)) {
        passages.push({
          url: `${url}#${id}`,
          page: page.title,
          heading: id,
          summary: "",
          text: wordsOf(text),
          weight: ruleWeight,
        });
      }
      continue;
    }
    const anchors = rendered.headings.filter(({ level }) => level === 2).map(({ anchor }) => anchor);
    const parts = withoutMarks(page.markdown).split(/^## /m);
    for (const [at, part] of (page.isListing ? parts.slice(0, 1) : parts).entries()) {
      const [first = "", ...rest] = part.split("\n");
      const heading = at === 0 ? "" : wordsOf(first);
      const anchor = at === 0 ? "" : `#${anchors[at - 1]}`;
      const summary = at === 0 ? wordsOf(page.summary) : "";
      const text = wordsOf(rest.join("\n"));
      const own = weight * (details[heading] ?? 1);
      passages.push({ url: url + anchor, page: page.title, heading, summary, text, weight: own });
    }
  }
  return passages.map((passage, id) => ({ id, ...passage }));
}
