// Orders and top-ups that the supplier does not complete: support sees why and until when, asks again, and refunds.
import t from "tap";
import { until } from "../process/child.ts";
import { Portal, refused } from "./portal.ts";

/** Long enough for a call to return `processing`. */
const callSeconds = 21;

const down = { down: true };

async function liveOrder(portal: Portal, quantity = 1) {
  const { id: package_id } = await portal.d.somePackage();
  const answer = portal.d.post("/v1/orders", { package_id, quantity }, { key: portal.d.liveKey });
  await portal.passing(answer, callSeconds);
  return await answer;
}

t.test("a stuck order shows each attempt with its error, and when it is refunded", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  await machine.put("/operator/network", down);
  const placed = await liveOrder(portal, 2);
  t.match(placed, { status: 201, body: { status: "processing" } });
  const { id } = placed.body;
  const order = (await machine.get(`/operator/orders/${id}`)).body;
  t.match(order.supply, {
    attempts: [{ call: "issue", outcome: "failed", error: "The network cannot be reached.", units: 2 }],
  });
  t.equal(Date.parse(order.supply.refund_due), Date.parse(order.created) + 15 * 60_000);
  t.ok(order.supply.next_attempt, "it is asked again");
  const [key] = (await portal.owner.get("/keys")).body.data.filter(
    ({ mode }: { mode: string }) => mode === "live",
  );
  t.same(order.placed_by, {
    key: { id: key.id, name: key.name, hint: key.hint },
    request_id: placed.headers.get("x-request-id"),
    member: null,
  });

  const { attempts } = order.supply.attempts[0];
  await portal.advance(60);
  await machine.put("/operator/network", { hold: ["issue"] });
  await portal.advance(60);
  const later = (await machine.get(`/operator/orders/${id}`)).body.supply.attempts;
  t.match(later, [{ outcome: "pending", error: null }, { outcome: "failed" }], "the latest first");
  t.ok(later[1].attempts > attempts, "equal attempts share a row");
  const [listed] = (await machine.get("/operator/orders?status=processing")).body.data;
  t.match(listed, { id, last_attempt: { outcome: "pending" }, refund_due: order.supply.refund_due });

  await portal.advance(15 * 60);
  const settled = (await machine.get(`/operator/orders/${id}`)).body;
  t.match(settled, { status: "failed", supply: { refund_due: null } });
  t.ok(
    settled.supply.attempts.some(({ call }: { call: string }) => call === "issue"),
    "the reasons stay",
  );
  await machine.delete("/operator/network");
  const again = await d.post("/v1/orders", { package_id: (await d.somePackage()).id }, { key: d.liveKey });
  t.same((await machine.get(`/operator/orders/${again.body.id}`)).body.supply.attempts, []);
});

t.test("support retries a stuck order at once, by role, and the audit log says who", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  await machine.put("/operator/network", down);
  const { id } = (await liveOrder(portal)).body;
  for (const role of ["finance", "read_only"] as const) {
    await portal.addPerson(`${role}@operator.example`, role);
    const caller = await portal.signedIn(`${role}@operator.example`);
    for (const act of ["retry", "refund"])
      t.match(
        await caller.post(`/operator/orders/${id}/${act}`),
        refused(403, "forbidden"),
        `${role} ${act}`,
      );
  }
  // From now on it is asked once a minute.
  await portal.advance(300);
  await portal.addPerson("support@operator.example", "support");
  const support = await portal.signedIn("support@operator.example");
  const attempts = async () => (await machine.get(`/operator/orders/${id}`)).body.supply.attempts[0].attempts;
  const before = await attempts();
  t.equal((await support.post(`/operator/orders/${id}/retry`)).status, 200);
  await until(async () => (await attempts()) > before);
  await machine.delete("/operator/network");
  await until(async () => (await machine.get(`/operator/orders/${id}`)).body.status === "completed");
  t.match(await support.post(`/operator/orders/${id}/retry`), refused(409, "not_processing"));
  t.match(await support.post(`/operator/orders/${id}/refund`), refused(409, "not_processing"));
  t.match(await support.post("/operator/orders/ord_000000000000/retry"), refused(404, "not_found"));
  const [entry] = (await machine.get(`/operator/accounts/${d.account.id}/activity`)).body.data;
  t.match(entry, { kind: "order.retried", subject: id, operator: "support@operator.example" });
});

