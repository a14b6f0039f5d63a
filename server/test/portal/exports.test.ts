// Orders and eSIMs as files: all that match the filters, each once, for the account's members alone.
import { once } from "node:events";
import http from "node:http";
import { parse } from "csv-parse/sync";
import t from "tap";
import type { NewOrder } from "../../src/domain/orders/order.ts";
import { Portal } from "./portal.ts";

const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

const portal = await Portal.start(t);
const { d, owner } = portal;
const { store, portalUrl } = d.service;

async function download(path: string, { cookie } = owner) {
  const response = await fetch(`${portalUrl}/api/${path}`, { headers: { cookie: cookie ?? "" } });
  return { response, rows: rowsOf(await response.text()) };
}

t.test("an export has the matching orders and eSIMs of a mode", async (t) => {
  const { id: package_id } = await d.somePackage();
  const items = [{ package_id, quantity: 2 }];
  const customer = { name: "=Meera", email: "meera@example.com" };
  const sold = await owner.post("/orders", { mode: "test", items, customer, customer_ref: "TRIP-1" });
  await d.post("/v1/orders", { package_id });
  await d.post("/v1/orders", { package_id }, { key: d.liveKey });

  const { response, rows } = await download("orders.csv?mode=test");
  t.equal(response.headers.get("content-type"), "text/csv; charset=utf-8");
  t.equal(response.headers.get("content-disposition"), 'attachment; filename="orders-test.csv"');
  t.equal(rows.length, 2);
  t.match(rows[1], {
    id: sold.body.id,
    number: sold.body.number,
    source: "portal",
    total: sold.body.total.amount,
    customer_ref: "TRIP-1",
    customer_name: "'=Meera",
    package_ids: package_id,
    quantity: "2",
  });
  t.same((await download("orders.csv?mode=test&customer_ref=TRIP-1")).rows, [rows[1]]);
  t.same((await download("orders.csv?mode=test&status=failed")).rows, []);

  const esims = await download("esims.csv?mode=test&customer_ref=TRIP-1", portal.viewer);
  t.same(
    esims.rows.map(({ iccid, order_id }) => ({ iccid, order_id })).reverse(),
    sold.body.esims.map(({ iccid }: { iccid: string }) => ({ iccid: `="${iccid}"`, order_id: sold.body.id })),
  );
  t.equal((await download("esims.csv?mode=live")).rows.length, 1);
  const issued = `${new Date(d.now + 1000).toISOString().slice(0, 19)}Z`;
  t.same((await download(`esims.csv?mode=live&created_after=${issued}`)).rows, []);
  t.equal((await download(`esims.csv?mode=live&created_before=${issued}`)).rows.length, 1);
  const other = await portal.otherAccount();
  t.same((await download("esims.csv?mode=test", other.owner)).rows, []);
  t.match(await owner.get("/orders.csv"), { status: 400, body: { error: { param: "mode" } } });
});

t.test("an export has each order once, and stops when its client disconnects", async (t) => {
  const { n: ledger } = await store.reads.ledgers.ofAccount(d.account.n, "live");
  const [like] = await store.reads.orders.list(ledger, {}, { after: null, limit: 1 });
  if (!like) throw new Error("no order");
  const count = 1999;
  await store.transaction(async (tx) => {
    for (let i = 0; i < count; i++) {
      const same: NewOrder = { ...like, id: `ord_${i}`, number: `${i}`, customerName: "x".repeat(10_000) };
      await tx.orders.insert({ ...same, createdAt: like.createdAt + Math.floor(i / 150) });
    }
  });
  const { rows } = await download("orders.csv?mode=live");
  t.equal(new Set(rows.map(({ id }) => id)).size, count + 1);
  t.equal(rows.length, count + 1);

  const { orders } = store.reads;
  const list = orders.list;
  let parts = 0;
  orders.list = async (...page) => {
    parts += 1;
    return await list(...page);
  };
  const headers = { cookie: owner.cookie ?? "" };
  const request = http.get(`${portalUrl}/api/orders.csv?mode=live`, { headers });
  request.on("error", () => {});
  const [response] = await once(request, "response");
  await once(response, "data");
  response.destroy();
  t.equal((await owner.get("/balance")).status, 200);
  t.ok(parts < (count + 1) / 100, `${parts} of ${(count + 1) / 100} parts were read`);

  orders.list = async (...page) => {
    if (page[2].after !== null) throw new Error("the disk is gone");
    return await list(...page);
  };
  await t.rejects(download("orders.csv?mode=live"), "an incomplete file is a broken connection");
  orders.list = list;
});
