// The site in a real browser, served by the real service: no errors on any page, no requests to other servers, axe-core
// in light and dark and at a phone's width, search, tabs, menu, and the console against the sandbox.
import { pathToFileURL } from "node:url";
import t from "tap";
import { OrderNotFoundError, PartnerEsim } from "../../../sdk/src/index.ts";
import { checkLooks, looks } from "../../../server/portal/test/axe.ts";
import { siteFolder } from "../build.ts";
import { usualBaseUrl } from "../src/usual-base-url.ts";
import { startBrowser } from "./browser.ts";

const { deployment, docsUrl, files, open } = await startBrowser(t);

/** One page of each kind is checked in every look, the guides in one. */
const kinds = files.filter(
  (file) =>
    /^(index|console)\.html$|^(errors|reference)\/index\.html$/.test(file) ||
    ["reference/orders-create.html", "errors/rate_limited.html", "guides/webhooks.html"].includes(file) ||
    ["events/order.completed.html", "rules/orders.html"].includes(file),
);
const guides = files.filter(
  (file) =>
    /^(quick-start|changelog|downloads|sdk|conformance)|^guides\//.test(file) && !kinds.includes(file),
);

t.test("axe-core finds nothing, and nothing is wider than its window", async (t) => {
  const page = await open(t);
  t.equal(kinds.length, 9, "pages were found");
  t.ok(guides.length > 9, "guides were found");
  for (const file of [...kinds, ...guides]) {
    await page.goto(`${docsUrl}/${file}`);
    await checkLooks(t, page, file, kinds.includes(file) ? looks.length : 1);
  }
});

t.test("every page opens without an error, is no wider than a phone, and closes its menu", async (t) => {
  const page = await open(t, { viewport: { width: 360, height: 800 } });
  for (const file of files) {
    await page.goto(`${docsUrl}/${file}`);
    t.equal(await page.locator("h1").count(), 1, file);
    t.notOk(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), `${file} fits`);
    const menu = page.getByRole("button", { name: "Menu" });
    const pages = page.locator("#navigation");
    await menu.click();
    t.ok(await pages.isVisible(), `${file} opens its menu`);
    await menu.click();
    t.notOk(await pages.isVisible(), `${file} closes it`);
  }
});

