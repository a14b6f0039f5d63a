// Every path except those in `assets/` returns the same document.
import type { Middleware } from "koa";
import type { BrandFiles } from "../http/brand-files.ts";
import { refusesWriting, StaticFiles, write } from "../http/static-files.ts";
import { isBelow } from "./origin.ts";

/** Written by the build, and replaced by the real path. */
const builtBase = '<base href="/portal/">';

/** Serves the portal's path except its API. @param place /portal, possibly with a prefix */
export function portalPages(
  folder: string,
  place: { path: string; apiPath: string },
  brand: BrandFiles,
): Middleware {
  const assets = `${place.path}/assets/`;
  const files = new StaticFiles(folder, (name, content) =>
    name === "index.html"
      ? Buffer.from(brand.edit(content.toString()).replace(builtBase, `<base href="${place.path}/">`))
      : content,
  );
  return (ctx, next) => {
    const { path } = ctx;
    if (!isBelow(path, place.path) || isBelow(path, place.apiPath)) return next();
    if (refusesWriting(ctx, "The portal's pages")) return;
    const name = path.startsWith(assets) ? path.slice(place.path.length + 1) : "index.html";
    if (brand.send(ctx, name)) return;
    if (files.has(name)) return files.send(ctx, name);
    if (files.areBuilt) return write(ctx, 404, "There is no such file.\n");
    return write(ctx, 503, "The portal's pages have not been built. `npm run portal` builds them.\n");
  };
}
