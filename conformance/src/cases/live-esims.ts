/**
 * Rules about live eSIMs as their supplier reports them: when a fetch asks the supplier, what the periodic check finds,
 * and who gets events.
 */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import { type Esim, type Event, limits } from "../contract.ts";
import { readEsim, unlimitedPackage } from "../esims.ts";
import { sample } from "../fixtures.ts";
import type { Tenant } from "../tenant.ts";

const hour = 3600;
const needs = ["portal", "supplier", "clock"] as const;
/** Time from a change until the periodic check has stored it. */
const checkSeconds = limits.esimCheckMinutes * 60 + 15;
/** The supplier is asked about an eSIM at most once in this time. */
const lookSeconds = 61;

const liveTenant = (t: Context) => t.tenant({ liveKeys: 2, walletRupees: 100_000 });

async function liveEsim(t: Context, tenant: Tenant): Promise<string> {
  return tenant.live.newEsim((await sample(t)).package.id);
}

/** Sets what the supplier reports about an eSIM from now on. */
const report = (tenant: Tenant, iccid: string, body: object) =>
  tenant.operator.get("networkReport", { path: { iccid }, body });

interface Summary {
  iccid?: string;
  status?: string;
}

const summaryOf = (event: Event | undefined) => event?.data as Summary | undefined;

/** Returns the live events about one eSIM, oldest first. */
async function eventsOf(tenant: Tenant, iccid: string): Promise<Event[]> {
  return (await tenant.events("live")).filter((event) => summaryOf(event)?.iccid === iccid);
}

const typesOf = async (tenant: Tenant, iccid: string) =>
  (await eventsOf(tenant, iccid)).map(({ type }) => type as string);

/** Returns a new eSIM whose first use the service has detected by a fetch, not by its periodic check. */
async function usedEsim(t: Context, tenant: Tenant): Promise<string> {
  const iccid = await liveEsim(t, tenant);
  await report(tenant, iccid, { first_used: true });
  const { status } = await readEsim(t, iccid, tenant.live);
  t.must.equal(status, "active", "a fetch has to show the first use that the supplier reports");
  return iccid;
}

