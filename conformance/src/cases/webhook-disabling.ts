/**
 * Rules about when the service disables an endpoint, and how manual retries count. Each endpoint fails for days of the
 * deployment's time, and its state is read from the portal.
 */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Delivery, limits } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { refuse } from "../receiver.ts";
import type { Tenant, TenantEndpoint } from "../tenant.ts";

const needs = ["portal", "receiver", "clock"] as const;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const disableSeconds = limits.webhookDisableDays * day;
/** The longest pause of a failing endpoint plus the pickup time, after which one probe is sent. */
const probeSeconds = limits.webhookPauseMaxMinutes * minute + 15;

async function orderBy(t: Context, tenant: Tenant, times = 1): Promise<void> {
  const { package: item } = await sample(t);
  for (let i = 0; i < times; i++) await tenant.test.order({ package_id: item.id });
}

const countExhausted = (log: readonly Delivery[]) =>
  log.filter(({ status, attempts }) => status === "failed" && attempts === limits.webhookAttemptsMax).length;

/** Returns a failing endpoint whose only delivery has had its first attempt. */
async function failing(t: Context, tenant: Tenant): Promise<TenantEndpoint> {
  const endpoint = await tenant.endpoint("test", refuse);
  await orderBy(t, tenant);
  await endpoint.entriesUntil((log) => log[0]?.status === "retrying");
  return endpoint;
}

/** Places an order whose event is attempted at once, or by the probe after the pause. */
async function tryOnce(t: Context, tenant: Tenant, endpoint: TenantEndpoint): Promise<void> {
  const before = endpoint.inbox.received.length;
  await orderBy(t, tenant);
  await endpoint.inbox.wait(before + 1, 1000);
  if (endpoint.inbox.received.length === before) await t.pass(probeSeconds);
  await endpoint.entriesUntil((log) => log.every(({ status }) => status !== "sending"));
}

