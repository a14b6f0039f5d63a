// What no client can cause or observe, so that the conformance suite has no case for it: failures of the service
// itself, limits to the millisecond, and emails that are not sent.
import { routes } from "@partner-esim/generated/routes";
import t from "tap";
import { toTimestamp } from "../../src/domain/values/timestamps.ts";
import { Deployment } from "../deployment.ts";

type Read = (...values: unknown[]) => unknown;

t.test("every operation returns internal_error when the service itself fails", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const { body: order } = await d.post("/v1/orders", { package_id: id });
  const { iccid } = order.esims[0];
  const { body: esim } = await d.get(`/v1/esims/${iccid}`);
  const { body: topup } = await d.post(`/v1/esims/${iccid}/topups`, { package_id: id });
  const { body: events } = await d.get("/v1/events");
  const token = /qr\/(.+)\.png$/.exec(esim.qr_code_url)?.[1] ?? "";
  const { store } = d.service;
  const reads = store.reads as unknown as Record<string, Record<string, Read>>;
  const whole = { reads: { ...reads }, transaction: store.transaction };
  const fail = () => Promise.reject(new Error("disk I/O error"));
  for (const [noun, methods] of Object.entries(reads)) {
    reads[noun] = Object.fromEntries(Object.keys(methods).map((name) => [name, fail]));
  }
  // The caller is cached; that much still works.
  const { revisions } = whole.reads;
  reads.revisions = {
    of: (name) => (name === "access" ? revisions?.of?.(name) : fail()),
    latest: () => fail(),
  };
  Object.assign(store, { transaction: fail });
  const idOf: Record<string, string> = {
    packagesGet: id,
    ordersGet: order.id,
    topupsGet: topup.id,
    eventsGet: events.data[0].id,
  };
  const bodyOf: Record<string, object> = {
    ordersCreate: { package_id: id },
    topupsCreate: { package_id: id },
    simulate: { event: "activated" },
  };
  for (const [operation, { method, path }] of Object.entries(routes)) {
    const values: Record<string, string> = { id: idOf[operation] ?? "", iccid, token };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    const reply = await d.call(method, filled, { body: bodyOf[operation] });
    t.match(reply, { status: 500, body: { error: { code: "internal_error" } } }, operation);
    t.equal(reply.body.error?.request_id, reply.headers.get("x-request-id"), operation);
    t.notMatch(JSON.stringify(reply.body), /disk/, "the cause stays inside");
  }
  Object.assign(reads, whole.reads);
  Object.assign(store, { transaction: whole.transaction });
  t.equal((await d.get("/v1/balance")).status, 200, "once it works again");
});

t.test("created_after includes its exact millisecond, created_before excludes it", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  const { body: order } = await d.post("/v1/orders", { package_id: id });
  const ledger = await d.service.store.reads.ledgers.ofAccount(d.account.n, "test");
  const made = await d.service.store.reads.orders.byId(ledger.n, order.id);
  const ms = made?.createdAt ?? 0;
  t.equal(order.created, toTimestamp(ms));
  const found = async (name: string, at: number) =>
    (await d.get(`/v1/orders?${name}=${new Date(at).toISOString()}`)).body.data.length;
  t.equal(await found("created_after", ms), 1);
  t.equal(await found("created_after", ms + 1), 0);
  t.equal(await found("created_before", ms), 0);
  t.equal(await found("created_before", ms + 1), 1);
});

t.test("orders and top-ups send no email to the partner or the traveller", async (t) => {
  const d = await Deployment.start(t);
  const { id } = await d.somePackage();
  for (const key of [d.testKey, d.liveKey]) {
    const customer = { name: "Asha", email: "asha@traveller.example" };
    const order = await d.post("/v1/orders", { package_id: id, customer }, { key });
    t.equal(order.status, 201);
    const { iccid } = order.body.esims[0];
    t.equal((await d.post(`/v1/esims/${iccid}/topups`, { package_id: id }, { key })).status, 201);
  }
  t.same(await d.service.store.reads.mails.ofAccount(d.account.n, { after: null, limit: 10 }), []);
});
