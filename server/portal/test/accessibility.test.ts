// axe-core finds nothing on any page, in light and dark and at a phone's width, and no page is wider than its window.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import t, { type Test } from "tap";
import { type Login, Portal, signIn } from "./browser.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
t.setTimeout(240_000);
const portal = await Portal.start(t);

const partnerPages = [
  "",
  ...["orders", "orders/new", "esims", "balance", "keys", "endpoints", "deliveries", "events", "activity"],
  ...["members", "me", "nowhere"],
];
const operatorPages = ["", "packages", "import", "assortment", "support", "network", "clock"];

const looks = [
  { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  { colorScheme: "light", viewport: { width: 390, height: 844 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const;

async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector(".waiting, .read[aria-busy=true]"));
}

/** What axe-core objects to, in one line each; empty is right. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    ...(wide ? ["wider than the window"] : []),
  ];
}

async function checkPages(t: Test, login: Login, paths: readonly string[]): Promise<void> {
  for (const look of looks) {
    const page = await portal.window({ ...look, bypassCSP: true });
    const name = `${look.colorScheme}, ${look.viewport.width} wide`;
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    t.strictSame(await faultsOf(page), [], `sign in, ${name}`);
    await signIn(page, login);
    for (const path of paths) {
      await page.goto(`${portal.address}/${path}`);
      await settled(page);
      t.strictSame(await faultsOf(page), [], `/${path}, ${name}`);
    }
    await page.context().close();
  }
}

t.test("the pages of partner staff", async (t) => {
  const { id } = await portal.deployment.somePackage();
  const { body: order } = await portal.deployment.post("/v1/orders", { package_id: id, quantity: 2 });
  const details = [`orders/${order.id}`, `esims/${order.esims[0].iccid}`];
  await checkPages(t, await portal.person("owner"), [...partnerPages, ...details]);
});

t.test("the pages of the operator", async (t) => {
  const { id } = portal.deployment.account;
  await checkPages(t, await portal.person("operator"), [...operatorPages, `accounts/${id}`]);
});
