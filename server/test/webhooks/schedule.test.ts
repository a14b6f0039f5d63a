import { createHmac } from "node:crypto";
import t from "tap";
import { deleteEndpoint, rotateSecret, updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { actor, ok, WebhookBench } from "./bench.ts";
import { status } from "./receiver.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns when each request arrived, in whole seconds of the deployment's time after the first. */
function times(bench: WebhookBench): number[] {
  const stamps = bench.receiver.received.map(({ headers }) => Number(headers["x-service-timestamp"]));
  return stamps.map((stamp) => stamp - (stamps[0] ?? 0));
}

t.test("a delivery has eight attempts, each after its planned wait", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.advance(2 * day);
  const at = times(bench);
  t.equal(at.length, 8);
  const waits = at.slice(1).map((time, i) => time - (at[i] ?? 0));
  const planned = [60, 300, 1800, 7200, 21_600, 43_200, 86_400];
  for (const [i, wait] of waits.entries()) {
    const least = planned[i] ?? 0;
    // From the fifth failure on the endpoint is paused, but never for as long as the wait.
    t.ok(wait >= least && wait <= least + 15, `wait ${i + 2} took ${wait} s`);
  }
  t.match(await bench.log(endpoint), [{ status: "failed", attempts: 8, dueAt: null }]);
  t.equal((await bench.current(endpoint)).exhaustedInRow, 1);
});

t.test("a pending retry doesn't delay later events, and a 2xx ends the retries", async (t) => {
  const bench = await WebhookBench.start(t);
  await bench.endpoint();
  bench.receiver.answer = status(302);
  await bench.order();
  await bench.service.deliverDue();
  bench.receiver.answer = status(202);
  await bench.order();
  await bench.advance(61 * second);
  t.same(
    bench.receiver.received.map(({ event }) => event.sequence),
    [1, 2, 1],
  );
  await bench.advance(3 * day);
  t.equal(bench.receiver.received.length, 3);
});

t.test("five failures pause the endpoint; a probe decides, and pauses double", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order(9);
  await bench.service.deliverDue();
  t.equal(bench.receiver.received.length, 5, "the sixth waits");
  t.equal((await bench.log(endpoint, "pending")).length, 4, "and has lost no attempt");
  await bench.advance(29 * second);
  t.equal(bench.receiver.received.length, 5);
  await bench.advance(second);
  t.equal(bench.receiver.received.length, 6, "one probe after 30 seconds");
  t.equal(bench.receiver.received[5]?.event.sequence, 6, "the one due longest");
  await bench.advance(59 * second);
  t.equal(bench.receiver.received.length, 6, "60 seconds now");
  bench.receiver.answer = (response, { open }) => {
    t.equal(open, 1);
    response.end();
  };
  await bench.advance(second);
  t.equal(bench.receiver.received.length, 15, "a 2xx ends the pause and all nine follow");
  t.match(await bench.current(endpoint), {
    pauseMs: 0,
    pausedUntil: null,
    failuresInRow: 0,
    failingSince: null,
  });
});

t.test("pauses are never longer than 15 minutes", async (t) => {
  const bench = await WebhookBench.start(t);
  await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order(12);
  await bench.advance(3 * hour);
  const at = times(bench);
  const gaps = at.slice(5).map((time, i) => time - (at[i + 4] ?? 0));
  // Besides the clock's steps, the test's own time passes.
  for (const [i, wanted] of [30, 60, 120, 240, 480].entries()) {
    const gap = gaps[i] ?? 0;
    t.ok(gap >= wanted && gap < wanted + 5, `${gap} s`);
  }
  t.ok(gaps.slice(5).length > 4);
  for (const gap of gaps.slice(5)) t.ok(gap >= 899 && gap < 905, `${gap} s`);
});

