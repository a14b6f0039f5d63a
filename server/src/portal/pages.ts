// The portal's web pages: built files served from memory beside the portal's API. Names in `assets/` carry a hash of their
// content and may be kept for ever; every other address is a page of the same one document, which is always asked for.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context, Middleware } from "koa";
import { isBelow } from "./origin.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const securityHeaders = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface PageFile {
  type: string;
  plain: Buffer;
  /** Compressed when first asked for. */
  gzip?: Buffer;
  br?: Buffer;
}

/** The place that the build writes into the document, for the one where the portal is really reached. */
const builtBase = '<base href="/portal/">';

/** What the build wrote; empty where nothing has been built. */
function readPages(folder: string, path: string): Map<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const entry of entriesOf(folder)) {
    const type = types[extname(entry)];
    if (type !== undefined) files.set(entry, { type, plain: readFileSync(join(folder, entry)) });
  }
  const document = files.get("index.html");
  if (document) {
    document.plain = Buffer.from(document.plain.toString().replace(builtBase, `<base href="${path}/">`));
  }
  return files;
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((entry) =>
      entry.replaceAll("\\", "/"),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Answers everything below the portal's path but its API, and passes on all else. Files are read when they are first
 * asked for: most processes that start never show a page.
 * @param place where the portal is reached: /portal, or with a prefix where the service has one
 */
export function portalPages(folder: string, place: { path: string; apiPath: string }): Middleware {
  const assets = `${place.path}/assets/`;
  let files = new Map<string, PageFile>();
  return (ctx, next) => {
    const { path } = ctx;
    if (!isBelow(path, place.path) || isBelow(path, place.apiPath)) return next();
    ctx.set(securityHeaders);
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      ctx.set("Allow", "GET, HEAD");
      return write(ctx, 405, "The portal's pages can only be read.\n");
    }
    if (files.size === 0) files = readPages(folder, place.path);
    const isAsset = path.startsWith(assets);
    const file = files.get(isAsset ? path.slice(place.path.length + 1) : "index.html");
    if (file) return send(ctx, file, isAsset);
    if (files.size > 0) return write(ctx, 404, "There is no such file.\n");
    return write(ctx, 503, "The portal's pages have not been built. `npm run portal` builds them.\n");
  };
}

function send(ctx: Context, file: PageFile, isAsset: boolean): void {
  ctx.status = 200;
  ctx.set("Cache-Control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
  ctx.set("Content-Type", file.type);
  ctx.vary("Accept-Encoding");
  const encoding = ctx.acceptsEncodings("br", "gzip", "identity");
  if (encoding === "br" || encoding === "gzip") ctx.set("Content-Encoding", encoding);
  if (encoding === "br") file.br ??= brotliCompressSync(file.plain, brotliOptions);
  if (encoding === "gzip") file.gzip ??= gzipSync(file.plain);
  ctx.body = (encoding === "br" && file.br) || (encoding === "gzip" && file.gzip) || file.plain;
}

function write(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.set("Cache-Control", "no-store");
  ctx.type = "text/plain; charset=utf-8";
  ctx.body = text;
}
