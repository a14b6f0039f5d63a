// A thousand endpoints of which a hundred hang: the others get theirs as if those did not exist.
import t from "tap";
import type { Account } from "../../src/domain/accounts.ts";
import { recordEvent } from "../../src/domain/events.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { random } from "../../src/service.ts";
import { actor, ok, WebhookBench } from "./bench.ts";

const accounts = 200;
const perAccount = 5;
const hanging = 100;
const eventsEach = 3;

t.test("endpoints that hang delay no other", async (t) => {
  const bench = await WebhookBench.start(t);
  const { store, webhooks } = bench.service;
  let n = 0;
  for (let i = 0; i < accounts; i++) {
    const account = await bench.deployment.addAccount();
    const made = Array.from({ length: perAccount }, async () => {
      const url = bench.receiver.url(n++ < hanging ? "/hang" : "/fine");
      ok(await createEndpoint(webhooks, account.n, { mode: "test", url, selection: null }, actor, bench.now));
    });
    await Promise.all(made);
  }
  const tookMs: number[] = [];
  const fine = new Set<string>();
  let open = 0;
  bench.receiver.answer = (response, { path, headers, event }) => {
    if (path === "/hang") {
      open += 1;
      return;
    }
    tookMs.push(performance.now() - (begun.get(event.id) ?? performance.now()));
    fine.add(String(headers["x-service-delivery-id"]));
    response.end();
  };
  const begun = new Map<string, number>();
  const others = (await store.reads.accounts()).filter(({ n }) => n !== bench.account);
  const record = async ({ n: account }: Account) => {
    const id = await store.transaction(async (tx) => {
      const ledger = await tx.ledger(account, "test");
      await recordEvent(tx, ledger, "order.completed", { id: "ord_test_000000000000" }, bench.now, random);
      await tx.saveLedger(ledger);
      return (await tx.events(ledger.n, { notBefore: 0 }, { after: null, limit: 1 }))[0]?.id ?? "";
    });
    begun.set(id, performance.now());
  };
  for (let round = 0; round < eventsEach; round++) await Promise.all(others.map(record));
  const expected = (accounts * perAccount - hanging) * eventsEach;
  const end = performance.now() + 9000;
  while (fine.size < expected && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  t.equal(fine.size, expected, "every delivery of the 900 has arrived while the 100 still hang");
  t.equal(open, hanging, "each of the 100 has one request open, its first");
  tookMs.sort((a, b) => a - b);
  const median = Math.round(tookMs[Math.floor(tookMs.length / 2)] ?? 0);
  const slowest = Math.round(tookMs.at(-1) ?? 0);
  t.comment(`from the event to its arrival: median ${median} ms, slowest ${slowest} ms`);
  t.ok(slowest < 9000, "none had to wait for a hanging one's ten seconds");
});
