// Support saves a traveller's data as a file, and erases the traveller, in a real browser.
import { readFile } from "node:fs/promises";
import t from "tap";
import { button, dialog, Portal, rejected, rowsOf, seen } from "./browser.ts";

const portal = await Portal.start(t);
const { deployment } = portal;

t.test("a traveller's orders are shown, saved and erased", async (t) => {
  const { id: package_id } = await deployment.somePackage();
  const customer = { name: "Meera Iyer", email: "meera@example.com" };
  for (const key of [deployment.testKey, deployment.liveKey])
    await deployment.post("/v1/orders", { package_id, customer, customer_ref: "TRIP-7" }, { key });
  const page = await portal.open(await portal.person("support"));
  await page.goto(`${portal.address}/support`);
  await page.getByLabel("Customer reference").fill("TRIP-7");
  await button(page, "Show data").click();
  await rejected(page, "A customer_ref belongs to one account. Give account_id.");
  await page.getByLabel("Customer reference").fill("");
  await page.getByLabel("Email address").fill("Meera@example.com");
  await button(page, "Show data").click();
  await seen(page, "2 orders found.");
  t.equal((await rowsOf(page, "Orders of the traveller", 2)).length, 2);

  const saving = page.waitForEvent("download");
  await button(page, "Save as JSON").click();
  const saved = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  t.match(saved.orders, [{ order: { customer } }, { order: { customer } }]);

  await button(page, "Erase").click();
  await button(dialog(page), "Erase").click();
  await seen(page, "Erased from 2 orders.");
  await seen(page, "No order names this traveller.");
  await button(page, "Show data").click();
  await seen(page, "No order names this traveller.");
});