export const cases = [
  rules(
    ["webhooks.disable.three-days", "webhooks.disable.portal", "webhooks.disable.activity"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await failing(t, tenant);
      const since = endpoint.inbox.received[0]?.signedAt ?? Number.NaN;
      const notes = async () => {
        const { data } = await tenant.owner.get("activityList", { query: { limit: 100 } });
        return data.filter(({ kind, subject }) => kind === "endpoint.disabled" && subject === endpoint.id);
      };
      const three = check("webhooks.disable.three-days");
      await t.pass(disableSeconds - hour);
      await tryOnce(t, tenant, endpoint);
      three.equal((await endpoint.read()).enabled, true, "enabled after a failure within 3 days");
      check("webhooks.disable.activity").equal((await notes()).length, 0, "entries before");
      await t.pass(hour);
      three.equal((await endpoint.read()).enabled, true, "enabled after 3 days without another attempt");
      await tryOnce(t, tenant, endpoint);
      const last = endpoint.inbox.received.at(-1)?.signedAt ?? Number.NaN;
      three.ok(last - since >= disableSeconds, "seconds from the first to the last attempt", last - since);
      const end = await tenant.until(
        () => endpoint.read(),
        ({ enabled }) => !enabled,
      );
      three.equal(end.enabled, false, "enabled after a failed attempt beyond 3 days");
      const portal = check("webhooks.disable.portal");
      portal.equal(end.disabled_by, "failing", "what disabled it");
      portal.ok(typeof end.disabled === "string", "when it was disabled", end.disabled);
      const by = (await tenant.endpoint()).owner("endpointsDisable");
      portal.equal((await by).disabled_by, "person", "what disabled an endpoint that a member disabled");
      const [note, ...more] = await notes();
      const activity = check("webhooks.disable.activity");
      activity.equal([note?.actor, more.length], ["system", 0], "who made the one entry");
    },
  ),

  rule("webhooks.disable.twenty", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const endpoint = await tenant.endpoint("test", refuse);
    await orderBy(t, tenant, limits.webhookDisableDeliveries);
    await endpoint.inbox.wait(1);
    // Pauses delay the attempts, so the last one falls between hours 60 and 72.
    await t.pass(2 * day + 6 * hour);
    let before = 0;
    let state = await endpoint.read();
    t.must.ok(state.enabled, "it has to be enabled while deliveries have attempts left");
    for (let steps = 0; state.enabled && steps < 80; steps++) {
      before = countExhausted(await endpoint.entries());
      await t.pass(probeSeconds);
      state = await endpoint.read();
    }
    const after = countExhausted(await endpoint.entries());
    check.equal(state.enabled, false, "enabled at the end");
    check.equal(state.disabled_by, "used_up", "what disabled it");
    check.ok(before < limits.webhookDisableDeliveries, "exhausted deliveries while it was enabled", before);
    check.equal(after, limits.webhookDisableDeliveries, "exhausted deliveries once it is disabled");
    const requests = limits.webhookDisableDeliveries * limits.webhookAttemptsMax;
    check.equal(endpoint.inbox.received.length, requests, "requests");
  }),

  rule("webhooks.disable.single-attempts", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    const endpoint = await tenant.endpoint("test", refuse);
    const orders = limits.webhookDisableDeliveries + 2;
    await orderBy(t, tenant, orders);
    await t.pass(8 * hour);
    const tried = (await endpoint.entries()).filter(({ attempts }) => attempts > 0).length;
    check.equal(tried, orders, "deliveries with a failed attempt");
    check.equal((await endpoint.read()).enabled, true, "enabled while deliveries have attempts left");
    check.equal(countExhausted(await endpoint.entries()), 0, "exhausted deliveries");
  }),

  rule("webhooks.disable.reset", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant({ testKeys: 2 });
    let status = 500;
    const endpoint = await tenant.endpoint("test", () => ({ status }));
    const almost = limits.webhookDisableDeliveries - 1;
    await orderBy(t, tenant, almost);
    await endpoint.inbox.wait(1);
    await t.pass(disableSeconds - 2 * hour);
    t.must.equal(
      countExhausted(await endpoint.entries()),
      almost,
      "exhausted deliveries, one fewer than the limit",
    );
    status = 200;
    await tryOnce(t, tenant, endpoint);
    check.equal((await endpoint.read()).failing_since, null, "failing_since after a success");
    status = 500;
    await tryOnce(t, tenant, endpoint);
    await t.pass(2 * day);
    const log = await endpoint.entries();
    check.equal(countExhausted(log), almost + 1, "exhausted deliveries in all");
    check.equal((await endpoint.read()).enabled, true, "enabled after both counts restarted");
    await t.pass(day);
    await tryOnce(t, tenant, endpoint);
    check.equal(
      (await endpoint.read()).enabled,
      false,
      "enabled 3 days after the first failure since the success",
    );
  }),

  rule("webhooks.manual-retry.no-disable-count", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant();
    const endpoint = await failing(t, tenant);
    await t.pass(disableSeconds + hour);
    const [failed] = await endpoint.entriesUntil((log) => log[0]?.status === "failed");
    t.must.ok(failed, "the delivery has to be exhausted");
    const requests = endpoint.inbox.received.length;
    const state = await endpoint.read();
    await tenant.owner.get("deliveriesRetry", { path: { id: failed?.id as string } });
    await endpoint.inbox.wait(requests + 1);
    const [after] = await endpoint.entriesUntil((log) => log[0]?.manual_retries === 1);
    check.equal(
      [after?.attempts, after?.manual_retries],
      [failed?.attempts, 1],
      "attempts and manual retries",
    );
    check.equal(endpoint.inbox.received.length, requests + 1, "requests");
    const then = await endpoint.read();
    check.equal(
      [then.enabled, then.failures_in_row],
      [true, state.failures_in_row],
      "enabled and failures in a row, after a failed manual retry beyond 3 days",
    );
    await tryOnce(t, tenant, endpoint);
    check.equal((await endpoint.read()).enabled, false, "enabled after a failed scheduled attempt");
  }),

  rule("webhooks.manual-retry.per-account", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant();
    const { manualRetriesPerAccount: accountMax, manualRetriesPerDelivery: each } = limits;
    // On two endpoints, because the count is per account.
    const endpoints = [await tenant.endpoint("test", refuse), await tenant.endpoint("test", refuse)];
    await orderBy(t, tenant, Math.ceil((accountMax + 1) / each / endpoints.length));
    const ids: string[] = [];
    for (const endpoint of endpoints) {
      const log = await endpoint.entriesUntil((entries) => entries.every(({ attempts }) => attempts > 0));
      ids.push(...log.map(({ id }) => id));
    }
    const retry = (id: string | undefined) =>
      tenant.owner.call("deliveriesRetry", { path: { id: id ?? "" } });
    for (let count = 0; count < accountMax; count++) {
      const id = ids[count % ids.length];
      check.status(await retry(id), 200, `retry ${count + 1}`);
      const isSent = async () =>
        (await tenant.owner.get("deliveriesGet", { path: { id: id ?? "" } })).status !== "sending";
      await tenant.until(isSent, (sent) => sent);
    }
    const spare = ids[accountMax % ids.length];
    check.status(await retry(spare), 429, `retry ${accountMax + 1}`);
    await t.pass(limits.manualRetryWindowMinutes * minute + 1);
    check.status(await retry(spare), 200, "retry once the first retries have left the window");
  }),

  rule("states.delivery.values", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant();
    const seen = new Set<string>();
    const note = (log: readonly Delivery[]) => {
      for (const { status } of log) seen.add(status);
    };
    // Five failures pause the endpoint; later deliveries are pending.
    const broken = await tenant.endpoint("test", refuse);
    await orderBy(t, tenant, limits.webhookPauseFailures + 1);
    note(await broken.entriesUntil((log) => log.filter(({ attempts }) => attempts > 0).length >= 5));
    check.ok(seen.has("retrying") && seen.has("pending"), "statuses of a failing endpoint", [...seen]);
    await broken.owner("endpointsDisable");
    note(await broken.entriesUntil((log) => log.every(({ status }) => status === "failed")));
    const slow = await tenant.endpoint("test", () => ({ status: 200, delayMs: 2000 }));
    await orderBy(t, tenant);
    await slow.inbox.wait(1);
    note(await slow.entries());
    note(await slow.entriesUntil((log) => log[0]?.status === "delivered"));
    const values = ["delivered", "failed", "pending", "retrying", "sending"];
    check.equal([...seen].sort(), values, "statuses in the log");
  }),
];