t.test("20 exhausted deliveries disable, after a warning, each with an email and an entry", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order(20);
  const { reads } = bench.service.store;
  const used = async () => (await bench.log(endpoint, "failed")).length;
  while ((await bench.current(endpoint)).enabled && bench.now < 4 * day + (endpoint.createdAt ?? 0)) {
    await bench.advance(15 * minute);
  }
  const disabled = await bench.current(endpoint);
  t.equal(await used(), 20);
  t.match(disabled, { enabled: false, disabledBy: "exhausted", dueAt: null });
  const hours = ((disabled.disabledAt ?? 0) - endpoint.createdAt) / hour;
  t.ok(hours > 60 && hours < 71, `after about 65 hours (${hours.toFixed(1)}), before the three days`);
  const mails = await reads.mails.ofAccount(bench.account, { after: null, limit: 10 });
  t.same(
    mails.map(({ kind }) => kind),
    ["endpoint_disabled", "endpoint_failing"],
  );
  t.equal(mails[0]?.toAddress, bench.deployment.account.email);
  const entries = await reads.auditLog.list(bench.account, {}, { after: null, limit: 10 });
  t.match(entries, [
    { kind: "endpoint.disabled", actor: "system", subject: endpoint.id },
    { kind: "endpoint.failing", actor: "system" },
    { kind: "endpoint.created", actor },
  ]);
  const count = bench.receiver.received.length;
  await bench.order();
  await bench.advance(day);
  t.equal(bench.receiver.received.length, count, "nothing is sent to it any more");
  t.equal((await reads.ledgers.ofAccount(bench.account, "test")).enabledEndpoints, 0);
});

t.test("three days of nothing but failure disable, and not a moment before", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  for (let i = 0; i < 6; i++) {
    await bench.order();
    await bench.advance(12 * hour - minute);
  }
  t.ok((await bench.current(endpoint)).enabled, "just under 72 hours");
  await bench.advance(10 * minute);
  await bench.order();
  await bench.advance(20 * minute);
  t.match(await bench.current(endpoint), { enabled: false, disabledBy: "failing" });
  t.equal((await bench.log(endpoint, "pending")).length, 0);
  t.equal((await bench.log(endpoint, "retrying")).length, 0);
});

t.test("a success resets the failure counts", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.advance(60 * hour);
  bench.receiver.answer = status(200);
  await bench.order();
  await bench.advance(hour);
  bench.receiver.answer = status(500);
  await bench.order();
  await bench.advance(60 * hour);
  t.ok((await bench.current(endpoint)).enabled);
  t.equal((await bench.current(endpoint)).exhaustedInRow, 1);
});

t.test(
  "deliveries pending when an endpoint is disabled or deleted fail without another attempt",
  async (t) => {
    const bench = await WebhookBench.start(t);
    const { webhooks } = bench.service;
    const { endpoint } = await bench.endpoint("/one");
    const { endpoint: other } = await bench.endpoint("/two");
    bench.receiver.answer = status(500);
    await bench.order(2);
    await bench.service.deliverDue();
    ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: false }, actor, bench.now));
    ok(await deleteEndpoint(webhooks, bench.account, other.id, actor, bench.now));
    t.match(await bench.log(endpoint), [
      { status: "failed", attempts: 1 },
      { status: "failed", attempts: 1 },
    ]);
    await bench.order();
    ok(await updateEndpoint(webhooks, bench.account, endpoint.id, { enabled: true }, actor, bench.now));
    bench.receiver.answer = status(200);
    const count = bench.receiver.received.length;
    await bench.advance(3 * day);
    t.equal(bench.receiver.received.length, count, "neither what waited nor what came meanwhile is sent");
    await bench.order();
    await bench.service.deliverDue();
    t.equal(bench.receiver.received.length, count + 1, "but what comes now");
    t.equal(bench.receiver.received.at(-1)?.path, "/one");
  },
);

t.test("a rotated secret signs the next attempt; an unreadable one makes deliveries wait", async (t) => {
  const bench = await WebhookBench.start(t);
  const { endpoint } = await bench.endpoint();
  const { store, webhooks } = bench.service;
  await store.transaction(async (tx) => {
    const stored = await tx.endpoints.lock(endpoint.n);
    if (stored) await tx.endpoints.update({ ...stored, secret: "s1.spoiled" });
  });
  await bench.order(2);
  await bench.advance(2 * hour);
  t.equal(bench.receiver.received.length, 0);
  t.match(await bench.log(endpoint), [
    { status: "pending", attempts: 0 },
    { status: "pending", attempts: 0 },
  ]);
  const secret = ok(await rotateSecret(webhooks, bench.account, endpoint.id, actor, bench.now));
  await bench.service.deliverDue();
  t.equal(bench.receiver.received.length, 2);
  for (const { headers, body } of bench.receiver.received) {
    const seconds = headers["x-service-timestamp"];
    const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    t.equal(headers["x-service-signature"], `t=${seconds},v1=${digest}`);
  }
});
