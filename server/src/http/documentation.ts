// The documentation site beside the API, below /docs: built files and nothing else. It takes no key and counts toward no
// limit, and no address of the API leads here.
import { fileURLToPath } from "node:url";
import Koa, { type Context } from "koa";
import type { Logger } from "pino";
import { refusesWriting, StaticFiles, write } from "./static-files.ts";

const builtSite = fileURLToPath(new URL("../../docs/dist", import.meta.url));

/** The file that an address below the site's path means: pages can be asked for without their ending. */
function nameOf(rest: string, files: StaticFiles): string | undefined {
  if (rest === "" || rest.endsWith("/"))
    return files.has(`${rest}index.html`) ? `${rest}index.html` : undefined;
  return [rest, `${rest}.html`].find((name) => files.has(name));
}

/** @param path where the site is: /docs, or with a prefix where the service has one */
export function createDocumentation(path: string, log: Logger, folder = builtSite): Koa {
  const files = new StaticFiles(folder, (name, content) =>
    // It is shown at addresses of any depth, and its links are relative.
    name === "404.html"
      ? Buffer.from(content.toString().replace("<head>", `<head>\n<base href="${path}/">`))
      : content,
  );
  const app = new Koa();
  app.use((ctx: Context) => {
    if (refusesWriting(ctx, "The documentation")) return;
    if (!files.areBuilt)
      return write(ctx, 503, "The documentation has not been built. `npm run docs` builds it.\n");
    const rest = ctx.path.slice(path.length + 1);
    const name = nameOf(rest, files);
    // Links of a page are relative to its folder, so a folder is only shown with its slash.
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

function redirect(ctx: Context, to: string): void {
  ctx.status = 301;
  ctx.set("Location", to);
  ctx.set("Cache-Control", "no-cache");
  ctx.body = "";
}
