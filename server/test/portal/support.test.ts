// What support sees and cancels of any account.
import t from "tap";
import { Portal, refused } from "./portal.ts";

t.test("orders and eSIMs name their account", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = (await staff.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] })).body;
  const account = { id: d.account.id, name: d.account.name };
  t.same((await machine.get(`/operator/orders/${order.id}`)).body.account, account);
  t.same((await machine.get(`/operator/esims/${order.esims[0].iccid}`)).body.account, account);
  t.same((await machine.post(`/operator/orders/${order.id}/erase-customer`)).body.account, account);
  t.notOk("account" in (await staff.get(`/orders/${order.id}`)).body);
});

t.test("support cancels an order's eSIMs, each by its own rules", async (t) => {
  const portal = await Portal.start(t);
  const { machine, staff, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  for (const mode of ["test", "live"] as const) {
    const balance = async () => Number((await owner.get("/balance")).body[mode].amount);
    const order = async (quantity: number) =>
      (await staff.post("/orders", { mode, items: [{ package_id, quantity }] })).body;
    const cancel = (id: string) => machine.post(`/operator/orders/${id}/cancel`);
    const start = await balance();
    const unused = await order(2);
    t.equal((await machine.get(`/operator/orders/${unused.id}`)).body.cancellable, true);
    const whole = await cancel(unused.id);
    t.match(whole, {
      status: 200,
      body: { status: "cancelled", refunded: unused.total, cancellable: false },
    });
    t.equal(await balance(), start);
    t.match(await cancel(unused.id), refused(409, "order_not_cancellable"));

    const used = await order(3);
    const [first] = used.esims;
    if (mode === "test") {
      const event = { event: "activated" };
      await d.post(`/v1/sandbox/esims/${first.iccid}/simulate`, event, { key: d.testKey });
    } else {
      await machine.put(`/operator/network/esims/${first.iccid}`, { first_used: true });
      await staff.get(`/esims/${first.iccid}`);
    }
    t.match(await staff.post(`/orders/${used.id}/cancel`), refused(409, "order_not_cancellable"));
    const part = await cancel(used.id);
    t.match(part, { status: 200, body: { cancellable: false, account: { id: d.account.id } } });
    t.ok(part.body.esims.every(({ status }: { status: string }) => status === "cancelled"));
    const price = Number(used.total.amount) / 3;
    t.equal(Math.round(100 * (start - (await balance()))), Math.round(100 * price), "the used one is paid");
  }
  t.match(await machine.post("/operator/orders/ord_test_000000000000/cancel"), refused(404, "not_found"));
  const activity = (await owner.get("/activity")).body.data;
  t.equal(activity.filter(({ kind }: { kind: string }) => kind === "order.cancel").length, 4);
});

t.test("only admins and support see an eSIM's install details", async (t) => {
  const portal = await Portal.start(t);
  const { operator, owner, d } = portal;
  const { id: package_id } = await d.somePackage();
  const placed = (await d.post("/v1/orders", { package_id })).body;
  const [{ iccid }] = placed.esims;
  await d.post(`/v1/sandbox/esims/${iccid}/simulate`, { event: "activated" });
  const { activation, qr_code_url: qr } = (await d.get(`/v1/esims/${iccid}`)).body;
  const shows = ({ body }: { body: unknown }) =>
    [activation.activation_code, qr].some((secret) => JSON.stringify(body).includes(secret));
  const of = `/operator/accounts/${d.account.id}`;
  const hidden = [`/operator/esims/${iccid}`, `${of}/esims?mode=test`];
  const support = await portal.withToken({ name: "s", scopes: ["support"], expiresAt: null });
  for (const path of hidden) t.ok(shows(await support.get(path)), path);
  const events = (await owner.get("/events?mode=test")).body.data.map(({ id }: { id: string }) => id);
  t.equal(events.length, 2);
  const open = [
    `/operator/orders/${placed.id}`,
    `${of}/esims/${iccid}/events`,
    ...events.map((id: string) => `${of}/events/${id}`),
  ];
  for (const scope of ["finance", "read_only"] as const) {
    const reader = await portal.withToken({ name: scope, scopes: [scope], expiresAt: null });
    for (const path of hidden) t.match(await reader.get(path), refused(403, "forbidden"), path);
    for (const path of open) {
      const response = await reader.get(path);
      t.equal(response.status, 200, path);
      t.notOk(shows(response), path);
    }
    await portal.addPerson(`${scope}@esims.example`, scope);
    const person = await portal.signedIn(`${scope}@esims.example`);
    t.match(await person.post(`${of}/look`), refused(403, "forbidden"), "the portal as a member sees it");
  }
  t.equal((await operator.post(`${of}/look`)).status, 200);
});
