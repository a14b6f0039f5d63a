// Attempts without a network: what is due, sent next, deferred, disabled and failed.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import { abandonAttempt, deferred, type Outgoing } from "../../src/domain/webhooks/attempts.ts";
import { deleteEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { attemptsMax, longestPauseMs, retryWaitsMs } from "../../src/domain/webhooks/schedule.ts";
import { actor, delivered, failed, ok, page, start, url } from "./webhooks.ts";

t.test(
  "an endpoint gets the events after its creation that it has selected, while it is enabled",
  async (t) => {
    const { market, create, update, current, order, begin, send, store } = await start(t);
    await order();
    const { endpoint } = ok(await create());
    const { endpoint: chosen } = ok(await create({ selection: ["esim.activated"] }));
    t.same(await begin(), []);
    await order();
    const sent = await send(delivered);
    const events = await store.reads.events.list(endpoint.ledger, { notBefore: 0 }, page);
    const [event] = events;
    t.match(sent, {
      endpoint: endpoint.n,
      endpointId: endpoint.id,
      url,
      eventId: event?.id,
      eventType: "order.completed",
      sequence: 2,
      manual: null,
    });
    t.match(JSON.parse(sent.body), { id: event?.id, type: "order.completed", mode: "test", sequence: 2 });
    t.same(await begin(), [], "the other endpoint has selected another type");
    await update(chosen.id, { selection: ["order.completed"] });
    await order();
    t.same((await begin()).map(({ endpoint, sequence }) => [endpoint, sequence]).sort(), [
      [endpoint.n, 3],
      [chosen.n, 3],
    ]);
    await update(endpoint.id, { enabled: false });
    await update(chosen.id, { enabled: false });
    t.equal((await market.ledger("test")).enabledEndpoints, 0);
    await order();
    t.same(await begin(), []);
    await update(endpoint.id, { enabled: true });
    t.same(await begin(), [], "what came while it was disabled is not sent");
    t.equal((await market.ledger("test")).enabledEndpoints, 1);
    t.match(await current(endpoint.n), { triedSequence: 3 });
  },
);

t.test("a failed attempt is made again after its wait, and the last one exhausts the delivery", async (t) => {
  const { market, create, current, order, begin, finish, send, read } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  const sent = await send(failed);
  const at = market.now;
  t.match(await read(sent), {
    status: "retrying",
    attempts: 1,
    dueAt: at + (retryWaitsMs[0] ?? 0),
    lastAttemptAt: at,
    lastStatus: 500,
    lastError: "status 500",
    lastTookMs: 2,
    lastSignature: "t=6,v1=bb",
    response: "no",
  });
  t.match(await current(endpoint.n), { failuresInRow: 1, failingSince: at, holder: null, leaseUntil: null });
  t.same(await begin(), [], "it is not due yet");
  for (let attempt = 2; attempt <= attemptsMax; attempt++) {
    market.now = (await current(endpoint.n)).dueAt ?? 0;
    const [again] = await begin();
    if (!again) throw new Error("nothing is due");
    t.equal(again.deliveryId, sent.deliveryId);
    await finish(again, failed);
  }
  t.match(await read(sent), { status: "failed", attempts: attemptsMax, dueAt: null });
  t.match(await current(endpoint.n), { exhaustedInRow: 1, dueAt: null });
  await order();
  market.now = (await current(endpoint.n)).pausedUntil ?? market.now;
  t.match(await send(delivered), { sequence: 2 });
  t.match(await current(endpoint.n), { failuresInRow: 0, exhaustedInRow: 0, pausedUntil: null, pauseMs: 0 });
});

t.test("requests go out one at a time in event order, and an expired lease is taken over", async (t) => {
  const { market, create, current, order, begin, finish, read } = await start(t);
  const { endpoint } = ok(await create());
  for (let i = 0; i < 3; i++) await order();
  const [first] = await begin();
  if (!first) throw new Error("nothing is due");
  t.same(await begin(), [], "one request is in flight");
  t.equal((await read(first)).status, "sending");
  const second = await finish(first, delivered, true);
  t.match([first.sequence, second?.sequence], [1, 2]);
  t.match(await read(first), { status: "delivered", attempts: 1, lastTookMs: 1, lastError: null });
  const leaseMs = limits.webhookResponseSeconds * 1000 + 4000;
  t.same(await begin("abandoned", leaseMs - 1), []);
  const [again] = await begin("abandoned", leaseMs + 1);
  if (!second || !again) throw new Error("nothing was abandoned");
  t.equal(again.deliveryId, second.deliveryId);
  t.equal(await finish(second, delivered, true), null, "its lease was lost");
  t.equal((await read(second)).status, "sending");
  await market.store.transaction((tx) => abandonAttempt(tx, second, market.now));
  t.equal((await current(endpoint.n)).holder, again.holder, "only who holds it gives it back");
  await market.store.transaction((tx) => abandonAttempt(tx, again, market.now));
  t.match(await current(endpoint.n), { holder: null, sending: null, dueAt: market.now });
  t.match(await read(second), { status: "pending", attempts: 0 });
  const [third] = await begin();
  t.equal(third?.sequence, 2);
});

t.test("without its secret an endpoint waits, and no attempt is lost", async (t) => {
  const { market, create, current, order, send, read, retry, store } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  const sent = await send(deferred);
  t.match(await read(sent), { status: "pending", attempts: 0 });
  t.match(await current(endpoint.n), { dueAt: market.now + longestPauseMs, holder: null, failuresInRow: 0 });
  ok(await retry(sent.deliveryId));
  const manual = await send(deferred);
  t.match(await store.reads.manualDeliveries.byNumber(manual.manual ?? 0), {
    error: "The signing secret cannot be read any more; rotate it.",
    status: null,
    doneAt: market.now,
  });
});

t.test("a delivery that became impossible fails with the error of its last attempt", async (t) => {
  const { market, account, context, create, update, order, begin, finish, read, setActive, store } =
    await start(t);
  const errorOf = async (sent: Outgoing) => {
    const { status, lastError } = await read(sent);
    return [status, lastError];
  };
  const failing = async (by: (id: string) => Promise<unknown>) => {
    const { endpoint } = ok(await create());
    await order();
    const [sent] = await begin();
    if (!sent) throw new Error("nothing is due");
    await finish(sent, failed);
    await by(endpoint.id);
    const [status, error] = await errorOf(sent);
    await deleteEndpoint(context, account.n, endpoint.id, actor, market.now);
    return [status, error];
  };
  const unchanged = ["failed", failed.error];
  t.same(await failing((id) => update(id, { enabled: false })), unchanged);
  t.same(await failing((id) => deleteEndpoint(context, account.n, id, actor, market.now)), unchanged);
  t.same(await failing(() => setActive(false)), unchanged);
  t.same(await store.reads.mails.ofAccount(account.n, page), []);
});

t.test("an attempt that ends after its endpoint was disabled leaves the delivery failed", async (t) => {
  const { create, update, current, order, begin, finish, read, store, account } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  const [sent] = await begin();
  if (!sent) throw new Error("nothing is due");
  await update(endpoint.id, { enabled: false });
  await finish(sent, failed);
  t.match(await read(sent), { status: "failed", attempts: 1, dueAt: null });
  t.match(await current(endpoint.n), { enabled: false, failuresInRow: 0, dueAt: null });
  t.same(await store.reads.mails.ofAccount(account.n, page), []);
});

t.test(
  "pending deliveries fail when their account is deactivated, not on other account changes",
  async (t) => {
    const { market, store, account, create, order, begin, finish, read, setActive } = await start(t);
    ok(await create());
    await order();
    const rename = { name: "Agencia" };
    await store.transaction((tx) => changeAccount(tx, account.id, rename, market.now, market.context.random));
    const [sent] = await begin();
    if (!sent) throw new Error("nothing is due");
    await finish(sent, failed);
    t.equal((await read(sent)).status, "retrying");
    await setActive(true);
    t.equal((await read(sent)).status, "retrying");
    await setActive(false);
    t.equal((await read(sent)).status, "failed");
  },
);
