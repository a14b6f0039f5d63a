// READMEs and method lists of the packages for partners, as pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstSentence, type Page } from "../page.ts";

const root = join(import.meta.dirname, "../../../..");

const readmes = [
  { path: "sdk", file: "sdk/README.md", title: "TypeScript SDK", section: "SDKs" },
  { path: "sdk-methods", file: "sdk/api.md", title: "Methods of the TypeScript SDK", section: "SDKs" },
  { path: "sdk-python", file: "sdk/python/README.md", title: "Python SDK", section: "SDKs" },
  {
    path: "sdk-python-methods",
    file: "sdk/python/api.md",
    title: "Methods of the Python SDK",
    section: "SDKs",
  },
  { path: "mcp", file: "mcp/README.md", title: "MCP server", section: "SDKs" },
  {
    path: "conformance",
    file: "conformance/README.md",
    title: "Conformance suite",
    section: "For implementers",
  },
] as const;

/**
 * Converts links to guides, and guides named by their file, into links to their pages. Links to other repository files
 * become plain text.
 */
export function withoutFiles(markdown: string): string {
  const linked = markdown.replace(/`docs\/guides\/([\w-]+)\.md`/g, "[$1](docs:guides/$1)");
  return linked.replace(/\[([^\]]+)\]\(([^)#:]*)(#[^)]*)?\)/g, (whole, words, file, anchor = "") => {
    if (file === "" || whole.includes("](http")) return whole;
    const guide = /docs\/guides\/([\w-]+)\.md$/.exec(file)?.[1];
    return guide === undefined ? words : `[${words}](docs:guides/${guide}${anchor})`;
  });
}

export function readmePages(): Page[] {
  return readmes.map(({ path, file, title, section }): Page => {
    const text = readFileSync(join(root, file), "utf8")
      .replace(/^<!--.*-->\n/gm, "")
      .replace(/^# .+$/m, `# ${title}`);
    const [, opening = ""] = text.split("\n\n");
    return {
      path,
      section,
      title,
      summary: firstSentence(opening),
      markdown: withoutFiles(text.replaceAll("](api.md)", `](docs:${path}-methods)`)),
      // The reference has the same text for every method.
      isListing: file.endsWith("api.md"),
    };
  });
}
