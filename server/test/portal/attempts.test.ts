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