export const cases = [
  rules(
    ["esims.get.live-refresh", "esims.get.live-refresh-once-a-minute"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const iccid = await liveEsim(t, tenant);
      const used = async () => (await readEsim(t, iccid, tenant.live)).data.used_mb;
      await report(tenant, iccid, { first_used: true, used_mb: 10 });
      const refresh = check("esims.get.live-refresh");
      refresh.equal(await used(), 10, "used_mb of a fetch right after the report");
      await report(tenant, iccid, { used_mb: 20 });
      const once = check("esims.get.live-refresh-once-a-minute");
      for (let i = 0; i < 5; i++) once.equal(await used(), 10, "used_mb of further fetches in the minute");
      await t.pass(lookSeconds);
      once.equal(await used(), 20, "used_mb of a fetch in the next minute");
      await report(tenant, iccid, { used_mb: 30 });
      await t.pass(lookSeconds);
      refresh.equal(await used(), 30, "used_mb of a later fetch");
    },
  ),

  rules(
    ["events.esim.jump-both", "events.esim.jump-order", "events.esim.jump-status"],
    { needs: [...needs, "receiver"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      await tenant.endpoint("live");
      const iccid = await liveEsim(t, tenant);
      const { total_mb: totalMb } = (await readEsim(t, iccid, tenant.live)).data;
      await report(tenant, iccid, { first_used: true, used_mb: Math.floor((totalMb ?? 0) * 0.7) });
      await t.pass(checkSeconds);
      const both = check("events.esim.jump-both");
      both.equal(await typesOf(tenant, iccid), ["esim.activated"], "events at 70 percent");
      await report(tenant, iccid, { used_mb: totalMb });
      await t.pass(checkSeconds);
      const usage = (await eventsOf(tenant, iccid)).filter(({ type }) => type !== "esim.activated");
      both.equal(
        usage.map(({ type }) => type).sort(),
        ["esim.usage_100", "esim.usage_80"],
        "events of the jump",
      );
      const of = (type: string) => usage.find((event) => event.type === type);
      const first = of("esim.usage_80")?.sequence;
      const last = of("esim.usage_100")?.sequence;
      check("events.esim.jump-order").ok((first ?? 0) > 0 && (last ?? 0) > (first ?? 0), "sequences", [
        first,
        last,
      ]);
      const statuses = usage.map((event) => summaryOf(event)?.status);
      check("events.esim.jump-status").equal(statuses, ["depleted", "depleted"], "status in both summaries");
    },
  ),

  rules(
    ["states.esim.ready-to-active.live", "events.live-esim.check-interval"],
    { needs: [...needs, "receiver"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      await tenant.endpoint("live");
      const iccid = await liveEsim(t, tenant);
      // A list doesn't ask the supplier, so it shows what the periodic check found.
      const listed = async () =>
        (await tenant.live.all<Esim>("esimsList")).find((esim) => esim.iccid === iccid);
      const active = check("states.esim.ready-to-active.live");
      const interval = check("events.live-esim.check-interval");
      active.equal((await listed())?.status, "ready", "before its first use");
      await t.pass(checkSeconds);
      active.equal((await listed())?.status, "ready", "checked before its first use");
      interval.equal(await typesOf(tenant, iccid), [], "events of a check that found no change");
      const usedAtMs = t.nowMs();
      await report(tenant, iccid, { first_used: true });
      await t.pass(checkSeconds);
      const seen = await listed();
      active.equal(seen?.status, "active", "once the check has seen the first use");
      active.ok(typeof seen?.activated_at === "string", "activated_at", seen?.activated_at);
      const [event, ...more] = await eventsOf(tenant, iccid);
      interval.equal([event?.type, more.length], ["esim.activated", 0], "the event of the first use");
      const afterMs = Date.parse(event?.created ?? "") - usedAtMs;
      interval.ok(
        afterMs > -2000 && afterMs <= checkSeconds * 1000,
        "milliseconds until it was recorded",
        afterMs,
      );
      const { total_mb: totalMb } = seen?.data ?? { total_mb: null };
      await report(tenant, iccid, {
        used_mb: Math.ceil(((totalMb ?? 0) * limits.usageWarningPercent) / 100),
      });
      await t.pass(checkSeconds);
      interval.equal(
        await typesOf(tenant, iccid),
        ["esim.activated", "esim.usage_80"],
        "after the next check",
      );
    },
  ),

  rule(
    "events.live-esim.no-report-networks",
    { needs: [...needs, "receiver"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      await tenant.endpoint("live");
      const iccid = await liveEsim(t, tenant);
      const { total_mb: totalMb } = (await readEsim(t, iccid, tenant.live)).data;
      await tenant.network({ reports_usage: false });
      await report(tenant, iccid, { first_used: true, used_mb: totalMb });
      await t.pass(checkSeconds);
      const usage = async () =>
        (await typesOf(tenant, iccid)).filter((type) => type.startsWith("esim.usage_"));
      check.equal(await usage(), [], "usage events while the supplier reports none");
      await tenant.network({});
      await t.pass(checkSeconds);
      check.equal(
        await usage(),
        ["esim.usage_80", "esim.usage_100"],
        "usage events once the supplier reports usage",
      );
    },
  ),

  rule(
    "events.live-esim.unlimited-no-usage",
    { needs: [...needs, "receiver"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      await tenant.endpoint("live");
      const unlimited = await tenant.live.newEsim((await unlimitedPackage(t)).id);
      const metered = await liveEsim(t, tenant);
      for (const iccid of [unlimited, metered]) {
        await report(tenant, iccid, { first_used: true, used_mb: 5_000_000 });
      }
      await t.pass(checkSeconds);
      check.equal(await typesOf(tenant, unlimited), ["esim.activated"], "events of the unlimited eSIM");
      const ofMetered = ["esim.activated", "esim.usage_80", "esim.usage_100"];
      check.equal(await typesOf(tenant, metered), ofMetered, "events of a metered eSIM");
    },
  ),

  rule(
    "events.recorded.live-esim-needs-endpoint",
    { needs: ["portal", "supplier", "receiver"] },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const unheard = await usedEsim(t, tenant);
      check.equal(await typesOf(tenant, unheard), [], "events without an endpoint");
      await tenant.endpoint("test");
      check.equal(await typesOf(tenant, unheard), [], "events with a test endpoint alone");
      const endpoint = await tenant.endpoint("live", undefined, { event_types: ["order.failed"] });
      const heard = await usedEsim(t, tenant);
      check.equal(
        await typesOf(tenant, heard),
        ["esim.activated"],
        "events with an endpoint for other types",
      );
      await endpoint.owner("endpointsDisable");
      const late = await usedEsim(t, tenant);
      check.equal(await typesOf(tenant, late), [], "events while the endpoint is disabled");
      check.equal(endpoint.inbox.received.length, 0, "requests to an endpoint for other types");
    },
  ),

  rules(
    ["events.live-esim.catch-up-72-hours", "events.live-esim.older-skipped"],
    { needs: [...needs, "receiver"], waits: true },
    async (t, check) => {
      const tenant = await liveTenant(t);
      const activated = async (iccid: string) =>
        (await typesOf(tenant, iccid)).filter((type) => type === "esim.activated").length;
      const old = await usedEsim(t, tenant);
      await t.pass(2 * hour);
      const young = await usedEsim(t, tenant);
      await t.pass((limits.esimCatchUpHours - 1) * hour);
      const catchUp = check("events.live-esim.catch-up-72-hours");
      const older = check("events.live-esim.older-skipped");
      catchUp.equal(
        [await activated(old), await activated(young)],
        [0, 0],
        "events before there is an endpoint",
      );
      const endpoint = await tenant.endpoint("live");
      const sent = async (iccid: string) => {
        const isSent = ({ event }: { event: Event }) =>
          event.type === "esim.activated" && summaryOf(event)?.iccid === iccid;
        const read = async () => endpoint.inbox.received.some(isSent);
        return tenant.until(read, (there) => there);
      };
      catchUp.equal([await activated(young), await sent(young)], [1, true], "a change of 71 hours before");
      older.equal([await activated(old), await sent(old)], [0, false], "a change of 73 hours before");
      await endpoint.owner("endpointsDisable");
      const meanwhile = await usedEsim(t, tenant);
      catchUp.equal(await activated(meanwhile), 0, "events while it is disabled");
      await endpoint.owner("endpointsEnable");
      catchUp.equal(
        [await activated(meanwhile), await sent(meanwhile)],
        [1, true],
        "a change while it was disabled, once it is enabled again",
      );
      catchUp.equal(await activated(young), 1, "events after the catch-up");
      older.equal(await activated(old), 0, "events of the old change after that");
    },
  ),
];
