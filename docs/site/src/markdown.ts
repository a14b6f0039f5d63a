// Renders Markdown to HTML and to the Markdown twin. Links become relative, so the site works below any URL and from a
// folder. A broken link fails the build.

import { dirname, relative } from "node:path/posix";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import typescript from "highlight.js/lib/languages/typescript";
import MarkdownIt from "markdown-it";
import { rules } from "./contract.ts";
import { readsFields, readsMarks } from "./markdown-parts.ts";
import { marks, type Page, withoutMarks } from "./page.ts";

const languages = { bash, csharp, go, http, java, js: javascript, json, php, python, ruby, ts: typescript };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

export interface Heading {
  level: number;
  text: string;
  anchor: string;
}

export interface Rendered {
  html: string;
  headings: Heading[];
  anchors: Set<string>;
  /** Links to other pages, checked later. */
  links: { path: string; anchor: string | undefined }[];
}

/** Returns the link from one page to a page or file, both relative to the site's root. */
export function relativeLink(from: string, to: string): string {
  return relative(dirname(`/${from}`), `/${to}`) || to.split("/").at(-1) || "";
}

const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

/** Results of a rendering, passed through markdown-it. */
interface Environment extends Rendered, Record<PropertyKey, unknown> {
  page: Page;
}
const environmentOf = (env: unknown) => env as Environment;

const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
const { escapeHtml } = md.utils;
md.use(readsMarks).use(readsFields);

md.validateLink = (url) => /^(docs|file|https?):|^#/.test(url);

type Rule = NonNullable<(typeof md.renderer.rules)[string]>;

/** Allows line breaks in highlighted code before URLs and chained calls, but not within names. */
const withBreaks = (html: string) =>
  html.replace(/(<[^>]*>)|(?<==)(?=https?:)|(?<=\))(?=\.(?:<[^>]*>)?\w)/g, (_, tag = "<wbr>") => tag);

const rendersFence: Rule = (tokens, at) => {
  const { info, content } = tokens[at] ?? { info: "", content: "" };
  const [language = ""] = info.split(" ");
  const [, tab] = /tab="([^"]*)"/.exec(info) ?? [];
  const code = hljs.getLanguage(language) ? hljs.highlight(content, { language }).value : escapeHtml(content);
  const breakable = withBreaks(code);
  const [, method, path] = language === "http" ? (/^([A-Z]+) (\S+)\s*$/.exec(content) ?? []) : [];
  if (method !== undefined)
    return `<p class="route"><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path ?? "")}</code></p>\n`;
  const title = tab === undefined ? "" : `<figcaption>${escapeHtml(tab)}</figcaption>`;
  return `<figure class="code">${title}<pre tabindex="0"><code>${breakable}</code></pre></figure>\n`;
};
md.renderer.rules.fence = rendersFence;

/** Names of up to this length stay on one line, except ids of rules. Longer names may wrap, for phones. */
const longestWhole = 33;

md.renderer.rules.code_inline = (tokens, at) => {
  const { content = "" } = tokens[at] ?? {};
  const isWhole = content.length <= longestWhole && !/\s/.test(content) && !(content in rules);
  return `<code${isWhole ? ' class="whole"' : ""}>${escapeHtml(content)}</code>`;
};

md.renderer.rules.table_open = () => '<div class="table"><table>\n';
md.renderer.rules.table_close = () => "</table></div>\n";

/** On a phone, cells are stacked. In tables with at least this many columns they show their column's name there. */
const manyColumns = 4;

md.core.ruler.push("labels", (state) => {
  let heads: string[] = [];
  let column = 0;
  for (const [at, token] of state.tokens.entries()) {
    if (token.type === "table_open") heads = [];
    if (token.type === "th_open") heads.push(state.tokens[at + 1]?.content ?? "");
    if (token.type === "tr_open") column = 0;
    if (token.type !== "td_open") continue;
    if (heads.length >= manyColumns && column > 0) token.attrSet("data-label", plain(heads[column] ?? ""));
    column++;
  }
});

/** Removes Markdown syntax. */
export const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");

/** An empty header cell is rendered as a plain cell. */
md.renderer.rules.th_open = (tokens, at) => (tokens[at + 1]?.content === "" ? "<td>" : "<th>");
md.renderer.rules.th_close = (tokens, at) => (tokens[at - 1]?.content === "" ? "</td>\n" : "</th>\n");

