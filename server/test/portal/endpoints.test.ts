import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { invalid, Portal, refused } from "./portal.ts";

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
