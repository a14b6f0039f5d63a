/** Rules about retention over hours, days and a year, on a virtual clock. */
import { rule, rules } from "../case.ts";
import { type Event, limits } from "../contract.ts";
import { readEsim } from "../esims.ts";
import { sample } from "../fixtures.ts";
import { neverIssued } from "../keys.ts";
import { isReplay } from "../posts.ts";
import { repeat } from "../windows.ts";

const hour = 3600;
const day = 24 * hour;
const needs = ["portal", "clock"] as const;

export const cases = [
  rules(
    ["idempotency.memory.at-least-24-hours", "idempotency.memory.afterwards-new"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const { package: item } = await sample(t);
      const call = { body: { package_id: item.id }, idempotencyKey: t.unique("remembered") };
      const first = await tenant.test.done("ordersCreate", call);
      await t.pass(day - 60);
      const again = await tenant.test.call("ordersCreate", call);
      check("idempotency.memory.at-least-24-hours").ok(
        isReplay(again),
        "a retry after 23:59 hours",
        again.status,
      );
      await t.pass(day + 120);
      const retried = await tenant.test.call("ordersCreate", call);
      const afterwards = check("idempotency.memory.afterwards-new");
      afterwards.status(retried, 201, "after more than 48 hours");
      const idOf = ({ json }: typeof retried) => (json as { id?: string }).id;
      afterwards.notEqual(idOf(retried), idOf(first), "id of the order");
    },
  ),

  rules(
    ["events.list.30-days", "events.get.older-than-30-days"],
    { needs, waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const { package: item } = await sample(t);
      await tenant.test.order({ package_id: item.id });
      const [event] = (await tenant.events()) as Event[];
      t.must.ok(event, "the order's event has to be stored");
      const id = event?.id as string;
      const listed = async () => (await tenant.events()).some((one) => one.id === id);
      const get = () => tenant.test.call("eventsGet", { path: { id } });
      await t.pass(30 * day - 600);
      check("events.list.30-days").ok(await listed(), "the event is listed shortly before 30 days");
      check("events.get.older-than-30-days").status(
        await get(),
        200,
        "fetch of the event shortly before 30 days",
      );
      await t.pass(1200);
      check("events.list.30-days").ok(!(await listed()), "gone shortly after");
      check("events.get.older-than-30-days").error(await get(), 404, "not_found", null, "shortly after");
    },
  ),

  rule("auth.bad-key-block.end", { needs: ["addresses", "clock"], waits: true }, async (t, check) => {
    const from = t.address();
    const apiKey = await t.test.key();
    const unknown = `Bearer ${neverIssued(apiKey)}`;
    const bad = () => t.test.call("balanceGet", { authorization: unknown, from });
    const valid = () => t.test.call("balanceGet", { apiKey, from });
    const firstMs = t.nowMs();
    const until = async (seconds: number) => t.pass(seconds - (t.nowMs() - firstMs) / 1000);
    const end = limits.badKeyWindowMinutes * 60;
    // The ten minutes begin with the first bad key, however late the others are sent.
    await repeat(limits.badKeyMax / 2, bad);
    await until(end / 2);
    check.status(await valid(), 200, "a valid key before the block");
    await repeat(limits.badKeyMax / 2, bad);
    check.error(await valid(), 429, "rate_limited", null, "a valid key during the block");
    // If these prolonged the block, it would outlast the check at its end.
    for (const response of await repeat(limits.badKeyMax, bad)) {
      check.error(response, 429, "rate_limited", null, "a bad key while it is blocked");
    }
    await until(end - 20);
    check.error(await valid(), 429, "rate_limited", null, "a valid key shortly before ten minutes are over");
    await until(end + 10);
    check.status(await valid(), 200, "shortly after");
  }),

  rule(
    "webhooks.log.retention",
    { needs: ["portal", "clock", "receiver"], waits: true },
    async (t, check) => {
      const tenant = await t.tenant();
      const { package: item } = await sample(t);
      const endpoint = await tenant.endpoint();
      await tenant.test.order({ package_id: item.id });
      await endpoint.entriesUntil((log) => log[0]?.status === "delivered");
      await t.pass(29 * day);
      check.equal((await endpoint.entries()).length, 1, "entries on day 29");
      await t.pass(day + 2 * hour);
      check.equal((await endpoint.entries()).length, 0, "entries beyond 30 days");
    },
  ),

  rule("qr.no-expiry", { needs, waits: true }, async (t, check) => {
    const tenant = await t.tenant();
    const { package: item } = await sample(t);
    const iccid = await tenant.test.newEsim(item.id);
    const { qr_code_url: url } = await readEsim(t, iccid, tenant.test);
    const target = String(url).slice(t.baseUrl.length);
    const image = () => tenant.test.send("GET", target, { authorization: null });
    check.status(await image(), 200, "the image of a new eSIM");
    await t.pass(366 * day);
    check.status(await image(), 200, "the image a year later");
  }),
];
