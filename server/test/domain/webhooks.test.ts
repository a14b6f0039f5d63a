// Endpoints, deliveries and manual retries without a service or a network: what is recorded, due, sent next, and said.
import { limits } from "@partner-esim/generated/limits";
import t, { type Test } from "tap";
import { changeAccount } from "../../src/domain/accounts/administration.ts";
import {
  abandonAttempt,
  beginAttempts,
  deferred,
  finishAttempt,
  type Outgoing,
  type Result,
} from "../../src/domain/webhooks/attempts.ts";
import { readDelivery, retryDelivery } from "../../src/domain/webhooks/deliveries.ts";
import { describeDelivery, readLog } from "../../src/domain/webhooks/delivery-log.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";
import {
  createEndpoint,
  deleteEndpoint,
  type EndpointChange,
  type EndpointInput,
  rotateSecret,
  selectableTypes,
  showSecret,
  updateEndpoint,
} from "../../src/domain/webhooks/endpoints.ts";
import { disabledNotice, warningNotice } from "../../src/domain/webhooks/notices.ts";
import { sendPing } from "../../src/domain/webhooks/pings.ts";
import { attemptsMax, longestPauseMs, retryWaitsMs } from "../../src/domain/webhooks/schedule.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { random } from "../../src/runtime/random.ts";
import { Market } from "./supply.ts";

const actor = "owner@agency.example";
const url = "https://agency.example/hook";
const minuteMs = 60_000;
const page = { after: null, limit: 50 };
const delivered: Result = { error: null, status: 200, response: "ok", signature: "t=5,v1=aa", tookMs: 1.4 };
const failed: Result = {
  error: "status 500",
  status: 500,
  response: "no",
  signature: "t=6,v1=bb",
  tookMs: 2,
};

function ok<T>(result: T | EndpointProblem): T {
  if (result instanceof EndpointProblem) throw new Error(`${result.code}: ${result.message}`);
  return result as T;
}

async function start(t: Test) {
  const market = await Market.open(t);
  const { store, account } = market;
  const sealing = new Sealing(new Uint8Array(32).fill(7), random);
  const resolve = async () => ["1.1.1.1"];
  const context = { store, random, sealing, resolve, policy: { allowLocal: false } };
  const create = (input: Partial<EndpointInput> = {}) =>
    createEndpoint(context, account.n, { mode: "test", url, selection: null, ...input }, actor, market.now);
  const update = (id: string, change: EndpointChange) =>
    updateEndpoint(context, account.n, id, change, actor, market.now);
  const current = async (n: number) => {
    const endpoint = await store.reads.endpoints.byNumber(n);
    if (!endpoint) throw new Error("no endpoint");
    return endpoint;
  };
  const order = () => market.buy([[2, 1]], "test");
  const begin = async (which: "due" | "abandoned" = "due", realNow = 0): Promise<Outgoing[]> =>
    (await store.transaction((tx) => beginAttempts(tx, { now: market.now, realNow }, 10, which, random)))
      .begun;
  const finish = (sent: Outgoing, result: Result, mayContinue = false) =>
    store.transaction((tx) => finishAttempt(tx, sent, result, { now: market.now, realNow: 0 }, mayContinue));
  /** Sends what is due to an endpoint that has the given result; returns how often it was asked. */
  const send = async (result: Result) => {
    const [sent] = await begin();
    if (!sent) throw new Error("nothing is due");
    await finish(sent, result);
    return sent;
  };
  const read = async ({ deliveryId }: { deliveryId: string }) =>
    ok(await readDelivery(store.reads, account.n, deliveryId, market.now));
  const retry = (deliveryId: string) => retryDelivery({ store }, account.n, deliveryId, actor, market.now);
  const log = async () => (await market.log()).filter((line) => !line.includes("order.placed"));
  const setActive = (active: boolean) =>
    store.transaction((tx) => changeAccount(tx, account.id, { active }, market.now, random));
  return {
    ...{ market, store, account, context, create, update, current, order, begin, finish, send, read, retry },
    ...{ log, setActive },
  };
}

