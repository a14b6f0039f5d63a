// What a page of the site is before it is drawn: Markdown, whatever it was made from. Links between pages are written
// `docs:<path>`, so that the HTML page and its Markdown twin can each have their own.

/** The sections of the site, in the order of the navigation. */
export const sections = ["Start", "Guides", "Reference", "Events", "Errors", "Contract", "Tools"] as const;
export type Section = (typeof sections)[number];

export interface Page {
  /** Below the root of the site, without an ending: `errors/rate_limited`. */
  path: string;
  section: Section;
  /** What the navigation groups it under, within its section. */
  group?: string;
  /** Its heading of the first level; the Markdown begins with it. */
  title: string;
  /** A short name for the navigation, where the title is long. */
  label?: string;
  /** The name is code, such as an error's. */
  isCode?: boolean;
  /** One sentence, for search results and `llms.txt`. */
  summary: string;
  markdown: string;
  /** The search knows its beginning alone: the rest is said better elsewhere. */
  isListing?: boolean;
  /** Scripts beyond that of every page. */
  scripts?: readonly string[];
}

/** The first sentence of a text, as its summary. */
export function firstSentence(text: string): string {
  const [paragraph = ""] = text.split("\n\n");
  return /^.+?[.:](?=\s|$)/s.exec(paragraph)?.[0].replace(/:$/, ".").replaceAll("\n", " ") ?? paragraph;
}

/** A block of code; those that follow each other and have a tab become tabs of one box. */
export function fence(language: string, code: string, tab?: string): string {
  return `\`\`\`${language}${tab === undefined ? "" : ` tab=${JSON.stringify(tab)}`}\n${code.trimEnd()}\n\`\`\`\n\n`;
}

/** A table; an empty one is nothing. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("\n\n", " ").replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return `${[line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
