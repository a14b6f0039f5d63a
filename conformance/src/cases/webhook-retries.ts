/**
 * Rules about retries, and when an endpoint pauses. Times are the signing times in the requests: they follow the
 * deployment's clock, so they stay exact when the clock is moved.
 */
import { rules } from "../case.ts";
import type { Context } from "../context.ts";
import { limits } from "../contract.ts";
import { sample } from "../fixtures.ts";
import { type Received, refuse } from "../receiver.ts";
import type { Tenant } from "../tenant.ts";

const needs = ["portal", "receiver", "clock"] as const;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** The waits before attempts 2 to 8, in seconds, and how much longer each may be. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day] as const;
const pickup = 15;
/** Seconds lost to whole-second times and the request's duration. */
const slack = 2;

async function orderBy(t: Context, tenant: Tenant) {
  const { package: item } = await sample(t);
  return tenant.test.order({ package_id: item.id });
}

const gapsOf = (received: readonly Received[]) =>
  received.slice(1).map(({ signedAt }, index) => signedAt - (received[index]?.signedAt ?? Number.NaN));

const waitRules = [
  "webhooks.retry.wait-2",
  "webhooks.retry.wait-3",
  "webhooks.retry.wait-4",
  "webhooks.retry.wait-5",
  "webhooks.retry.wait-6",
  "webhooks.retry.wait-7",
  "webhooks.retry.wait-8",
] as const;

