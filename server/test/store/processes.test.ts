// Several processes on one PostgreSQL: each store here is what a process would open.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { EventRecord } from "../../src/domain/events/event.ts";
import { operatorKey, runOnce } from "../../src/domain/idempotency/idempotency.ts";
import type { Store, Tx } from "../../src/domain/ports.ts";
import { toJson } from "../../src/domain/values/json.ts";
import { random } from "../../src/runtime/random.ts";
import { SimulatedSupplier } from "../../src/simulated-supplier/supplier.ts";
import { openStore } from "../../src/store/open.ts";
import { migrate } from "../../src/store/postgres/migrations.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, postgres } from "../stores.ts";

const skip = !hasPostgres;
const request = (key: string) => ({ key, operation: "ordersCreate", fingerprint: "f" }) as const;

async function open(t: Test) {
  const url = await postgres.database(t);
  const stores = (await Promise.all([openStore(url), openStore(url)])) as [Store, Store];
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  const account = await stores[0].transaction((tx) =>
    createAccount(tx, { name: "A", email: "a@example.com" }, 0, random),
  );
  const test = await stores[0].reads.ledgers.ofAccount(account.n, "test");
  const live = await stores[0].reads.ledgers.ofAccount(account.n, "live");
  return { url, one: stores[0], two: stores[1], account, test: test.n, live: live.n };
}

const event = (ledger: number, sequence: number): EventRecord & { type: "balance.low" } => ({
  id: `evt_${ledger}_${sequence}_${Math.random()}`,
  ledger,
  mode: "test",
  sequence,
  type: "balance.low",
  createdAt: 0,
  data: "{}",
});

/** Appends an event, as the domain does. */
async function append(tx: Tx<"balance.low">, ledger: number, pauseMs = 0): Promise<number> {
  const locked = await tx.ledgers.lock(ledger);
  const sequence = locked.sequence + 1;
  if (pauseMs > 0) await sleep(pauseMs);
  await tx.events.append(event(ledger, sequence));
  await tx.ledgers.update({ ...locked, sequence, balancePaise: locked.balancePaise + 1 });
  return sequence;
}

t.test("another process may prepare the database between two statements of this one", { skip }, async (t) => {
  const url = await postgres.database(t);
  const client = new pg.Client(url);
  await client.connect();
  t.teardown(() => client.end());
  let isFirst = true;
  const query = async (...statement: [string, unknown[]?]) => {
    const result = await client.query(...statement);
    if (isFirst) {
      isFirst = false;
      await (await openStore(url)).close();
    }
    return result;
  };
  await t.resolves(migrate({ query } as unknown as pg.ClientBase, { check: false }));
});

t.test("a key has one effect across processes", { skip }, async (t) => {
  const { one, two, test } = await open(t);
  let effects = 0;
  const placeOrder = (store: Store, key: string) =>
    runOnce(store, test, request(key), 0, async (tx) => {
      const sequence = await append(tx, test, 5);
      effects += 1;
      return toJson({ sequence });
    });
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.all([one, two, one, two].map((store) => placeOrder(store, `k${round}`)));
    t.equal(results.filter((result) => "replayed" in result && !result.replayed).length, 1);
    t.equal(new Set(results.map((result) => "body" in result && result.body)).size, 1, "and one response");
  }
  t.equal(effects, 10);
  t.equal((await one.reads.ledgers.byNumber(test)).sequence, 10);
});

t.test("after a failed request, its key is free for a waiting process", { skip }, async (t) => {
  const { one, two, test } = await open(t);
  let isClaimed = () => {};
  const claimed = new Promise<void>((resolve) => (isClaimed = resolve));
  const failing = runOnce(one, test, request("k"), 0, async () => {
    isClaimed();
    await sleep(100);
    throw new Error("no");
  });
  await claimed;
  const waiting = runOnce(two, test, request("k"), 0, async () => toJson({ n: 2 }));
  await t.rejects(failing, /no/);
  t.match(await waiting, { body: '{"n":2}', replayed: false });
});

t.test("an operator's key has one effect in all ledgers", { skip }, async (t) => {
  const { one, two, test, live } = await open(t);
  const placeOrder = (store: Store, ledger: number) =>
    runOnce(store, ledger, request(operatorKey("k")), 0, async () => {
      await sleep(20);
      return toJson({ ledger });
    });
  const [first, second] = await Promise.all([placeOrder(one, test), placeOrder(two, live)]);
  t.equal(
    [first, second].filter((result) => "replayed" in result && result.replayed).length,
    1,
    "the second gets the response of the first",
  );
});

