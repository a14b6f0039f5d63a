// How the pages are served: the document for every address, files that may be kept for ever, nothing from elsewhere,
// and no place to run anything that the build did not make.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Koa from "koa";
import t, { type Test } from "tap";
import { BrandFiles } from "../../src/http/brand-files.ts";
import { portalFiles, portalPages, sendNotice } from "../../src/portal/pages.ts";
import { buildPages } from "../build.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-pages-"));
t.teardown(() => rmSync(folder, { recursive: true, force: true }));
const built = join(folder, "dist");
await buildPages(built);

const unbranded = { name: null, logo: null, colour: null };

async function serve(t: Test, pages: string, path = "/portal"): Promise<string> {
  const app = new Koa();
  const brand = new BrandFiles(unbranded, path);
  app.use(portalPages(portalFiles(pages, { path }, brand, null), { path }, brand, [`${path}/api`]));
  app.use((ctx) => {
    ctx.body = "passed on";
  });
  return await listen(t, app);
}

async function listen(t: Test, app: Koa): Promise<string> {
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.teardown(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

t.test("every address is the document, which is requested again each time", async (t) => {
  const origin = await serve(t, built);
  for (const path of ["/portal", "/portal/", "/portal/orders/ord_1"]) {
    const response = await fetch(origin + path);
    t.equal(response.status, 200, path);
    t.match(response.headers.get("content-type"), /^text\/html/);
    t.equal(response.headers.get("cache-control"), "no-cache");
    const policy = response.headers.get("content-security-policy") ?? "";
    t.match(policy, /default-src 'none'/);
    t.notMatch(policy, /unsafe|https?:/);
    const text = await response.text();
    t.notMatch(text, /(src|href)="(https?:)?\/\//, "nothing from elsewhere");
    t.notMatch(text, /<script(?![^>]*\ssrc=)|<style|\son\w+=/, "nothing inline");
  }
});

t.test("the document names the OpenID provider, and a notice is a page of its own", async (t) => {
  const app = new Koa();
  const place = { path: "/portal" };
  const brand = new BrandFiles({ ...unbranded, name: "Blue & Sons" }, place.path);
  const files = portalFiles(built, place, brand, 'Tom & "Jerry" <b>');
  app.use((ctx, next) => {
    if (ctx.path !== "/portal/notice") return next();
    sendNotice(ctx, files, { status: 403, title: "No <entry>", text: "$& & so on" });
  });
  app.use(portalPages(files, place, brand, []));
  const origin = await listen(t, app);
  const document = await (await fetch(`${origin}/portal`)).text();
  const label = "Tom &amp; &quot;Jerry&quot; &lt;b&gt;";
  t.ok(document.includes(`<meta name="openid-label" content="${label}">`));
  const notice = await fetch(`${origin}/portal/notice`);
  t.equal(notice.status, 403);
  t.match(notice.headers.get("content-type"), /^text\/html/);
  const text = await notice.text();
  t.match(
    text,
    /<title>No &lt;entry&gt; · Blue &amp; Sons .*Blue &amp; Sons<\/header>.*<h1>No &lt;entry&gt;<\/h1>.*\$&amp; &amp; so on/s,
  );
  t.notMatch(text, /<script(?![^>]*\ssrc=)|<style|\son\w+=|<!-- /);
});

t.test("files carry a hash, are kept for ever and come compressed", async (t) => {
  const origin = await serve(t, built);
  const document = await (await fetch(`${origin}/portal`)).text();
  const names = [...document.matchAll(/assets\/[^"]+/g)].map(([name]) => name);
  t.equal(names.length, 3, "theme, script and styles");
  for (const name of names) {
    t.match(name, /-[0-9A-Z]{8}\.(js|css)$/);
    const sizes: number[] = [];
    for (const encoding of ["identity", "gzip", "br"]) {
      const response = await fetch(`${origin}/portal/${name}`, { headers: { "accept-encoding": encoding } });
      t.match(response.headers.get("cache-control"), /immutable/);
      t.equal(response.headers.get("content-encoding"), encoding === "identity" ? null : encoding);
      t.equal(response.headers.get("x-content-type-options"), "nosniff");
      sizes.push((await response.text()).length);
    }
    t.equal(new Set(sizes).size, 1, "the same file in each encoding");
  }
  t.equal((await fetch(`${origin}/portal/assets/none-00000000.js`)).status, 404);
  t.equal((await fetch(`${origin}/portal/assets/..%2findex.html`)).status, 404);
});

t.test("the API and everything else is passed on; pages can only be read", async (t) => {
  const origin = await serve(t, built);
  for (const path of ["/portal/api", "/portal/api/session", "/partner/api/v1/balance", "/portalet"]) {
    t.equal(await (await fetch(origin + path)).text(), "passed on", path);
  }
  const response = await fetch(`${origin}/portal`, { method: "POST" });
  t.equal(response.status, 405);
  t.equal(response.headers.get("allow"), "GET, HEAD");
});

t.test("links are relative to the path of the portal", async (t) => {
  const origin = await serve(t, built, "/travel/portal");
  const text = await (await fetch(`${origin}/travel/portal/orders`)).text();
  t.match(text, '<base href="/travel/portal/">');
  const [script = ""] = /assets\/portal-[^"]+\.js/.exec(text) ?? [];
  t.equal((await fetch(`${origin}/travel/portal/${script}`)).status, 200);
});

t.test("says so where nothing has been built", async (t) => {
  const origin = await serve(t, join(folder, "nothing"));
  const response = await fetch(`${origin}/portal`);
  t.equal(response.status, 503);
  t.match(await response.text(), "npm run portal");
});

t.test(
  "no page needs more than 90 kB compressed, and only pages with charts load the library for them",
  async (t) => {
    const assets = join(built, "assets");
    const names = readdirSync(assets);
    const textOf = (name: string) => readFileSync(join(assets, name), "utf8");
    const filesFor = (name: string, found = new Set<string>()): Set<string> => {
      if (found.has(name)) return found;
      found.add(name);
      const imports = textOf(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
      for (const [, next = ""] of imports) filesFor(next, found);
      return found;
    };
    const [portal = ""] = names.filter((name) => /^portal-.*\.js$/.test(name));
    const pages = [...textOf(portal).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name = ""]) => name);
    t.ok(pages.length > 20, `${pages.length} pages`);
    const always = [...names.filter((name) => /^(theme|portal)-.*\.(js|css)$/.test(name))];
    const large: string[] = [];
    const charted: string[] = [];
    for (const page of pages) {
      const files = new Set([...always, ...filesFor(portal), ...filesFor(page)]);
      const bytes = [...files].reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0);
      if (bytes > 90_000) large.push(`${page}: ${bytes} bytes`);
      if ([...files].some((name) => name.endsWith(".js") && textOf(name).includes("u-over")))
        charted.push(page);
    }
    t.same(large, []);
    t.ok(charted.length > 0 && charted.length < pages.length / 2, `${charted.length} pages with charts`);
  },
);
