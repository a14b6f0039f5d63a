/** Rules about one webhook request: its content, its signature, and the response that counts as delivered. */
import { rules } from "../case.ts";
import type { Context } from "../context.ts";
import type { Event, Order } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { isSigned, standardHeaders, standardSignature } from "../receiver.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal", "receiver"] as const;
/** Upper bound for the first attempt. */
const firstAttemptMs = 15_000;

async function orderBy(t: Context, tenant: Tenant, fields: object = {}): Promise<Order> {
  const { package: item } = await sample(t);
  return tenant.test.order({ package_id: item.id, ...fields });
}

export const cases = [
  rules(
    [
      "service.events.stored-copy",
      "resources.webhook-header.content-type",
      "resources.webhook-header.user-agent",
      "resources.webhook-header.event-id",
      "resources.webhook-header.event-type",
      "webhooks.request.post-event",
      "webhooks.signature.format",
      "webhooks.signature.algorithm",
      "auth.webhooks-by-signature",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      const { inbox, secret } = await tenant.endpoint();
      const order = await orderBy(t, tenant);
      const [received] = await inbox.wait(1);
      t.must.ok(received, "a request has to arrive");
      if (!received) return;
      const { headers, event, body } = received;
      const stored = await tenant.test.get("eventsGet", { path: { id: String(event.id) } });
      check("service.events.stored-copy").equal<unknown>(stored, event, "the stored event");
      check("service.events.stored-copy").equal(
        (event.data as Order).id,
        order.id,
        "the order that it is about",
      );
      check("resources.webhook-header.content-type").equal(
        headers["content-type"],
        "application/json",
        "header",
      );
      check("resources.webhook-header.user-agent").match(
        headers["user-agent"],
        /^\S+-Webhooks\/1\.0$/,
        "header",
      );
      check("resources.webhook-header.event-id").equal(headers["x-service-event-id"], event.id, "header");
      check("resources.webhook-header.event-type").equal(
        headers["x-service-event-type"],
        event.type,
        "header",
      );
      check("webhooks.request.post-event").equal(received.method, "POST", "method");
      check("webhooks.request.post-event").equal<unknown>(stored, event, "body");
      const pattern = /^t=\d+,v1=[0-9a-f]{64}$/;
      check("webhooks.signature.format").match(headers["x-service-signature"], pattern, "header");
      const algorithm = check("webhooks.signature.algorithm");
      algorithm.ok(isSigned(received, secret), "the signature of the bytes received");
      const changed = Buffer.concat([body.subarray(0, -1), Buffer.from(" ")]);
      algorithm.ok(!isSigned(received, secret, changed), "a different one for other bytes");
      const auth = check("auth.webhooks-by-signature");
      auth.equal(headers.authorization, undefined, "Authorization");
      auth.ok(isSigned(received, secret), "the signature");
      auth.ok(!isSigned(received, `${secret}x`), "no signature of another secret");
    },
  ),

  rules(
    [
      "webhooks.standard.together",
      "webhooks.standard.id",
      "webhooks.standard.timestamp",
      "webhooks.standard.signature",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      const { inbox, secret } = await tenant.endpoint();
      await orderBy(t, tenant);
      const [received] = await inbox.wait(1);
      t.must.ok(received, "a request has to arrive");
      if (!received) return;
      const { id, timestamp, signature } = standardHeaders(received);
      const sent = [id, timestamp, signature].filter((value) => value !== undefined).length;
      check("webhooks.standard.together").ok(sent === 0 || sent === 3, "all headers or none", sent);
      const [, seconds] = /^t=(\d+)/.exec(String(received.headers["x-service-signature"])) ?? [];
      check("webhooks.standard.id").ok(id === undefined || id === received.event.id, "webhook-id", id);
      check("webhooks.standard.timestamp").ok(
        timestamp === undefined || timestamp === seconds,
        "webhook-timestamp",
        timestamp,
      );
      check("webhooks.standard.signature").ok(
        signature === undefined || signature === standardSignature(received, secret),
        "webhook-signature",
        signature,
      );
    },
  ),

  rules(["webhooks.order.by-sequence", "webhooks.order.one-at-a-time"], { needs }, async (t, check) => {
    const tenant = await t.tenant();
    const endpoint = await tenant.endpoint("test", () => ({ status: 200, delayMs: 100 }));
    for (let i = 0; i < 10; i++) await orderBy(t, tenant);
    await endpoint.owner("endpointsPing");
    const received = await endpoint.inbox.wait(11, 20_000);
    const sequences = received.map(({ event }) => event.sequence).filter((sequence) => sequence > 0);
    check("webhooks.order.by-sequence").equal(sequences.length, 10, "events received");
    const sorted = [...sequences].sort((a, b) => a - b);
    check("webhooks.order.by-sequence").equal(sequences, sorted, "sequences in order of arrival");
    check("webhooks.order.one-at-a-time").equal(received.length, 11, "events and the test event");
    check("webhooks.order.one-at-a-time").equal(endpoint.inbox.mostOpen, 1, "requests in flight at once");
  }),

  rules(["webhooks.retry.first-attempt", "simulate.webhook-at-once"], { needs }, async (t, check) => {
    const tenant = await t.tenant();
    const { inbox } = await tenant.endpoint();
    const first = check("webhooks.retry.first-attempt");
    const iccid = (await orderBy(t, tenant)).esims[0]?.iccid as string;
    first.equal((await inbox.wait(1, firstAttemptMs)).length, 1, "requests within 15 seconds of an order");
    await tenant.test.simulate(iccid, "activated");
    const [, activated] = await inbox.wait(2, firstAttemptMs);
    check("simulate.webhook-at-once").equal(
      activated?.event.type,
      "esim.activated",
      "event within 15 seconds",
    );
  }),

  rules(
    [
      "webhooks.answer.2xx",
      "webhooks.answer.other-status",
      "webhooks.url.no-redirects",
      "states.delivery.retrying",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      const target = await tenant.endpoint("test", undefined, { event_types: ["topup.completed"] });
      const replies = [
        { status: 200 },
        { status: 202 },
        { status: 204 },
        { status: 301, headers: { Location: target.inbox.url } },
        { status: 400 },
        { status: 302, headers: { Location: target.inbox.url } },
        { status: 410 },
      ];
      const endpoint = await tenant.endpoint("test", (_, count) => replies[count] ?? { status: 200 });
      for (const _ of replies) await orderBy(t, tenant);
      await endpoint.inbox.wait(replies.length);
      const isDone = ({ status }: { status: string }) => status === "delivered" || status === "retrying";
      const log = await endpoint.logUntil(
        (entries) => entries.length >= replies.length && entries.every(isDone),
      );
      t.must.equal(log.length, replies.length, "entries of the log");
      for (const entry of log) {
        const good = entry.http_status !== null && entry.http_status >= 200 && entry.http_status < 300;
        const rule = check(good ? "webhooks.answer.2xx" : "webhooks.answer.other-status");
        rule.equal(entry.status, good ? "delivered" : "retrying", `after a response of ${entry.http_status}`);
        rule.equal(entry.attempts, 1, "attempts");
        if (!good) check("states.delivery.retrying").equal(entry.status, "retrying", "status");
      }
      const statuses = log.map((entry) => entry.http_status).sort();
      const requested = replies.map(({ status }) => status).sort();
      const rejected = replies.filter(({ status }) => status >= 300).length;
      const failed = log.filter(({ status }) => status === "retrying").length;
      check("webhooks.answer.other-status").equal(failed, rejected, "failed attempts");
      check("webhooks.answer.2xx").equal(statuses, requested, "responses in the log");
      check("webhooks.url.no-redirects").equal(
        target.inbox.received.length,
        0,
        "requests to the redirect's target",
      );
      const redirected = log.filter(({ http_status }) => http_status === 301 || http_status === 302);
      check("webhooks.url.no-redirects").equal(
        redirected.map(({ status }) => status),
        ["retrying", "retrying"],
        "status",
      );
    },
  ),

  rules(
    [
      "events.type.ping",
      "events.type.ping.not-stored",
      "events.type.ping.sequence-zero",
      "events.type.ping.empty-data",
      "webhooks.ping.result",
      "webhooks.ping.not-logged",
      "webhooks.ping.limit",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await tenant.endpoint("test", (_, count) => ({ status: count === 0 ? 200 : 500 }));
      const other = await tenant.endpoint();
      await orderBy(t, tenant, { customer_ref: "test_order_failed" });
      const [order] = await other.inbox.wait(1);
      check("events.type.ping").ok(
        order && order.event.type !== "ping",
        "no unrequested ping",
        order?.event.type,
      );
      await endpoint.inbox.wait(1);
      const sent = await endpoint.owner("endpointsPing");
      const ping = endpoint.inbox.received.find(({ event }) => event.type === "ping")?.event as Event;
      check("events.type.ping").equal(ping?.id, sent.event_id, "the ping that came");
      check("events.type.ping.sequence-zero").equal(ping?.sequence, 0, "sequence");
      check("events.type.ping.empty-data").equal<unknown>(ping?.data, {}, "data");
      const stored = check("events.type.ping.not-stored");
      const id = sent.event_id;
      stored.error(await tenant.test.call("eventsGet", { path: { id } }), 404, "not_found", null, "by id");
      stored.equal(
        (await tenant.events()).filter(({ type }) => type === "ping").length,
        0,
        "pings in the list",
      );
      check("webhooks.ping.result").equal([sent.delivered, sent.http_status], [false, 500], "a rejected one");
      const good = await other.owner("endpointsPing");
      check("webhooks.ping.result").equal([good.delivered, good.http_status], [true, 200], "an accepted one");
      const log = await endpoint.log();
      check("webhooks.ping.not-logged").equal(
        log.map(({ event_type }) => event_type),
        ["order.failed"],
        "log",
      );
      const path = { id: endpoint.id };
      const statuses: number[] = [];
      for (let i = 0; i < 12; i++) statuses.push((await tenant.owner.call("endpointsPing", { path })).status);
      const limit = check("webhooks.ping.limit");
      limit.equal(statuses.slice(0, 9), Array(9).fill(200), "the 2nd to the 10th");
      // At most one minute can end in between.
      limit.ok(statuses.includes(429), "one of the 11th to 13th", statuses);
      limit.equal((await other.owner("endpointsPing")).delivered, true, "of another endpoint");
    },
  ),
];
