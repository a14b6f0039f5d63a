/** Rules about endpoints: registration, selected events, secrets, log and deletion. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Event, limits } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { sharedWith } from "../paged-lists.ts";
import { isSigned, refuse } from "../receiver.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal", "receiver"] as const;
/** After this time no request is expected: a first attempt is normally sent within a second. */
const quietMs = 2500;

async function orderBy(t: Context, tenant: Tenant, fields: object = {}) {
  const { package: item } = await sample(t);
  return tenant.test.order({ package_id: item.id, ...fields });
}

const typesOf = (received: readonly { event: Event }[]) => received.map(({ event }) => event.type);

export const cases = [
  rules(["service.portal-only.endpoints", "webhooks.endpoint.max-five"], { needs }, async (t, check) => {
    const tenant = await t.tenant({ liveKeys: 1 });
    for (let i = 0; i < limits.webhookEndpointsMax; i++) await tenant.endpoint();
    const five = check("webhooks.endpoint.max-five");
    const body = { mode: "test", url: (await tenant.endpoint("live")).inbox.url };
    five.status(await tenant.owner.call("endpointsCreate", { body }), 409, "a sixth endpoint in one mode");
    const { data } = await tenant.owner.get("endpointsList");
    const count = (mode: string) => data.filter((endpoint) => endpoint.mode === mode).length;
    five.equal([count("test"), count("live")], [limits.webhookEndpointsMax, 1], "endpoints");
    const only = check("service.portal-only.endpoints");
    only.some(data, "endpoints registered in the portal");
    for (const target of ["/v1/webhooks", "/v1/endpoints", "/v1/webhook_endpoints"]) {
      for (const method of ["GET", "POST"]) {
        const response = await tenant.test.send(method, target, method === "POST" ? { body } : {});
        only.error(response, 404, "not_found", null, `${method} ${target}`);
      }
    }
  }),

  rule("webhooks.url.length", { needs }, async (t, check) => {
    const tenant = await t.tenant();
    const { inbox } = await tenant.endpoint();
    const urlOf = (length: number) => `${inbox.url}?${"x".repeat(length - inbox.url.length - 1)}`;
    const register = (length: number) =>
      tenant.owner.call("endpointsCreate", { body: { mode: "test", url: urlOf(length) } });
    check.status(await register(limits.webhookUrlMax + 1), 400, "URL one character longer than the maximum");
    check.status(await register(limits.webhookUrlMax), 201, "URL of the maximum length");
  }),

  rule("webhooks.endpoint.mode", { needs }, async (t, check) => {
    const tenant = await t.tenant({ liveKeys: 1 });
    const test = await tenant.endpoint("test");
    const live = await tenant.endpoint("live");
    await orderBy(t, tenant);
    check.equal(typesOf(await test.inbox.wait(1)), ["order.completed"], "event types at the test endpoint");
    check.equal(test.inbox.received[0]?.event.mode, "test", "mode of its event");
    await t.sleep(quietMs);
    check.equal(live.inbox.received.length, 0, "requests at the live endpoint");
  }),

  rule("webhooks.endpoint.selection", { needs }, async (t, check) => {
    const tenant = await t.tenant();
    const all = await tenant.endpoint();
    const endpoint = await tenant.endpoint("test", undefined, { event_types: ["order.failed"] });
    await orderBy(t, tenant);
    await orderBy(t, tenant, { customer_ref: "test_order_failed" });
    check.equal(
      typesOf(await all.inbox.wait(2)),
      ["order.completed", "order.failed"],
      "types at an endpoint for all types",
    );
    check.equal(
      typesOf(await endpoint.inbox.wait(1)),
      ["order.failed"],
      "event types at an endpoint for failures",
    );
  }),

  rules(
    [
      "service.portal-only.secrets",
      "webhooks.endpoint.secret",
      "webhooks.endpoint.secret.rotate",
      "webhooks.endpoint.secret.show-again",
      "webhooks.signature.rotation",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      let status = 500;
      const one = await tenant.endpoint("test", () => ({ status }));
      const two = await tenant.endpoint();
      const secretCheck = check("webhooks.endpoint.secret");
      for (const { secret } of [one, two]) secretCheck.match(secret, /^whsec_.+/, "secret");
      secretCheck.notEqual(one.secret, two.secret, "secrets of two endpoints");
      const current = await one.owner("endpointsSecretGet");
      check("webhooks.endpoint.secret.show-again").equal(
        current.secret === one.secret,
        true,
        "the same when shown again",
      );
      await orderBy(t, tenant);
      const [[before], [other]] = [await one.inbox.wait(1), await two.inbox.wait(1)];
      t.must.ok(before && other, "both endpoints have to be sent the event");
      if (!before || !other) return;
      secretCheck.ok(
        isSigned(before, one.secret) && isSigned(other, two.secret),
        "each request verifies with its own secret",
      );
      secretCheck.ok(
        !isSigned(before, two.secret) && !isSigned(other, one.secret),
        "but not with the other's",
      );
      const rotated = await one.owner("endpointsSecretRotate");
      const rotate = check("webhooks.endpoint.secret.rotate");
      rotate.ok(rotated.secret !== one.secret, "the new secret differs");
      status = 200;
      const [entry] = await one.logUntil((log) => log[0]?.status === "retrying");
      t.must.ok(entry, "the failed attempt has to be logged");
      await tenant.owner.get("deliveriesRetry", { path: { id: entry?.id as string } });
      await orderBy(t, tenant);
      const [, retry, fresh] = await one.inbox.wait(3);
      const rotation = check("webhooks.signature.rotation");
      rotation.ok(retry && isSigned(retry, rotated.secret), "a retry verifies with the new secret");
      rotation.ok(retry && !isSigned(retry, one.secret), "but not with the old one");
      rotate.ok(fresh && isSigned(fresh, rotated.secret), "a new request verifies with it");
      const only = check("service.portal-only.secrets");
      only.ok(rotated.secret !== current.secret, "the portal shows and rotates it");
      for (const target of ["/v1/webhooks", "/v1/secret", `/v1/endpoints/${one.id}/secret`]) {
        only.error(await tenant.test.send("GET", target), 404, "not_found", null, target);
      }
    },
  ),

  rules(
    [
      "webhooks.log.event",
      "webhooks.log.attempts",
      "webhooks.log.body",
      "webhooks.log.answer",
      "webhooks.manual-retry.at-once",
      "states.delivery.delivered-not-resent",
      "webhooks.request.delivery-id-stable",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      const response = "0123456789".repeat(60);
      const endpoint = await tenant.endpoint("test", (_, count) => ({
        status: count === 0 ? 500 : 200,
        body: response,
      }));
      await orderBy(t, tenant);
      const [first] = await endpoint.inbox.wait(1);
      const [failed] = await endpoint.logUntil((log) => log[0]?.status === "retrying");
      t.must.ok(first && failed, "a request has to arrive and be logged");
      if (!first || !failed) return;
      const logged = [failed.event_id, failed.event_type, failed.status];
      check("webhooks.log.event").equal<unknown>(
        logged,
        [first.event.id, first.event.type, "retrying"],
        "entry",
      );
      const attempts = check("webhooks.log.attempts");
      attempts.equal([failed.attempts, failed.http_status], [1, 500], "after the failure");
      attempts.ok(typeof failed.error === "string" && failed.error !== "", "last error", failed.error);
      attempts.ok(typeof failed.duration_ms === "number", "duration", failed.duration_ms);
      check("webhooks.log.body").equal(failed.body, first.body.toString(), "body");
      check("webhooks.log.answer").equal(failed.answer, response.slice(0, 500), "answer");
      const path = { id: failed.id };
      await tenant.owner.get("deliveriesRetry", { path });
      const [, second] = await endpoint.inbox.wait(2, 5000);
      check("webhooks.manual-retry.at-once").ok(second, "a request within seconds");
      check("webhooks.manual-retry.at-once").equal(second?.event.id, first.event.id, "its event");
      const [done] = await endpoint.logUntil((log) => log[0]?.status === "delivered");
      attempts.equal([done?.status, done?.http_status], ["delivered", 200], "after the success");
      const rejected = await tenant.owner.call("deliveriesRetry", { path });
      check("states.delivery.delivered-not-resent").status(rejected, 409, "retrying a delivered event");
      check("states.delivery.delivered-not-resent").equal(endpoint.inbox.received.length, 2, "requests");
      await orderBy(t, tenant);
      const ids = (await endpoint.inbox.wait(3)).map(({ headers }) => headers["x-service-delivery-id"]);
      const stable = check("webhooks.request.delivery-id-stable");
      stable.ok(typeof ids[0] === "string" && ids[0] === ids[1], "both attempts have the same id", ids);
      stable.notEqual(ids[2], ids[0], "another event has another id");
      const isDone = ({ status }: { status: string }) => status === "delivered";
      const entries = await endpoint.entriesUntil((list) => list.length === 2 && list.every(isDone));
      const eventCheck = check("webhooks.log.event");
      eventCheck.equal(new Set(entries.map(({ id }) => id)).size, 2, "entries of two events, by their ids");
      for (const entry of entries) {
        const fetched = await tenant.owner.get("deliveriesGet", { path: { id: entry.id } });
        eventCheck.equal(entry, sharedWith(entry, fetched), "an entry of the log, against its fetch");
      }
    },
  ),

  rule("webhooks.manual-retry.per-delivery", { needs }, async (t, check) => {
    const tenant = await t.tenant();
    const endpoint = await tenant.endpoint("test", refuse);
    await orderBy(t, tenant);
    const [entry] = await endpoint.logUntil((log) => log[0]?.status === "retrying");
    t.must.ok(entry, "the failed attempt has to be logged");
    const path = { id: entry?.id as string };
    for (let count = 1; count <= limits.manualRetriesPerDelivery; count++) {
      check.status(await tenant.owner.call("deliveriesRetry", { path }), 200, `retry ${count}`);
      await endpoint.inbox.wait(count + 1);
      await endpoint.logUntil((log) => log[0]?.status === "retrying");
    }
    const { status } = await tenant.owner.call("deliveriesRetry", { path });
    check.oneOf(status, [409, 429], "one more");
    await t.sleep(quietMs);
    check.equal(endpoint.inbox.received.length, 1 + limits.manualRetriesPerDelivery, "requests");
  }),

  rules(
    [
      "webhooks.disabled.waiting-failed",
      "webhooks.disabled.not-resumed",
      "webhooks.disabled.events-not-sent",
    ],
    { needs },
    async (t, check) => {
      const tenant = await t.tenant();
      // A second endpoint for all types, so that events are still sent somewhere.
      await tenant.endpoint();
      const endpoint = await tenant.endpoint("test", (_, count) => ({ status: count === 0 ? 500 : 200 }));
      await orderBy(t, tenant);
      await endpoint.logUntil((log) => log[0]?.status === "retrying");
      await endpoint.owner("endpointsDisable");
      const [waiting] = await endpoint.logUntil((log) => log[0]?.status === "failed");
      check("webhooks.disabled.waiting-failed").equal(
        waiting?.status,
        "failed",
        "a pending delivery at once",
      );
      const missed = await orderBy(t, tenant);
      await endpoint.owner("endpointsEnable");
      await t.sleep(quietMs);
      check("webhooks.disabled.not-resumed").equal(
        endpoint.inbox.received.length,
        1,
        "requests once enabled again",
      );
      const [still] = await endpoint.log();
      check("webhooks.disabled.not-resumed").equal(still?.status, "failed", "status once enabled again");
      const isMissed = (event: Event) => (event.data as { id?: string }).id === missed.id;
      const unsent = check("webhooks.disabled.events-not-sent");
      unsent.ok((await tenant.events()).some(isMissed), "the event is stored");
      const next = await orderBy(t, tenant);
      const received = await endpoint.inbox.wait(2);
      unsent.ok(!received.some(({ event }) => isMissed(event)), "the event is never sent");
      unsent.equal(
        (received[1]?.event.data as { id?: string } | undefined)?.id,
        next.id,
        "a later event is sent",
      );
    },
  ),

  rules(
    [
      "events.inactive-account.nothing-sent",
      "events.inactive-account.waiting-failed",
      "events.inactive-account.none-produced",
    ],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await tenant.endpoint("test", (_, count) => ({ status: count === 0 ? 500 : 200 }));
      await orderBy(t, tenant);
      await endpoint.logUntil((log) => log[0]?.status === "retrying");
      const slow = await orderBy(t, tenant, { customer_ref: "test_processing" });
      await tenant.update({ active: false });
      await t.sleep(1500);
      const statuses = (await endpoint.log()).map(({ status }) => status);
      check("events.inactive-account.waiting-failed").equal(statuses, ["failed"], "pending deliveries");
      await t.pass(120);
      const sent = check("events.inactive-account.nothing-sent");
      sent.equal(endpoint.inbox.received.length, 1, "requests while deactivated");
      await tenant.update({ active: true });
      const read = async () => (await tenant.test.call("ordersGet", { path: { id: slow.id } })).status;
      await tenant.until(read, (status) => status === 200);
      const about = (await tenant.events()).filter((event) => (event.data as { id?: string }).id === slow.id);
      check("events.inactive-account.none-produced").equal(
        about.length,
        0,
        "events of an order that ended meanwhile",
      );
      const ended = await tenant.test.get("ordersGet", { path: { id: slow.id } });
      check("events.inactive-account.none-produced").equal(ended.status, "completed", "its status");
      await orderBy(t, tenant);
      sent.equal((await endpoint.inbox.wait(2)).length, 2, "requests once there is a new event");
      const [still] = await endpoint.log();
      check("events.inactive-account.waiting-failed").equal(
        still?.status,
        "failed",
        "status once active again",
      );
    },
  ),
];