t.test("an endpoint's life is in the audit log", async (t) => {
  const { context, account, market, create, update, current, log } = await start(t);
  const { endpoint, secret } = ok(await create());
  t.match(endpoint, { url, selection: null, enabled: true, deletedAt: null, createdAt: market.now });
  t.match(secret, /^whsec_[0-9A-Za-z]{40}$/);
  const { n, id } = endpoint;
  const other = "https://other.example/";
  await update(id, { url });
  t.match(await update(id, { url: other, selection: ["esim.expired", "order.completed"] }), {
    url: other,
    selection: ["order.completed", "esim.expired"],
  });
  await update(id, { selection: null });
  await update(id, { enabled: true });
  const disabledAt = market.now;
  t.match(await update(id, { enabled: false }), { enabled: false, disabledBy: "person", disabledAt });
  await update(id, { enabled: false });
  t.match(await update(id, { enabled: true }), { enabled: true, disabledBy: null, disabledAt: null });
  const rotated = ok(await rotateSecret(context, account.n, id, actor, market.now));
  t.not(rotated, secret);
  t.equal(await showSecret(context, account.n, id), rotated);
  t.match(await deleteEndpoint(context, account.n, id, actor, market.now), { id, enabled: false });
  t.match(await current(n), { enabled: false, deletedAt: market.now });
  t.same(await log(), [
    `${actor}: endpoint.created ${id} ${url}`,
    `${actor}: endpoint.address_changed ${id} ${other}`,
    `${actor}: endpoint.selection_changed ${id} order.completed, esim.expired`,
    `${actor}: endpoint.selection_changed ${id} all events`,
    `${actor}: endpoint.disabled ${id} ${other}`,
    `${actor}: endpoint.enabled ${id} ${other}`,
    `${actor}: endpoint.secret_rotated ${id} `,
    `${actor}: endpoint.deleted ${id} ${other}`,
  ]);
  const gone = {
    code: "endpoint_not_found",
    message: "The account has no webhook endpoint with this id.",
  };
  t.match(
    [
      await update(id, { enabled: true }),
      await deleteEndpoint(context, account.n, id, actor, market.now),
      await rotateSecret(context, account.n, id, actor, market.now),
      await showSecret(context, account.n, id),
    ],
    [gone, gone, gone, gone],
  );
});

t.test("an input that is wrong is refused with a reason, and a mode has room for so many", async (t) => {
  const { context, account, create, update, log } = await start(t);
  const choose = {
    code: "selection_invalid",
    message: `Choose among ${selectableTypes.join(", ")}; at least one.`,
    param: "selection",
  };
  const notPublic = {
    code: "url_not_public",
    message: "The address leads to a private or local network.",
    param: "url",
  };
  const { endpoint } = ok(await create());
  for (const [input, problem] of [
    [{ selection: [] }, choose],
    [{ selection: ["ping"] }, choose],
    [{ selection: ["order.completed", "other"] }, choose],
    [{ url: "https://10.0.0.1/" }, notPublic],
    [{ url: "https://agency.example:444/" }, { code: "url_invalid", message: "Use port 443 or 8443." }],
    [
      { url: "https://-agency.example/" },
      { message: "Check the host name: dots or hyphens are misplaced, or a part of it is too long." },
    ],
    [
      { url: "http://agency.example/" },
      { message: "Give an address that begins with https://.", param: "url" },
    ],
  ] as const) {
    t.match(await create(input), problem);
    t.match(await update(endpoint.id, input), problem);
  }
  ok(await create({ selection: ["order.completed", "order.completed"] }));
  const most = limits.webhookEndpointsMax;
  for (let i = 2; i < most; i++) ok(await create());
  t.match(await create(), {
    code: "too_many_endpoints",
    message: `There are ${most} test endpoints already; delete one first.`,
  });
  t.match(await create({ mode: "live" }), { endpoint: { mode: "live" } });
  t.match((await log()).length, most + 1);
  const unreadable = new Sealing(new Uint8Array(32).fill(8), random);
  t.match(await showSecret({ ...context, sealing: unreadable }, account.n, endpoint.id), {
    code: "secret_unshowable",
    message: "The signing secret cannot be read any more. Rotate it; until then deliveries wait.",
  });
});

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

t.test(
  "requests go on in the order of the events, one at a time, and a lease that ends is taken over",
  async (t) => {
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
  },
);

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

