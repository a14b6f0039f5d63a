import t from "tap";
import { retryDelivery } from "../../src/domain/webhooks/deliveries.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import { updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { sendPing } from "../../src/domain/webhooks/pings.ts";
import { actor, ok, WebhookBench } from "./bench.ts";
import { status } from "./receiver.ts";

const minute = 60_000;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function hands(bench: WebhookBench) {
  const { webhooks } = bench.service;
  return {
    retry: (id: string) => retryDelivery(webhooks, bench.account, id, actor, bench.now),
    ping: (id: string, account = bench.account) => sendPing({ ...webhooks, sleep }, account, id, bench.now),
  };
}

const codeOf = (result: unknown) => (result instanceof EndpointProblem ? result.code : "ok");

t.test("a manual retry is sent at once and counts neither as attempt nor toward disabling", async (t) => {
  const bench = await WebhookBench.start(t);
  const { retry } = hands(bench);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order(6);
  await bench.service.deliverDue();
  const health = await bench.current(endpoint);
  t.equal(health.pauseMs, 30_000, "the endpoint is paused");
  const pending = (await bench.log(endpoint, "pending"))[0];
  const retrying = (await bench.log(endpoint, "retrying"))[0];
  for (const delivery of [pending, retrying]) {
    if (!delivery) return t.fail("there is one of each");
    ok(await retry(delivery.id));
    await bench.service.deliverDue();
    const after = await bench.read(delivery);
    t.equal(after.status, delivery.status, "it keeps its status");
    t.equal(after.dueAt, delivery.dueAt, "and its plan");
    t.equal(after.attempts, delivery.attempts);
    t.equal(after.manualRetries, 1);
  }
  t.equal(bench.receiver.received.length, 7, "sent during the pause");
  const { failuresInRow, pauseMs, pausedUntil, failingSince } = health;
  t.match(await bench.current(endpoint), { failuresInRow, pauseMs, pausedUntil, failingSince });

  bench.receiver.answer = status(200);
  ok(await retry(retrying?.id ?? ""));
  await bench.service.deliverDue();
  t.equal((await bench.read({ id: retrying?.id ?? "" })).status, "delivered");
  t.match(await bench.current(endpoint), { pauseMs: 0, failingSince: null }, "a success ends the pause");
  t.equal(codeOf(await retry(retrying?.id ?? "")), "not_retryable", "what was delivered is not sent again");
});

t.test("a failed delivery is retried manually, up to five times in its life", async (t) => {
  const bench = await WebhookBench.start(t);
  const { retry } = hands(bench);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.advance(48 * 60 * minute);
  const [delivery] = await bench.log(endpoint, "failed");
  if (!delivery) return t.fail("it has failed");
  for (let i = 0; i < 5; i++) {
    ok(await retry(delivery.id));
    await bench.service.deliverDue();
  }
  t.equal(bench.receiver.received.length, 13);
  t.equal(codeOf(await retry(delivery.id)), "retry_limit");
  await bench.advance(16 * minute);
  t.equal(codeOf(await retry(delivery.id)), "retry_limit", "after 15 minutes too");
  t.match(await bench.read(delivery), { status: "failed", attempts: 8, manualRetries: 5 });
  t.equal((await bench.current(endpoint)).exhaustedInRow, 1);
  const { reads } = bench.service.store;
  const activity = await reads.auditLog.list(bench.account, {}, { after: null, limit: 20 });
  const retries = activity.filter(({ kind }) => kind === "delivery.retried");
  t.equal(retries.length, 5, "what was refused is not noted");
  t.match(retries[0], { actor, subject: delivery.id, text: "order.completed" });
});

t.test("an account has 30 manual retries in any 15 minutes", async (t) => {
  const bench = await WebhookBench.start(t);
  const { retry } = hands(bench);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order(7);
  await bench.service.deliverDue();
  const deliveries = await bench.log(endpoint);
  const asks = deliveries.flatMap(({ id }) => Array.from({ length: 5 }, () => id));
  for (const id of asks.slice(0, 30)) {
    t.equal(codeOf(await retry(id)), "ok");
    await bench.service.deliverDue();
  }
  const refused = await retry(asks[30] ?? "");
  t.equal(codeOf(refused), "retry_limit");
  t.ok(refused instanceof EndpointProblem && (refused.retryAt ?? 0) <= bench.now + 15 * minute);
  await bench.advance(15 * minute);
  t.equal(codeOf(await retry(asks[30] ?? "")), "ok");
});