t.test("events become visible in the order of their sequence", { skip }, async (t) => {
  const { one, two, test } = await open(t);
  let isOver = false;
  const seen: number[] = [];
  const inversions: number[] = [];
  const read = async () => {
    while (!isOver) {
      const page = { limit: 100, after: null };
      const events = await two.reads.events.list(test, { notBefore: 0 }, page);
      const highest = Math.max(0, ...seen);
      for (const { sequence } of events) {
        if (seen.includes(sequence)) continue;
        if (sequence < highest) inversions.push(sequence);
        seen.push(sequence);
      }
    }
  };
  const reading = read();
  const writes = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? one : two)).map((store) =>
    store.transaction((tx) => append(tx, test)),
  );
  const sequences = await Promise.all(writes);
  isOver = true;
  await reading;
  t.same(inversions, []);
  t.same(
    sequences.sort((a, b) => a - b),
    Array.from({ length: 60 }, (_, i) => i + 1),
    "without a gap",
  );
  t.equal((await one.reads.ledgers.byNumber(test)).balancePaise >= 60, true);
});

t.test("a transaction that waited for a ledger sees its account as it is now", { skip }, async (t) => {
  const { one, two, account, test } = await open(t);
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => (isLocked = resolve));
  const deactivating = one.transaction(async (tx) => {
    const current = await tx.accounts.lock(account.n);
    await tx.ledgers.lock(test);
    isLocked();
    await sleep(100);
    if (current) await tx.accounts.update(account.n, { ...current, active: false });
  });
  await locked;
  const waited = two.transaction(async (tx) => (await tx.ledgers.lock(test)).active);
  await deactivating;
  t.equal(await waited, false);
});

t.test("a revoked key is revoked for every process with its next request", { skip }, async (t) => {
  const { one, two, account } = await open(t);
  const key = await one.transaction((tx) =>
    tx.keys.insert({
      id: "key_1",
      account: account.n,
      mode: "test" as const,
      name: "k",
      hash: "h",
      hint: "…",
      allowlist: [],
      expiresAt: null,
      revokedAt: null,
      createdAt: 0,
      createdBy: null,
      operator: null,
    }),
  );
  const before = await two.reads.revisions.of("access");
  await one.transaction((tx) => tx.keys.update(key.n, { ...key, revokedAt: 5 }));
  t.ok((await two.reads.revisions.of("access")) > before);
  t.match(await two.reads.keys.byHash("h"), { revokedAt: 5 });
});

t.test("transactions that lock each other out run again", { skip }, async (t) => {
  const { one, two, test, live } = await open(t);
  let runs = 0;
  let isHeld = () => {};
  const bothHeld = new Promise<void>((resolve) => (isHeld = resolve));
  const lockBoth = (store: Store, first: number, second: number) =>
    store.transaction(async (tx) => {
      await append(tx, first);
      runs += 1;
      if (runs === 2) isHeld();
      await bothHeld;
      return await append(tx, second);
    });
  t.same(
    await Promise.all([lockBoth(one, test, live), lockBoth(two, live, test)]).then((all) => all.length),
    2,
  );
  t.ok(runs > 2, `${runs} runs`);
  t.equal((await one.reads.ledgers.byNumber(test)).sequence, 2);
  t.equal((await one.reads.ledgers.byNumber(live)).sequence, 2);
});

