// The site in Chromium, served by a service of its own. Every error on a page, and every request to another server,
// fails the test.
import { globSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Test } from "tap";
import { executable } from "../../../server/portal/chromium.ts";
import { Deployment } from "../../../server/test/deployment.ts";
import { buildSite, siteFolder } from "../build.ts";

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
    executablePath: executable(),
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
