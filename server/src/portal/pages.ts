// The portal's web pages: built files served from memory under `/portal`. Names in `assets/` carry a hash of their
// content and may be kept for ever; every other address is a page of the same one document, which is always asked for.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Middleware } from "koa";

export const pagesPath = "/portal";

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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

interface PageFile {
  type: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

export type PageFiles = ReadonlyMap<string, PageFile>;

/** What the build wrote, compressed once; empty where nothing has been built. */
export function readPages(folder: string): PageFiles {
  const files = new Map<string, PageFile>();
  for (const entry of entriesOf(folder)) {
    const type = types[extname(entry)];
    if (type === undefined) continue;
    const plain = readFileSync(join(folder, entry));
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    files.set(entry, { type, plain, gzip: gzipSync(plain), br });
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

/** Answers everything under `/portal` but the portal's API, and passes on all else. */
export function portalPages(files: PageFiles): Middleware {
  return (ctx, next) => {
    const { path } = ctx;
    const within = path === pagesPath || path.startsWith(`${pagesPath}/`);
    if (!within || path === `${pagesPath}/api` || path.startsWith(`${pagesPath}/api/`)) return next();
    ctx.set(securityHeaders);
    if (ctx.method !== "GET" && ctx.method !== "HEAD") {
      ctx.set("Allow", "GET, HEAD");
      return write(ctx, 405, "The portal's pages can only be read.\n");
    }
    const asset = path.startsWith(`${pagesPath}/assets/`);
    const file = files.get(asset ? path.slice(pagesPath.length + 1) : "index.html");
    if (!file) {
      if (asset && files.size > 0) return write(ctx, 404, "There is no such file.\n");
      return write(ctx, 503, "The portal's pages have not been built. `npm run portal` builds them.\n");
    }
    ctx.status = 200;
    ctx.set("Cache-Control", asset ? "public, max-age=31536000, immutable" : "no-cache");
    ctx.set("Content-Type", file.type);
    ctx.vary("Accept-Encoding");
    const encoding = ctx.acceptsEncodings("br", "gzip", "identity");
    const chosen = encoding === "br" || encoding === "gzip" ? encoding : "plain";
    if (chosen !== "plain") ctx.set("Content-Encoding", chosen);
    ctx.body = file[chosen];
  };
}

function write(ctx: Parameters<Middleware>[0], status: number, text: string): void {
  ctx.status = status;
  ctx.set("Cache-Control", "no-store");
  ctx.type = "text/plain; charset=utf-8";
  ctx.body = text;
}