export const cases = [
  rules(
    [
      ...waitRules,
      "webhooks.retry.pickup",
      "webhooks.retry.max-attempts",
      "states.delivery.failed-after-8",
      "webhooks.request.timestamp-is-signing-time",
    ],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await tenant.endpoint("test", refuse);
      await orderBy(t, tenant);
      await endpoint.inbox.wait(1);
      await t.pass(2 * day);
      const { received } = endpoint.inbox;
      const [entry] = await endpoint.entriesUntil((log) => log[0]?.status === "failed");
      await t.pass(2 * day);
      const gaps = gapsOf(received);
      for (const [index, id] of waitRules.entries()) {
        const [wait = 0, gap = 0] = [waits[index], gaps[index]];
        check(id).ok(
          gap >= wait - 1 && gap <= wait + pickup + slack,
          `${wait} to ${wait + pickup} seconds`,
          gap,
        );
      }
      const late = gaps.map((gap, index) => gap - (waits[index] ?? 0));
      check("webhooks.retry.pickup").ok(
        late.length === waits.length && late.every((seconds) => seconds >= -1 && seconds <= pickup + slack),
        "seconds by which each wait is longer than planned: 0 to 15",
        late,
      );
      const whole = (received.at(-1)?.signedAt ?? 0) - (received[0]?.signedAt ?? 0);
      const maxAttempts = check("webhooks.retry.max-attempts");
      maxAttempts.equal(received.length, limits.webhookAttemptsMax, "requests");
      maxAttempts.ok(whole > 44 * hour && whole < 45.5 * hour, "seconds from the first to the last", whole);
      const failed = check("states.delivery.failed-after-8");
      failed.equal([entry?.status, entry?.attempts], ["failed", limits.webhookAttemptsMax], "log");
      failed.equal(received.length, limits.webhookAttemptsMax, "requests two days later");
      const stamp = check("webhooks.request.timestamp-is-signing-time");
      for (const { headers } of received) {
        const signed = /^t=(\d+),/.exec(String(headers["x-service-signature"]))?.[1];
        stamp.equal(headers["x-service-timestamp"], signed, "header and the signature's t");
      }
      stamp.ok(
        gaps.every((gap) => gap > 0),
        "later on each attempt",
        gaps,
      );
    },
  ),

  rules(
    ["webhooks.answer.retry-after-unused", "webhooks.order.late-retry"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const reply = { status: 503, headers: { "Retry-After": "3600" } };
      const { inbox } = await tenant.endpoint("test", (_, count) => (count === 0 ? reply : { status: 200 }));
      await orderBy(t, tenant);
      await inbox.wait(1);
      await orderBy(t, tenant);
      await inbox.wait(2);
      await t.pass(minute + pickup + slack);
      const [first, next, retry] = await inbox.wait(3);
      const late = check("webhooks.order.late-retry");
      late.ok(next && first && next.event.id !== first.event.id, "the next event comes before the retry");
      late.equal(retry?.event.id, first?.event.id, "event of the third request");
      const gap = (retry?.signedAt ?? Number.NaN) - (first?.signedAt ?? 0);
      const allowed = gap >= minute - 1 && gap <= minute + pickup + slack;
      check("webhooks.answer.retry-after-unused").ok(allowed, "seconds until the retry: 60 to 75", gap);
    },
  ),

  rules(
    ["webhooks.pause.five-failures", "webhooks.pause.probe", "webhooks.pause.end"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await tenant.endpoint("test", (_, count) => ({ status: count < 5 ? 500 : 200 }));
      for (let i = 0; i < 4; i++) await orderBy(t, tenant);
      await endpoint.inbox.wait(4);
      await endpoint.entriesUntil((log) => log.every(({ status }) => status === "retrying"));
      const five = check("webhooks.pause.five-failures");
      five.equal((await endpoint.read()).paused_until, null, "no pause after four");
      await orderBy(t, tenant);
      await endpoint.inbox.wait(5);
      await tenant.until(
        () => endpoint.read(),
        ({ paused_until }) => paused_until !== null,
      );
      for (let i = 0; i < 3; i++) await orderBy(t, tenant);
      await t.sleep(2000);
      five.equal(endpoint.inbox.received.length, 5, "requests during the pause");
      await t.pass(30 + pickup);
      const received = await endpoint.inbox.wait(8);
      const fifth = received[4]?.signedAt ?? 0;
      const probe = received[5]?.signedAt ?? 0;
      five.ok(
        probe - fifth >= 29 && probe - fifth <= 30 + pickup + slack,
        "seconds until the probe",
        probe - fifth,
      );
      check("webhooks.pause.probe").equal(endpoint.inbox.mostOpen, 1, "requests in flight at once");
      check("webhooks.pause.probe").ok(
        received.length >= 8,
        "the others follow its response",
        received.length,
      );
      const last = received[7]?.signedAt ?? Number.NaN;
      check("webhooks.pause.end").ok(
        last - probe <= pickup,
        "seconds from the probe to the third",
        last - probe,
      );
      check("webhooks.pause.end").equal((await endpoint.read()).paused_until, null, "pause after a 200");
    },
  ),

  rules(
    ["webhooks.pause.doubling", "webhooks.pause.cap", "webhooks.pause.keeps-attempts"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const endpoint = await tenant.endpoint("test", refuse);
      for (let i = 0; i < 14; i++) await orderBy(t, tenant);
      await endpoint.inbox.wait(5);
      await tenant.until(
        () => endpoint.read(),
        ({ paused_until }) => paused_until !== null,
      );
      const untried = (await endpoint.entries()).filter(({ attempts }) => attempts === 0);
      const keeps = check("webhooks.pause.keeps-attempts");
      keeps.equal(
        untried.map(({ status }) => status),
        Array(9).fill("pending"),
        "deliveries without an attempt",
      );
      await t.pass(2 * hour);
      const gaps = gapsOf(await endpoint.inbox.wait(12)).slice(4);
      const planned = [30, 60, 120, 240, 480];
      const fits = (gap: number | undefined, seconds: number) =>
        gap !== undefined && gap >= seconds - 1 && gap <= seconds + pickup + slack;
      for (const [index, seconds] of planned.entries()) {
        check("webhooks.pause.doubling").ok(
          fits(gaps[index], seconds),
          `pause ${index + 1}: ${seconds}`,
          gaps,
        );
      }
      const capped = gaps.slice(planned.length);
      check("webhooks.pause.cap").some(capped, "pauses at the maximum");
      check("webhooks.pause.cap").ok(
        capped.every((gap) => fits(gap, 900)),
        "of 900 seconds each",
        gaps,
      );
      const ids = endpoint.inbox.received.map(({ headers }) => headers["x-service-delivery-id"]);
      const log = await endpoint.entriesUntil((entries) =>
        entries.every(({ status }) => status !== "sending"),
      );
      for (const { id, attempts } of log) {
        keeps.equal(attempts, ids.filter((one) => one === id).length, "attempts and requests of a delivery");
      }
    },
  ),

  rules(
    ["webhooks.answer.timeout", "webhooks.pause.hang"],
    { needs: ["portal", "receiver"] },
    async (t, check) => {
      const tenant = await t.tenant();
      const late = await tenant.endpoint("test", () => ({ status: 200, delayMs: 11_000 }));
      const slow = await tenant.endpoint("test", () => ({ status: 500, delayMs: 6_000 }));
      const brief = await tenant.endpoint("test", () => ({ status: 200, delayMs: 500 }));
      const prompt = await tenant.endpoint("test", refuse);
      await orderBy(t, tenant);
      const settled = ({ status }: { status: string }) => status === "retrying" || status === "delivered";
      const statusOf = async (endpoint: typeof late) =>
        (await endpoint.entriesUntil((log) => log.length > 0 && log.every(settled), 25_000)).map(
          ({ status }) => status,
        );
      const timeout = check("webhooks.answer.timeout");
      timeout.equal(await statusOf(late), ["retrying"], "a response after 11 seconds");
      timeout.equal(await statusOf(brief), ["delivered"], "a response after half a second");
      const hang = check("webhooks.pause.hang");
      await statusOf(slow);
      for (const endpoint of [late, slow]) {
        const { paused_until } = await endpoint.read();
        hang.ok(paused_until !== null, "one that timed out is paused", paused_until);
      }
      hang.equal((await prompt.read()).paused_until, null, "one that failed at once");
    },
  ),
];
