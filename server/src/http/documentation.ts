// Serves the documentation site beside the API, below /docs: only built files. It needs no key, has no rate limit, and
// overlaps with no path of the API. A browser that opens the service's root is sent there.
import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { refusesWriting, StaticFiles, write } from "./static-files.ts";

const builtSite = fileURLToPath(new URL("../../docs/dist", import.meta.url));

/** Pages may be requested without their extension. */
function nameOf(rest: string, files: StaticFiles): string | undefined {
  if (rest === "" || rest.endsWith("/"))
    return files.has(`${rest}index.html`) ? `${rest}index.html` : undefined;
  return [rest, `${rest}.html`].find((name) => files.has(name));
}

/** Whether a person opens the root of the service. */
export const isFrontPage = ({ method, url, headers }: IncomingMessage, sitePath: string): boolean =>
  method === "GET" && url === frontOf(sitePath) && /\btext\/html\b/.test(headers.accept ?? "");

const frontOf = (sitePath: string): string => sitePath.slice(0, sitePath.lastIndexOf("/") + 1);

/** @param path /docs, possibly with a prefix */
export function createDocumentation(path: string, log: Logger, folder = builtSite): Koa {
  const files = new StaticFiles(folder, (name, content) =>
    // Served at any depth, but its links are relative.
    name === "404.html"
      ? Buffer.from(content.toString().replace("<head>", `<head>\n<base href="${path}/">`))
      : content,
  );
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
