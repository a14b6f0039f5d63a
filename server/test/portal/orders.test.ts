import t from "tap";
import { invalid, Portal, refused } from "./portal.ts";

t.test("staff can order several packages, top up and cancel, and the ledger adds up", async (t) => {
  const portal = await Portal.start(t);
  const { staff, viewer, owner, d } = portal;
  const listed = (await viewer.get("/packages?country=IN&unlimited=false&limit=3")).body.data;
  const [a, b, c] = listed.map(({ id }: { id: string }) => id);
  t.same((await viewer.get(`/packages/${a}`)).body, listed[0]);
  t.match(await viewer.get("/packages/pkg_0"), refused(404, "package_not_found"));
  t.same(listed[0], { ...(await d.get(`/v1/packages/${a}`)).body, daily: false }, "as in the API");
  const daily = (await viewer.get("/packages?q=500%20MB%20per%20day&limit=1")).body.data[0];
  t.match(daily, { data_mb: 500, daily: true });
  t.ok((await viewer.get("/countries")).body.data.length > 100);

  const input = {
    mode: "test",
    items: [
      { package_id: a, quantity: 1 },
      { package_id: b, quantity: 2 },
      { package_id: c, quantity: 1 },
      { package_id: a, quantity: 1 },
    ],
    customer_ref: "TRIP-7",
    customer: { name: "Asha Rao", email: "asha@example.com" },
  };
  const placed = await staff.post("/orders", input);
  t.match(placed, {
    status: 201,
    body: {
      status: "completed",
      package_id: null,
      quantity: null,
      source: "portal",
      customer_ref: "TRIP-7",
      items: [
        { package_id: a, quantity: 2 },
        { package_id: b, quantity: 2 },
        { package_id: c, quantity: 1 },
      ],
      customer: { name: "Asha Rao", email: "asha@example.com" },
      cancellable: true,
    },
  });
  const order = placed.body;
  t.same(
    order.package_names,
    listed.map(({ name }: { name: string }) => name),
  );
  t.equal(order.id, `ord_${order.number.toLowerCase().replace("test-", "test_")}`);
  t.equal(order.esims.length, 5);
  const api = (await d.get(`/v1/orders/${order.id}`)).body;
  t.notOk("customer" in api);
  t.match(order, api, "and so in the API");
  t.same((await viewer.get(`/orders/${order.id}`)).body, {
    ...order,
    placed_by: { key: null, request_id: null, member: "staff@agency.example" },
    refunds: [],
    cancel_refund: order.total,
  });
  t.same((await viewer.get("/orders?mode=test&customer_ref=TRIP-7")).body.data, [order]);
  t.same((await viewer.get("/orders?mode=live")).body.data, []);

  const { iccid } = order.esims[0];
  const esim = (await viewer.get(`/esims/${iccid}`)).body;
  t.match(esim, { customer: { name: "Asha Rao" }, cancelling: false, running_topups: 0, cancellable: true });
  t.match(esim.activation.lpa, /^LPA:1\$/);
  t.equal((await fetch(esim.qr_code_url)).status, 200);
  t.equal((await viewer.get("/esims?mode=test&customer_ref=TRIP-7&limit=2")).body.has_more, true);
  const [added] = (await viewer.get(`/esims/${iccid}/topup-packages`)).body.data;
  const topup = await staff.post(`/esims/${iccid}/topups`, { package_id: added.id });
  t.match(topup, { status: 201, body: { status: "completed", iccid } });
  t.same((await viewer.get(`/esims/${iccid}/topups`)).body.data, [topup.body]);
  t.match(
    await staff.post(`/esims/${iccid}/topups`, { package_id: "pkg_0" }),
    refused(404, "package_not_found"),
  );
  t.match(await staff.post(`/esims/${iccid}/topups`, {}), invalid("package_id"));
  t.match((await viewer.get("/events?mode=test&type=topup.completed")).body.data[0], { data: topup.body });
  const [event] = (await viewer.get("/events?mode=test&type=order.completed")).body.data;
  t.match(event, { data: { id: order.id } });
  t.same((await viewer.get(`/events/${event.id}`)).body, event);

  const { iccid: single } = order.esims[4];
  t.match(await staff.post(`/esims/${single}/cancel`), {
    status: 200,
    body: { status: "cancelled", qr_code_url: null },
  });
  t.match(await staff.post(`/esims/${single}/cancel`), refused(409, "esim_not_cancellable"));
  const cancelled = await staff.post(`/orders/${order.id}/cancel`);
  t.match(cancelled, {
    status: 200,
    body: { status: "cancelled", refunded: order.total, cancellable: false },
  });
  const { refunds } = cancelled.body;
  t.ok(refunds.length > 0 && refunds.every(({ created }: { created: string }) => created >= order.created));
  const paise = refunds.map(({ amount }: { amount: { amount: string } }) =>
    Math.round(Number(amount.amount) * 100),
  );
  t.equal(
    paise.reduce((sum: number, one: number) => sum + one, 0),
    Math.round(Number(order.total.amount) * 100),
  );
  t.match(await staff.post(`/orders/${order.id}/cancel`), refused(409, "order_not_cancellable"));
  t.equal((await viewer.get("/balance")).body.test.amount, "1000000.00");

  const entries = (await viewer.get("/ledger?mode=test")).body.data;
  t.equal(entries[0].balance_after.amount, "1000000.00");
  t.equal(entries.at(-1).kind, "opening");
  t.ok(entries.some((entry: { topup_id: string | null }) => entry.topup_id === topup.body.id));
  const charge = entries.find(({ kind }: { kind: string }) => kind === "order_charge");
  t.match(charge, { amount: { amount: `-${order.total.amount}` }, order_id: order.id, topup_id: null });
  const sum = entries.reduce(
    (paise: number, entry: { amount: { amount: string } }) =>
      paise + Math.round(Number(entry.amount.amount) * 100),
    0,
  );
  t.equal(sum, 100_000_000);
  const first = (await viewer.get("/ledger?mode=test&limit=2")).body;
  const nextPage = (await viewer.get(`/ledger?mode=test&limit=100&cursor=${first.next_cursor}`)).body;
  t.same([...first.data, ...nextPage.data], entries, "pages join");
  t.match(await viewer.get(`/ledger?mode=live&cursor=${first.next_cursor}`), invalid("cursor"));

  const overview = (await owner.get("/overview?mode=test&days=3")).body;
  t.equal(overview.days.length, 3);
  t.match(overview.days[2], { orders: 1, balance: { amount: "1000000.00" } });
  t.equal(
    Number(overview.days[2].charged.amount),
    Number(order.total.amount) + Number(topup.body.total.amount),
  );
  t.match(overview.days[0], { orders: 0, balance: { amount: "0.00" } });
  t.match(overview, { esims: { ready: 0, cancelled: 5 }, data_use: [] });
  for (const days of ["0", "91", "x"])
    t.match(await owner.get(`/overview?mode=test&days=${days}`), invalid("days"));
  const kinds = (await viewer.get("/activity")).body.data.map(({ kind }: { kind: string }) => kind);
  for (const kind of ["order.placed", "topup.placed", "esim.cancel", "order.cancel"])
    t.ok(kinds.includes(kind), kind);
});

