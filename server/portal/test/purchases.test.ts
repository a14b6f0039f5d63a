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
