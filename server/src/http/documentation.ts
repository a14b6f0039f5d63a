// Serves the built documentation site below /docs, and what browsers and crawlers look for at the service's root.
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { escapeHtml } from "../domain/values/html.ts";
import type { BrandFiles } from "./brand-files.ts";
import { refusesWriting, StaticFiles, write } from "./static-files.ts";
import { wholeRequests } from "./whole-requests.ts";

const builtSite = fileURLToPath(new URL("../../docs/dist", import.meta.url));

function nameOf(subPath: string, files: StaticFiles): string | undefined {
  if (subPath === "" || subPath.endsWith("/"))
    return files.has(`${subPath}index.html`) ? `${subPath}index.html` : undefined;
  return [subPath, `${subPath}.html`].find((name) => files.has(name));
}

/** At the service's root, beside the API: they need no key. */
const rootFiles = ["favicon.ico", "robots.txt", ".well-known/security.txt"] as const;

/** Whether a browser or a crawler asks for the root itself or one of its files. */
export function isOfRoot({ method, url = "", headers }: IncomingMessage, sitePath: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const [path] = url.split("?");
  const front = frontOf(sitePath);
  if (path === front) return /\btext\/html\b/.test(headers.accept ?? "");
  return rootFiles.some((name) => path === front + name);
}

const withAddresses = /\.(?:html|md|txt|json|yaml)$/;

const pictureTag = '<meta property="og:image" content="';

/** The site is built without knowing its deployment. */
const linksPlace = '<span class="status"></span>';

const linkTo = (url: string | null, text: string): string =>
  url === null ? "" : `<a href="${escapeHtml(new URL(url).href)}">${text}</a>`;

/** The start of the `info` object, by file. */
const infoStarts = {
  "openapi.json": '"info": {',
  "openapi-3.0.json": '"info": {',
  "openapi-3.2.json": '"info": {',
  "openapi.yaml": "info:\n",
} as const;

/** In a feed, and in the text of its entries. */
const relativeLink = / href=(?:"|&quot;)(?![a-z]+:|#)/g;

const frontOf = (sitePath: string): string => sitePath.slice(0, sitePath.lastIndexOf("/") + 1);

export interface DocumentationOptions {
  /** Of the site; its path is /docs, possibly with a prefix. */
  url: URL;
  /** In samples, as they are built: that of a service with default settings. */
  usualOrigin: string;
  /** The operator's status page, if there is one. */
  statusUrl: string | null;
  /** Where partners and finders of security faults get help: a page, or a `mailto:` address. */
  supportUrl: string | null;
  brandFiles: BrandFiles;
  /** Of `security.txt`, in ms. */
  now(): number;
  log: Logger;
  folder?: string;
}

export function createDocumentation(options: DocumentationOptions): Koa {
  const { url, usualOrigin, statusUrl, supportUrl, brandFiles, log, folder = builtSite } = options;
  const path = url.pathname;
  const front = frontOf(path);
  const ownOrigin = new URL(front, url).href.slice(0, -1);
  const contact = contactOf(supportUrl);
  const links = linkTo(statusUrl, "Status") + linkTo(supportUrl, "Support");
  const files = new StaticFiles(folder, (name, raw) => {
    const addressed = withAddresses.test(name)
      ? Buffer.from(withOrigin(raw.toString(), usualOrigin, ownOrigin))
      : raw;
    const content = contact && isOpenApi(name) ? withContact(name, addressed, contact) : addressed;
    // Readers of a feed have no page that its links would be relative to.
    if (name.endsWith(".xml"))
      return Buffer.from(content.toString().replace(relativeLink, (start) => `${start}${url.href}/`));
    if (!name.endsWith(".html")) return content;
    // Previews of shared links need the picture's whole URL.
    const html = brandFiles
      .edit(content.toString())
      .replace(pictureTag, (tag) => `${tag}${url.href}/`)
      .replace(linksPlace, () => links);
    // The 404 page is served at any depth, but its links are relative.
    return Buffer.from(name === "404.html" ? html.replace("<head>", `<head>\n<base href="${path}/">`) : html);
  });
  const app = new Koa();
  app.use(wholeRequests);
  app.use((ctx: Context) => {
    if (refusesWriting(ctx, "The documentation")) return;
    if (!files.areBuilt)
      return write(ctx, 503, "The documentation has not been built. `npm run docs` builds it.\n");
    if (ctx.path === front) return redirect(ctx, `${path}/`, 302);
    if (ctx.path === `${front}favicon.ico`) return redirect(ctx, `${path}/favicon.svg`, 302);
    if (ctx.path === `${front}robots.txt`)
      return write(ctx, 200, `User-agent: *\nAllow: ${path}/\nDisallow: ${front}\n`);
    if (ctx.path === `${front}.well-known/security.txt`) {
      if (supportUrl === null) return write(ctx, 404, "There is no such page.\n");
      const expires = new Date(options.now() + securityTextMs).toISOString();
      return write(ctx, 200, `Contact: ${supportUrl}\nExpires: ${expires}\n`);
    }
    const subPath = ctx.path.slice(path.length + 1);
    const name = nameOf(subPath, files);
    // Relative links need the folder's trailing slash.
    if (name === undefined || ctx.path === path) {
      const asFolder = ctx.path === path ? "" : `${subPath}/`;
      if (files.has(`${asFolder}index.html`)) return redirect(ctx, `${path}/${asFolder}`);
    }
    if (name !== undefined) return files.send(ctx, name);
    if (files.has("404.html")) return files.send(ctx, "404.html", 404);
    return write(ctx, 404, "There is no such page.\n");
  });
  app.on("error", (error) => log.debug({ err: error }, "connection failed"));
  return app;
}

function redirect(ctx: Context, to: string, status = 301): void {
  ctx.status = status;
  ctx.set("Location", to);
  ctx.set("Cache-Control", "no-cache");
  ctx.body = "";
}

/** How long whoever keeps a copy of `security.txt` may rely on it. */
const securityTextMs = 90 * 86_400_000;

function contactOf(supportUrl: string | null): Record<string, string> | null {
  if (supportUrl === null) return null;
  const { protocol, pathname, href } = new URL(supportUrl);
  return protocol === "mailto:" ? { email: decodeURIComponent(pathname) } : { url: href };
}

const isOpenApi = (name: string): name is keyof typeof infoStarts => Object.hasOwn(infoStarts, name);

/** What can follow an origin; a digit would make it another port. */
const afterOrigin = ["/", '"', "\n"];

const withOrigin = (text: string, usual: string, origin: string): string =>
  afterOrigin.reduce((changed, next) => changed.replaceAll(usual + next, () => origin + next), text);

/** JSON is YAML too. */
function withContact(
  name: keyof typeof infoStarts,
  content: Buffer,
  contact: Record<string, string>,
): Buffer {
  const start = infoStarts[name];
  const text = JSON.stringify(contact);
  const line = name.endsWith(".json") ? `\n    "contact": ${text},` : `  contact: ${text}\n`;
  return Buffer.from(content.toString().replace(start, () => start + line));
}
