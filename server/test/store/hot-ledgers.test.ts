// Transactions of one ledger form a chain in their process: however many wait, other ledgers don't.
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { runOnce } from "../../src/domain/idempotency/idempotency.ts";
import type { Store, Tx } from "../../src/domain/ports.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { toJson } from "../../src/domain/values/json.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { LedgerChains } from "../../src/store/postgres/ledger-chains.ts";
import { inServer } from "../postgres-server.ts";
import { hasPostgres, openAt, postgres, storeBackends } from "../stores.ts";

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
  "while one ledger is locked, others proceed, and its waiting transactions succeed in order",
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
    await Promise.all(
      stores.flatMap((store, i) => others.slice(0, 5).map((ledger) => buy(store, ledger, `k${i}`))),
    );
    const [{ held: heldLocks }] = (await inServer(
      url,
      `select count(*)::int as held from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
    )) as [{ held: number }];
    t.ok(heldLocks <= stores.length, `${heldLocks} connections wait for the ledger, one a process`);
    release();
    await holder;
    const sequences = (await Promise.all(waiting)).map(sequenceOf);
    t.same(sequences.toSorted(ascending), oneTo(200));
    for (const process of [0, 1, 2, 3]) {
      const ownSequences = sequences.filter((_, i) => (i + 1) % 4 === process);
      t.same(ownSequences, ownSequences.toSorted(ascending), "in the order of their requests");
    }
  },
);

t.test("transactions that wait for locked ledgers leave connections for others", { skip }, async (t) => {
  const { stores, others } = await open(t);
  const [one, two] = stores;
  const locked = others.slice(0, 5);
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
  const free = await Promise.all(others.slice(5).map((ledger) => buy(one, ledger, "k")));
  t.equal(free.length, 14);
  await one.transaction(async (tx) => tx.settings.set("a", "1"));
  release();
  await holder;
  t.same(
    (await Promise.all(waiting)).map(sequenceOf),
    locked.map(() => 1),
  );
});

for (const where of storeBackends) {
  t.test(`transactions that run together on ${where.name}`, async (t) => {
    const store = await openAt(t, where);
    const ledgers = await openLedgers(store, 3);
    const inLedger = (i: number) => ledgers[i % ledgers.length] as number;

    t.test("end each by itself", async (t) => {
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

    t.test("have one effect per key", async (t) => {
      const results = await Promise.all(oneTo(30).map((i) => buy(store, inLedger(i), "same")));
      const fresh = results.filter((result) => "replayed" in result && !result.replayed);
      t.equal(fresh.length, ledgers.length);
      t.equal(new Set(results.map(sequenceOf)).size, 1);
    });

    t.test("are not held up by an unknown ledger", async (t) => {
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

t.test("background work and requests don't wait for each other's connections", { skip }, async (t) => {
  const store = await openStore(await postgres.database(t), { connections: { requests: 1, background: 1 } });
  t.teardown(() => store.close());
  const ran: string[] = [];
  await store.transaction(async (tx) => {
    await tx.settings.set("request", "1");
    await store.background.transaction((tx) => tx.settings.set("background", "1"));
    ran.push(String(await store.background.reads.settings.get("background")));
  });
  ran.push(String(await store.reads.settings.get("request")));
  t.same(ran, ["1", "1"]);
});

t.test("a chain", async (t) => {
  let nowMs = 0;
  const chains = new LedgerChains(() => nowMs);
  const ran: string[] = [];
  const heldWork = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { run: () => promise, end: resolve };
  };
  const work = (name: string) => async () => {
    ran.push(name);
    return name;
  };

  t.test("goes on after a failure, and holds up no other", async (t) => {
    const first = heldWork();
    const holder = chains.run(1, first.run);
    const failing = t.rejects(
      chains.run(1, async () => Promise.reject(new Error("no"))),
      { message: "no" },
    );
    const last = chains.run(1, work("last"));
    t.equal(await chains.run(2, work("other")), "other");
    t.same(ran.splice(0), ["other"]);
    first.end();
    await Promise.all([holder, failing]);
    t.equal(await last, "last");
    t.same(ran.splice(0), ["last"]);
  });

  t.test("refuses what has waited for ten seconds", async (t) => {
    const first = heldWork();
    const holder = chains.run(1, first.run);
    const early = t.rejects(chains.run(1, work("early")), {
      code: "55P03",
      message: "ledger 1 was busy for too long",
    });
    nowMs += 5000;
    const late = chains.run(1, work("late"));
    nowMs += 5000;
    first.end();
    await Promise.all([holder, early]);
    t.equal(await late, "late");
    t.same(ran, ["late"]);
  });
});

t.test("a transaction whose connection is cut runs again", { skip }, async (t) => {
  const { url, stores, hot } = await open(t);
  const [store] = stores;
  let runs = 0;
  const sequence = await store.transaction(async (tx) => {
    runs += 1;
    const sequence = await charge(tx, hot);
    if (runs === 1)
      await inServer(
        url,
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    await tx.settings.get("any");
    return sequence;
  }, hot);
  t.same([sequence, runs], [1, 2]);
});
