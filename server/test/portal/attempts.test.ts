// The timeline of a delivery has every attempt: scheduled ones that failed, manual ones, and the one that succeeded.
import t from "tap";
import { Receiver, status } from "../webhooks/receiver.ts";
import { Portal } from "./portal.ts";

t.test("every attempt is listed once, oldest first, also after the delivery arrived", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  receiver.answer = status(500, "out of order");
  await owner.post("/endpoints", { mode: "test", url: receiver.url() });
  await d.post("/v1/orders", { package_id: (await d.somePackage()).id });
  await d.service.deliverDue();
  const [{ id }] = (await owner.get("/deliveries?mode=test")).body.data;
  const log = async () => (await owner.get(`/deliveries/${id}`)).body.attempt_log;
  t.match(await log(), [{ manual: false, http_status: 500, error: /500/, answer: "out of order" }]);

  receiver.answer = status(503);
  await owner.post(`/deliveries/${id}/retry`);
  await d.service.deliverDue();
  receiver.answer = status(200, "thanks");
  await portal.advance(3600);
  await d.service.deliverDue();
  await owner.signIn("owner@agency.example");
  const attempts = await log();
  t.match(attempts, [
    { manual: false, http_status: 500 },
    { manual: true, http_status: 503 },
    { manual: false, http_status: 200, error: null, answer: "thanks" },
  ]);
  t.equal(attempts.length, 3);
  t.equal(attempts[2].signature, receiver.received[2]?.headers["x-service-signature"]);
  t.equal(attempts[0].signature, receiver.received[0]?.headers["x-service-signature"]);
});

t.test("disabling an endpoint is no attempt: the last response stays", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  receiver.answer = status(503, "maintenance");
  const { endpoint } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  const { id: package_id } = await d.somePackage();
  await d.post("/v1/orders", { package_id });
  await d.service.deliverDue();
  const before = (await owner.get("/deliveries?mode=test")).body.data[0];
  t.match(before, { status: "retrying", http_status: 503, error: /503/ });
  const log = async () => (await owner.get(`/deliveries/${before.id}`)).body.attempt_log;
  const attempts = await log();
  await owner.post(`/endpoints/${endpoint.id}/disable`);
  const [after] = (await owner.get("/deliveries?mode=test")).body.data;
  t.match(after, {
    status: "failed",
    attempts: 1,
    http_status: 503,
    error: before.error,
    next_attempt: null,
  });
  t.same(await log(), attempts);
});

t.test("while the endpoint is paused, the next attempt is when the pause ends", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  const { endpoint } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  const { id: package_id } = await d.somePackage();
  const order = () => d.post("/v1/orders", { package_id });
  receiver.answer = status(500);
  for (let i = 0; i < 5; i++) await order();
  await d.service.deliverDue();
  await order();
  const { paused_until } = (await owner.get(`/endpoints/${endpoint.id}`)).body;
  t.ok(Date.parse(paused_until) > d.now);
  const [newest, ...others] = (await owner.get("/deliveries?mode=test")).body.data;
  const waiting = { status: "pending", next_attempt: paused_until, paused_until };
  t.match(newest, waiting);
  t.match((await owner.get(`/deliveries/${newest.id}`)).body, waiting);
  t.match(others[0], { status: "retrying", paused_until: null }, "its retry is later than the pause");
  t.ok(Date.parse(others[0].next_attempt) > Date.parse(paused_until));
  receiver.answer = status(200);
  await portal.advance(30);
  await d.service.deliverDue();
  t.match((await owner.get(`/deliveries/${newest.id}`)).body, { status: "delivered", paused_until: null });
});
