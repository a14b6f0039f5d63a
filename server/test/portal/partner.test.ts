import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { invalid, Portal, refused } from "./portal.ts";

t.test("a key is shown once, works at once, and is refused from the moment it is revoked", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const made = await owner.post("/keys", { mode: "test", name: "Booking engine" });
  t.match(made, {
    status: 201,
    body: { key: { mode: "test", name: "Booking engine", allowlist: [], expires: null } },
  });
  const { key, text } = made.body;
  t.match(text, /^sk_test_[0-9A-Za-z]{40}$/);
  t.equal(key.hint, text.slice(-4));
  t.equal((await d.get("/v1/balance", { key: text })).status, 200);
  t.notOk(JSON.stringify((await owner.get("/keys")).body).includes(text));
  t.equal((await owner.get("/keys")).body.data[0].id, key.id, "newest first");

  const past = new Date(d.now - 60_000).toISOString();
  const wrong = [
    [{ name: "n" }, "mode"],
    [{ mode: "other", name: "n" }, "mode"],
    [{ mode: "test" }, "name"],
    [{ mode: "test", name: "" }, "name"],
    [{ mode: "test", name: "a\nb" }, "name"],
    [{ mode: "test", name: "n", allowlist: ["10.0.0.0/99"] }, "allowlist"],
    [{ mode: "test", name: "n", allowlist: ["example.com"] }, "allowlist"],
    [{ mode: "test", name: "n", expires: "2027-02-30" }, "expires"],
    [{ mode: "test", name: "n", expires: past }, "expires"],
  ] as const;
  for (const [body, param] of wrong)
    t.match(await owner.post("/keys", body), invalid(param), JSON.stringify(body));
  t.equal((await owner.get("/keys")).body.data.length, 3, "nothing was made of them");

  const path = `/keys/${key.id}`;
  await owner.patch(path, { name: "Renamed", allowlist: ["198.51.100.0/24"] });
  t.match(await d.get("/v1/balance", { key: text }), {
    status: 403,
    body: { error: { code: "ip_not_allowed" } },
  });
  const soon = `${new Date(d.now + 3_600_000).toISOString().slice(0, 19)}Z`;
  t.match((await owner.patch(path, { allowlist: [], expires: soon })).body, {
    name: "Renamed",
    allowlist: [],
    expires: soon,
    expired: false,
  });
  t.equal((await d.get("/v1/balance", { key: text })).status, 200);
  const stateOf = async () => {
    const key = (await owner.get("/keys")).body.data.find(({ id }: { id: string }) => path.endsWith(id));
    return { expired: key.expired, status: (await d.get("/v1/balance", { key: text })).status };
  };
  t.same(await stateOf(), { expired: false, status: 200 });
  await portal.advance(3600);
  t.same(await stateOf(), { expired: true, status: 401 }, "it says so from the moment it is refused");
  t.match((await owner.patch(path, { expires: null })).body, { expires: null });
  const revoked = await owner.post(`${path}/revoke`);
  t.ok(revoked.body.revoked);
  t.equal((await d.get("/v1/balance", { key: text })).status, 401);
  const again = (await owner.post(`${path}/revoke`)).body;
  // Its last use may be written meanwhile.
  const { last_used, last_address } = again;
  t.same(again, { ...revoked.body, last_used, last_address }, "revoking again changes nothing");
  t.match(await owner.patch(path, { name: "Again" }), refused(409, "key_revoked"));
  const kinds = (await owner.get("/activity")).body.data.map(({ kind }: { kind: string }) => kind);
  t.same(kinds.slice(0, 5), ["key.revoked", "key.changed", "key.changed", "key.changed", "key.created"]);
});

