// An endpoint with many waiting deliveries: nothing takes them all at once.
import t from "tap";
import { recordEvent } from "../../src/domain/events/events.ts";
import { balanceLowData } from "../../src/domain/representations.ts";
import { updateEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { random } from "../../src/runtime/service.ts";
import { until } from "../process/child.ts";
import { actor, ok, WebhookBench } from "./bench.ts";
import { status } from "./receiver.ts";

const waitingCount = 2500;
const reason = "The endpoint was disabled.";

async function record(bench: WebhookBench, count: number): Promise<void> {
  await bench.service.store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(bench.account, "test");
    for (let i = 0; i < count; i++)
      await recordEvent(tx, ledger, "balance.low", balanceLowData(1, 2), bench.now, random);
    await tx.ledgers.update(ledger);
  });
}

t.test(
  "a disabled endpoint's deliveries fail in batches; after enabling, new ones are delivered",
  async (t) => {
    const bench = await WebhookBench.start(t);
    const { store, webhooks } = bench.service;
    const { reads } = store;
    const { endpoint } = await bench.endpoint("/hang");
    await bench.endpoint("/other");
    let release = () => {};
    bench.receiver.answer = (response, { path }) => {
      if (path === "/other") response.end();
      else release = () => response.end();
    };
    await record(bench, waitingCount);
    await until(async () => bench.receiver.at("/hang").length === 1, 30_000);
    const change = (enabled: boolean) =>
      updateEndpoint(webhooks, bench.account, endpoint.id, { enabled }, actor, bench.now);
    const countFailed = async () => {
      const filter = { status: "failed", notBefore: 0 } as const;
      return (await reads.deliveries.ofEndpoint(endpoint.n, filter, { after: null, limit: 10_000 })).length;
    };
    ok(await change(false));
    const atOnce = await countFailed();
    t.ok(atOnce < waitingCount / 2, `${atOnce} failed at once`);
    ok(await change(true));
    await until(async () => (await reads.deliveryQueue.nextFailing()) === null, 30_000);
    t.equal(await countFailed(), waitingCount - 1, "all but the one in flight");
    t.match((await bench.log(endpoint, "failed"))[0], { lastError: reason });

    bench.receiver.answer = status(200);
    release();
    await record(bench, 1);
    await until(async () => bench.receiver.at("/hang").length === 2, 30_000);
    t.match(
      bench.receiver.at("/hang")[1]?.event,
      { sequence: waitingCount + 1 },
      "what comes later is delivered",
    );
  },
);

t.test("lists and counts of many pending deliveries are correct", async (t) => {
  const bench = await WebhookBench.start(t);
  const { reads } = bench.service.store;
  const first = (await bench.endpoint("/refuses")).endpoint;
  await bench.endpoint("/fine");
  const last = (await bench.endpoint("/hang")).endpoint;
  bench.receiver.answer = (response, { path }) => {
    if (path === "/fine") response.end();
    if (path === "/refuses") response.writeHead(500).end();
  };
  await record(bench, 30);
  await until(async () => (await bench.log(first, "retrying")).length > 0, 30_000);
  await until(async () => bench.receiver.at("/fine").length === 30, 30_000);
  const of = async (filter: {
    status?: "pending" | "retrying" | "delivered" | "sending";
    endpointId?: string;
  }) => {
    const all: string[] = [];
    for (let after = null as { at: number; n: number } | null; ; ) {
      const asked = { ...filter, notBefore: 0 };
      const rows = await reads.deliveries.ofLedger(first.ledger, asked, { after, limit: 7 });
      all.push(...rows.slice(0, 7).map(({ id }) => id));
      const end = rows[6];
      if (rows.length <= 7 || end === undefined) return all;
      after = { at: end.sequence, n: end.n };
    }
  };
  const rows = await reads.deliveries.ofLedger(first.ledger, { notBefore: 0 }, { after: null, limit: 1000 });
  t.equal(rows.length, 90);
  for (const status of ["pending", "retrying", "delivered", "sending"] as const) {
    const expected = rows.filter((row) => row.status === status);
    t.same(
      await of({ status }),
      expected.map(({ id }) => id),
      status,
    );
    for (const { id } of [first, last])
      t.same(
        await of({ status, endpointId: id }),
        expected.filter(({ endpointId }) => endpointId === id).map(({ id }) => id),
        `${status} of an endpoint`,
      );
  }
  const counts = await reads.overview.countDeliveries(first.ledger, 0, bench.now);
  for (const status of ["pending", "retrying", "delivered", "sending"] as const)
    t.equal(counts[status], rows.filter((row) => row.status === status).length, `count of ${status}`);
});
