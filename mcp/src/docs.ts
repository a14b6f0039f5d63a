/** The documentation of the deployment as resources, and a search over it. */
import type { Resource } from "@modelcontextprotocol/sdk/types.js";

export interface Page {
  url: string;
  title: string;
  description: string;
}

const timeoutMs = 10_000;
const found = 5;
const excerptMax = 600;

export class Docs {
  readonly #url: URL;
  readonly #fetch: typeof fetch;
  #pages: Promise<Page[]> | null = null;

  /** @param url the folder of the documentation, ending in a slash */
  constructor(url: URL, fetcher: typeof fetch) {
    this.#url = url;
    this.#fetch = fetcher;
  }

  async resources(): Promise<Resource[]> {
    return (await this.#list()).map(({ url, title, description }) => ({
      uri: url,
      name: url.slice(this.#url.href.length),
      title,
      description,
      mimeType: "text/markdown",
    }));
  }

  /** Returns null for a page that is not listed. */
  async read(uri: string): Promise<string | null> {
    const pages = await this.#list();
    return pages.some(({ url }) => url === uri) ? await this.#text(uri) : null;
  }

  /** Returns the pages that have most of the words, each with the paragraph that has most of them. */
  async search(query: string): Promise<(Page & { excerpt: string })[]> {
    const words = query.toLowerCase().match(/[\p{L}\p{N}_.-]{2,}/gu) ?? [];
    const score = (text: string) => {
      const lower = text.toLowerCase();
      return words.filter((word) => lower.includes(word)).length;
    };
    const pages = (await this.#list())
      .map((page) => ({ page, score: 2 * score(page.title) + score(`${page.description} ${page.url}`) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 2 * found);
    const read = await Promise.all(
      pages.map(async ({ page, score: listed }) => {
        const parts = (await this.#text(page.url)).split(/\n{2,}/);
        const paragraphs = parts.filter((part) => !part.startsWith("#"));
        const best = paragraphs.toSorted((one, other) => score(other) - score(one))[0] ?? "";
        return { page, score: listed + 2 * score(best), excerpt: best.slice(0, excerptMax) };
      }),
    );
    return read
      .toSorted((one, other) => other.score - one.score)
      .slice(0, found)
      .filter((each) => each.score > 0)
      .map(({ page, excerpt }) => ({ ...page, excerpt }));
  }

  #list(): Promise<Page[]> {
    this.#pages ??= this.#read().catch((error) => {
      this.#pages = null;
      throw error;
    });
    return this.#pages;
  }

  async #read(): Promise<Page[]> {
    const text = await this.#text(new URL("llms.txt", this.#url).href);
    return [...text.matchAll(/^- \[(.+?)\]\(([^)\s]+\.md)\)(?:: (.*))?$/gm)].map(
      ([, title = "", path = "", description = ""]) => ({
        url: new URL(path, this.#url).href,
        title,
        description,
      }),
    );
  }

  async #text(url: string): Promise<string> {
    const response = await this.#fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The documentation returned ${response.status} for ${url}`);
    return await response.text();
  }
}
