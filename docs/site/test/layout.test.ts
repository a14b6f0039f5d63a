// How pages are laid out, measured on every page: lengths of lines and pages, names on one line, code that nobody has to
// scroll sideways, and examples beside the text.
import type { Page } from "playwright-core";
import t from "tap";
import { errorCodes, eventTypes, openApi, operations } from "../src/contract.ts";
import { sampleWidth } from "../src/samples/notation.ts";
import { startBrowser } from "./browser.ts";
import {
  brokenNames,
  crowdedTexts,
  longestLine,
  rightEdges,
  scrollingCode,
  wrappedCode,
} from "./measures.ts";

const { docsUrl, files, open } = await startBrowser(t);

const screen = 900;
const isOperation = (file: string) => /^reference\/(?!index)/.test(file);
const hasTwoColumns = (file: string) => /^(reference|events)\/(?!index)/.test(file);

/** Names of fields as they are written in lists and texts. */
const fields = Object.values(openApi.components.schemas).flatMap(({ properties = {} }) =>
  Object.keys(properties),
);
const parameters = operations.flatMap((operation) => operation.parameters.map(({ name }) => name));
const names = [...errorCodes, ...eventTypes.map(({ type }) => type), ...fields, ...parameters];

const mostCharacters = { text: 100, code: 86 };

async function longLines(page: Page): Promise<string[]> {
  const { length, text } = await longestLine(page);
  return length > mostCharacters.text ? [`a line has ${length} characters: ${text}`] : [];
}

async function hiddenCode(page: Page, file: string): Promise<string[]> {
  const columnsMax = hasTwoColumns(file) ? sampleWidth : mostCharacters.code;
  return [
    ...(await scrollingCode(page)).map((code) => `scrolls: ${code}`),
    ...(await wrappedCode(page, columnsMax)).map((code) => `wraps: ${code}`),
  ];
}

const crowdedPictures = async (page: Page) =>
  (await crowdedTexts(page)).map((text) => `a picture has no room for ${text}`);

const scatteredEdges = async (page: Page, file: string) => {
  const edges = hasTwoColumns(file) ? [] : await rightEdges(page);
  return edges.length > 1 ? [`blocks end at ${edges.join(", ")} px`] : [];
};

const widths = [
  { width: 390, measures: [crowdedPictures] },
  { width: 1280, measures: [longLines, hiddenCode, crowdedPictures] },
  { width: 1440, measures: [longLines, scatteredEdges] },
] as const;

t.test("lines, names and code at each width, on every page", async (t) => {
  const page = await open(t);
  const faults: string[] = [];
  for (const file of files) {
    await page.goto(`${docsUrl}/${file}`);
    for (const { width, measures } of widths) {
      await page.setViewportSize({ width, height: screen });
      const broken = (await brokenNames(page, names)).map((name) => `breaks ${name}`);
      const others = await Promise.all(measures.map((measure) => measure(page, file)));
      for (const fault of [broken, ...others].flat()) faults.push(`${file} at ${width} px: ${fault}`);
    }
  }
  t.same(faults, []);
});

const operationFiles = files.filter(isOperation);

t.test("no page of an operation is longer than four screens", async (t) => {
  t.equal(operationFiles.length, operations.length);
  const page = await open(t, { viewport: { width: 1440, height: screen } });
  const long: string[] = [];
  for (const file of operationFiles) {
    await page.goto(`${docsUrl}/${file}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 4 * screen) long.push(`${file}: ${(height / screen).toFixed(2)}`);
  }
  t.same(long, []);
});

t.test("request and response stay beside the text, of operations and of events", async (t) => {
  const page = await open(t);
  for (const file of files.filter(hasTwoColumns)) {
    await page.goto(`${docsUrl}/${file}`);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: screen });
      // To where the text ends at the bottom of the window.
      await page.locator(".below").evaluate((text) => text.scrollIntoView({ block: "end" }));
      const beside = await page.locator(".beside").boundingBox();
      const text = await page.locator(".below").boundingBox();
      if (!beside || !text) throw new Error(`${file} has no second column`);
      t.ok(beside.x >= text.x + text.width, `${file} has two columns at ${width} px`);
      t.ok(beside.y >= 0 && beside.y < 100, `${file} shows its examples when scrolled: ${beside.y}`);
      t.ok(beside.y + beside.height <= screen + 1, `${file} shows all of them`);
    }
  }
});

t.test("nested fields fold, and a language chosen once holds everywhere", async (t) => {
  const page = await open(t, { viewport: { width: 1440, height: screen } });
  await page.goto(`${docsUrl}/reference/orders-create.html`);
  const nested = page.locator(".fields").getByText("customer.email", { exact: true }).first();
  t.notOk(await nested.isVisible());
  await page.getByText("2 fields").first().click();
  t.ok(await nested.isVisible());
  await page.getByRole("tab", { name: "Python" }).first().click();
  const shown = page.getByText("order = client.orders.create(");
  t.same(
    await Promise.all((await shown.all()).map((one) => one.isVisible())),
    [true, true],
    "in all examples",
  );
  await page.goto(`${docsUrl}/events/ping.html`);
  await page.getByRole("tab", { name: "Koa" }).click();
  await page.goto(`${docsUrl}/quick-start.html`);
  await page.goto(`${docsUrl}/errors/rate_limited.html`);
  await page.getByRole("tab", { name: "Python", selected: true }).waitFor();
});