t.test("a refund settles an order at once, and eSIMs issued later are withdrawn", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, d } = portal;
  const balance = async () => (await owner.get("/balance")).body.live.amount;
  const before = await balance();
  await machine.put("/operator/network", { hold: ["issue"] });
  const { id } = (await liveOrder(portal)).body;
  t.not(await balance(), before);
  t.match(await machine.post(`/operator/orders/${id}/refund`), {
    status: 200,
    body: { status: "failed", supply: { refund_due: null } },
  });
  t.equal(await balance(), before);
  await machine.post("/operator/network/release");
  await portal.advance(120);
  t.equal(await balance(), before, "nothing is charged or refunded again");
  t.match((await machine.get(`/operator/orders/${id}`)).body, { status: "failed", esims: [] });
  t.same(await d.service.store.reads.jobs.nextAt(["fulfil-order", "recall-order"]), null);
});

t.test("an order of the sandbox is neither retried nor refunded", async (t) => {
  const portal = await Portal.start(t);
  const { machine, d } = portal;
  const { id: package_id } = await d.somePackage();
  const { id } = (await d.post("/v1/orders", { package_id, customer_ref: "test_processing" })).body;
  for (const act of ["retry", "refund"])
    t.match(await machine.post(`/operator/orders/${id}/${act}`), refused(409, "not_processing"));
  t.match((await machine.get(`/operator/orders/${id}`)).body.supply, { attempts: [], refund_due: null });
});

t.test("a top-up is retried and refunded like an order", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = (await staff.post("/orders", { mode: "live", items: [{ package_id, quantity: 1 }] })).body;
  const { iccid } = order.esims[0];
  const fits = (await staff.get(`/esims/${iccid}/topup-packages`)).body.data[0].id;
  const balance = async () => (await owner.get("/balance")).body.live.amount;
  const before = await balance();
  await machine.put("/operator/network", down);
  const topUp = async () => {
    const answer = staff.post(`/esims/${iccid}/topups`, { package_id: fits });
    await portal.passing(answer, callSeconds);
    return (await answer).body.id;
  };
  const first = await topUp();
  t.match((await machine.get("/operator/topups")).body.data, [
    {
      id: first,
      last_attempt: { call: "topup", outcome: "failed", error: "The network cannot be reached." },
    },
  ]);
  t.match(await machine.post(`/operator/topups/${first}/refund`), {
    status: 200,
    body: { id: first, status: "failed", refund_due: null },
  });
  t.equal(await balance(), before);
  t.match(await machine.post(`/operator/topups/${first}/retry`), refused(409, "not_processing"));
  const second = await topUp();
  await machine.delete("/operator/network");
  t.match(await machine.post(`/operator/topups/${second}/retry`), { status: 200, body: { id: second } });
  await until(async () => (await machine.get("/operator/topups")).body.data.length === 0);
  t.not(await balance(), before);
  t.match(await machine.post("/operator/topups/top_000000000000/retry"), refused(404, "not_found"));
});

t.test("an order links to its request and events, and a request to its order", async (t) => {
  const portal = await Portal.start(t);
  const { machine, owner, staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const placed = await d.post("/v1/orders", { package_id });
  const request = placed.headers.get("x-request-id");
  const [esim] = placed.body.esims;
  const fits = (await d.get(`/v1/esims/${esim.iccid}/topup-packages`)).body.data[0].id;
  const topup = await d.post(`/v1/esims/${esim.iccid}/topups`, { package_id: fits });
  for (const [caller, path] of [
    [owner, "/requests"],
    [machine, "/operator/requests"],
  ] as const) {
    await until(
      async () => (await caller.get(`${path}/${topup.headers.get("x-request-id")}`)).status === 200,
    );
    t.match((await caller.get(`${path}/${request}`)).body, { order_id: placed.body.id, topup_iccid: null });
    t.match((await caller.get(`${path}/${topup.headers.get("x-request-id")}`)).body, {
      order_id: null,
      topup_iccid: esim.iccid,
      key_name: /./,
    });
  }
  t.match((await owner.get(`/orders/${placed.body.id}`)).body.placed_by, { request_id: request });
  const events = (await owner.get(`/orders/${placed.body.id}/events`)).body.data;
  t.match(events, [{ type: "order.completed" }]);
  const ofOperator = await machine.get(`/operator/accounts/${d.account.id}/orders/${placed.body.id}/events`);
  t.same(ofOperator.body.data, events);
  const manual = (await staff.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] })).body;
  t.same((await owner.get(`/orders/${manual.id}`)).body.placed_by, {
    key: null,
    request_id: null,
    member: "staff@agency.example",
  });
  const other = await portal.otherAccount();
  t.match(await other.owner.get(`/orders/${placed.body.id}/events`), refused(404, "not_found"));
});
