// The lists of orders and eSIMs in a real browser: filtered by traveller, ICCID and destination, with totals.
import t from "tap";
import { formatMonth, monthBefore } from "../src/format.ts";
import { Portal, rowsOf, seen, visit } from "./browser.ts";

const portal = await Portal.start(t);
const { deployment } = portal;
const page = await portal.open(await portal.person("viewer"));
const staff = await portal.person("staff");

t.test("orders and eSIMs are found by ICCID and destination; orders are added up", async (t) => {
  const { body: packages } = await deployment.get("/v1/packages?limit=1&country=FR");
  const [{ id: package_id, name }] = packages.data;
  const iccids: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { body } = await deployment.post("/v1/orders", { package_id, quantity: 1 });
    iccids.push(body.esims[0].iccid);
  }
  await visit(page, "Orders");
  await seen(page, /^2 orders: ₹/);
  await page.getByLabel("ICCID, in full").fill(iccids[0] ?? "");
  await seen(page, /^1 order: ₹/);
  const rows = await rowsOf(page, "Orders", 1);
  t.equal(rows.length, 1);
  t.ok(rows[0]?.includes(name));
  await page.getByLabel("Traveller").fill("nobody");
  await seen(page, "No matching order");

  await visit(page, "eSIMs");
  await page.getByLabel("Destination").selectOption("JP");
  await seen(page, "No matching eSIM");
  await page.getByLabel("Destination").selectOption("");
  await page.getByLabel("ICCID, in full").fill(iccids[1] ?? "");
  t.ok((await rowsOf(page, "eSIMs", 1))[0]?.replaceAll(/\s/g, "").includes(iccids[1] ?? "no ICCID"));
});

t.test("going back to a list shows it as it was", async (t) => {
  const { body: packages } = await deployment.get("/v1/packages?limit=1");
  const customer = { name: "Lakshmi Nair", email: "lakshmi@example.com" };
  const { body: order } = await deployment.post("/v1/orders", { package_id: packages.data[0].id, customer });
  const list = "orders?traveller=Lakshmi&sort=oldest";
  const open = async () => {
    await seen(page, /^1 order: ₹/);
    t.equal(page.url(), `${portal.address}/${list}`);
    t.equal(await page.getByLabel("Traveller").inputValue(), "Lakshmi");
    await page.getByRole("table", { name: "Orders" }).getByRole("link").click();
    await page.waitForURL(`**/orders/${order.id}`);
  };
  await visit(page, "Orders");
  await page.getByLabel("Traveller").fill("Lakshmi");
  await page.waitForURL("**/orders?traveller=Lakshmi");
  await page.getByRole("button", { name: "Placed" }).click();
  await open();
  await page.goBack();
  await open();
  await page.getByRole("main").getByRole("link", { name: "Orders" }).click();
  await open();

  for (const text of ["Nov 2026", "2026-13-01", "yesterday"]) {
    await page.goto(`${portal.address}/orders?from=${encodeURIComponent(text)}&traveller=Lakshmi`);
    await seen(page, /^1 order: ₹/);
    t.equal(await page.getByLabel("Placed", { exact: true }).inputValue(), "", `${text} is no day`);
  }
});

t.test("an eSIM's events lead to their pages, for members and for operators", async (t) => {
  const { body: packages } = await deployment.get("/v1/packages?limit=1&unlimited=false");
  const order = { package_id: packages.data[0].id };
  const [{ iccid }] = (await deployment.post("/v1/orders", order)).body.esims;
  await deployment.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const operator = await portal.open(await portal.person("support"));
  const views = [
    { window: page, path: `esims/${iccid}`, deliveries: "Nothing sent yet" },
    { window: operator, path: `support?id=${iccid}`, deliveries: "Nothing sent yet" },
  ];
  for (const { window, path, deliveries } of views) {
    await window.goto(`${portal.address}/${path}`);
    const events = window.getByRole("list", { name: "Timeline" });
    await events.waitFor();
    await seen(window, /^[\d.,]+ [MG]B left$/);
    t.same(await events.getByRole("link", { name: /^An / }).allInnerTexts(), [
      "An eSIM was used for the first time",
      "An order completed, fully or partially",
    ]);
    await events.getByRole("link", { name: /^An / }).first().click();
    await window.getByRole("heading", { name: "esim.activated" }).waitFor();
    await seen(window, `"iccid": "${iccid}"`);
    await window.getByRole("main").getByRole("link", { name: "Deliveries" }).click();
    await seen(window, deliveries);
    await window.goBack();
    await window.getByRole("link", { name: iccid }).click();
    await events.waitFor();
  }
});