t.test("a transaction whose connection is cut before the commit is re-run", { skip }, async (t) => {
  const { url, one, test } = await open(t);
  let runs = 0;
  const sequence = await one.transaction(async (tx) => {
    const result = await append(tx, test);
    runs += 1;
    if (runs === 1)
      await inServer(
        url,
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    await tx.settings.get("any");
    return result;
  });
  t.equal(runs, 2);
  t.equal(sequence, 1);
  t.equal((await one.reads.ledgers.byNumber(test)).sequence, 1);
});

t.test("a database that was read-only for a while is written to again", { skip }, async (t) => {
  const { url, one } = await open(t);
  const name = new URL(url).pathname.slice(1);
  const setDefault = (value: string) =>
    inServer(
      url,
      `begin; set transaction read write; alter database "${name}" set default_transaction_read_only = ${value}; commit`,
    );
  const write = () => one.transaction((tx) => tx.settings.set("a", "1"));
  await setDefault("on");
  const cut = "select pg_terminate_backend(pid, 5000) from pg_stat_activity";
  await inServer(url, `${cut} where datname = '${name}' and pid <> pg_backend_pid()`);
  // Each in a session of its own.
  await Promise.all(Array.from({ length: 10 }, () => t.rejects(write(), { code: "25006" })));
  await setDefault("off");
  for (let i = 0; i < 10; i++) await t.resolves(write());
});

t.test("a transaction that ignored a failed statement commits nothing", { skip }, async (t) => {
  const { one, test } = await open(t);
  await t.rejects(
    one.transaction(async (tx) => {
      await tx.settings.set("a", "1");
      await tx.orders.byNumber(1.5).catch(() => {});
    }),
    /after one of its statements had failed/,
  );
  for (const ledger of [undefined, test])
    await t.rejects(
      one.transaction(async (tx) => {
        await tx.settings.set("a", "1");
        await tx.events.append({ ...event(test, 1), sequence: 1.5 });
        await tx.settings.get("a").catch(() => {});
      }, ledger),
      { message: /invalid input syntax for type bigint: "1\.5"/ },
      "one that was not waited for is told",
    );
  t.equal(await one.reads.settings.get("a"), null);
});

t.test("jobs, mails and endpoints are claimed by one process each", { skip }, async (t) => {
  const { one, two } = await open(t);
  await one.transaction(async (tx) => {
    for (let n = 1; n <= 20; n += 1) await tx.jobs.add({ kind: "fulfil-order", subject: n, dueAt: 0 });
  });
  const claim = (store: Store) =>
    store.transaction(async (tx) => {
      const jobs = await tx.jobs.claim(["fulfil-order"], 10, 60_000, 10);
      await sleep(50);
      return jobs;
    });
  const claimed = (await Promise.all([claim(one), claim(two)])).flat().map(({ subject }) => subject);
  t.same(
    claimed.sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
});

t.test("processes that ask the simulated supplier for one unit at once get one eSIM", { skip }, async (t) => {
  const { one, two } = await open(t);
  const unit = { account: "acc_1", orderId: "ord_1", providerId: "p", packageNumber: 1 };
  for (let round = 0; round < 5; round += 1) {
    const issue = (store: Store) =>
      new SimulatedSupplier(store, () => 0).issue({ ...unit, unitId: `unit_${round}` });
    const results = await Promise.all([one, two, one, two].map(issue));
    t.equal(new Set(results.map((result) => JSON.stringify(result))).size, 1);
    t.match(results[0], { outcome: "issued" });
  }
});

t.test(
  "a delivery is added while another process holds its endpoint, and is found later",
  { skip },
  async (t) => {
    const { one, two, test } = await open(t);
    const { n } = await one.transaction(async (tx) => {
      const endpoint = { id: "we_1", ledger: test, url: "https://example.com", selection: null };
      return await tx.endpoints.insert({ ...endpoint, secret: "s", createdAt: 0, triedSequence: 0 });
    });
    const add = (at: number) => one.transaction((tx) => tx.deliveryQueue.bringForward([{ n, at }]));
    const due = () => two.transaction((tx) => tx.deliveryQueue.dueEndpoints(10, 10));
    await two.transaction(async (tx) => {
      const endpoint = await tx.endpoints.lock(n);
      if (endpoint === null) throw new Error("no endpoint");
      await add(5);
      t.same(await one.transaction((tx) => tx.deliveryQueue.dueEndpoints(10, 10)), [], "its row is locked");
      t.equal(await one.reads.deliveryQueue.nextAt(), 5);
      t.equal(await one.reads.deliveryQueue.isAnyLeft(5), true);
      await tx.endpoints.updateSending({ ...endpoint, dueAt: null });
    });
    t.same(await due(), [{ ...(await one.reads.endpoints.byNumber(n)), dueAt: 5 }], "after the release");
    await add(7);
    await add(3);
    await add(4);
    t.same(
      (await due()).map(({ dueAt }) => dueAt),
      [3],
      "the earliest time stays",
    );
    t.equal(await one.reads.deliveryQueue.nextAt(), 3);
  },
);

t.test(
  "a process is notified of due work from another, also after its connection was cut",
  { skip },
  async (t) => {
    const { url, one, two } = await open(t);
    let heard = () => {};
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const listening = next();
    const end = two.onDue(() => heard());
    await listening;
    const { n } = await one.transaction(async (tx) => {
      const ledger = (await tx.ledgers.ofAccount(1, "test")).n;
      const endpoint = { id: "we_1", ledger, url: "https://example.com", selection: null };
      return await tx.endpoints.insert({ ...endpoint, secret: "s", createdAt: 0, triedSequence: 0 });
    });
    const makeDue = () => one.transaction((tx) => tx.deliveryQueue.bringForward([{ n, at: 0 }]));
    const first = next();
    await makeDue();
    await t.resolves(first, "a commit of the other");
    const again = next();
    await inServer(
      url,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
    );
    await t.resolves(again, "a new connection, which may have missed some");
    const second = next();
    await makeDue();
    await t.resolves(second);
    end();
  },
);
