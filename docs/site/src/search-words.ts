// What the search looks through: each page cut at its headings, as plain words. It is a script and no JSON, so that a
// page that was opened from a folder can load it too.
import type { Rendered } from "./markdown.ts";
import type { Page } from "./page.ts";

export interface Passage {
  id: number;
  /** Below the root of the site. */
  url: string;
  page: string;
  heading: string;
  text: string;
}

function wordsOf(markdown: string): string {
  return markdown
    .replace(/^```.*$/gm, "")
    .replace(/\]\((?:docs|file|https?):[^)]*\)/g, "")
    .replace(/^\|[ |-]+\|$/gm, "")
    .replace(/[[\]|`*#]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function passagesOf(pages: readonly { page: Page; rendered: Rendered }[]): Passage[] {
  const passages: Omit<Passage, "id">[] = [];
  for (const { page, rendered } of pages) {
    const url = `${page.path}.html`;
    if (page.path.startsWith("rules/") && page.path !== "rules/index") {
      for (const [, id = "", text = ""] of page.markdown.matchAll(/^- \[`([^`]+)`\]\([^)]*\) (.*)$/gm)) {
        passages.push({ url: `${url}#${id}`, page: page.title, heading: id, text: wordsOf(text) });
      }
      continue;
    }
    const anchors = rendered.headings.filter(({ level }) => level === 2).map(({ anchor }) => anchor);
    const parts = page.markdown.split(/^## /m);
    for (const [at, part] of (page.isListing ? parts.slice(0, 1) : parts).entries()) {
      const [first = "", ...rest] = part.split("\n");
      const heading = at === 0 ? "" : wordsOf(first);
      const anchor = at === 0 ? "" : `#${anchors[at - 1]}`;
      passages.push({ url: url + anchor, page: page.title, heading, text: wordsOf(rest.join("\n")) });
    }
  }
  return passages.map((passage, id) => ({ id, ...passage }));
}
