// Test events of each type are the contract's examples, signed as any other, and only for endpoints of test mode.
import { eventExamples } from "@partner-esim/generated/event-examples";
import { eventTypes } from "@partner-esim/generated/events";
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { Receiver } from "../webhooks/receiver.ts";
import { Portal } from "./portal.ts";

t.test("an endpoint of test mode gets the example of each event type", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, staff } = portal;
  const receiver = await Receiver.start(t);
  const { endpoint } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  const faults: string[] = [];
  for (const [i, { type }] of eventTypes.entries()) {
    if (i > 0 && i % limits.pingsPerMinute === 0) await portal.advance(60);
    const { status, body } = await owner.post(`/endpoints/${endpoint.id}/ping?event_type=${type}`);
    const got = receiver.received.at(-1);
    const expected = { ...eventExamples[type], id: body.event_id, mode: "test", sequence: 0 };
    const isRight =
      status === 200 &&
      body.delivered &&
      got?.headers["x-service-event-type"] === type &&
      JSON.stringify({ ...got.event, created: expected.created }) === JSON.stringify(expected);
    if (!isRight) faults.push(`${type}: ${status} ${got?.body}`);
  }
  t.same(faults, []);
  t.equal(receiver.received.length, eventTypes.length);
  t.same((await owner.get("/deliveries?mode=test")).body.data, [], "none is in the log");
  t.same((await owner.get("/events?mode=test")).body.data, [], "or in the list of events");
  t.equal((await staff.post(`/endpoints/${endpoint.id}/ping?event_type=order.completed`)).status, 403);
});

t.test("an endpoint of live mode gets pings only", async (t) => {
  const { owner } = await Portal.start(t, { checkResponses: true });
  const receiver = await Receiver.start(t);
  const { endpoint } = (await owner.post("/endpoints", { mode: "live", url: receiver.url() })).body;
  const path = `/endpoints/${endpoint.id}/ping`;
  for (const type of ["order.completed", "nonsense"])
    t.match(await owner.post(`${path}?event_type=${type}`), {
      status: 400,
      body: { error: { code: "invalid_request", param: "event_type" } },
    });
  t.equal(receiver.received.length, 0);
  t.match(await owner.post(`${path}?event_type=ping`), { status: 200, body: { delivered: true } });
});