t.test("an endpoint can be registered, tested, changed, retried and deleted", async (t) => {
  const portal = await Portal.start(t);
  const { owner, staff } = portal;
  const receiver = await Receiver.start(t);
  const input = { mode: "test", url: receiver.url(), event_types: ["order.completed", "topup.completed"] };
  for (const [change, param] of [
    [{ mode: "x" }, "mode"],
    [{ url: "not an address" }, "url"],
    [{ url: "http://10.0.0.1/" }, "url"],
    [{ url: "https://user:secret@example.com/" }, "url"],
    [{ url: `https://example.com/${"x".repeat(500)}` }, "url"],
    [{ event_types: [] }, "event_types"],
    [{ event_types: ["ping"] }, "event_types"],
    [{ event_types: ["order.lost"] }, "event_types"],
  ] as const) {
    const reply = await owner.post("/endpoints", { ...input, ...change });
    t.equal(reply.status, 400, JSON.stringify(change));
    t.match(reply.body.error.param, new RegExp(`^${param}`));
  }
  const made = await owner.post("/endpoints", input);
  t.equal(made.status, 201);
  const { endpoint, secret } = made.body;
  t.match(endpoint, {
    enabled: true,
    disabled_by: null,
    paused_until: null,
    failures_in_row: 0,
    secret_readable: true,
  });
  t.match(secret, /^whsec_[0-9A-Za-z]{32,}$/);
  const path = `/endpoints/${endpoint.id}`;
  t.same((await owner.get(path)).body, endpoint);
  t.same((await owner.get(`${path}/secret`)).body, { secret });
  t.match(await staff.get(`${path}/secret`), refused(403, "forbidden"), "secrets are the owner's");

  const ping = await owner.post(`${path}/ping`);
  t.match(ping, { status: 200, body: { delivered: true, http_status: 200, error: null } });
  t.match(receiver.received[0]?.event, { type: "ping", sequence: 0, data: {} });
  t.same((await owner.get("/deliveries?mode=test")).body.data, [], "a test event is not in the log");

  receiver.answer = status(500, "out of order");
  const { id: package_id } = await portal.d.somePackage();
  await owner.post("/orders", { mode: "test", items: [{ package_id, quantity: 1 }] });
  await receiver.reached(2);
  let delivery = { id: "", status: "" };
  for (let i = 0; i < 100 && delivery.status !== "retrying"; i++) {
    delivery = (await staff.get(`/deliveries?mode=test&endpoint_id=${endpoint.id}`)).body.data[0];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const detail = (await staff.get(`/deliveries/${delivery.id}`)).body;
  t.match(detail, {
    status: "retrying",
    attempts: 1,
    http_status: 500,
    answer: "out of order",
    retryable: true,
    url: receiver.url(),
    event_type: "order.completed",
    body: receiver.received[1]?.body,
  });
  const sent = receiver.received[1]?.headers ?? {};
  for (const { name, value } of detail.headers) t.equal(value, sent[name.toLowerCase()], name);
  t.equal(detail.headers.length, 7);
  for (const filter of ["status=retrying", `event_id=${detail.event_id}`]) {
    t.equal((await staff.get(`/deliveries?mode=test&${filter}`)).body.data.length, 1, filter);
  }
  for (const filter of ["status=delivered", "event_id=evt_000000000000000000000000", "endpoint_id=whe_0"]) {
    t.same((await staff.get(`/deliveries?mode=test&${filter}`)).body.data, [], filter);
  }
  t.match(await staff.get("/deliveries"), invalid("mode"));
  t.match(await staff.get("/deliveries?mode=test&status=lost"), invalid("status"));

  receiver.answer = status(204);
  t.equal((await owner.post(`${path}/secret/rotate`)).status, 200);
  t.equal((await staff.post(`/deliveries/${delivery.id}/retry`)).status, 200);
  await receiver.reached(3);
  for (let i = 0; i < 100 && delivery.status !== "delivered"; i++) {
    delivery = (await staff.get(`/deliveries/${delivery.id}`)).body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  t.match(delivery, {
    status: "delivered",
    attempts: 1,
    manual_retries: 1,
    http_status: 204,
    retryable: false,
  });
  t.match(await staff.post(`/deliveries/${delivery.id}/retry`), refused(409, "delivery_not_retryable"));

  t.match((await owner.patch(path, { event_types: null })).body, { event_types: null });
  t.match(await owner.patch(path, { url: "ftp://example.com" }), invalid("url"));
  t.match((await owner.post(`${path}/disable`)).body, { enabled: false, disabled_by: "person" });
  t.match((await owner.post(`${path}/enable`)).body, { enabled: true, disabled_by: null, disabled: null });
  for (let i = 0; i < 4; i++) await owner.post("/endpoints", input);
  t.match(await owner.post("/endpoints", input), refused(409, "too_many_endpoints"));
  t.equal((await owner.delete(path)).status, 204);
  t.match(await owner.get(path), refused(404, "not_found"));
  t.equal((await staff.get(`/deliveries/${delivery.id}`)).status, 200, "its log stays");
  t.equal((await staff.get(`/deliveries?mode=test&endpoint_id=${endpoint.id}`)).body.data.length, 1);
});

t.test("a test event beyond the limit gets 429 with Retry-After", async (t) => {
  const portal = await Portal.start(t);
  const receiver = await Receiver.start(t);
  const { endpoint } = (await portal.owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  for (let i = 0; i < 10; i++) await portal.owner.post(`/endpoints/${endpoint.id}/ping`);
  const ping = await portal.owner.post(`/endpoints/${endpoint.id}/ping`);
  t.match(ping, refused(429, "rate_limited"));
  const wait = Number(ping.headers.get("retry-after"));
  t.ok(wait > 0 && wait <= 60);
});

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

t.test("members come and go, their roles change, and an owner is always left", async (t) => {
  const portal = await Portal.start(t);
  const { owner, viewer } = portal;
  const added = await owner.post("/members", { email: "New.Person@agency.example", role: "staff" });
  t.match(added, {
    status: 201,
    body: { member: { email: "new.person@agency.example", role: "staff", last_sign_in: null } },
  });
  t.match(
    await owner.post("/members", { email: "new.person@AGENCY.example", role: "owner" }),
    refused(409, "email_taken", "email"),
  );
  t.match(
    await owner.post("/members", { email: "operator@agency.example", role: "owner" }),
    refused(409, "email_taken", "email"),
  );
  for (const [body, param] of [
    [{ email: "x", role: "staff" }, "email"],
    [{ email: "x@y.example", role: "operator" }, "role"],
    [{ email: "x@y.example" }, "role"],
  ] as const)
    t.match(await owner.post("/members", body), invalid(param));
  const { member, invitation_link } = added.body;
  const person = portal.caller();
  t.equal((await person.accept("new.person@agency.example", invitation_link)).status, 200);
  t.match(await person.get("/members"), { body: { data: { length: 4 } } });
  t.match(await person.post("/keys", { mode: "test", name: "n" }), refused(403, "forbidden"));
  t.match((await owner.patch(`/members/${member.id}`, { role: "owner" })).body, { role: "owner" });
  t.equal((await person.post("/keys", { mode: "test", name: "n" })).status, 201, "from the next call on");

  const mine = (await owner.get("/session")).body.person.id;
  t.equal((await person.patch(`/members/${mine}`, { role: "viewer" })).status, 200);
  t.match(await person.patch(`/members/${member.id}`, { role: "staff" }), refused(409, "last_owner"));
  t.match(await person.delete(`/members/${member.id}`), refused(409, "last_owner"));
  t.match(
    await portal.machine.delete(`/operator/accounts/${portal.d.account.id}/members/${member.id}`),
    refused(409, "last_owner"),
  );
  const other = (await viewer.get("/session")).body.person.id;
  t.equal((await person.delete(`/members/${other}`)).status, 204);
  t.match(await viewer.get("/session"), refused(401, "unauthenticated"), "sessions end with the person");
  t.match(await person.delete(`/members/${other}`), refused(404, "not_found"));
});
