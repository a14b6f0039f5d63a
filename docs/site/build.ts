// Builds the documentation site: pages from the contract and the guides as HTML and as Markdown, search, collections.
// See `npm run docs -- --help`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { type BuildOptions, build } from "esbuild";
import { addPackages } from "./packages.ts";
import { feedFile, type Release, readReleases } from "./src/changelog.ts";
import { collectionFiles } from "./src/collections/files.ts";
import { consoleOperations } from "./src/console-operations.ts";
import { openApi, openApiFile, operations, type RuleId } from "./src/contract.ts";
import { feedOf } from "./src/feed.ts";
import { htmlOf, icon, type Site, socialFile } from "./src/layout.ts";
import { llmsFull, llmsList } from "./src/llms.ts";
import { type Rendered, renderPage, twinOf } from "./src/markdown.ts";
import { type Page, sections } from "./src/page.ts";
import { changelogPage, mutantPages } from "./src/pages/changelog.ts";
import { errorPages } from "./src/pages/errors.ts";
import { eventPages } from "./src/pages/events.ts";
import { guidePages } from "./src/pages/guides.ts";
import { readmePages } from "./src/pages/readmes.ts";
import { referencePages } from "./src/pages/reference.ts";
import { rulePages } from "./src/pages/rules.ts";
import { downloads, toolPages } from "./src/pages/tools.ts";
import { passagesOf } from "./src/search-words.ts";
import { type Report, readReport } from "./src/status.ts";
import { typeSchema } from "./src/type-schema.ts";

const here = import.meta.dirname;
const generated = dirname(openApiFile.pathname);
/** Where the server looks for the site. */
export const siteFolder = join(here, "../../server/docs/dist");
/** Where `npm run check` leaves the suite's report. */
export const usualReport = join(here, "../../tmp/conformance.json");
/** The stored report, used if there was no run. */
export const keptReport = join(here, "../conformance.json");

/** Every page, in the order of the navigation. */
export function sitePages(report: Report | null, releases: readonly Release[] = readReleases()): Page[] {
  const guides = guidePages();
  const statements = new Map<RuleId, Page>(
    guides.flatMap((guide) => guide.rules.map((rule) => [rule, guide])),
  );
  const pages = [
    ...guides,
    ...referencePages(),
    ...eventPages(),
    ...errorPages(),
    ...rulePages(report, statements),
    changelogPage(releases),
    ...mutantPages(),
    ...readmePages(),
    ...toolPages(),
  ];
  return sections.flatMap((section) => pages.filter((page) => page.section === section));
}

const options = {
  bundle: true,
  minify: true,
  write: false,
  target: "es2022",
  format: "iife",
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;

interface Asset {
  name: string;
  text: string;
}

async function builtAssets(words: string): Promise<Asset[]> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: {
      site: join(here, "client/site.ts"),
      search: join(here, "client/search.ts"),
      console: join(here, "client/console.ts"),
      theme: join(here, "../../server/portal/src/theme-start.ts"),
      docs: join(here, "styles/docs.css"),
    },
    outdir: here,
    define: { OPERATIONS: JSON.stringify(consoleOperations()) },
  });
  const files = outputFiles.map(({ path, text }) => ({ name: path.slice(here.length + 1), text }));
  return [...files, { name: "words.js", text: words }];
}

/** Returns `assets/site-<hash of its content>.js` for `site.js`. */
function placeOf({ name, text }: Asset): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return `assets/${name.replace(".", `-${hash}.`)}`;
}

/** Throws if a link leads to no page, or to no anchor of its page. */
function checkLinks(rendered: ReadonlyMap<string, Rendered>): void {
  for (const [from, { links }] of rendered) {
    for (const { path, anchor } of links) {
      const target = rendered.get(path);
      const isConsole = path === "console" && operations.some(({ id }) => id === anchor);
      if (!target) throw new Error(`${from} links to ${path}, which does not exist`);
      if (anchor !== undefined && !isConsole && !target.anchors.has(anchor))
        throw new Error(`${from} links to ${path}#${anchor}, an anchor that does not exist`);
    }
  }
}

