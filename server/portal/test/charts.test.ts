// Charts in a real browser: drawn in the colours of each theme, readable by pointer and as a table, on a phone too.
import type { Page } from "playwright-core";
import t from "tap";
import { Portal, rowsOf } from "./browser.ts";

const portal = await Portal.start(t);
const page = await portal.open(await portal.person("owner"));

/** The colours that the canvas of a chart has, by how often. */
const coloursOf = (within: Page, name: RegExp) =>
  within
    .getByRole("img", { name })
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const found: Record<string, number> = {};
      for (let i = 0; data && i < data.length; i += 4) {
        if (data[i + 3] !== 255) continue;
        const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
        found[colour] = (found[colour] ?? 0) + 1;
      }
      return found;
    });

const balance = /^Balance at the end of each day/;

t.test("an order is placed", async (t) => {
  const { id: package_id } = await portal.deployment.somePackage();
  t.equal((await portal.deployment.post("/v1/orders", { package_id, quantity: 2 })).status, 201);
  await page.reload();
});

t.test("a chart is drawn in the colours of the theme, and again when that changes", async (t) => {
  const light = page.getByRole("img", { name: balance }).locator("canvas");
  await light.waitFor();
  t.ok(((await coloursOf(page, balance))["11,101,112"] ?? 0) > 0, "teal on a light ground");
  const change = async (colorScheme: "dark" | "light") => {
    const before = await page.getByRole("img", { name: balance }).locator("canvas").elementHandle();
    await page.emulateMedia({ colorScheme });
    await before?.waitForElementState("hidden");
    await page.getByRole("img", { name: balance }).locator("canvas").waitFor();
  };
  await change("dark");
  t.ok(((await coloursOf(page, balance))["111,199,208"] ?? 0) > 0, "light teal on a dark ground");
  await change("light");
});

t.test("the day under the pointer is shown, with its value, as in the table", async (t) => {
  const figure = page.locator("figure", { has: page.getByRole("img", { name: balance }) });
  const box = await figure.locator(".u-over").boundingBox();
  if (!box) throw new Error("no chart");
  await figure.locator(".u-over").hover({ position: { x: box.width - 2, y: box.height / 2 } });
  const value = await figure.locator(".chart-tip b").first().innerText();
  const [day = ""] = (await figure.locator(".chart-tip .at").innerText()).split(",");
  await figure.getByText("Show as table").click();
  const [today = ""] = await rowsOf(page, "Balance at the end of each day");
  t.ok(today.startsWith(day), `${day} is first in the table: ${today}`);
  t.ok(today.includes(value) && /₹/.test(value), `${value} is in ${today}`);
});

t.test("the overview has the day's order, its destination, and what requests got", async (t) => {
  t.match((await rowsOf(page, "Destinations by units ordered")).join(), /2/);
  const orders = page.locator("figure", { has: page.getByRole("img", { name: /^Orders on each day/ }) });
  await orders.getByText("Show as table").click();
  t.match((await rowsOf(page, "Orders on each day"))[0], /\b1$/);
  await page.getByText("No errors").waitFor();
});

t.test("a chart becomes as narrow as a phone", async (t) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLElement>(".plot canvas");
    return canvas !== null && canvas.clientWidth > 200 && canvas.clientWidth < 390;
  });
  t.notOk(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth));
});
