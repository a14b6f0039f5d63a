// Every path except those in `assets/` returns the same document.
import type { Context, Middleware } from "koa";
import { escapeHtml } from "../domain/values/html.ts";
import type { BrandFiles } from "../http/brand-files.ts";
import { refusesWriting, StaticFiles, write } from "../http/static-files.ts";
import { isBelow } from "./origin.ts";

/** Written by the build, and replaced by the real path. */
const builtBase = '<base href="/portal/">';

/** @param openidLabel null without an OpenID provider */
export function portalFiles(
  folder: string,
  portal: { path: string },
  brand: BrandFiles,
  openidLabel: string | null,
): StaticFiles {
  const label =
    openidLabel === null ? "" : `\n<meta name="openid-label" content="${escapeHtml(openidLabel)}">`;
  const head = `<base href="${portal.path}/">${label}`;
  return new StaticFiles(folder, (name, content) =>
    name.endsWith(".html")
      ? Buffer.from(brand.edit(content.toString()).replace(builtBase, () => head))
      : content,
  );
}

/** Shows why a route that a browser opened has failed. */
export function sendNotice(
  ctx: Context,
  files: StaticFiles,
  { status, title, text }: { status: number; title: string; text: string },
): void {
  if (!files.has("notice.html")) {
    write(ctx, status, `${title}. ${text}\n`);
    return;
  }
  ctx.status = status;
  ctx.set("Cache-Control", "no-store");
  ctx.type = "html";
  ctx.body = files
    .text("notice.html")
    .replaceAll("<!-- title -->", () => escapeHtml(title))
    .replace("<!-- text -->", () => escapeHtml(text));
}

/** Serves the portal's path, possibly with a prefix. @param apart paths below it of other handlers */
export function portalPages(
  files: StaticFiles,
  portal: { path: string },
  brand: BrandFiles,
  apart: readonly string[],
): Middleware {
  const assets = `${portal.path}/assets/`;
  return (ctx, next) => {
    const { path } = ctx;
    if (!isBelow(path, portal.path) || apart.some((one) => isBelow(path, one))) return next();
    if (refusesWriting(ctx, "The portal's pages")) return;
    const name = path.startsWith(assets) ? path.slice(portal.path.length + 1) : "index.html";
    if (brand.send(ctx, name)) return;
    if (files.has(name)) return files.send(ctx, name);
    if (files.areBuilt) return write(ctx, 404, "There is no such file.\n");
    return write(ctx, 503, "The portal's pages have not been built. `npm run portal` builds them.\n");
  };
}
