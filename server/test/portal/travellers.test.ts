// A traveller's data over all accounts: exported, erased on request and erased after the retention period, wherever it
// is stored, on every database.
import t, { type Test } from "tap";
import { eraseTraveller } from "../../src/domain/travellers/erasing.ts";
import { exportTraveller } from "../../src/domain/travellers/exporting.ts";
import { erasingOverdueMs } from "../../src/domain/travellers/retention.ts";
import { verify } from "../../src/domain/verification.ts";
import { openAudit } from "../../src/store/open-audit.ts";
import { backends, changeAt, rowsAt, tablesWith } from "../stores.ts";
import { invalid, Portal, refused } from "./portal.ts";

const asha = { name: "Asha Rao", email: "Asha@Example.com" };
const ref = "asha-rao-7";
const daySeconds = 86_400;

/** Tables with a row that names Asha. */
const naming = (database: string) => tablesWith(database, "asha");

/** Asha's orders in both modes and two accounts, with top-ups and events, for which there are deliveries. */
async function sold(t: Test, backend: (typeof backends)[number], retention: number | null = null) {
  const database = await backend.database(t);
  const portal = await Portal.start(t, { database, travellerRetentionDays: retention });
  const { d, owner } = portal;
  t.equal((await owner.post("/endpoints", { mode: "test", url: "http://127.0.0.1:9/hook" })).status, 201);
  const { body: offers } = await d.get("/v1/packages?limit=100&unlimited=false");
  const package_id = offers.data[0].id;
  const wanted = { package_id, quantity: 2, customer: asha, customer_ref: ref };
  const test = (await d.post("/v1/orders", wanted)).body;
  t.equal((await d.post("/v1/orders", wanted, { key: d.liveKey })).status, 201);
  const { iccid } = test.esims[0];
  t.equal((await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" })).status, 200);
  const fits = (await d.get(`/v1/esims/${iccid}/topup-packages`)).body.data[0].id;
  const topup = { package_id: fits, customer_ref: `${ref} again` };
  t.equal((await d.post(`/v1/esims/${iccid}/topups`, topup)).status, 201);
  const other = await portal.otherAccount();
  const items = [{ package_id, quantity: 1 }];
  const bought = { mode: "test", items, customer: { ...asha, email: asha.email.toLowerCase() } };
  const staff = (await other.owner.post("/orders", bought)).body;
  const unnamed = (await d.post("/v1/orders", { package_id, customer_ref: "BK-1" })).body;
  return { database, portal, test, iccid, staff, unnamed, other };
}

/** As an endpoint would that returns what it was sent. */
async function repeatInResponses(database: string): Promise<void> {
  const sent = `deliveries d join ledgers l on l.n = d.ledger
    join events e on e.ledger = d.ledger and e.sequence = d.sequence`;
  await changeAt(database, [
    `insert into failed_attempts (delivery, at, error, took_ms, response) select d.n, 1, 'e', 1, e.data from ${sent}`,
    `insert into manual_deliveries (endpoint, account, delivery, requested_at, done_at, response)
       select d.endpoint, l.account, d.n, 1, 1, e.data from ${sent}`,
  ]);
}

/** Not erased: stored responses to API requests are deleted after 36 hours. */
const replayed = ["stored_responses"];

for (const backend of backends)
  t.test(`on ${backend.name}`, async (t) => {
    t.test("an export has all orders, and an erasure removes the details from each place", async (t) => {
      const { database, portal, test, iccid, staff, unnamed, other } = await sold(t, backend);
      await repeatInResponses(database);
      const { machine, d } = portal;
      const byMail = { email: asha.email.toUpperCase() };
      const exported = await machine.post("/operator/travellers/export", byMail);
      t.equal(exported.status, 200);
      const { orders } = exported.body;
      t.equal(orders.length, 3);
      const first = orders.find(({ order }: { order: { id: string } }) => order.id === test.id);
      t.match(first, {
        account: { id: d.account.id },
        order: { customer: asha, customer_ref: ref, placed_by: { request_id: /^req_/ } },
        topups: [{ iccid, customer_ref: `${ref} again` }],
        events: [{ type: "topup.completed" }, { type: "esim.activated" }, { type: "order.completed" }],
      });
      t.equal(first.esims.length, 2);
      t.match(first.esims[0].activation.lpa, /^LPA:1\$/);
      t.match(await machine.get("/operator/activity"), {
        body: { data: [{ kind: "traveller.exported", subject: "traveller", text: "3 orders" }] },
      });

      t.same(await naming(database), [
        "orders",
        "esims",
        "topups",
        "stored_responses",
        "events",
        "failed_attempts",
        "manual_deliveries",
      ]);
      const erased = await machine.post("/operator/travellers/erase", byMail);
      t.match(erased, { status: 200, body: { orders: 3 } });
      t.same(await naming(database), replayed);
      t.match((await machine.post("/operator/travellers/erase", byMail)).body, { orders: 0 });
      t.match((await machine.post("/operator/travellers/export", byMail)).body, { orders: [] });

      const log = await portal.owner.get("/activity?limit=2");
      t.match(log.body.data, [
        { kind: "traveller.erased", subject: d.account.id, text: "1 live order", actor: "operator" },
        { kind: "traveller.erased", subject: d.account.id, text: "1 test order" },
      ]);
      t.match(await other.owner.get("/activity?limit=1"), {
        body: { data: [{ kind: "traveller.erased", text: "1 test order" }] },
      });
      t.match((await other.owner.get(`/orders/${staff.id}`)).body, { customer: null });
      t.match((await d.get(`/v1/orders/${test.id}`)).body, { customer_ref: null, status: "completed" });
      t.match((await d.get(`/v1/esims/${iccid}`)).body, { customer_ref: null, status: "active" });
      const events = (await d.get("/v1/events?limit=100")).body.data;
      const remaining = events.filter(({ data }: { data: { customer_ref?: string } }) => data.customer_ref);
      t.match(
        remaining,
        [{ data: { id: unnamed.id, customer_ref: "BK-1" } }],
        "other travellers' events stay",
      );
      for (const table of ["failed_attempts", "manual_deliveries"])
        t.match(await rowsAt(database, `select response from ${table} where response is not null`), [
          { response: /BK-1/ },
        ]);
    });

    t.test("a traveller can also be found by an account's customer_ref", async (t) => {
      const { portal, test, other } = await sold(t, backend);
      const { machine, d } = portal;
      const mine = { customer_ref: ref, account_id: d.account.id };
      t.equal((await machine.post("/operator/travellers/export", mine)).body.orders.length, 2);
      const theirs = { customer_ref: ref, account_id: other.account.id };
      t.match((await machine.post("/operator/travellers/export", theirs)).body, { orders: [] });
      t.match((await machine.post("/operator/travellers/erase", mine)).body, { orders: 2 });
      t.match((await machine.get(`/operator/orders/${test.id}`)).body, {
        customer: null,
        customer_ref: null,
      });
      const ofOther = { email: asha.email, account_id: other.account.id };
      t.match((await machine.post("/operator/travellers/erase", ofOther)).body, { orders: 1 });
    });

    t.test("orders and top-ups older than the retention period lose the details", async (t) => {
      const { database, portal, test, iccid } = await sold(t, backend, 2);
      const { d } = portal;
      await portal.advance(1.5 * daySeconds);
      t.ok((await naming(database)).includes("orders"));
      const { id: package_id } = await d.somePackage();
      const recent = (await d.post("/v1/orders", { package_id, customer: asha, customer_ref: ref })).body;
      await portal.advance(1 * daySeconds);
      t.match((await d.get(`/v1/orders/${test.id}`)).body, { customer_ref: null });
      t.match((await d.get(`/v1/esims/${iccid}`)).body, { customer_ref: null });
      const path = `/operator/orders/${recent.id}`;
      t.match((await portal.machine.get(path)).body, { customer: asha, customer_ref: ref });
      await portal.advance(2 * daySeconds);
      t.same(await naming(database), []);
      const { reads } = d.service.store;
      t.equal(await erasingOverdueMs(reads, 2, d.now), 0);
      t.equal(await erasingOverdueMs(reads, null, d.now), null);
      await d.post("/v1/orders", { package_id, customer: asha });
      const inThreeDays = d.now + 3 * daySeconds * 1000;
      t.ok(((await erasingOverdueMs(reads, 2, inThreeDays)) ?? 0) >= daySeconds * 1000 - 60_000);
      const audit = await openAudit(database);
      t.same((await verify(audit, d.now)).faults, []);
      await audit.close();
    });
  });

t.test("an erasure during an export ends the export with a clear error", async (t) => {
  const [sqlite] = backends;
  if (!sqlite) throw new Error("no database");
  const { portal } = await sold(t, sqlite);
  const { store } = portal.d.service;
  const traveller = { by: "email", text: asha.email, account: null } as const;
  let shown = 0;
  const show = async () => {
    shown += 1;
    if (shown === 2) await eraseTraveller(store, traveller, { operator: "op" }, portal.d.now);
    return shown;
  };
  const exported = await exportTraveller(store.reads, traveller, show);
  t.match(exported, { code: "traveller_erased", message: /were erased during the export/ });
  t.same(await exportTraveller(store.reads, traveller, show), []);
});

t.test("invalid input is rejected with its field", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  for (const what of ["export", "erase"]) {
    const call = (body: object) => machine.post(`/operator/travellers/${what}`, body);
    t.match(await call({}), invalid("email"));
    t.match(await call({ email: "a@b.example", customer_ref: "x" }), invalid("email"));
    t.match(await call({ email: "Asha" }), invalid("email"));
    t.match(await call({ customer_ref: "x" }), invalid("account_id"));
    t.match(await call({ customer_ref: "x", account_id: "acc_0" }), refused(404, "not_found"));
    t.match(await call({ customer_ref: "", account_id: d.account.id }), invalid("email"));
  }
  const finance = await portal.withToken({ name: "f", scopes: ["finance"], expiresAt: null });
  t.match(
    await finance.post("/operator/travellers/erase", { email: "a@b.example" }),
    refused(403, "forbidden"),
  );
});