t.test("a manual retry waits for the request in flight and goes next", async (t) => {
  const bench = await WebhookBench.start(t);
  const { retry, ping } = hands(bench);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.service.deliverDue();
  const [first] = await bench.log(endpoint);
  let release: () => void = () => {};
  bench.receiver.answer = (response, { open }) => {
    t.equal(open, 1);
    release = () => response.end();
  };
  await bench.order(3);
  await bench.receiver.reached(2);
  const [sending] = await bench.log(endpoint, "sending");
  t.equal(sending?.sequence, 2, "the log shows which one is being sent");
  t.equal(codeOf(await retry(sending?.id ?? "")), "not_retryable");
  ok(await retry(first?.id ?? ""));
  t.equal(codeOf(await retry(first?.id ?? "")), "not_retryable", "it was asked for already");
  const pinged = ping(endpoint.id);
  await sleep(50);
  t.equal(bench.receiver.received.length, 2);
  for (let count = 2; count <= 6; count++) {
    await bench.receiver.reached(count);
    release();
  }
  await bench.service.deliverDue();
  t.match(await pinged, { error: null, status: 200 });
  const order = bench.receiver.received.slice(2).map(({ event }) => event.sequence);
  t.same(order, [1, 0, 3, 4], "the retry, the ping, then the rest");
});

t.test("a ping shows its result, is signed, and leaves no trace", async (t) => {
  const bench = await WebhookBench.start(t);
  const { ping } = hands(bench);
  const { endpoint } = await bench.endpoint("/a");
  const { endpoint: other } = await bench.endpoint("/b");
  const result = ok(await ping(endpoint.id));
  const [request] = bench.receiver.received;
  t.match(result, { status: 200, error: null, eventId: request?.event.id });
  t.equal(request?.headers["x-service-delivery-id"], result.deliveryId);
  t.same(request?.event, {
    id: result.eventId,
    type: "ping",
    mode: "test",
    created: request?.event.created,
    sequence: 0,
    data: {},
  });
  t.equal((await bench.log(endpoint)).length, 0);
  t.equal((await bench.deployment.get(`/v1/events/${result.eventId}`)).status, 404);
  t.same((await bench.deployment.get("/v1/events")).body.data, []);

  bench.receiver.answer = status(500, "no");
  for (let i = 0; i < 9; i++) t.match(await ping(endpoint.id), { status: 500, response: "no" });
  t.match(await bench.current(endpoint), { failuresInRow: 0, pauseMs: 0 }, "without influence on its health");
  t.equal(codeOf(await ping(endpoint.id)), "ping_limit");
  t.equal(codeOf(await ping(other.id)), "ok", "another endpoint is not affected");
  await bench.advance(minute);
  t.equal(codeOf(await ping(endpoint.id)), "ok");
});

t.test("no manual retry to a disabled endpoint, or for another account", async (t) => {
  const bench = await WebhookBench.start(t);
  const { retry, ping } = hands(bench);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.service.deliverDue();
  const [delivery] = await bench.log(endpoint);
  const otherAccount = await bench.deployment.addAccount();
  const { webhooks } = bench.service;
  t.equal(
    codeOf(await retryDelivery(webhooks, otherAccount.n, delivery?.id ?? "", actor, bench.now)),
    "delivery_not_found",
  );
  t.equal(codeOf(await ping(endpoint.id, otherAccount.n)), "endpoint_not_found");
  ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: false }, actor, bench.now));
  t.equal(codeOf(await retry(delivery?.id ?? "")), "endpoint_disabled");
  await bench.deployment.setAccount({ active: false });
  t.equal(codeOf(await retry(delivery?.id ?? "")), "account_inactive");
  t.equal(codeOf(await ping(endpoint.id)), "account_inactive");
});
