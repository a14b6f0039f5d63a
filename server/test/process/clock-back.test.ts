// The wall clock is set back by an hour under a running service: nothing waits for that hour.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import t, { type Test } from "tap";
import { claimKey, holdKey } from "../../src/domain/idempotency/idempotency.ts";
import { callLeaseMs } from "../../src/domain/supply/schedule.ts";
import { pollUntil } from "../../src/domain/supply/waiting.ts";
import { OwnBadKeys } from "../../src/http/bad-keys.ts";
import type { SqliteStore } from "../../src/store/sqlite/store.ts";
import { GatewaySupplier } from "../../src/suppliers/gateway.ts";
import { Deployment } from "../deployment.ts";
import { usualLimiters } from "../limiters.ts";
import { WebhookBench } from "../webhooks/bench.ts";
import { until } from "./child.ts";

const hourMs = 3_600_000;
const wall = Date.now;

function setBack(t: Test): void {
  Date.now = () => wall() - hourMs;
  t.teardown(() => {
    Date.now = wall;
  });
}

t.test("after the clock is set back, a call waits for its supplier as long as usual", async (t) => {
  let now = 1_000_000_000;
  let sleptMs = 0;
  const time = {
    now: async () => now,
    async sleep(ms: number) {
      await new Promise((resolve) => setImmediate(resolve));
      sleptMs += ms;
      now += sleptMs > 5000 && sleptMs - ms <= 5000 ? ms - hourMs : ms;
      if (sleptMs > 60_000) throw new Error("the wait doesn't end");
    },
  };
  t.equal(
    await pollUntil(
      time,
      now + 20_000,
      async () => "pending",
      async () => null,
    ),
    null,
  );
  t.ok(sleptMs >= 20_000, `${sleptMs} ms`);
  t.ok(sleptMs < 45_000, `${sleptMs} ms`);
});

t.test("after the clock is set back, old leases have expired, current ones have not", async (t) => {
  const d = await Deployment.start(t, { virtualClock: false });
  const { store } = d.service;
  const now = wall();
  const before = now - hourMs;
  const kinds = ["finish-sandbox-order"] as const;
  const claims = await store.transaction(async (tx) => {
    await tx.jobs.add({ kind: "finish-sandbox-order", subject: 4711, dueAt: now - 3 * hourMs });
    const claim = (at: number) => tx.jobs.claim(kinds, at, at + 60_000, 10);
    const counts = [
      await claim(now),
      await claim(now - 100),
      await claim(before),
      await claim(now - 2 * hourMs),
    ];
    for (const [row] of counts) if (row) await tx.jobs.finish(row.n);
    return counts.map(({ length }) => length);
  });
  t.same(claims, [1, 0, 1, 1]);

  const mails = await store.transaction(async (tx) => {
    await tx.mails.insert({
      account: d.account.n,
      kind: "balance.low",
      toAddress: "a@example.com",
      subject: "s",
      text: "t",
      createdAt: now - 3 * hourMs,
    });
    const claim = (at: number) =>
      tx.mails.claim("other", { now: at, realNow: at, leaseUntil: at + 60_000, limit: 10 });
    return [(await claim(now)).length, (await claim(now - 100)).length, (await claim(before)).length];
  });
  t.same(mails, [1, 0, 1]);
  t.not(await store.reads.mails.nextAt(before - hourMs, before - hourMs + 60_000), null);

  const request = { key: "k", operation: "ordersCreate", fingerprint: "f" } as const;
  const found = await store.transaction(async (tx) => {
    const { n } = await tx.ledgers.ofAccount(d.account.n, "test");
    await claimKey(tx, n, request, now);
    await holdKey(tx, n, request, "ord_1", now + callLeaseMs, now);
    return [await claimKey(tx, n, request, now), await claimKey(tx, n, request, before)];
  });
  t.match(found, [{ code: "request_in_progress" }, { found: "object" }]);
});

t.test("after the clock is set back beyond a block's window, the IP address is free", async (t) => {
  const badKeys = new OwnBadKeys();
  const now = wall();
  for (let i = 0; i < 1000; i++) await badKeys.count("203.0.113.7", now);
  t.ok(badKeys.blockedFor("203.0.113.7", now) > 0);
  t.equal(badKeys.blockedFor("203.0.113.7", now - hourMs), 0);
});

t.test("after the clock is set back, an open circuit closes as soon as usual", async (t) => {
  let status = 500;
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ iccid: "1", state: "cancelled" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  let nowMs = 0;
  const supplier = new GatewaySupplier({
    url: `http://127.0.0.1:${port}/supplier/v1`,
    key: "k",
    calls: usualLimiters().supplierCalls,
    failuresInRow: 2,
    openMs: 300,
    monotonicMs: () => nowMs,
  });
  const cancel = () => supplier.cancel({ iccid: "1", account: "acc_1", ifUnused: false });
  const isOpen = /was not called/;
  await t.rejects(cancel());
  await t.rejects(cancel(), isOpen);
  status = 200;
  setBack(t);
  await t.rejects(cancel(), isOpen);
  nowMs = 300;
  t.match(await cancel(), { outcome: "cancelled" });
});

t.test("after the clock is set back, webhooks are sent, also if an endpoint's holder died", async (t) => {
  const bench = await WebhookBench.start(t);
  await bench.endpoint("/one");
  await bench.order();
  await bench.receiver.reached(1);
  setBack(t);
  await bench.order();
  t.ok(await until(() => bench.receiver.received.length === 2), "an event of now");

  // As left by a process that died before the clock was set back.
  const { writer } = bench.service.store as SqliteStore;
  writer.prepare("update endpoints set holder = 'gone', lease_until = ?, due_at = 0").run(wall() + 19_000);
  await bench.order();
  t.ok(await until(() => bench.receiver.received.length >= 3), "an event of an endpoint that was held");
});
