// The lists of orders and eSIMs in a real browser: filtered by traveller, ICCID and destination, with totals.
import t from "tap";
import { Portal, rowsOf, seen, visit } from "./browser.ts";

t.setTimeout(120_000);
const portal = await Portal.start(t);
const { deployment } = portal;
const page = await portal.open(await portal.person("viewer"));

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
  const rows = await rowsOf(page, "Orders");
  t.equal(rows.length, 1);
  t.ok(rows[0]?.includes(name));
  await page.getByLabel("Traveller").fill("nobody");
  await seen(page, "No matching order");

  await visit(page, "eSIMs");
  await page.getByLabel("Destination").selectOption("JP");
  await seen(page, "No matching eSIM");
  await page.getByLabel("Destination").selectOption("");
  await page.getByLabel("ICCID, in full").fill(iccids[1] ?? "");
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
  t.ok((await rowsOf(page, "eSIMs"))[0]?.replaceAll(/\s/g, "").includes(iccids[1] ?? "no ICCID"));
});

t.test("an eSIM's events lead to their pages, for members and for operators", async (t) => {
  const { body: packages } = await deployment.get("/v1/packages?limit=1&unlimited=false");
  const order = { package_id: packages.data[0].id };
  const [{ iccid }] = (await deployment.post("/v1/orders", order)).body.esims;
  await deployment.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const operator = await portal.open(await portal.person("support"));
  const views = [
    { window: page, path: `esims/${iccid}`, deliveries: "Nothing sent yet" },
    { window: operator, path: `support?id=${iccid}`, deliveries: "No deliveries" },
  ];
  for (const { window, path, deliveries } of views) {
    await window.goto(`${portal.address}/${path}`);
    const events = window.getByRole("list", { name: "Events" });
    await events.waitFor();
    t.same(await events.getByRole("link").allInnerTexts(), [
      "An eSIM was used for the first time",
      "An order completed, fully or partially",
    ]);
    await events.getByRole("link").first().click();
    await window.getByRole("heading", { name: "esim.activated" }).waitFor();
    await seen(window, `"iccid": "${iccid}"`);
    await window.getByRole("main").getByRole("link", { name: "Deliveries" }).click();
    await seen(window, deliveries);
    await window.goBack();
    await window.getByRole("link", { name: iccid }).click();
    await events.waitFor();
  }
});
