// The site for language models: `llms.txt` lists the Markdown twins with a sentence each, `llms-full.txt` contains
// them all.
import { openApi } from "./contract.ts";
import type { Site } from "./layout.ts";
import { plain, twinOf } from "./markdown.ts";
import { sections } from "./page.ts";

export function llmsList({ title, pages }: Site): string {
  const [summary = ""] = openApi.info.description.split("\n\n");
  const lists = sections.map((section) => {
    const sectionPages = pages.filter((page) => page.section === section);
    const lines = sectionPages.map((page) => `- [${page.title}](${page.path}.md): ${plain(page.summary)}`);
    return `## ${section}\n\n${lines.join("\n")}`;
  });
  return `${[`# ${title}`, `> ${summary}`, ...lists].join("\n\n")}\n`;
}

/** Returns all pages except those of single rules, which error and reference pages repeat. */
export function llmsFull({ pages }: Site): string {
  return pages
    .filter(({ path }) => !path.startsWith("rules/"))
    .map((page) => twinOf({ ...page, path: "llms-full" }))
    .join("\n---\n\n");
}