md.renderer.rules.heading_open = (tokens, at, _options, env) => {
  const { headings, anchors } = environmentOf(env);
  const token = tokens[at];
  const text = (tokens[at + 1]?.children ?? []).map(({ content }) => content).join("");
  const level = Number(token?.tag.slice(1));
  let anchor = anchorOf(text);
  for (let n = 2; anchors.has(anchor); n++) anchor = `${anchorOf(text)}-${n}`;
  anchors.add(anchor);
  headings.push({ level, text, anchor });
  return `<${token?.tag} id="${escapeHtml(anchor)}">`;
};

md.renderer.rules.heading_close = (tokens, at, _options, env) => {
  const tag = tokens[at]?.tag;
  const { text, anchor } = environmentOf(env).headings.at(-1) ?? { text: "", anchor: "" };
  if (tag === "h1") return "</h1>\n";
  // U+00A0 keeps the sign beside the last word.
  return `\u00a0<a class="section" href="#${escapeHtml(anchor)}" aria-label="Link to ${escapeHtml(text)}">#</a></${tag}>\n`;
};

md.renderer.rules.link_open = (tokens, at, _options, env) => {
  const { page, anchors, links } = environmentOf(env);
  const href = String(tokens[at]?.attrGet("href") ?? "");
  const file = /^file:(.+)$/.exec(href)?.[1];
  if (file !== undefined) return `<a href="${escapeHtml(relativeLink(page.path, file))}">`;
  const [, path, anchor] = /^docs:([^#]+)(?:#(.+))?$/.exec(href) ?? [];
  if (path === undefined) return `<a href="${escapeHtml(href)}">`;
  links.push({ path, anchor });
  // A link to an anchor of the same page.
  if (path === page.path && anchor !== undefined && !anchors.has(anchor)) {
    anchors.add(anchor);
    return `<a class="anchor" id="${escapeHtml(anchor)}" href="#${escapeHtml(anchor)}">`;
  }
  return `<a href="${escapeHtml(relativeLink(page.path, `${path}.html`) + (anchor === undefined ? "" : `#${anchor}`))}">`;
};

/** Italic text that names a conformance status is rendered as that status. */
md.renderer.rules.em_open = (tokens, at) => {
  const word = tokens[at + 1]?.content ?? "";
  return /^(pass|fail|warn|not-[a-z]+|harness-error)$/.test(word) ? `<em class="verdict ${word}">` : "<em>";
};

/** Wraps consecutive code blocks with tabs in a box; responses get their own box. */
md.core.ruler.push("tabs", (state) => {
  const kindOf = (at: number) => {
    const { type, info } = state.tokens[at] ?? { type: "", info: "" };
    if (type !== "fence" || !info.includes("tab=")) return undefined;
    return info.startsWith("json ") ? "json" : "program";
  };
  for (let at = state.tokens.length - 1; at >= 0; at--) {
    const kind = kindOf(at);
    if (kind === undefined) continue;
    let first = at;
    while (kindOf(first - 1) === kind) first--;
    if (first === at) continue;
    const box = (content: string) => Object.assign(new state.Token("html_block", "", 0), { content });
    state.tokens.splice(at + 1, 0, box("</div>\n"));
    const open = kind === "json" ? '<div class="tabs">' : '<div class="tabs" data-languages>';
    state.tokens.splice(first, 0, box(`${open}\n`));
    at = first;
  }
});

export function renderPage(page: Page): Rendered {
  const env: Environment = { page, html: "", headings: [], anchors: new Set(), links: [] };
  const html = md.render(page.markdown, env);
  env.html = isTwoColumns(page) ? `<div class="intro">\n${html}</div>\n` : html;
  return env;
}

/** Whether a page shows its examples beside its text. */
export const isTwoColumns = ({ markdown }: Page) => markdown.includes(marks.beside);

/** Returns the page's Markdown with links to other twins. */
export function twinOf({ path, markdown }: Page): string {
  const text = withoutMarks(markdown)
    .replace(
      /\]\(docs:([^)#]+)(#[^)]+)?\)/g,
      (_, to, anchor = "") => `](${relativeLink(path, `${to}.md`)}${anchor})`,
    )
    .replace(/\]\(file:([^)]+)\)/g, (_, to) => `](${relativeLink(path, to)})`)
    .replace(/\n{3,}/g, "\n\n");
  return `${text.trim()}\n`;
}
