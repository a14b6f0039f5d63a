// What axe-core finds on a page in each look; the documentation's tests use it too.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import type { Test } from "tap";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Dark differs from light only in its colours. */
export const looks = [
  { colorScheme: "light", width: 1280, rules: null },
  { colorScheme: "dark", width: 1280, rules: ["color-contrast"] },
  { colorScheme: "light", width: 390, rules: null },
  { colorScheme: "dark", width: 390, rules: ["color-contrast"] },
] as const;

type Axe = { run(options: object): Promise<AxeResults> };

/** The page stays open from one look to the next. */
export async function checkLooks(
  t: Test,
  page: Page,
  name: string,
  wanted: number = looks.length,
): Promise<void> {
  await page.evaluate(axeSource);
  for (const { colorScheme, width, rules } of looks.slice(0, wanted)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    t.strictSame(await faultsOf(page, rules), [], `${name}, ${colorScheme}, ${width} wide`);
  }
}

/** Returns what it objects to, one line each, and whether the page is wider than its window; empty is right. */
async function faultsOf(page: Page, rules: readonly string[] | null): Promise<string[]> {
  // All else that it reports, each rule and element that is right, takes half of the time.
  const violations = await page.evaluate(
    async (options) => (await (globalThis as unknown as { axe: Axe }).axe.run(options)).violations,
    { resultTypes: ["violations"], ...(rules && { runOnly: [...rules] }) },
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
    ...(wide ? ["wider than the window"] : []),
  ];
}
