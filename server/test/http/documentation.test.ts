// The documentation beside the API: files, their URLs and headers, and that the API is unaffected.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import t, { type Test } from "tap";
import type { Brand } from "../../src/domain/brand/brand.ts";
import { BrandFiles } from "../../src/http/brand-files.ts";
import { createDocumentation } from "../../src/http/documentation.ts";
import { usualBaseUrl, usualOrigin } from "../../src/runtime/settings.ts";
import { Deployment } from "../deployment.ts";

const noBrand: Brand = { name: null, logo: null, colour: null };

async function serveSite(
  t: Test,
  path = "/docs",
  {
    statusUrl = null,
    supportUrl = null,
    brand = noBrand,
  }: { statusUrl?: string | null; supportUrl?: string | null; brand?: Brand } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "documentation-"));
  const site = join(folder, "dist");
  const app = createDocumentation({
    url: new URL(path, "https://partner.example"),
    usualOrigin,
    statusUrl,
    supportUrl,
    brandFiles: new BrandFiles(brand, "/portal"),
    now: () => Date.UTC(2026, 0, 1),
    log: pino({ level: "silent" }),
    folder: site,
  });
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const get = (target: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${target}`, { redirect: "manual", ...init });
  /** As the builder does it: written beside the old one, then moved. */
  const build = (files: Record<string, string>) => {
    const fresh = join(folder, "fresh");
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(fresh, name, ".."), { recursive: true });
      writeFileSync(join(fresh, name), text);
    }
    rmSync(site, { recursive: true, force: true });
    renameSync(fresh, site);
  };
  return { folder, get, build };
}

const files = {
  "index.html": "<head></head>start",
  "404.html": "<head></head>lost",
  "errors/index.html": "errors",
  "errors/rate_limited.html": "limited",
  "errors/rate_limited.md": "# limited",
  "assets/site-abc.js": "1;",
};

t.test("the picture of a shared link has its whole URL", async (t) => {
  const { get, build } = await serveSite(t);
  build({
    "index.html": '<head><meta property="og:image" content="social.png"></head>',
    "social.png": "png",
  });
  t.match(await (await get("/docs/")).text(), 'content="https://partner.example/docs/social.png">');
  t.equal((await get("/docs/social.png")).headers.get("Content-Type"), "image/png");
});

t.test("a company's name, logo and colour replace those of the built pages", async (t) => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  const brand: Brand = { name: "A & B", logo: { type: "image/svg+xml", content }, colour: "#b0241b" };
  const page = `<head><title>Start · Partner eSIM API</title>
<link rel="icon" href="data:image/svg+xml,x">
</head><header><a class="name" href="index.html"><svg></svg>Partner eSIM API</a></header>Partner eSIM`;
  const { get, build } = await serveSite(t, "/docs", { brand });
  build({ "index.html": page });
  const html = await (await get("/docs/")).text();
  t.match(html, "<title>Start · A &amp; B API</title>");
  t.match(html, /<link rel="icon" href="\/portal\/assets\/logo-[0-9a-f]{12}\.svg">/);
  t.match(html, /<link rel="stylesheet" href="\/portal\/assets\/brand-[0-9a-f]{12}\.css">\n<\/head>/);
  t.match(html, /href="index\.html"><img class="company-logo" src="[^"]+\.svg" alt="A &amp; B"><\/a>/);
  t.match(html, "</header>Partner eSIM", "the text of a page stays");

  const plain = await serveSite(t);
  plain.build({ "index.html": page });
  t.equal(await (await plain.get("/docs/")).text(), page, "without settings, as built");
});

t.test("samples, documents and collections name the service that serves them", async (t) => {
  const { get, build } = await serveSite(t, "/sales/docs");
  const text = `${usualBaseUrl} and ${usualBaseUrl}/v1`;
  const other = "http://127.0.0.1:40101/partner/api";
  build({
    "index.html": text,
    "a.md": text,
    "llms.txt": other,
    "openapi.json": `"default": "${usualOrigin}"`,
    "b.md": `npm install ${usualOrigin}/docs/downloads/partner-esim-sdk.tgz`,
  });
  const ownUrl = "https://partner.example/sales/partner/api";
  for (const [name, expected] of [
    ["", `${ownUrl} and ${ownUrl}/v1`],
    ["a.md", `${ownUrl} and ${ownUrl}/v1`],
    ["llms.txt", other],
    ["openapi.json", '"default": "https://partner.example/sales"'],
    ["b.md", "npm install https://partner.example/sales/docs/downloads/partner-esim-sdk.tgz"],
  ] as const)
    t.equal(await (await get(`/sales/docs/${name}`)).text(), expected, name);
});

t.test("the links of a feed have their whole URL, in the text of its entries too", async (t) => {
  const { get, build } = await serveSite(t);
  build({
    ...files,
    "changelog.xml":
      '<link rel="self" href="changelog.xml"/> &lt;a href=&quot;guides/a.html#b&quot;&gt; &lt;a href=&quot;https://example.com&quot;&gt;',
  });
  t.equal(
    await (await get("/docs/changelog.xml")).text(),
    '<link rel="self" href="https://partner.example/docs/changelog.xml"/> &lt;a href=&quot;https://partner.example/docs/guides/a.html#b&quot;&gt; &lt;a href=&quot;https://example.com&quot;&gt;',
  );
});

t.test("pages link to the operator's status page, if there is one", async (t) => {
  const page = '<p><span class="status"></span></p>';
  const shown = async (statusUrl: string | null) => {
    const { get, build } = await serveSite(t, "/docs", { statusUrl });
    build({ "index.html": page });
    return await (await get("/docs/")).text();
  };
  t.equal(
    await shown("https://status.example/?a=1&b=2"),
    '<p><a href="https://status.example/?a=1&amp;b=2">Status</a></p>',
  );
  t.equal(await shown(null), "<p></p>");
  t.notMatch(await shown('https://status.example/"><script>'), "<script>");
});

t.test("where partners get help is in pages, in the OpenAPI documents and in security.txt", async (t) => {
  const built = {
    ...files,
    "index.html": '<p><span class="status"></span></p>',
    "openapi.json": '{\n  "info": {\n    "title": "A"\n  }\n}',
    "openapi.yaml": "openapi: 3.1.0\ninfo:\n  title: A\n",
  };
  const shown = async (supportUrl: string | null) => {
    const { get, build } = await serveSite(t, "/docs", { supportUrl });
    build(built);
    const text = async (path: string) => await (await get(path)).text();
    return {
      page: await text("/docs/"),
      json: JSON.parse(await text("/docs/openapi.json")).info,
      yaml: await text("/docs/openapi.yaml"),
      security: await text("/.well-known/security.txt"),
    };
  };
  t.match(await shown("mailto:help@partner.example"), {
    page: '<p><a href="mailto:help@partner.example">Support</a></p>',
    json: { contact: { email: "help@partner.example" }, title: "A" },
    yaml: 'info:\n  contact: {"email":"help@partner.example"}\n  title: A\n',
    security: "Contact: mailto:help@partner.example\nExpires: 2026-04-01T00:00:00.000Z\n",
  });
  t.match(await shown("https://partner.example/help"), {
    json: { contact: { url: "https://partner.example/help" } },
  });
  t.match(await shown(null), { page: "<p></p>", json: { title: "A" }, security: "There is no such page.\n" });
});

t.test("the root serves the files that browsers and crawlers look for", async (t) => {
  const { get, build } = await serveSite(t, "/sales/docs");
  build({ ...files, "favicon.svg": "<svg/>" });
  t.equal((await get("/sales/favicon.ico")).headers.get("location"), "/sales/docs/favicon.svg");
  t.equal((await get("/sales/docs/favicon.svg")).headers.get("content-type"), "image/svg+xml");
  t.equal(
    await (await get("/sales/robots.txt")).text(),
    "User-agent: *\nAllow: /sales/docs/\nDisallow: /sales/\n",
  );
});

t.test("pages are served by their URLs, with redirects to folders", async (t) => {
  const { get, build } = await serveSite(t);
  build(files);
  const text = async (target: string) => (await get(target)).text();
  t.equal(await text("/docs/"), files["index.html"]);
  t.equal(await text("/docs/errors/rate_limited"), "limited");
  t.equal(await text("/docs/errors/rate_limited.html"), "limited");
  t.equal(await text("/docs/errors/"), "errors");
  for (const [target, to] of [
    ["/docs", "/docs/"],
    ["/docs/errors", "/docs/errors/"],
  ]) {
    const response = await get(target ?? "");
    t.equal(response.status, 301);
    t.equal(response.headers.get("location"), to);
  }
  const twin = await get("/docs/errors/rate_limited.md");
  t.equal(twin.headers.get("content-type"), "text/markdown; charset=utf-8");
});

t.test("unknown paths and paths outside the folder get 404", async (t) => {
  const { folder, get, build } = await serveSite(t);
  build(files);
  writeFileSync(join(folder, "secret.html"), "secret");
  for (const target of [
    "/docs/nothing",
    "/docs/../secret",
    "/docs/%2e%2e/secret.html",
    "/docs/..%2fsecret.html",
    "/docs/errors/%00",
  ]) {
    const response = await get(target);
    t.equal(response.status, 404, target);
    t.notMatch(await response.text(), "secret", target);
  }
  t.match(
    await (await get("/docs/errors/nothing")).text(),
    '<base href="/docs/">',
    "its links work at any depth",
  );
  const post = await get("/docs/", { method: "POST" });
  t.equal(post.status, 405);
  t.equal(post.headers.get("allow"), "GET, HEAD");
});

t.test("headers: policy, how long to keep, compression", async (t) => {
  const { get, build } = await serveSite(t);
  build(files);
  const page = await get("/docs/");
  t.match(page.headers.get("content-security-policy"), "default-src 'none'; script-src 'self'");
  t.equal(page.headers.get("x-content-type-options"), "nosniff");
  t.equal(page.headers.get("cache-control"), "no-cache");
  const asset = await get("/docs/assets/site-abc.js", { headers: { "accept-encoding": "br" } });
  t.match(asset.headers.get("cache-control"), "immutable");
  t.equal(asset.headers.get("content-encoding"), "br");
  const long = { "accept-encoding": `br${", gzip".repeat(2000)}` };
  const plain = await get("/docs/assets/site-abc.js", { headers: long });
  t.equal(plain.headers.get("content-encoding"), null, "a long list is not negotiated");
  t.equal(await asset.text(), "1;");
});

t.test("pages get 503 until they are built, and a new build is served at once", async (t) => {
  const { get, build } = await serveSite(t, "/here/docs");
  const none = await get("/here/docs/");
  t.equal(none.status, 503);
  t.match(await none.text(), "npm run docs");
  build(files);
  t.equal((await get("/here/docs/")).status, 200);
  t.equal((await get("/here/docs")).headers.get("location"), "/here/docs/");
  build({ ...files, "index.html": "new" });
  t.equal(await (await get("/here/docs/")).text(), "new");
});

t.test("serving the documentation doesn't change the API", async (t) => {
  const deployment = await Deployment.start(t);
  const { url, docsUrl } = deployment.service;
  t.equal(docsUrl, new URL("/docs", url).href);
  const beside = await fetch(`${docsUrl}umentation`);
  t.equal(beside.status, 401);
  t.match(await beside.json(), { error: { code: "invalid_api_key" } }, "another path is the API's");
  const inside = await deployment.get("/docs");
  t.equal(inside.body.error.code, "not_found", "so is one below its base address");
  await deployment.enterMinute();
  const before = await deployment.get("/v1/balance");
  await fetch(`${docsUrl}/`, { headers: { authorization: `Bearer ${deployment.testKey}` } });
  const after = await deployment.get("/v1/balance");
  const left = (reply: typeof before) => Number(reply.headers.get("x-ratelimit-remaining"));
  t.equal(left(after), left(before) - 1, "a page counts toward no limit");
});

t.test("a browser gets to it from the service's root", async (t) => {
  const { service } = await Deployment.start(t);
  const get = (path: string, accept: string) =>
    fetch(new URL(path, service.url), { redirect: "manual", headers: { accept } });
  for (const path of ["/", "/?source=mail"]) {
    const page = await get(path, "text/html,application/xhtml+xml,*/*;q=0.8");
    t.equal(page.status, 302, path);
    t.equal(page.headers.get("location"), "/docs/", path);
    t.equal((await get(path, "application/json")).status, 401, "to a client it is a path of the API");
  }
});

t.test("the documentation's URL keeps the prefix of the public URL", async (t) => {
  const deployment = await Deployment.start(t, { publicUrl: "https://travel.example/esim/partner/api" });
  t.equal(deployment.service.docsUrl, "https://travel.example/esim/docs");
});
