// Purchases of one account queue in their process: however many wait, other accounts don't, and none fails.
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { runOnce } from "../../src/domain/idempotency.ts";
import { toJson } from "../../src/domain/json.ts";
import type { Store, Tx } from "../../src/domain/ports.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, openAt, places, postgres } from "../stores.ts";
import { observedGroups } from "./observed-groups.ts";

const skip = !hasPostgres;

async function openLedgers(store: Store, count: number): Promise<number[]> {
  const ledgers: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const input = { name: `A ${i}`, email: `a${i}@example.com` };
    const account = await store.transaction((tx) => createAccount(tx, input, 0, random));
    ledgers.push((await store.reads.ledgers.ofAccount(account.n, "test")).n);
  }
  return ledgers;
}

async function open(t: Test) {
  const url = await postgres.database(t);
  const stores = await Promise.all([openStore(url), openStore(url), openStore(url), openStore(url)]);
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  const [hot = 0, ...others] = await openLedgers(stores[0], 20);
  return { url, stores, hot, others };
}

/** Appends to the ledger, as a purchase does. */
async function charge(tx: Tx, n: number): Promise<number> {
  const ledger = await tx.ledgers.lock(n);
  const sequence = ledger.sequence + 1;
  await tx.ledgers.update({ ...ledger, sequence, balancePaise: ledger.balancePaise - 1 });
  return sequence;
}

const buy = (store: Store, ledger: number, key: string) =>
  runOnce(store, ledger, { key, operation: "ordersCreate", fingerprint: "f" }, 0, async (tx) =>
    toJson({ sequence: await charge(tx, ledger) }),
  );

const oneTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const sequenceOf = (result: object) => JSON.parse((result as { body: string }).body).sequence as number;
const ascending = (a: number, b: number) => a - b;

