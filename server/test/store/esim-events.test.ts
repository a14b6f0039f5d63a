// Events of an eSIM and of its order, by index, on every database.
import Database from "better-sqlite3";
import t from "tap";
import type { PageRequest } from "../../src/domain/lists/pages.ts";
import { migrations } from "../../src/store/migrations.ts";
import { eventReads } from "../../src/store/sql/events.ts";
import { connectionOf } from "../../src/store/sqlite/prepared.ts";
import { Deployment } from "../deployment.ts";
import { backends, rowsAt } from "../stores.ts";

for (const where of backends)
  t.test(`on ${where.name}`, async (t) => {
    const database = await where.database(t);
    const d = await Deployment.start(t, { database });
    const { body: offers } = await d.get("/v1/packages?limit=100&unlimited=false");
    const package_id = offers.data[0].id;
    for (const key of [d.testKey, d.liveKey])
      t.equal((await d.post("/v1/orders", { package_id, quantity: 2 }, { key })).status, 201);
    const { body: order } = await d.post("/v1/orders", { package_id });
    const { iccid } = order.esims[0];
    t.equal((await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" })).status, 200);
    const fits = (await d.get(`/v1/esims/${iccid}/topup-packages`)).body.data[0].id;
    t.equal((await d.post(`/v1/esims/${iccid}/topups`, { package_id: fits })).status, 201);
    const { reads } = d.service.store;
    const found = await reads.esims.byIccidAnywhere(iccid);
    if (!found) throw new Error("the eSIM is missing");
    const subject = { esim: found.n, order: found.order ?? 0 };
    const types = async (page: PageRequest, notBefore = 0) =>
      (await reads.events.about(subject, notBefore, page)).map(({ type }) => type);
    t.same(await types({ after: null, limit: 9 }), ["topup.completed", "esim.activated", "order.completed"]);
    t.same(await types({ after: null, limit: 1 }), ["topup.completed", "esim.activated"], "one more");
    const [last] = await reads.events.about(subject, 0, { after: null, limit: 9 });
    t.same(await types({ after: { at: 0, n: last?.sequence ?? 0 }, limit: 1 }), [
      "esim.activated",
      "order.completed",
    ]);
    t.same(await types({ after: null, limit: 9 }, d.now + 1000), []);
    const orderless = await reads.events.about({ esim: found.n }, 0, { after: null, limit: 9 });
    t.equal(orderless.length, 2, "an eSIM without an order has events too");
    t.same(await rowsAt(database, "select count(order_n) as orders, count(esim) as esims from events"), [
      { orders: 3, esims: 2 },
    ]);
  });

t.test("SQLite reads an eSIM's events only through both indexes", async (t) => {
  const db = new Database(":memory:");
  t.teardown(() => db.close());
  for (const { sql } of migrations("sqlite")) db.exec(sql);
  const sqls: string[] = [];
  const connection = connectionOf(db);
  eventReads({
    ...connection,
    prepare: (sql) => {
      sqls.push(sql);
      return connection.prepare(sql);
    },
  });
  const sql = sqls.find((one) => one.includes("union all")) ?? "";
  interface Step {
    id: number;
    parent: number;
    detail: string;
  }
  const plan = await connection.prepare<Step>(`explain query plan ${sql}`).all(1, 1, 9, 9);
  t.same(plan.map(({ detail }) => /^SEARCH e USING INDEX (\w+)/.exec(detail)?.[1]).filter(Boolean), [
    "events_by_esim",
    "events_by_order",
  ]);
  const limited = plan.filter(({ detail }) => detail.startsWith("CO-ROUTINE")).map(({ id }) => id);
  const sorted = plan.filter(({ detail, parent }) => /B-TREE/.test(detail) && limited.includes(parent));
  t.same({ limited: limited.length, sorted }, { limited: 2, sorted: [] }, "sorted is only the page");
});
