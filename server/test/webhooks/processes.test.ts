// Several processes on one database: a service that is killed during a delivery, and two services in parallel.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import t, { type Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { recordEvent } from "../../src/domain/events/events.ts";
import { balanceLowData } from "../../src/domain/representations.ts";
import { listDeliveries } from "../../src/domain/webhooks/deliveries.ts";
import { createEndpoint } from "../../src/domain/webhooks/endpoints.ts";
import { Sealing } from "../../src/domain/webhooks/secrets.ts";
import { deploymentSecrets } from "../../src/runtime/deployment-secret.ts";
import { random } from "../../src/runtime/service.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { sealingKeyOf } from "../../src/webhooks/delivery-settings.ts";
import { actor, ok } from "./bench.ts";
import { Receiver } from "./receiver.ts";

// A dead process's lease has to expire, and processes start slowly.
const main = new URL("../../src/main.ts", import.meta.url).pathname;

function newFile(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "service.db");
}

/** Starts a service in its own process; resolves when it serves. */
async function serve(t: Test, file: string): Promise<ChildProcess> {
  const flags = [
    "--database",
    file,
    "--port",
    "0",
    "--allow-local-webhooks",
    "true",
    "--log-level",
    "silent",
  ];
  const child = spawn(process.execPath, [main, "serve", ...flags, "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => child.kill("SIGKILL"));
  for await (const _line of createInterface({ input: child.stdout })) return child;
  throw new Error("the service did not start");
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

/** A process beside the services, as the operator's commands are. */
async function beside(t: Test, file: string) {
  const store = new SqliteStore({ file });
  t.teardown(() => store.close());
  const { current } = await deploymentSecrets(store, { secret: null, previousSecrets: [] });
  const sealing = new Sealing(sealingKeyOf(current), random);
  const context = { store, random, sealing, resolve: async () => [], policy: { allowLocal: true } };
  const input = { name: "Test Travels", email: "ops@example.com" };
  const account = await store.transaction((tx) => createAccount(tx, input, Date.now(), random));
  return { store, context, account };
}

async function record(store: SqliteStore, account: Account, count: number): Promise<void> {
  await store.transaction(async (tx) => {
    const ledger = await tx.ledgers.lockOfAccount(account.n, "test");
    for (let i = 0; i < count; i++) {
      await recordEvent(tx, ledger, "balance.low", balanceLowData(1, 2), Date.now(), random);
    }
    await tx.ledgers.update(ledger);
  });
}

t.test("a service killed in the middle of a delivery loses none, and sends on in order", async (t) => {
  const receiver = await Receiver.start(t);
  const file = newFile(t);
  const first = await serve(t, file);
  const { store, context, account } = await beside(t, file);
  const input = { mode: "test", url: receiver.url(), selection: null } as const;
  const { endpoint } = ok(await createEndpoint(context, account.n, input, actor, Date.now()));
  const hung = new Promise<void>((resolve) => {
    receiver.answer = (response, { event }) => {
      if (event.sequence === 3) resolve();
      else response.end();
    };
  });
  await record(store, account, 5);
  await hung;
  await ended(first, "SIGKILL");
  receiver.answer = (response) => void response.end();
  const startedAt = performance.now();
  const second = await serve(t, file);
  await receiver.reached(6, 40_000);
  t.ok(performance.now() - startedAt < 28_000, "as soon as the lease of the dead process has run out");
  t.same(
    receiver.received.map(({ event }) => event.sequence),
    [1, 2, 3, 3, 4, 5],
  );
  const [once, again] = receiver.received.slice(2, 4);
  t.equal(once?.headers["x-service-delivery-id"], again?.headers["x-service-delivery-id"]);
  await ended(second, "SIGTERM");
  const page = { after: null, limit: 10 };
  const log = ok(await listDeliveries(store.reads, account.n, endpoint.id, {}, page, Date.now()));
  t.ok(
    log.every(({ status, attempts }) => status === "delivered" && attempts === 1),
    "the attempt that was cut off has cost nothing",
  );
});

t.test("two services on one database send each event once, one at a time", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = (response) => void setTimeout(() => response.end(), 5);
  const file = newFile(t);
  const services = [await serve(t, file), await serve(t, file)];
  const { store, context, account } = await beside(t, file);
  const paths = ["/a", "/b", "/c"];
  for (const path of paths) {
    const input = { mode: "test", url: receiver.url(path), selection: null } as const;
    ok(await createEndpoint(context, account.n, input, actor, Date.now()));
  }
  for (let i = 0; i < 10; i++) {
    await record(store, account, 4);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await receiver.reached(120, 15_000);
  for (const service of services) await ended(service, "SIGTERM");
  t.equal(receiver.received.length, 120);
  for (const path of paths) {
    const sequences = receiver.at(path).map(({ event }) => event.sequence);
    t.same(
      sequences,
      Array.from({ length: 40 }, (_, i) => i + 1),
      `${path} in order`,
    );
    t.ok(receiver.at(path).every(({ open }) => open === 1));
  }
});

t.test("a stop lets the open request end and keeps the rest for later", async (t) => {
  const receiver = await Receiver.start(t);
  const file = newFile(t);
  const service = await serve(t, file);
  const { store, context, account } = await beside(t, file);
  const input = { mode: "test", url: receiver.url(), selection: null } as const;
  const { endpoint } = ok(await createEndpoint(context, account.n, input, actor, Date.now()));
  const open = new Promise<() => void>((resolve) => {
    receiver.answer = (response) => resolve(() => response.end());
  });
  await record(store, account, 3);
  const release = await open;
  const stopped = ended(service, "SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 300));
  release();
  await stopped;
  const page = { after: null, limit: 10 };
  const log = ok(await listDeliveries(store.reads, account.n, endpoint.id, {}, page, Date.now()));
  t.same(
    log.map(({ status }) => status),
    ["pending", "pending", "delivered"],
  );
  t.match(await store.reads.endpoints.byNumber(endpoint.n), { holder: null, sending: null });
});
