// The layout of every page: head, navigation, table of contents, neighbours. Scripts and styles are never inline, so a
// strict content security policy works.
import { type Heading, isTwoColumns, plain, type Rendered, relativeLink } from "./markdown.ts";
import { type Page, sections } from "./page.ts";

export interface Site {
  title: string;
  pages: readonly Page[];
  /** Names of built files: `site.js` to `assets/site-ABC.js`. */
  assets: ReadonlyMap<string, string>;
  /** File of the changelog's feed, if any. */
  feed: string | null;
}

/** The picture of shared links, drawn by `npm run docs:social`. */
export const socialFile = "social.png";
export const socialSize = { width: 1200, height: 630 };

/** A SIM card. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0b6b6f" d="M3 1h7l3 3v11H3z"/><path fill="#fff" d="M5 8h6v5H5z"/></svg>';

const iconUrl = `data:image/svg+xml,${encodeURIComponent(icon)}`;

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

export function htmlOf(site: Site, page: Page, { html, headings }: Rendered): string {
  const link = (to: string) => escapeHtml(relativeLink(page.path, to));
  const asset = (name: string) => {
    const file = site.assets.get(name);
    if (file === undefined) throw new Error(`no file was built for ${name}`);
    return link(file);
  };
  const scripts = ["site.js", ...(page.scripts ?? []).map((name) => `${name}.js`)];
  const title = page.path === "index" ? site.title : `${page.title} · ${site.title}`;
  return `<!doctype html>
<html lang="en" data-root="${link("index.html").replace(/index\.html$/, "")}" data-search="${asset("search.js")}" data-words="${asset("words.js")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(plain(page.summary))}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(plain(page.summary))}">
<meta property="og:site_name" content="${escapeHtml(site.title)}">
<meta property="og:type" content="article">
<meta property="og:image" content="${socialFile}">
<meta property="og:image:width" content="${socialSize.width}">
<meta property="og:image:height" content="${socialSize.height}">
<meta property="og:image:alt" content="${escapeHtml(site.title)}: sell mobile data to travellers">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${iconUrl}">
<link rel="alternate" type="text/markdown" href="${link(`${page.path}.md`)}">
${site.feed === null ? "" : `<link rel="alternate" type="application/atom+xml" title="Changelog" href="${link(site.feed)}">\n`}<script src="${asset("theme.js")}"></script>
<link rel="stylesheet" href="${asset("docs.css")}">
${scripts.map((name) => `<script defer src="${asset(name)}"></script>`).join("\n")}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<button type="button" class="menu" aria-expanded="false" aria-controls="navigation">Menu</button>
<a class="name" href="${link("index.html")}">${icon.replace("<svg ", '<svg class="logo" aria-hidden="true" ')}${escapeHtml(site.title)}</a>
<span class="portal"></span>
<button type="button" class="find" aria-haspopup="dialog"><span>Search</span> <kbd>/</kbd></button>
<label class="theme"><span class="hidden">Theme</span><select><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
<div class="${isTwoColumns(page) ? "frame two-columns" : "frame"}">
<nav id="navigation" aria-label="Pages">
${navigation(site, page, link)}
</nav>
<main id="content" tabindex="-1">
<article${page.path === "index" ? ' class="home"' : ""}>
${html}</article>
${footer(site, page, link)}
</main>
${isTwoColumns(page) ? "" : contents(headings)}
</div>
</body>
</html>
`;
}

function navigation({ pages }: Site, page: Page, link: (to: string) => string): string {
  return sections
    .map((section) => {
      const sectionPages = pages.filter((other) => other.section === section);
      const groups = [...new Set(sectionPages.map(({ group }) => group))];
      const lists = groups.map((group) => {
        const items = sectionPages
          .filter((other) => other.group === group)
          .map((other) => item(other, page, link));
        return `${group === undefined ? "" : `<h3>${escapeHtml(group)}</h3>`}<ul>${items.join("")}</ul>`;
      });
      const open =
        page.section === section || section === "Start" || section === "SDKs" || section === "Guides"
          ? " open"
          : "";
      return `<details${open}><summary>${section}</summary>${lists.join("")}</details>`;
    })
    .join("\n");
}

function item(other: Page, page: Page, link: (to: string) => string): string {
  const name = escapeHtml(other.label ?? other.title);
  const current = other.path === page.path ? ' aria-current="page"' : "";
  const text = other.isCode ? `<code>${name}</code>` : name;
  const badge =
    other.method === undefined
      ? ""
      : `<b class="method ${other.method.toLowerCase()}">${other.method.replace("DELETE", "DEL")}</b> `;
  return `<li><a href="${link(`${other.path}.html`)}"${current}>${badge}${text}</a></li>`;
}

function contents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 2) return "";
  const items = shown.map(
    ({ text, anchor }) => `<li><a href="#${escapeHtml(anchor)}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items.join("")}</ul></nav>`;
}

function footer({ pages }: Site, page: Page, link: (to: string) => string): string {
  const at = pages.indexOf(page);
  const neighbour = (other: Page | undefined, words: string) =>
    other === undefined
      ? ""
      : `<a href="${link(`${other.path}.html`)}"><small>${words}</small> ${escapeHtml(other.title)}</a>`;
  // The page for unknown URLs has no Markdown twin.
  const twin =
    at === -1
      ? ""
      : `<span class="twin"><a href="${link(`${page.path}.md`)}">This page as Markdown</a></span> `;
  return `<footer>
<div class="neighbours">${neighbour(pages[at - 1], "Previous")}${neighbour(at === -1 ? undefined : pages[at + 1], "Next")}</div>
<p>${twin}<span class="portal"></span> <span class="status"></span></p>
</footer>`;
}
