// Manual retries and test events: their order and their limits.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { finishAttempt, type Outgoing, type Result } from "../../src/domain/webhooks/attempts.ts";
import { readLog } from "../../src/domain/webhooks/delivery-log.ts";
import { deleteEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { sendPing } from "../../src/domain/webhooks/pings.ts";
import { random } from "../../src/runtime/random.ts";
import { actor, delivered, failed, minuteMs, ok, page, start } from "./webhooks.ts";

t.test("a manual retry counts as no attempt, and resets the failures if it succeeds", async (t) => {
  const { market, create, current, order, begin, send, read, retry, log } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  const sent = await send(failed);
  ok(await retry(sent.deliveryId));
  const soon = { code: "not_retryable", message: "It is about to be sent." };
  t.match(await retry(sent.deliveryId), soon);
  const [manual] = await begin();
  if (!manual) throw new Error("nothing is due");
  t.match(await retry(sent.deliveryId), { message: "It is being sent at this moment." });
  t.match(manual, { deliveryId: sent.deliveryId, manual: Number });
  await market.store.transaction((tx) =>
    finishAttempt(tx, manual, failed, { now: market.now, realNow: 0 }, false),
  );
  t.match(await read(sent), { status: "retrying", attempts: 1, manualRetries: 1 });
  t.match(await current(endpoint.n), { failuresInRow: 1 });
  ok(await retry(sent.deliveryId));
  await send(delivered);
  t.match(await read(sent), { status: "delivered", attempts: 1, manualRetries: 2, dueAt: null });
  t.match(await current(endpoint.n), { failuresInRow: 0, dueAt: null });
  t.match(await retry(sent.deliveryId), { message: "It has been delivered and is not sent again." });
  const line = `${actor}: delivery.retried ${sent.deliveryId} order.completed`;
  t.same((await log()).slice(1), [line, line]);
  t.match(await retry("dlv_unknown"), {
    code: "delivery_not_found",
    message: "The account has no delivery with this id, or not any more.",
  });
});

t.test("manual retries have limits, and need an endpoint that can receive", async (t) => {
  const { market, account, context, create, update, order, begin, finish, retry, setActive } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  const [sent] = await begin();
  if (!sent) throw new Error("nothing is due");
  await finish(sent, failed);
  const { deliveryId } = sent;
  await update(endpoint.id, { enabled: false });
  t.match(await retry(deliveryId), {
    code: "endpoint_disabled",
    message: "The endpoint is disabled; nothing is sent to it. Enable it first.",
  });
  await update(endpoint.id, { enabled: true });
  await setActive(false);
  t.match(await retry(deliveryId), {
    code: "account_inactive",
    message: "The account is deactivated; nothing is sent for it.",
  });
  await setActive(true);
  for (let i = 0; i < limits.manualRetriesPerDelivery; i++) {
    ok(await retry(deliveryId));
    const [manual] = await begin();
    if (manual) await finish(manual, failed);
  }
  t.match(await retry(deliveryId), {
    code: "retry_limit",
    message: `A delivery can be retried manually ${limits.manualRetriesPerDelivery} times in all.`,
  });
  const firstAt = market.now;
  const left = limits.manualRetriesPerAccount - limits.manualRetriesPerDelivery;
  const others: string[] = [];
  for (let i = 0; i <= left; i++) await order();
  market.now += minuteMs;
  for (const { delivery } of await readLog(
    market.store.reads,
    await market.ledger("test"),
    {},
    page,
    market.now,
  ))
    if (delivery.id !== deliveryId) others.push(delivery.id);
  for (const id of others.slice(0, left)) ok(await retry(id));
  t.match(await retry(others[left] ?? ""), {
    code: "retry_limit",
    message: `An account can make ${limits.manualRetriesPerAccount} manual retries in ${limits.manualRetryWindowMinutes} minutes; wait.`,
    retryAt: firstAt + limits.manualRetryWindowMinutes * minuteMs,
  });
  await deleteEndpoint(context, account.n, endpoint.id, actor, market.now);
  t.match(await retry(others[left] ?? ""), { message: "Its endpoint has been deleted." });
});

t.test("a test event is sent at once, and has its own limit", async (t) => {
  const { market, account, store, create, setActive, current, send } = await start(t);
  const { endpoint } = ok(await create());
  let result: Result = delivered;
  let sent: Outgoing | undefined;
  const ping = (sleep: () => Promise<void>) =>
    sendPing({ store, random, sleep }, account.n, endpoint.id, market.now);
  const working = async () => {
    sent = await send(result);
  };
  t.match(ok(await ping(working)), { error: null, status: 200, response: "ok", deliveryId: /^dlv_/ });
  t.match(sent, { eventType: "ping", sequence: 0, delivery: null });
  t.match(JSON.parse(sent?.body ?? ""), { type: "ping", mode: "test", data: {} });
  result = failed;
  t.match(ok(await ping(working)), { error: "status 500", status: 500, response: "no" });
  t.match(await current(endpoint.n), { failuresInRow: 0, dueAt: null });
  t.match(ok(await ping(async () => {})), {
    error: "The test event could not be sent in time.",
    status: null,
    response: null,
    tookMs: null,
  });
  await setActive(false);
  t.match(await ping(working), { code: "account_inactive" });
  await setActive(true);
  for (let i = 3; i < limits.pingsPerMinute; i++) await ping(async () => {});
  t.match(await ping(working), {
    code: "ping_limit",
    message: `An endpoint gets ${limits.pingsPerMinute} test events in a minute; wait.`,
    retryAt: market.now + minuteMs,
  });
  const unknown = sendPing({ store, random, sleep: working }, account.n, "whe_unknown", market.now);
  t.match(await unknown, { code: "endpoint_not_found" });
});

t.test("a manual retry that can't be made any more ends with the reason", async (t) => {
  const { market, account, context, create, order, begin, send, retry, setActive, store } = await start(t);
  const askedFor = async (before: (id: string) => Promise<unknown>) => {
    const { endpoint } = ok(await create());
    await order();
    const sent = await send(failed);
    ok(await retry(sent.deliveryId));
    const requested = await store.transaction((tx) => tx.manualDeliveries.next(endpoint.n));
    await before(endpoint.id);
    // What was waiting when the reason came up.
    await store.transaction((tx) => tx.deliveryQueue.bringForward([{ n: endpoint.n, at: market.now }]));
    t.same(await begin(), []);
    const done = await store.reads.manualDeliveries.byNumber(requested?.n ?? 0);
    await setActive(true);
    await deleteEndpoint(context, account.n, endpoint.id, actor, market.now);
    return done;
  };
  const ended = (error: string) => ({ error, status: null, response: null, tookMs: null });
  t.match(
    await askedFor((id) => deleteEndpoint(context, account.n, id, actor, market.now)),
    ended("The endpoint was deleted."),
  );
  t.match(await askedFor(() => setActive(false)), ended("The account was deactivated."));
});
