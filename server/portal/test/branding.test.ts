// The portal of a company: its name, logo and colour on the sign-in page and in the frame, readable in light and dark.
import type { Page } from "playwright-core";
import t from "tap";
import type { Logo } from "../../src/domain/brand/brand.ts";
import { checkLooks } from "./axe.ts";
import { Portal, seen, signIn, visit } from "./browser.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#c00"/></svg>`;
const companyLogo: Logo = { type: "image/svg+xml", content: Buffer.from(svg) };

/** Width and height of the logo as it is drawn. */
const logoSize = (page: Page) =>
  page.getByRole("img", { name: "Acme Travel" }).evaluate((image: HTMLImageElement) => ({
    isLoaded: image.complete && image.naturalWidth > 0,
    height: image.getBoundingClientRect().height,
  }));

t.test("a yellow brand with a logo", async (t) => {
  const portal = await Portal.start(t, { companyName: "Acme Travel", companyColour: "#ffe600", companyLogo });
  const page = await portal.window();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  t.equal(await page.title(), "Sign in · Acme Travel portal");
  t.same(await logoSize(page), { isLoaded: true, height: 32 });
  await checkLooks(t, page, "sign in");
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, await portal.person("owner"));
  await visit(page, "Orders");
  t.equal(await page.title(), "Orders · Acme Travel portal");
  t.same(await logoSize(page), { isLoaded: true, height: 32 });
  await checkLooks(t, page, "orders");
});

t.test("a name alone stands beside the mark; an operator's search shows all", async (t) => {
  const portal = await Portal.start(t, { companyName: "Acme & <Sons>" });
  const { deployment } = portal;
  for (let i = 0; i < 11; i++) await deployment.addAccount();
  const page = await portal.open(await portal.person("admin"));
  await seen(page.getByRole("banner"), "Acme & <Sons>");
  await page.goto(`${portal.address}/search?q=test`);
  await seen(page, "No more than 10 are shown.");
  await page.getByRole("link", { name: "Show all" }).click();
  await page.waitForURL("**/search?q=test&kind=account");
  await page.waitForFunction(() => document.querySelectorAll("a.hit").length === 12);
  await checkLooks(t, page, "all accounts");
  await page.getByRole("link", { name: "All results" }).click();
  await seen(page, "No more than 10 are shown.");
});