t.test("a manual retry goes first, counts as no attempt, and ends the failures if it succeeds", async (t) => {
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

t.test("what can't be sent any more fails with the reason", async (t) => {
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
  t.same(await failing((id) => update(id, { enabled: false })), ["failed", "The endpoint was disabled."]);
  t.same(await failing((id) => deleteEndpoint(context, account.n, id, actor, market.now)), [
    ...["failed", "The endpoint was deleted."],
  ]);
  t.same(await failing(() => setActive(false)), ["failed", "The account was deactivated."]);
  t.same(await store.reads.mails.ofAccount(account.n, page), []);
});

t.test("the delivery log names the endpoint, and shows a delivery as it was last sent", async (t) => {
  const { market, account, store, create, order, send, read } = await start(t);
  const { endpoint } = ok(await create());
  await order();
  await order();
  const sent = await send(failed);
  const ledger = await market.ledger("test");
  const logged = await readLog(store.reads, ledger, { status: "retrying" }, page, market.now);
  t.match(logged, [{ delivery: { id: sent.deliveryId }, url, mode: "test" }]);
  const all = await readLog(store.reads, ledger, { endpointId: endpoint.id }, page, market.now);
  t.match(
    all.map(({ delivery, url }) => [delivery.sequence, url]),
    [
      [2, url],
      [1, url],
    ],
  );
  const describe = async (id: string) =>
    await describeDelivery(store, account.n, await read({ deliveryId: id }), "Agent/1", market.now);
  t.same(await describe(sent.deliveryId), {
    delivery: await read(sent),
    url,
    mode: "test",
    body: sent.body,
    retryable: true,
    headers: [
      { name: "Content-Type", value: "application/json" },
      { name: "User-Agent", value: "Agent/1" },
      { name: "X-Service-Event-Id", value: sent.eventId },
      { name: "X-Service-Event-Type", value: "order.completed" },
      { name: "X-Service-Delivery-Id", value: sent.deliveryId },
      { name: "X-Service-Timestamp", value: "6" },
      { name: "X-Service-Signature", value: "t=6,v1=bb" },
    ],
  });
  t.match(await describe(all[0]?.delivery.id ?? ""), { headers: [], retryable: true });
  market.now += retryWaitsMs[0] ?? 0;
  await send(delivered);
  t.match(await describe(sent.deliveryId), { retryable: false });
});

t.test("the notices say which endpoint, why, and what to do", (t) => {
  const named = { url, mode: "live" } as const;
  const days = limits.webhookDisableDays;
  const end = [
    "",
    "No more events are sent to it, and pending deliveries have failed. Read the events with",
    `GET /v1/events for ${limits.eventRetentionDays} days. Enable the endpoint in the portal as soon as it works again.`,
    "",
  ];
  const exhausted = `${limits.webhookDisableDeliveries} events in a row could not be delivered in ${attemptsMax} attempts each`;
  t.same(
    [disabledNotice(named, "exhausted"), disabledNotice(named, "failing")],
    [exhausted, `every attempt of the last ${days} days has failed`].map((reason) => ({
      subject: `Webhook endpoint disabled: ${url}`,
      text: [`Your live webhook endpoint ${url} was disabled, because ${reason}.`, ...end].join("\n"),
    })),
  );
  t.same(warningNotice({ ...named, exhaustedInRow: 10 }), {
    subject: `Webhook endpoint failing: ${url}`,
    text: [
      `Your live webhook endpoint ${url} has received no event for some time (10 deliveries exhausted in a row).`,
      "",
      `It will be disabled after ${limits.webhookDisableDeliveries} exhausted deliveries in a row, or ${days} days without a success.`,
      "The delivery log in the portal shows its responses.",
      "",
    ].join("\n"),
  });
  t.end();
});

t.test("a selection of several types gets each of them", async (t) => {
  const { create, order, begin } = await start(t);
  ok(await create({ selection: ["esim.activated", "order.completed"] }));
  await order();
  t.match(await begin(), [{ eventType: "order.completed" }]);
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
    await store.transaction((tx) => tx.deliveryQueue.bringForward(endpoint.n, market.now));
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

t.test("each endpoint's secret is its own, however often it is read", (t) => {
  const old = new Sealing(new Uint8Array(32).fill(1), random);
  const sealing = new Sealing(new Uint8Array(32).fill(2), random, [new Uint8Array(32).fill(1)]);
  const secrets = ["whsec_a", "whsec_b"].map((secret) => sealing.seal(secret, "whe_1"));
  const [first = "", second = ""] = secrets;
  const opened = [1, 2].map(() => [sealing.open(first, "whe_1"), sealing.open(second, "whe_1")]);
  t.same(opened, [
    ["whsec_a", "whsec_b"],
    ["whsec_a", "whsec_b"],
  ]);
  t.equal(sealing.open(first, "whe_2"), null, "of another endpoint");
  t.equal(sealing.open(old.seal("whsec_c", "whe_1"), "whe_1"), "whsec_c", "under the previous key");
  t.equal(old.open(first, "whe_1"), null);
  t.equal(sealing.open(sealing.seal("other", "whe_1"), "whe_1"), null, "no signing secret");
  t.end();
});
