// What the delivery log and the notices say.
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import type { PageRequest } from "../../src/domain/lists/pages.ts";
import type { Delivery } from "../../src/domain/webhooks/delivery.ts";
import { describeDelivery, readLog } from "../../src/domain/webhooks/delivery-log.ts";
import { disabledNotice, warningNotice } from "../../src/domain/webhooks/notices.ts";
import { attemptsMax, retryWaitsMs } from "../../src/domain/webhooks/schedule.ts";
import { delivered, failed, minuteMs, ok, page, start, url } from "./webhooks.ts";

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
    await describeDelivery(store.reads, account.n, await read({ deliveryId: id }), "Agent/1", market.now);
  t.same(await describe(sent.deliveryId), {
    delivery: await read(sent),
    url,
    mode: "test",
    pausedUntil: null,
    body: sent.body,
    retryable: true,
    attempts: [{ at: market.now, ...failed, manual: false }],
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
  t.match(await describe(sent.deliveryId), {
    retryable: false,
    attempts: [failed, { at: market.now, ...delivered, tookMs: 1, manual: false }],
  });
});

t.test("a filtered delivery log is complete across pages", async (t) => {
  const { market, store, create, update, order, begin, finish, retry } = await start(t);
  const { endpoint } = ok(await create());
  const ledger = await market.ledger("test");
  const log = async (filter: object) => {
    const all: Delivery[] = [];
    const limit = 2;
    for (let after: PageRequest["after"] = null; ; ) {
      const rows = await readLog(store.reads, ledger, filter, { after, limit }, market.now);
      const pageRows = rows.slice(0, limit).map(({ delivery }) => delivery);
      all.push(...pageRows);
      const last = pageRows.at(-1);
      if (!last || rows.length <= limit) return all;
      after = { at: last.sequence, n: last.n };
    }
  };
  const arrivals = "++-++----+--++------+-+-----++--------+---++";
  const faults: string[] = [];
  for (const [i, arrival] of [...arrivals].entries()) {
    ok(await update(endpoint.id, { selection: i % 11 === 4 ? ["balance.low"] : null }));
    await order();
    market.now += 40 * minuteMs;
    for (let sends = 0; sends < 2; sends++)
      for (const sent of await begin()) await finish(sent, arrival === "+" ? delivered : failed);
    const all = await log({});
    const retried = all[i % 4];
    if (i % 3 === 0 && retried) await retry(retried.id);
    for (const status of ["pending", "retrying", "delivered", "failed"] as const) {
      const ids = (deliveries: readonly { id: string }[]) => deliveries.map(({ id }) => id).join();
      const expected = all.filter((one) => one.status === status);
      const found = await log({ eventType: "order.completed", status });
      if (ids(found) !== ids(expected))
        faults.push(`${status} of ${i + 1}: ${found.length}, not ${expected.length}`);
    }
  }
  t.same(faults, []);
  const statuses = new Set(
    (await log({})).map(({ status, attempts }) => `${status} ${Math.min(attempts, 2)}`),
  );
  for (const one of ["delivered 0", "delivered 1", "delivered 2", "retrying 2", "pending 0"])
    t.ok(statuses.has(one), `${one}: ${[...statuses]}`);
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
