// The company's name, logo and colour in built pages. The logo is shown by `<img>`, and its own policy forbids scripts.
import { hash } from "node:crypto";
import type { Context } from "koa";
import { type Brand, logoFile } from "../domain/brand/brand.ts";
import { escapeHtml } from "../domain/values/html.ts";
import { accentsOf } from "./accents.ts";

interface BrandFile {
  type: string;
  content: Buffer | string;
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Of the built pages. */
const builtName = "Partner eSIM";
const builtNameLink = '<a class="name" ';
const builtIcon = /<link rel="icon" href="[^"]*">/;

export class BrandFiles {
  readonly brand: Brand;
  /** Path of the logo; null if there is none. */
  readonly logo: string | null;
  readonly #styles: string | null;
  readonly #base: string;
  readonly #files = new Map<string, BrandFile>();

  /** @param base the portal's path, without a trailing slash */
  constructor(brand: Brand, base: string) {
    this.brand = brand;
    this.#base = base;
    const { logo, colour } = brand;
    this.logo = logo && this.#add(logoFile(logo), { type: logo.type, content: logo.content });
    this.#styles = colour && this.#addStyles(stylesOf(colour));
  }

  #add(name: string, file: BrandFile): string {
    this.#files.set(name, file);
    return `${this.#base}/${name}`;
  }

  #addStyles(content: string): string {
    const mark = hash("sha256", content, "hex").slice(0, 12);
    return this.#add(`assets/brand-${mark}.css`, { type: "text/css; charset=utf-8", content });
  }

  /** Returns false if the brand has no such file. @param name relative to the portal's path */
  send(ctx: Context, name: string): boolean {
    const file = this.#files.get(name);
    if (file === undefined) return false;
    ctx.set("Cache-Control", "public, max-age=31536000, immutable");
    ctx.set("Content-Security-Policy", policy);
    ctx.set("Content-Type", file.type);
    ctx.body = file.content;
    return true;
  }

  /** Puts name, logo and colour into a built page, up to the end of its header. */
  edit(page: string): string {
    const end = Math.max(page.indexOf("</head>"), page.indexOf("</header>"));
    if (end === -1) return page;
    return this.#editHead(page.slice(0, end)) + page.slice(end);
  }

  #editHead(head: string): string {
    const { name } = this.brand;
    const { logo } = this;
    const named = name === null ? head : head.replaceAll(builtName, () => escapeHtml(name));
    const styles = this.#styles === null ? "" : `<link rel="stylesheet" href="${this.#styles}">\n`;
    const styled = named.replace(/<\/head>|$/, (end) => styles + end);
    if (logo === null) return styled;
    const image = `<img class="company-logo" src="${logo}" alt="${escapeHtml(name ?? builtName)}">`;
    const withIcon = styled.replace(builtIcon, () => `<link rel="icon" href="${logo}">`);
    return withLinkContent(withIcon, image);
  }
}

function stylesOf(colour: string): string {
  const { light, dark } = accentsOf(colour);
  const property = (name: string, part: keyof typeof light) =>
    `--${name}:light-dark(${light[part]},${dark[part]})`;
  return `:root{${property("accent", "accent")};${property("accent-ink", "ink")};${property("accent-soft", "soft")}}\n`;
}

function withLinkContent(head: string, content: string): string {
  const link = head.indexOf(builtNameLink);
  if (link === -1) return head;
  const start = head.indexOf(">", link) + 1;
  return head.slice(0, start) + content + head.slice(head.indexOf("</a>", start));
}
