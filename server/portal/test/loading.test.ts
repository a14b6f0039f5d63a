// What a real browser shows while data is loaded, when that fails, and where the focus is after a dialog.
import t from "tap";
import { until } from "../../test/process/child.ts";
import { Receiver } from "../../test/webhooks/receiver.ts";
import { alert, button, dialog, hold, Portal, rejected, rowsOf, seen } from "./browser.ts";

const portal = await Portal.start(t);
const { deployment } = portal;
const page = await portal.open(await portal.person("owner"));
const open = (path: string) => page.goto(`${portal.address}/${path}`);
const focused = () => page.evaluate(() => document.activeElement?.textContent);

t.test("a next page that arrives after the list was filtered is not shown", async (t) => {
  await open("orders/new");
  await rowsOf(page, "Packages on sale");
  const nextPages = /\/packages\?.*cursor=/;
  const holding = await hold(page, nextPages);
  await button(page, "Show more").click();
  await until(() => holding.count > 0);
  await page.getByLabel("Name", { exact: true }).first().fill("Japan");
  const listed = async () => (await rowsOf(page, "Packages on sale")).map((text) => text.split("\t")[0]);
  await until(async () => (await listed()).every((name) => name?.includes("Japan")));
  const filtered = await listed();
  const arrived = page.waitForResponse(nextPages);
  await holding.release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  t.same(await listed(), filtered);
  await button(page, "Show more").click();
  t.ok(await until(async () => (await listed()).length > filtered.length));
  t.same((await listed()).slice(0, filtered.length), filtered, "its own next page is");
});

t.test("what is reloaded now and then stays visible while the service can't be reached", async (t) => {
  const receiver = await Receiver.start(t);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  receiver.answer = async (response) => {
    await answered;
    response.writeHead(200).end();
  };
  await open("endpoints");
  await button(page, "New endpoint").click();
  await page.getByLabel("URL").fill(receiver.url());
  await button(dialog(page), "Register").click();
  await button(page, "Go to the endpoint").click();
  const { id: package_id } = await deployment.somePackage();
  await deployment.post("/v1/orders", { package_id });
  await receiver.reached(1);
  await open("deliveries");
  await page.getByRole("link", { name: "order.completed" }).click();
  await seen(page, "Sending");
  const polls = "**/api/deliveries/dlv_*";
  let failed = 0;
  await page.route(polls, (route) => {
    failed++;
    return route.abort();
  });
  await rejected(page, /could not be reached/);
  await seen(page, "Sending");
  t.ok(await until(() => failed > 1), "it is tried again and again");
  t.equal(await alert(page).count(), 1);
  await page.unroute(polls);
  await alert(page).waitFor({ state: "detached" });
  answer();
  await seen(page, "Delivered");
});

t.test("a part of a page that can't be loaded says so", async () => {
  await open("me");
  await button(page, "Set up").waitFor();
  const files = "**/assets/*.js";
  await page.route(files, (route) => route.abort());
  await button(page, "Set up").click();
  await rejected(page, /could not be loaded/);
  await page.unroute(files);
});

t.test("support shows what a link leads to, or why it doesn't", async (t) => {
  const { id: package_id } = await deployment.somePackage();
  const { body: order } = await deployment.post("/v1/orders", { package_id });
  const [{ iccid }] = order.esims;
  const operator = await portal.open(await portal.person("support"));
  await operator.goto(`${portal.address}/support?id=ord_000000000000`);
  await rejected(operator, /order/i);
  const find = async (id: string) => {
    await operator.getByLabel("Order id, ICCID or request id").fill(id);
    await button(operator, "Find").click();
  };
  const orders = "**/operator/orders/*";
  const holding = await hold(operator, orders);
  await find(order.id);
  await until(() => holding.count > 0);
  await find(iccid);
  await operator.getByRole("heading", { name: `eSIM ${iccid}` }).waitFor();
  const arrived = operator.waitForResponse(orders);
  await holding.release();
  await (await arrived).finished();
  await operator.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  t.same(await operator.getByRole("heading", { name: /^(Order|eSIM) \w/ }).allInnerTexts(), [
    `eSIM ${iccid}`,
  ]);
  await operator.goBack();
  await operator.getByRole("heading", { name: /^Order \w/, level: 2 }).waitFor();
  await find(order.id);
  await operator.getByRole("heading", { name: /^Order \w/, level: 2 }).waitFor();
});

t.test("after a dialog the focus is where it was, or on the page's heading", async (t) => {
  await open("keys");
  const actions = button(page, /^Actions: /).first();
  for (const [how, close] of [
    ["saved", () => button(dialog(page), "Save").click()],
    ["closed", () => button(dialog(page), "Close").click()],
    ["left with Escape", () => page.keyboard.press("Escape")],
  ] as const) {
    await actions.click();
    await button(page, "Edit").first().click();
    await dialog(page).locator("input:focus").waitFor();
    for (let i = 0; i < 9; i++) await page.keyboard.press("Tab");
    t.notOk(await page.locator("main :focus:not(dialog *)").count(), "the focus stays in the dialog");
    await close();
    await dialog(page).waitFor({ state: "detached" });
    t.ok(await until(() => actions.evaluate((element) => element === document.activeElement)), how);
  }

  const { id: package_id } = await deployment.somePackage();
  const { body: order } = await deployment.post("/v1/orders", { package_id });
  await open(`orders/${order.id}`);
  await button(page, "Cancel the order").click();
  await button(dialog(page), "Cancel the order").click();
  await seen(page, "Order cancelled.");
  await button(page, "Cancel the order").waitFor({ state: "detached" });
  t.ok(await until(async () => (await focused())?.startsWith("Order ") === true), "its button is gone");
});