/** If two builds end at once, either one may stay: they have the same content. */
function putInPlace(fresh: string, folder: string): void {
  const past = `${fresh}.past`;
  try {
    if (existsSync(folder)) renameSync(folder, past);
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
  rmSync(past, { recursive: true, force: true });
}

/** Written to a folder beside the target and then moved, so that a server never sees half a site. */
export async function buildSite(folder = siteFolder, reportFile = usualReport): Promise<number> {
  const releases = readReleases();
  const pages = sitePages(readReport(reportFile) ?? readReport(keptReport), releases);
  const feed = feedOf(releases, openApi.info.title);
  const all = pages.map((page) => ({ page, rendered: renderPage(page) }));
  checkLinks(new Map(all.map(({ page, rendered }) => [page.path, rendered])));
  const assets = await builtAssets(`globalThis.docsWords=${JSON.stringify(passagesOf(all))};\n`);
  const site: Site = {
    title: openApi.info.title,
    pages,
    assets: new Map(assets.map((asset) => [asset.name, placeOf(asset)])),
    feed: feed === null ? null : feedFile,
  };
  const files = new Map<string, string | Uint8Array>(assets.map((asset) => [placeOf(asset), asset.text]));
  for (const { page, rendered } of all) {
    files.set(`${page.path}.html`, htmlOf(site, page, rendered));
    files.set(`${page.path}.md`, twinOf(page));
  }
  files.set("404.html", htmlOf(site, missing, renderPage(missing)));
  files.set("404.md", twinOf(missing));
  if (feed !== null) files.set(feedFile, feed);
  files.set("favicon.svg", icon);
  files.set("types.json", typeSchema());
  files.set("llms.txt", llmsList(site));
  files.set("llms-full.txt", llmsFull(site));
  for (const [name, content] of collectionFiles()) files.set(`collections/${name}`, content);
  const fresh = `${folder}.${process.pid}`;
  for (const [name, content] of files) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), content);
  }
  copyFileSync(join(here, socialFile), join(fresh, socialFile));
  buildEditions();
  for (const name of ["openapi.json", "openapi.yaml", ...editions, "rules.json"])
    copyFileSync(join(generated, name), join(fresh, name));
  for (const [name] of downloads) {
    if (!files.has(name) && !/^(openapi|rules)[.-]/.test(name))
      throw new Error(`the download ${name} was not created`);
  }
  putInPlace(fresh, folder);
  return pages.length;
}

/** Git ignores them. */
const editions = ["openapi-3.0.json", "openapi-3.2.json"];

function buildEditions(): void {
  if (editions.every((name) => existsSync(join(generated, name)))) return;
  execFileSync(process.execPath, [join(here, "../../tools/documents.ts")], { stdio: "inherit" });
}

const missing: Page = {
  path: "404",
  section: "Start",
  title: "Page not found",
  summary: "This page does not exist.",
  markdown: [
    "# Page not found",
    "There is no page at this address. It may have moved: press `/` to search, or go on from here.",
    "- [Quick start](docs:quick-start)\n- [API reference](docs:reference/index)\n- [Errors](docs:errors/index)\n- [All guides](docs:index)",
  ].join("\n\n"),
};

/** Stores the part of a report that the site shows, one line per rule, for readable diffs. */
function keepReport(file: string): void {
  const report = readReport(file);
  if (report === null)
    throw new Error(`there is no report ${file}: create it with npm run check -- --only conformance`);
  const { startedAt, counts, conformant } = report;
  const rules = report.rules.map(({ id, status }) => JSON.stringify({ id, status })).sort();
  const head = JSON.stringify({ startedAt, counts, conformant }).slice(0, -1);
  writeFileSync(keptReport, `${head},"rules":[\n${rules.join(",\n")}\n]}\n`);
}

const help = `Usage: npm run docs [-- --out FOLDER] [-- --report FILE] [-- --keep]

Builds the documentation site: plain files with relative links. Any web server can serve them, at any URL, and a browser
can open index.html from a folder.

  --out FOLDER    target folder (default: where the service serves it from)
  --report FILE   JSON report of a conformance run, for the results beside the rules
                  (default: tmp/conformance.json, written by \`npm run check\`; else the stored one)
  --keep          store that report's results as docs/conformance.json

Exit codes: 0 built, 1 a broken link or an invalid source, 2 invalid argument.`;

async function run(): Promise<number> {
  let values: { out?: string; report?: string; keep?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        out: { type: "string" },
        report: { type: "string" },
        keep: { type: "boolean" },
        help: { type: "boolean" },
      },
    }));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return 2;
  }
  if (values.help) {
    console.log(help);
    return 0;
  }
  if (values.keep) keepReport(values.report ?? usualReport);
  const started = performance.now();
  const count = await buildSite(values.out, values.report);
  await addPackages(join(values.out ?? siteFolder, "downloads"));
  console.log(
    `${count} pages in ${((performance.now() - started) / 1000).toFixed(1)} s: ${values.out ?? siteFolder}`,
  );
  return 0;
}

if (import.meta.main) process.exitCode = await run();
