// Serves the built documentation site below /docs, and redirects browsers there from the service's root.
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { basePath } from "@partner-esim/generated/routes";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { refusesWriting, StaticFiles, write } from "./static-files.ts";

const builtSite = fileURLToPath(new URL("../../docs/dist", import.meta.url));

function nameOf(rest: string, files: StaticFiles): string | undefined {
  if (rest === "" || rest.endsWith("/"))
    return files.has(`${rest}index.html`) ? `${rest}index.html` : undefined;
  return [rest, `${rest}.html`].find((name) => files.has(name));
}

export const isFrontPage = ({ method, url, headers }: IncomingMessage, sitePath: string): boolean =>
  method === "GET" && url?.split("?")[0] === frontOf(sitePath) && /\btext\/html\b/.test(headers.accept ?? "");

const withSamples = /\.(?:html|md|txt)$/;

const pictureTag = '<meta property="og:image" content="';

/** The site is built without knowing its deployment. */
const statusPlace = '<span class="status"></span>';

const statusLink = (url: string | null): string =>
  url === null ? "" : `<a href="${new URL(url).href.replaceAll("&", "&amp;")}">Status</a>`;

/** In a feed, and in the text of its entries. */
const relativeLink = / href=(?:"|&quot;)(?![a-z]+:|#)/g;

const frontOf = (sitePath: string): string => sitePath.slice(0, sitePath.lastIndexOf("/") + 1);

export interface DocumentationOptions {
  /** Of the site; its path is /docs, possibly with a prefix. */
  url: URL;
  /** In samples, as they are built: that of a service with default settings. */
  usualBaseUrl: string;
  /** The operator's status page, if there is one. */
  statusUrl: string | null;
  log: Logger;
  folder?: string;
}

export function createDocumentation(options: DocumentationOptions): Koa {
  const { url, usualBaseUrl, statusUrl, log, folder = builtSite } = options;
  const path = url.pathname;
  const ownBaseUrl = new URL(frontOf(path) + basePath.slice(1), url).href;
  const files = new StaticFiles(folder, (name, raw) => {
    const content = withSamples.test(name)
      ? Buffer.from(raw.toString().replaceAll(usualBaseUrl, () => ownBaseUrl))
      : raw;
    // Readers of a feed have no page that its links would be relative to.
    if (name.endsWith(".xml"))
      return Buffer.from(content.toString().replace(relativeLink, (start) => `${start}${url.href}/`));
    if (!name.endsWith(".html")) return content;
    // Previews of shared links need the picture's whole URL.
    const html = content
      .toString()
      .replace(pictureTag, (tag) => `${tag}${url.href}/`)
      .replace(statusPlace, () => statusLink(statusUrl));
    // The 404 page is served at any depth, but its links are relative.
    return Buffer.from(name === "404.html" ? html.replace("<head>", `<head>\n<base href="${path}/">`) : html);
  });
  const app = new Koa();
  app.use((ctx: Context) => {
    if (refusesWriting(ctx, "The documentation")) return;
    if (!files.areBuilt)
      return write(ctx, 503, "The documentation has not been built. `npm run docs` builds it.\n");
    if (ctx.path === frontOf(path)) return redirect(ctx, `${path}/`, 302);
    const rest = ctx.path.slice(path.length + 1);
    const name = nameOf(rest, files);
    // Relative links need the folder's trailing slash.
    if (name === undefined || ctx.path === path) {
      const asFolder = ctx.path === path ? "" : `${rest}/`;
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
