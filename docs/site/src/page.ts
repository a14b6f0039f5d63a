// A page before rendering: Markdown, handwritten or generated. Links between pages are written `docs:<path>`, so that
// HTML pages and Markdown twins can resolve them differently.

/** Sections in navigation order. */
export const sections = [
  "Start",
  "SDKs",
  "Guides",
  "Reference",
  "Events",
  "Errors",
  "Tools",
  "Contract",
  "For implementers",
] as const;
export type Section = (typeof sections)[number];

export interface Page {
  /** Path relative to the site's root, without extension: `errors/rate_limited`. */
  path: string;
  section: Section;
  /** Navigation group within its section. */
  group?: string;
  /** The level 1 heading; the Markdown begins with it. */
  title: string;
  /** Short name for the navigation. */
  label?: string;
  /** HTTP method of an operation, shown beside its name in the navigation. */
  method?: string;
  /** Whether the title is code, such as an error code. */
  isCode?: boolean;
  /** One sentence, for search results and `llms.txt`. */
  summary: string;
  markdown: string;
  /** Indexes only the beginning, because other pages explain the rest better. */
  isListing?: boolean;
  /** Extra scripts of this page. */
  scripts?: readonly string[];
}

/** Lines of a page's Markdown for its HTML only: a second column, and folding parts. */
export const marks = {
  beside: "<!-- beside -->",
  below: "<!-- below -->",
  fold: (summary: string) => `<!-- fold: ${summary} -->`,
  end: "<!-- end -->",
  /** The picture's text follows, up to the end mark. */
  picture: (name: string) => `<!-- picture: ${name} -->`,
  pictureEnd: "<!-- picture end -->",
  /** Where a test key can be pasted. */
  testKey: "<!-- test key -->",
};

const markLines = /^<!-- (?:beside|below|fold: .*|end|picture: .*|picture end|test key) -->\n+/gm;

export const withoutMarks = (markdown: string) => `${markdown}\n`.replace(markLines, "");

export function firstSentence(text: string): string {
  const [paragraph = ""] = text.split("\n\n");
  return /^.+?[.:](?=\s|$)/s.exec(paragraph)?.[0].replace(/:$/, ".").replaceAll("\n", " ") ?? paragraph;
}

/** Returns a code block. Consecutive blocks with a tab share one box. */
export function fence(language: string, code: string, tab?: string): string {
  return `\`\`\`${language}${tab === undefined ? "" : ` tab=${JSON.stringify(tab)}`}\n${code.trimEnd()}\n\`\`\`\n\n`;
}

/** Returns a table, or nothing without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("\n\n", " ").replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return `${[line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