t.test("the search finds codes, fields, operations and rules, by keyboard alone", async (t) => {
  const page = await open(t);
  const wanted: [words: string, address: RegExp][] = [
    ["insufficient_balance", /errors\/insufficient_balance\.html$/],
    ["create an order", /reference\/orders-create\.html/],
    ["orders.create.quantity.range", /rules\/orders\.html#orders\.create\.quantity\.range$/],
    ["esim.usage_80", /events\/esim\.usage_80\.html/],
    ["signature", /guides\/webhooks\.html|rules\/webhooks\.html/],
  ];
  for (const [words, address] of wanted) {
    await page.goto(`${docsUrl}/guides/money.html`);
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill(words);
    await page.locator("dialog li a").first().waitFor();
    if (words === "signature") {
      await checkLooks(t, page, "the search");
      await page.keyboard.press("Escape");
      t.notOk(await page.getByRole("searchbox").isVisible(), "Escape closes it at once");
      await page.evaluate(() => {
        const search = document.querySelector("dialog") as HTMLDialogElement;
        search.showModal();
        search.close();
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
      });
      await page.locator("dialog li a").first().waitFor();
    }
    await Promise.all([page.waitForURL(address), page.keyboard.press("Enter")]);
    t.pass(`${words} leads to ${page.url()}`);
  }
});

t.test("the search says how many it lists, and lists the rest when asked", async (t) => {
  const page = await open(t);
  await page.goto(`${docsUrl}/index.html`);
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("order");
  const found = page.locator("dialog li");
  await found.first().waitFor();
  const [, all] =
    /^The best 20 of (\d+) found$/.exec((await page.getByRole("status").textContent()) ?? "") ?? [];
  t.equal(await found.count(), 20);
  const showOthers = page.getByRole("button", { name: `Show the other ${Number(all) - 20}` });
  await checkLooks(t, page, "a search with more results");
  await showOthers.click();
  t.equal(await found.count(), Number(all));
  t.notOk(await showOthers.isVisible());
  t.equal(await page.getByRole("status").textContent(), `${all} found`);
});

t.test("tabs, colours and the menu of a phone", async (t) => {
  const page = await open(t, { viewport: { width: 390, height: 844 }, colorScheme: "light" });
  await page.goto(`${docsUrl}/reference/orders-create.html`);
  const typescript = page.getByRole("tab", { name: "TypeScript" }).first();
  await typescript.click();
  t.equal(await typescript.getAttribute("aria-selected"), "true");
  t.ok(await page.getByText("await client.orders.create(").first().isVisible());
  await page.goto(`${docsUrl}/reference/balance-get.html`);
  t.equal(
    await page.getByRole("tab", { name: "TypeScript" }).getAttribute("aria-selected"),
    "true",
    "remembered",
  );
  await page.keyboard.press("Tab");
  await page.getByRole("tab", { name: "TypeScript" }).press("ArrowLeft");
  t.equal(await page.getByRole("tab", { name: "curl" }).getAttribute("aria-selected"), "true", "by arrow");
  t.notOk(await page.getByRole("combobox", { name: "Theme" }).isVisible(), "no room for it");
  await page.getByRole("button", { name: "Menu" }).click();
  t.ok(await page.getByRole("combobox", { name: "Theme" }).isVisible(), "with the menu");
  await page.keyboard.press("Escape");
  t.notOk(await page.locator("#navigation").isVisible(), "Escape closes the menu");
  await page.getByRole("button", { name: "Menu", expanded: false }).click();
  await page.getByRole("link", { name: "Idempotency", exact: true }).click();
  await page.waitForURL(/guides\/idempotency/);
  await page.setViewportSize({ width: 1280, height: 844 });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("combobox").selectOption("dark");
  t.not(await ground(), light, "dark by choice");
  await page.goto(`${docsUrl}/index.html`);
  t.not(await ground(), light, "and on the next page");
});

t.test("a copied sample is the whole sample", async (t) => {
  const page = await open(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${docsUrl}/reference/balance-get.html`);
  const figure = page.locator("figure.code", { hasText: "curl" });
  await figure.hover();
  await figure.getByRole("button", { name: "Copy" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  t.equal(copied, await figure.locator("code").textContent());
  t.match(copied, /^curl "\$PARTNER_ESIM_BASE_URL\/v1\/balance"/);
});

t.test("the console calls the sandbox, rejects live keys, and the tab remembers a test key", async (t) => {
  const page = await open(t);
  await page.goto(`${docsUrl}/reference/orders-create.html`);
  await page.getByRole("link", { name: "Try it in the console" }).click();
  await page.waitForURL(/console\.html#ordersCreate$/);
  t.equal(await page.getByLabel("Operation").inputValue(), "ordersCreate", "the operation of the page");
  const send = page.getByRole("button", { name: "Send" });
  await page.getByLabel("Test key").fill(deployment.liveKey);
  await send.click();
  await page.getByText("This is a live key").waitFor();
  await page.getByLabel("Test key").fill(deployment.testKey);
  const { id } = await deployment.somePackage();
  await page.getByLabel("Body").fill(JSON.stringify({ package_id: id, customer_ref: "console" }));
  await send.click();
  await page.getByText(/^201 Created/).waitFor();
  const response = page.locator(".answer");
  const iccid = /"iccid": "(\d+)"/.exec((await response.textContent()) ?? "")?.[1] ?? "";
  t.match(iccid, /^8999999/);
  t.notMatch(await response.textContent(), deployment.testKey, "the key is not in the curl line");
  await checkLooks(t, page, "the console with a response");
  await page.getByLabel("Test key").fill(deployment.liveKey);
  await send.click();
  await page.getByText("This is a live key").waitFor();
  t.equal(await response.textContent(), "", "the previous response is gone");
  await page.getByLabel("Test key").fill(deployment.testKey);
  await page.getByLabel("Operation").selectOption({ label: "Get an eSIM" });
  await send.click();
  await page.getByText("iccid is missing").waitFor();
  await page.getByLabel("iccid").fill(iccid);
  await send.click();
  await page.getByText(/^200 OK/).waitFor();
  const token = /\/qr\/([^.]+)\.png/.exec((await response.textContent()) ?? "")?.[1] ?? "";
  await page.getByLabel("Operation").selectOption({ label: "Get a QR image" });
  t.equal(await response.textContent(), "", "the response of another operation is gone");
  await page.getByLabel("token").fill(token);
  await send.click();
  await page.getByAltText("QR code").waitFor();
  await page.getByLabel("Test key").fill(deployment.liveKey);
  const storedText = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  t.notMatch(await storedText(), "sk_", "no storage holds a live key");
  await page.goto(`${docsUrl}/quick-start.html`);
  await page.getByLabel("Test key").fill(deployment.testKey);
  const line = page.getByText(`PARTNER_ESIM_API_KEY=${deployment.testKey}`);
  await line.waitFor();
  await page.goto(`${docsUrl}/quick-start.html`);
  await line.waitFor();
  await page.goto(`${docsUrl}/console.html`);
  t.equal(await page.getByLabel("Test key").inputValue(), deployment.testKey, "pasted once");
  t.notMatch(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie])), "sk_");
  await page.getByLabel("Test key").fill("");
  t.notMatch(await storedText(), "sk_", "emptied, it is forgotten");
});

t.test("opened from a folder, pages, links and search work too", async (t) => {
  const page = await open(t);
  await page.goto(pathToFileURL(`${siteFolder}/index.html`).href);
  await page.getByRole("main").getByRole("link", { name: "Webhooks" }).click();
  await page.getByRole("heading", { level: 1, name: "Webhooks" }).waitFor();
  await page.getByRole("button", { name: /Search/ }).click();
  await page.getByRole("searchbox").fill("paise");
  await page.locator("dialog li a").first().click();
  await page.getByRole("heading", { level: 1, name: "Money" }).waitFor();
});

t.test("the SDK's errors link to their pages", async (t) => {
  const client = new PartnerEsim({ apiKey: deployment.testKey, baseUrl: deployment.service.url });
  const error = await client.orders.get("ord_test_none").then(
    () => undefined,
    (thrown) => thrown,
  );
  t.ok(error instanceof OrderNotFoundError);
  const page = await open(t);
  await page.goto(error.docsUrl);
  t.equal(await page.locator("h1").textContent(), error.code);
});

t.test("URLs without an extension, of folders, and of missing pages", async (t) => {
  const page = await open(t);
  await page.goto(`${docsUrl}/errors/rate_limited`);
  t.equal(await page.locator("h1").textContent(), "rate_limited", "where the SDK's errors link to");
  await page.goto(`${docsUrl}/events`);
  await page.getByRole("link", { name: "ping", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "ping", exact: true }).waitFor();
  const lost = await fetch(`${docsUrl}/errors/deeper/nothing`);
  t.equal(lost.status, 404);
  t.match(await lost.text(), '<base href="/docs/">', "its links work at any depth");
});

t.test("the changelog's feed is Atom, and pages name it", async (t) => {
  const page = await open(t);
  await page.goto(`${docsUrl}/guides/webhooks.html`);
  const feed = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
    const response = await fetch(link?.href ?? "");
    const { documentElement: root } = new DOMParser().parseFromString(
      await response.text(),
      "application/xml",
    );
    const textOf = (of: Element, name: string) => of.querySelector(`:scope > ${name}`)?.textContent ?? "";
    return {
      type: response.headers.get("Content-Type"),
      root: `${root.namespaceURI} ${root.localName}`,
      parts: [root, ...root.querySelectorAll("entry")].map((part) =>
        ["id", "title", "updated"].map((name) => textOf(part, name)),
      ),
      content: root.querySelector("content")?.textContent ?? "",
    };
  });
  t.match(feed.type, "application/atom+xml");
  t.equal(feed.root, "http://www.w3.org/2005/Atom feed");
  t.ok(feed.parts.length > 1, "has entries");
  for (const [id = "", title = "", updated = ""] of feed.parts) {
    t.match(id, /^urn:uuid:/);
    t.not(title, "");
    t.equal(new Date(updated).toISOString(), updated.replace("Z", ".000Z"), title);
  }
  t.match(feed.content, /^<p>/);
});

t.test(
  "samples name the service that shows them, and letters typed before the search is there count",
  async (t) => {
    const page = await open(t);
    await page.goto(new URL("/", docsUrl).href);
    await page.waitForURL(/\/docs\/$/);
    await page.getByRole("main").getByRole("link", { name: "Quick start", exact: true }).first().click();
    // A click returns before the page has changed.
    await page.waitForURL(/\/quick-start(\.html)?$/);
    const code = await page.locator("article code").allTextContents();
    t.ok(code.some((text) => text.includes(`PARTNER_ESIM_BASE_URL=${deployment.service.url}\n`)));
    t.notOk(code.some((text) => text.includes(usualBaseUrl)));
    await page.keyboard.type("/webhook", { delay: 0 });
    await page.locator("dialog li a").first().waitFor();
    t.equal(await page.getByRole("searchbox").inputValue(), "webhook");
    await page.goto(`${docsUrl}/guides/webhooks.html`);
    await page.getByRole("heading", { name: "Receive" }).hover();
    await page.getByRole("link", { name: "Link to Receive", exact: true }).click();
    t.match(page.url(), /#receive$/);
    const response = await fetch(new URL("/", docsUrl));
    t.equal(response.status, 401, "a program gets the API's error");
    const portal = page.getByRole("link", { name: "Portal", exact: true }).first();
    t.equal(await portal.getAttribute("href"), new URL("/portal/", docsUrl).href);
  },
);
