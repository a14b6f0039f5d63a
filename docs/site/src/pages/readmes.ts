// READMEs of the packages that partners use, as pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstSentence, type Page } from "../page.ts";

const root = join(import.meta.dirname, "../../../..");

const readmes = [
  { path: "sdk", folder: "sdk", title: "TypeScript SDK", section: "Tools" },
  { path: "sdk-python", folder: "sdk/python", title: "Python SDK", section: "Tools" },
  { path: "conformance", folder: "conformance", title: "Conformance suite", section: "For implementers" },
] as const;

/** Links to repository files become links to pages, or plain text if there is none. */
export function withoutFiles(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(([^)#:]*)(#[^)]*)?\)/g, (whole, words, file, anchor = "") => {
    if (file === "" || whole.includes("](http")) return whole;
    const guide = /docs\/guides\/([\w-]+)\.md$/.exec(file)?.[1];
    return guide === undefined ? words : `[${words}](docs:guides/${guide}${anchor})`;
  });
}

export function readmePages(): Page[] {
  return readmes.map(({ path, folder, title, section }): Page => {
    const text = readFileSync(join(root, folder, "README.md"), "utf8")
      .replace(/^<!--.*-->\n/gm, "")
      .replace(/^# .+$/m, `# ${title}`);
    const [, opening = ""] = text.split("\n\n");
    return {
      path,
      section,
      title,
      summary: firstSentence(opening),
      markdown: withoutFiles(text),
    };
  });
}