t.test("the data of a daily package is per day, for members and for operators", async (t) => {
  const member = await portal.open(staff);
  const operator = await portal.open(await portal.person("read_only"));
  for (const [window, path, caption] of [
    [member, "orders/new", "Packages on sale"],
    [operator, "packages", "Packages"],
  ] as const) {
    await window.goto(`${portal.address}/${path}`);
    await window.getByLabel(/^Name/).fill("500 MB per day");
    const table = window.getByRole("table", { name: caption });
    await table.getByRole("cell", { name: "500 MB per day", exact: true }).first().waitFor();
  }
  t.pass();
});

t.test("the tabs of an account open in the mode last chosen", async (t) => {
  const operator = await portal.open(await portal.person("finance"));
  const tab = `${portal.address}/accounts/${deployment.account.id}?tab`;
  await operator.goto(`${tab}=ledger`);
  await operator.getByLabel("Mode").selectOption("test");
  await operator.goto(`${tab}=webhooks`);
  t.equal(await operator.getByLabel("Mode").inputValue(), "test");
});

t.test("a search for a traveller with many orders leads to all of them", async () => {
  const { body: packages } = await deployment.get("/v1/packages?limit=1");
  const customer = { name: "Farah Khan" };
  for (let i = 0; i < 11; i++)
    await deployment.post("/v1/orders", { package_id: packages.data[0].id, customer });
  await page.goto(`${portal.address}/search?q=farah`);
  await seen(page, "No more than 10 are shown, the newest first.");
  await page.getByRole("link", { name: "All test orders of “farah”" }).click();
  await page.waitForURL("**/orders?traveller=farah");
  await seen(page, /^11 orders: ₹/);
});

t.test("headings sort: lists by time at the service, whole tables on the page", async (t) => {
  const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const sort = (name: string) => heading(name).getByRole("button", { name, exact: true }).click();
  const first = async (table: string) => (await rowsOf(page, table))[0];
  for (const [path, table, head] of [
    ["orders", "Orders", "Placed"],
    ["esims", "eSIMs", "Issued"],
  ] as const) {
    await page.goto(`${portal.address}/${path}`);
    const newest = await rowsOf(page, table);
    t.equal(await heading(head).getAttribute("aria-sort"), "descending");
    await sort(head);
    await page.locator("th[aria-sort=ascending]").waitFor();
    await page.waitForFunction(
      (row) => document.querySelector<HTMLElement>("tbody tr")?.innerText === row,
      newest.at(-1),
    );
    t.equal(await first(table), newest.at(-1), `the oldest of the ${path} is first`);
  }

  const owner = await portal.open(await portal.person("owner"));
  await owner.goto(`${portal.address}/members`);
  const emails = async () => (await rowsOf(owner, "Members")).map((row) => row.split("\t")[0]);
  const listed = await emails();
  const person = owner.getByRole("columnheader", { name: "Person" });
  t.equal(await person.getAttribute("aria-sort"), null, "as the service lists them");
  for (const [direction, expected] of [
    ["ascending", listed.toSorted()],
    ["descending", listed.toSorted().toReversed()],
  ] as const) {
    await person.getByRole("button").press("Enter");
    t.equal(await person.getAttribute("aria-sort"), direction);
    t.same(await emails(), expected);
  }
});

t.test("what was spent in a month is two clicks away, for how long the balance lasts one", async (t) => {
  const { body: packages } = await deployment.get("/v1/packages?limit=20");
  const price = (one: { price: { amount: string } }) => Number(one.price.amount);
  const [dearest] = packages.data.toSorted((a: never, b: never) => price(b) - price(a));
  const order = { package_id: dearest.id, quantity: 10 };
  const { body: placed } = await deployment.post("/v1/orders", order, { key: deployment.liveKey });
  await portal.advance(24 * 3600);
  const page = await portal.open(staff);
  const tile = (name: string) => page.locator("dl > div", { hasText: name });
  await visit(page, "Balance");
  await tile("Live balance lasts")
    .getByText(/^\d+ days$/)
    .waitFor();
  const spent = [tile("Spent this month"), tile("Spent last month")];
  const texts = (await Promise.all(spent.map((one) => one.innerText()))).join().replaceAll(",", "");
  t.ok(texts.includes(`₹${placed.total.amount}`), texts);
  await spent[1]?.getByRole("link").click();
  await page.waitForURL(/balance\/statements\?month=\d{4}-\d\d$/);
  const month = page.url().slice(-7);
  await page.getByRole("heading", { name: `Statement of ${formatMonth(month)}, live` }).waitFor();
  await page.getByLabel("Month").selectOption(monthBefore(month));
  await page.waitForURL((url) => !url.href.endsWith(month));
  await page.getByLabel("Month").selectOption(month);
  await page.getByRole("heading", { name: `Statement of ${formatMonth(month)}, live` }).waitFor();
  await page.goto(`${portal.address}/balance/statements?month=2026-13`);
  await page.getByRole("heading", { name: /^Statement of [A-Z][a-z]+ \d{4}/ }).waitFor();
});
