// The site in Chromium, served by a service of its own. Every error on a page, and every request to another server,
// fails the test.
import { accessSync, globSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Test } from "tap";
import { Deployment } from "../../../server/test/deployment.ts";
import { buildSite, siteFolder } from "../build.ts";

const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

function chromiumPath(): string {
  const found = candidates.find((path) => {
    try {
      if (path) accessSync(path);
      return path !== undefined;
    } catch {
      return false;
    }
  });
  if (found === undefined)
    throw new Error("These tests need Chromium: `apt-get install chromium`, or its path in CHROMIUM.");
  return found;
}

export interface SiteInBrowser {
  deployment: Deployment;
  docsUrl: string;
  /** Every page, relative to the site's root. */
  files: string[];
  open(t: Test, options?: Parameters<Browser["newContext"]>[0]): Promise<Page>;
}

export async function startBrowser(t: Test): Promise<SiteInBrowser> {
  await buildSite();
  const deployment = await Deployment.start(t);
  const { docsUrl } = deployment.service;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-sync",
    ],
  });
  t.teardown(() => browser.close());

  async function open(t: Test, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(10_000);
    t.teardown(() => context.close());
    const page = await context.newPage();
    page.on("pageerror", (error) => t.fail(`the page threw: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") t.fail(`${page.url()}: ${message.text()}`);
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== "data:" && protocol !== "file:" && origin !== new URL(docsUrl).origin)
        t.fail(`${page.url()} asked for ${request.url()}`);
    });
    return page;
  }

  return { deployment, docsUrl, files: globSync("**/*.html", { cwd: siteFolder }).toSorted(), open };
}