t.test(
  "while a ledger is locked, others go on, and all that wait for it succeed in order",
  { skip },
  async (t) => {
    const { url, stores, hot, others } = await open(t);
    const [first] = stores;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    // A transaction that doesn't name its ledger, such as an adjustment of a balance.
    const holder = first.transaction(async (tx) => {
      await tx.ledgers.lock(hot);
      isLocked();
      await released;
    });
    await locked;
    const waiting = oneTo(200).map((i) => buy(stores[i % 4] as Store, hot, `k${i}`));
    await Promise.all(stores.flatMap((store, i) => others.map((ledger) => buy(store, ledger, `k${i}`))));
    const [{ held }] = (await inServer(
      url,
      `select count(*)::int as held from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
    )) as [{ held: number }];
    t.ok(held <= stores.length, `${held} connections wait for the ledger, one a process`);
    // Longer than a transaction may wait for a connection.
    await new Promise((resolve) => setTimeout(resolve, 4500));
    release();
    await holder;
    const sequences = (await Promise.all(waiting)).map(sequenceOf);
    t.same(sequences.toSorted(ascending), oneTo(200));
    for (const process of [0, 1, 2, 3]) {
      const own = sequences.filter((_, i) => (i + 1) % 4 === process);
      t.same(own, own.toSorted(ascending), "in the order of their requests");
    }
  },
);

t.test("many ledgers that are locked elsewhere leave connections for others", { skip }, async (t) => {
  const { stores, others } = await open(t);
  const [one, two] = stores;
  const locked = others.slice(0, 10);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isLocked = () => {};
  const allLocked = new Promise<void>((resolve) => (isLocked = resolve));
  const holder = two.transaction(async (tx) => {
    for (const n of locked) await tx.ledgers.lock(n);
    isLocked();
    await released;
  });
  await allLocked;
  const waiting = locked.map((ledger) => buy(one, ledger, "k"));
  const free = await Promise.all(others.slice(10).map((ledger) => buy(one, ledger, "k")));
  t.equal(free.length, 9);
  await one.transaction(async (tx) => tx.settings.set("a", "1"));
  release();
  await holder;
  t.same(
    (await Promise.all(waiting)).map(sequenceOf),
    locked.map(() => 1),
  );
});

for (const where of places) {
  t.test(`a group on ${where.name}`, async (t) => {
    const store = await openAt(t, where);
    const ledgers = await openLedgers(store, 3);
    const inLedger = (i: number) => ledgers[i % ledgers.length] as number;

    t.test("responds to each transaction by itself", async (t) => {
      const results = await Promise.allSettled(
        oneTo(30).map((i) =>
          store.transaction<number | Refusal<"not_found">>(async (tx) => {
            const sequence = await charge(tx, inLedger(i));
            if (i % 10 === 0) throw new Error(`no ${i}`);
            return i % 10 === 5 ? new Refusal("not_found", "no") : sequence;
          }, inLedger(i)),
        ),
      );
      const failed = results.flatMap((result, i) => (result.status === "rejected" ? [i + 1] : []));
      t.same(failed, [10, 20, 30]);
      const refused = results.flatMap((result, i) =>
        result.status === "fulfilled" && result.value instanceof Refusal ? [i + 1] : [],
      );
      t.same(refused, [5, 15, 25]);
      const sequences = await Promise.all(
        ledgers.map(async (n) => (await store.reads.ledgers.byNumber(n)).sequence),
      );
      t.same(sequences, [8, 8, 8], "what failed has left nothing");
    });

    t.test("has one effect per key", async (t) => {
      const results = await Promise.all(oneTo(30).map((i) => buy(store, inLedger(i), "same")));
      const fresh = results.filter((result) => "replayed" in result && !result.replayed);
      t.equal(fresh.length, ledgers.length);
      t.equal(new Set(results.map(sequenceOf)).size, 1);
    });

    t.test("is not held up by an unknown ledger", async (t) => {
      const results = await Promise.allSettled([
        store.transaction((tx) => charge(tx, 999_999), 999_999),
        store.transaction((tx) => charge(tx, inLedger(0)), inLedger(0)),
      ]);
      t.same(
        results.map(({ status }) => status),
        ["rejected", "fulfilled"],
      );
    });
  });
}

t.test("a few ledgers wait for the group that runs, but not until a slow one ends", { skip }, async (t) => {
  const { stores, hot, others } = await open(t);
  const [store] = stores;
  const [next = 0] = others;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow = await new Promise<{ ended: Promise<unknown> }>((resolve) => {
    const ended = store.transaction(async () => {
      resolve({ ended });
      await released;
    }, hot);
  });
  const startedMs = performance.now();
  await buy(store, next, "k");
  t.ok(performance.now() - startedMs > 15, "it could have shared a commit");
  release();
  await slow.ended;
});

t.test("one purchase shares no group with those of a ledger that has many", { skip }, async (t) => {
  const { stores, hot, others } = await open(t);
  const [store] = stores;
  const [next = 0] = others;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const many = oneTo(10).map(() =>
    store.transaction(async (tx) => {
      await released;
      return await charge(tx, hot);
    }, hot),
  );
  const nothing = new Promise((resolve) => setTimeout(resolve, 5000, "nothing"));
  t.equal(await Promise.race([buy(store, next, "k").then(() => "one"), nothing]), "one");
  release();
  t.same(await Promise.all(many), oneTo(10));
});

t.test("purchases that wait for one account share a commit", { skip }, async (t) => {
  const { stores, hot } = await open(t);
  const [store] = stores;
  let committed = 0;
  let seenBefore = -1;
  await Promise.all(
    oneTo(8).map(() =>
      store
        .transaction(async (tx) => {
          const { sequence } = await store.reads.ledgers.byNumber(hot);
          seenBefore = Math.max(seenBefore, sequence);
          await charge(tx, hot);
        }, hot)
        .then(() => (committed += 1)),
    ),
  );
  t.equal(committed, 8);
  t.equal(seenBefore, 0, "none was committed before the last one ran");
});

t.test("a group whose connection is cut runs again", { skip }, async (t) => {
  const { url, stores, hot, others } = await open(t);
  const [store] = stores;
  let runs = 0;
  let isCut = false;
  const ledgers = [hot, ...others.slice(0, 4)];
  const results = await Promise.all(
    ledgers.map((ledger) =>
      store.transaction(async (tx) => {
        runs += 1;
        const sequence = await charge(tx, ledger);
        if (!isCut) {
          // Only once: those that cut at the same time would cut each other.
          isCut = true;
          await inServer(
            url,
            "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          );
        }
        await tx.settings.get("any");
        return sequence;
      }, ledger),
    ),
  );
  t.same(results, [1, 1, 1, 1, 1]);
  t.ok(runs > ledgers.length);
});

t.test(
  "a group on PostgreSQL commits after a bounded time, and others' purchases come before the rest",
  { skip },
  async (t) => {
    const { observer, groups, advance } = observedGroups();
    const store = await openStore(await postgres.database(t), { observer });
    t.teardown(() => store.close());
    const [hot = 0, other = 0] = await openLedgers(store, 2);
    groups.length = 0;
    const order: number[] = [];
    const run = (ledger: number) =>
      store.transaction(async (tx) => {
        advance(30);
        return await charge(tx, ledger);
      }, ledger);
    const all = oneTo(5).map((n) => run(hot).then(() => order.push(n)));
    while (observer.monotonicMs() === 0) await new Promise((resolve) => setImmediate(resolve));
    all.push(run(other).then(() => order.push(0)));
    await Promise.all(all);
    t.ok(Math.max(...groups) <= 3, `${groups}, each until 50 ms have passed`);
    t.ok(order.indexOf(0) < 4, `the other's was number ${order.indexOf(0)}`);
    t.same(
      order.filter((n) => n > 0),
      oneTo(5),
    );
  },
);

t.test("a group ends sooner if another ledger with many waits", { skip }, async (t) => {
  for (const [others, most] of [
    [0, 5],
    [5, 1],
  ] as const) {
    const { observer, groups, advance } = observedGroups();
    const store = await openStore(await postgres.database(t), { observer });
    const [hot = 0, other = 0] = await openLedgers(store, 2);
    groups.length = 0;
    const waiting: Promise<unknown>[] = [];
    const hotRun = (n: number) =>
      store.transaction(async (tx) => {
        if (n === 1)
          for (let i = 0; i < others; i++) waiting.push(store.transaction((tx) => charge(tx, other), other));
        advance(12);
        return await charge(tx, hot);
      }, hot);
    await Promise.all(oneTo(5).map(hotRun));
    await Promise.all(waiting);
    t.equal(groups[0], most, `with ${others} others: ${groups}`);
    await store.close();
  }
});

t.test("a group has as many transactions of each ledger that has many", { skip }, async (t) => {
  const { observer, groups } = observedGroups();
  const store = await openStore(await postgres.database(t), { observer });
  t.teardown(() => store.close());
  const [hot = 0, other = 0] = await openLedgers(store, 2);
  groups.length = 0;
  const runs = [...oneTo(40).map(() => hot), ...oneTo(5).map(() => other)];
  await Promise.all(runs.map((ledger) => store.transaction((tx) => charge(tx, ledger), ledger)));
  t.equal(groups[0], 16 + 5);
});
