// Serves built files from memory, read on first use. Names in `assets/` contain a hash, so they are cached for ever.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipWithCallback } from "node:zlib";
import type { Context } from "koa";

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".yaml": "application/yaml",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".zip": "application/zip",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".whl": "application/zip",
  ".tgz": "application/gzip",
  // The only one is the feed of the changelog.
  ".xml": "application/atom+xml; charset=utf-8",
};

/** For pages whose scripts and styles are all in separate files. */
export const securityHeaders = {
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

/** Negotiating 15 KB takes a millisecond. */
const acceptMax = 512;

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const isPacked = /zip$|png$/;

interface StaticFile {
  type: string;
  plain: Buffer;
  gzip?: Promise<Buffer>;
  br?: Promise<Buffer>;
}

export class StaticFiles {
  readonly #folder: string;
  readonly #edit: (name: string, content: Buffer) => Buffer;
  #names = new Set<string>();
  /** A new build replaces the folder. */
  #build = "";
  readonly #files = new Map<string, StaticFile>();

  /** @param edit applied when a file is read */
  constructor(folder: string, edit = (_name: string, content: Buffer) => content) {
    this.#folder = folder;
    this.#edit = edit;
  }

  get areBuilt(): boolean {
    const folder = statSync(this.#folder, { throwIfNoEntry: false });
    const build = folder ? `${folder.ino} ${folder.mtimeMs}` : "";
    if (build !== this.#build) {
      this.#build = build;
      this.#names = new Set(folder ? namesIn(this.#folder) : []);
      this.#files.clear();
    }
    return this.#names.size > 0;
  }

  has(name: string): boolean {
    return this.areBuilt && this.#names.has(name);
  }

  async send(ctx: Context, name: string, status = 200): Promise<void> {
    const file = this.#read(name);
    ctx.status = status;
    ctx.set("Cache-Control", name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    ctx.set("Content-Type", file.type);
    ctx.vary("Accept-Encoding");
    const isLong = ctx.get("Accept-Encoding").length > acceptMax;
    const encoding =
      isLong || isPacked.test(file.type) ? "identity" : ctx.acceptsEncodings("br", "gzip", "identity");
    if (encoding === "br" || encoding === "gzip") ctx.set("Content-Encoding", encoding);
    if (encoding === "br") file.br ??= brotli(file.plain, brotliOptions);
    if (encoding === "gzip") file.gzip ??= gzip(file.plain);
    ctx.body = await ((encoding === "br" && file.br) || (encoding === "gzip" && file.gzip) || file.plain);
  }

  text(name: string): string {
    return this.#read(name).plain.toString();
  }

  #read(name: string): StaticFile {
    const known = this.#files.get(name);
    if (known) return known;
    const plain = this.#edit(name, readFileSync(join(this.#folder, name)));
    const file = { type: types[extname(name)] ?? "application/octet-stream", plain };
    this.#files.set(name, file);
    return file;
  }
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

export function write(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.set("Cache-Control", "no-store");
  ctx.type = "text/plain; charset=utf-8";
  ctx.body = text;
}

/** Rejects methods that write; returns true if the response is complete. */
export function refusesWriting(ctx: Context, what: string): boolean {
  ctx.set(securityHeaders);
  if (ctx.method === "GET" || ctx.method === "HEAD") return false;
  ctx.set("Allow", "GET, HEAD");
  write(ctx, 405, `${what} can only be read.\n`);
  return true;
}