t.test("an invalid order is rejected and changes nothing", async (t) => {
  const portal = await Portal.start(t);
  const { staff, d } = portal;
  const { id: package_id } = await d.somePackage();
  const order = (more: object) =>
    staff.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }], ...more });
  t.match(await order({ items: [] }), invalid("items"));
  t.match(await order({ items: Array(21).fill({ package_id, quantity: 1 }) }), invalid("items"));
  t.match(await order({ items: [{ package_id, quantity: 0 }] }), invalid("items.0.quantity"));
  t.match(
    await order({
      items: [
        { package_id, quantity: 26 },
        { package_id, quantity: 25 },
      ],
    }),
    invalid("items"),
  );
  t.match(await order({ items: [{ package_id, quantity: 1 }, {}] }), invalid("items.1.package_id"));
  t.match(await order({ mode: undefined }), invalid("mode"));
  t.match(await order({ customer_ref: "a\tb" }), invalid("customer_ref"));
  t.match(await order({ customer: { email: "x".repeat(300) } }), invalid("customer.email"));
  t.match(await order({ items: [{ package_id: "pkg_0", quantity: 1 }] }), refused(404, "package_not_found"));
  t.match(await order({ customer_ref: "test_supplier_down" }), refused(503, "supplier_unavailable"));
  t.match(await order({ customer_ref: "test_insufficient_balance" }), refused(402, "insufficient_balance"));
  await d.setAccount({ liveApproved: false });
  t.match(await order({ mode: "live" }), refused(403, "live_mode_not_enabled"));
  await d.setAccount({ liveApproved: true });
  const largeOrder = await order({ mode: "live", items: [{ package_id, quantity: 50 }] });
  t.equal(largeOrder.status, 201);
  t.equal(largeOrder.body.esims.length, 50);
  const emptied = await portal.machine.get(`/operator/accounts/${d.account.id}`);
  const { amount } = emptied.body.balances.live;
  await portal.machine.post(`/operator/accounts/${d.account.id}/wallet/adjust`, {
    amount: `-${amount}`,
    note: "test",
  });
  t.match(await order({ mode: "live" }), refused(402, "insufficient_balance"));
  t.equal((await staff.get("/orders?mode=live")).body.data.length, 1);
});
