/** What `listen` does between the API and a local server: which events it sends on, when, and what it tells. */
import type { Event } from "@partner-esim/generated/models";
import t, { type Test } from "tap";
import { type Delivery, type Forwarding, forwardEvents } from "../src/listen/forwarding.ts";
import { verifyWebhookSync } from "../src/webhooks/node.ts";
import { anEvent, orderCompleted } from "./support/event.ts";
import { failureOf } from "./support/failure.ts";
import { pace } from "./support/paced-client.ts";
import { drop, json, problem, type Step, startServer } from "./support/scripted-server.ts";

const secret = "whsec_test";

/** The API lists `events`, newest first, three on a page; the receiver returns `status`. */
async function start(t: Test, settings: Partial<Forwarding> = {}, earlier: Event[] = []) {
  const state = { events: [...earlier], status: 204, failing: false, dropping: false };
  const list: Step = (response, request) => {
    if (state.failing) return problem(401, "invalid_api_key")(response, request);
    const query = new URL(request.url, "http://host").searchParams;
    const from = Number(query.get("cursor") ?? 0);
    const until = from + Math.min(3, Number(query.get("limit")));
    const data = state.events.slice(from, until);
    json(200, { data, next_cursor: until < state.events.length ? String(until) : null })(response, request);
  };
  const api = await startServer(t, list);
  const respond: Step = (response) => void response.writeHead(state.status, { Location: "/other" }).end();
  const receiver = await startServer(t, (response, request) =>
    (state.dropping ? drop : respond)(response, request),
  );
  const { client } = pace({ baseUrl: api.baseUrl, maxRetries: 0 });
  const controller = new AbortController();
  const deliveries: Delivery[] = [];
  const errors: unknown[] = [];
  const ready = Promise.withResolvers<void>();
  const told = { count: 0, waiting: Promise.withResolvers<void>() };
  const tell = () => {
    if (deliveries.length + errors.length >= told.count) told.waiting.resolve();
  };
  const ended = forwardEvents({
    client,
    forwardTo: receiver.baseUrl,
    secret,
    last: 0,
    pollMs: 5,
    signal: controller.signal,
    onReady: () => ready.resolve(),
    onDelivery(delivery) {
      deliveries.push(delivery);
      tell();
    },
    onError(error) {
      errors.push(error);
      tell();
    },
    ...settings,
  });
  t.teardown(() => controller.abort());
  /** Waits until so many deliveries and errors were told. */
  const after = async (count: number) => {
    Object.assign(told, { count, waiting: Promise.withResolvers<void>() });
    tell();
    await told.waiting.promise;
  };
  const add = (...events: Event[]) => state.events.unshift(...events.toReversed());
  const sequences = () => deliveries.map(({ event }) => event.sequence);
  return { state, api, receiver, controller, deliveries, errors, ready, ended, after, add, sequences };
}

t.test("events after the start are sent in their order, over several pages, each once", async (t) => {
  const { ready, add, after, sequences, receiver, deliveries, controller, ended, api } = await start(t);
  await ready.promise;
  add(...[1, 2, 3, 4, 5, 6, 7].map((sequence) => orderCompleted(sequence)));
  await after(7);
  add(orderCompleted(8));
  await after(8);
  t.strictSame(sequences(), [1, 2, 3, 4, 5, 6, 7, 8]);
  t.match(deliveries[0], { status: 204, error: undefined });
  t.ok(deliveries.every(({ durationMs }) => durationMs >= 0 && durationMs < 60_000));
  const [request] = receiver.received;
  t.equal(request?.method, "POST");
  t.match(verifyWebhookSync(request?.body ?? "", request?.headers ?? {}, secret), { sequence: 1 });
  t.match(request?.headers, { "content-type": "application/json", "user-agent": "PartnerEsim-Webhooks/1.0" });
  t.match(api.received[0]?.url, /\/v1\/events\?limit=1$/, "at the start only the newest is of interest");
  controller.abort();
  await t.resolves(ended);
});

t.test("what was before the start is left out, but for the latest that are asked for", async (t) => {
  const earlier = [1, 2, 3, 4, 5].map((sequence) => orderCompleted(sequence)).toReversed();
  for (const [last, expected] of [
    [0, [6]],
    [1, [5, 6]],
    [4, [2, 3, 4, 5, 6]],
    [50, [1, 2, 3, 4, 5, 6]],
  ] as const) {
    const { state, ready, add, after, sequences, controller } = await start(t, { last }, earlier);
    await ready.promise;
    t.ok(state.events.length > 0);
    add(orderCompleted(6));
    await after(expected.length);
    t.strictSame(sequences(), expected, `last ${last}`);
    controller.abort();
  }
});

t.test("a type that is not asked for is passed over", async (t) => {
  const types = ["esim.expired", "balance.low"];
  const { ready, add, after, sequences } = await start(t, { types });
  await ready.promise;
  add(orderCompleted(1), anEvent("esim.expired", 2, {}), orderCompleted(3), anEvent("balance.low", 4, {}));
  await after(2);
  t.strictSame(sequences(), [2, 4]);
});

t.test("what a server rejects or does not receive is told, and the next is sent all the same", async (t) => {
  const { state, ready, add, after, deliveries, receiver } = await start(t);
  await ready.promise;
  state.status = 302;
  add(orderCompleted(1));
  await after(1);
  t.equal(receiver.received.length, 1, "a redirect is not followed");
  state.dropping = true;
  add(orderCompleted(2));
  await after(2);
  Object.assign(state, { dropping: false, status: 500 });
  add(orderCompleted(3));
  await after(3);
  t.match(deliveries, [
    { status: 302, error: undefined },
    { status: undefined, error: /./ },
    { status: 500, error: undefined },
  ]);
  t.notMatch(deliveries[1]?.error, "fetch failed", "the cause is told");
});

t.test("a read that fails at the start ends it; a later one is told and made again", async (t) => {
  const { state, ready, add, after, errors, sequences } = await start(t);
  await ready.promise;
  state.failing = true;
  await after(1);
  t.match(errors[0], { code: "invalid_api_key" });
  add(orderCompleted(1));
  state.failing = false;
  while (sequences().length === 0) await after(errors.length + 1);
  t.strictSame(sequences(), [1]);
  const { baseUrl } = await startServer(t, problem(401, "invalid_api_key"));
  const { client } = pace({ baseUrl, maxRetries: 0 });
  const other = await start(t, { client });
  t.match(await failureOf(other.ended), { code: "invalid_api_key" });
});

t.test("an end takes effect at once, whatever is waited for", async (t) => {
  const { ready, controller, ended, errors, deliveries } = await start(t, { pollMs: 3_600_000 });
  await ready.promise;
  setTimeout(() => controller.abort(), 5);
  await t.resolves(ended);
  const events = [1, 2, 3].map((sequence) => orderCompleted(sequence)).toReversed();
  const stopping = new AbortController();
  const other = await start(
    t,
    {
      last: 3,
      signal: stopping.signal,
      onDelivery: ({ event }) => {
        t.equal(event.sequence, 1);
        stopping.abort();
      },
    },
    events,
  );
  await t.resolves(other.ended);
  t.equal(other.receiver.received.length, 1, "what was not sent yet is not sent any more");
  t.strictSame([errors, deliveries], [[], []]);
});
