// Four hundred endpoints of which a hundred hang: the others receive their events as if those did not exist.
import t, { type Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { recordEvent } from "../../src/domain/events/events.ts";
import { balanceLowData } from "../../src/domain/representations.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { random } from "../../src/runtime/service.ts";
import { actor, ok, WebhookBench } from "./bench.ts";

const accountCount = 80;
const endpointsEach = 5;
const eventsEach = 2;

// Two rounds, each as slow as the machine is.
t.test("endpoints that hang delay no other", async (t) => {
  const control = await deliver(t, 0);
  const { tookMs, mostOpen } = await deliver(t, 100);
  t.equal(mostOpen, 100, "each of the 100 has one request open at a time");
  t.comment(
    `400 endpoints in ${Math.round(control.tookMs)} ms; 300 beside 100 that hang in ${Math.round(tookMs)} ms`,
  );
  t.ok(tookMs < 2.5 * control.tookMs + 2000, "as fast as without them");
});

/** Returns how long it takes until all responding endpoints have all their events. */
async function deliver(t: Test, hanging: number): Promise<{ tookMs: number; mostOpen: number }> {
  const bench = await WebhookBench.start(t);
  const accounts = await openEndpoints(bench, hanging);
  const arrived = new Set<string>();
  const endpointCount = accountCount * endpointsEach;
  const expected = (endpointCount - hanging) * eventsEach;
  let open = 0;
  let mostOpen = 0;
  const startedAt = performance.now();
  const all = new Promise<number>((resolve) => {
    bench.receiver.answer = (response, { path, headers }) => {
      const id = String(headers["x-service-delivery-id"]);
      if (path === "/hang") {
        open += 1;
        mostOpen = Math.max(mostOpen, open);
        response.once("close", () => {
          open -= 1;
        });
        return;
      }
      response.end();
      arrived.add(id);
      if (arrived.size === expected) resolve(performance.now() - startedAt);
    };
  });
  for (let i = 0; i < eventsEach; i++) await Promise.all(accounts.map((account) => record(bench, account)));
  return { tookMs: await all, mostOpen };
}

async function openEndpoints(bench: WebhookBench, hanging: number): Promise<Account[]> {
  const { store, webhooks } = bench.service;
  const input = { name: "Test Travels", email: "ops@example.com" };
  const accounts: Account[] = [];
  let count = 0;
  for (let i = 0; i < accountCount; i++) {
    const account = await store.transaction((tx) => createAccount(tx, input, bench.now, random));
    const made = Array.from({ length: endpointsEach }, async () => {
      const url = bench.receiver.url(count++ < hanging ? "/hang" : "/fine");
      ok(await createEndpoint(webhooks, account.n, { mode: "test", url, selection: null }, actor, bench.now));
    });
    await Promise.all(made);
    accounts.push(account);
  }
  return accounts;
}

async function record(bench: WebhookBench, account: Account): Promise<void> {
  await bench.service.store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(account.n, "test");
    await recordEvent(tx, ledger, "balance.low", balanceLowData(1, 2), bench.now, random);
    await tx.ledgers.update(ledger);
  });
}
