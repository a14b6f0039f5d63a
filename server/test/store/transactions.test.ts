import Database from "better-sqlite3";
import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { random } from "../../src/runtime/random.ts";
import { type Commit, unobserved } from "../../src/store/failures.ts";
import { openStore as openAnyStore } from "../../src/store/open.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { openStore } from "../domain/store.ts";
import { inServer } from "../postgres-server.ts";
import { backends, hasPostgres, postgres, sqlite } from "../stores.ts";

t.test("transactions of one group succeed and fail each on its own", async (t) => {
  const store = openStore(t);
  const results = await Promise.allSettled([
    store.transaction(async (tx) => tx.settings.set("a", "1")),
    store.transaction(async (tx) => {
      await tx.settings.set("b", "1");
      throw new Error("no");
    }),
    store.transaction(async (tx) => {
      await tx.settings.set("c", "1");
      return new Refusal("not_found", "no");
    }),
    store.transaction(async (tx) => tx.settings.set("d", (await tx.settings.get("a")) ?? "unseen")),
  ]);
  t.same(
    results.map((result) => result.status),
    ["fulfilled", "rejected", "fulfilled", "fulfilled"],
  );
  const stored = await Promise.all(["a", "b", "c", "d"].map((name) => store.reads.settings.get(name)));
  t.same(
    stored,
    ["1", null, null, "1"],
    "thrown errors and refusals leave nothing; later ones see earlier ones",
  );
});

t.test("a group is re-run only if something has to be rolled back", async (t) => {
  const store = openStore(t);
  const runs: string[] = [];
  const write = (name: string) =>
    store.transaction(async (tx) => {
      runs.push(name);
      await tx.settings.set(name, "1");
    });
  const refuse = (name: string, writes: boolean) =>
    store.transaction(async (tx) => {
      runs.push(name);
      if (writes) await tx.settings.set(name, "1");
      return new Refusal("not_found", "no");
    });
  await Promise.all([write("a"), refuse("b", false), write("c")]);
  t.same(runs.splice(0), ["a", "b", "c"], "a refusal before any write rolls nothing back");
  await refuse("d", true);
  t.same(runs.splice(0), ["d"], "a single transaction is rolled back without a re-run");
  await Promise.all([write("e"), refuse("f", true), write("g")]);
  t.same(runs.splice(0), ["e", "f", "e", "f", "g"]);
  const stored = await Promise.all(
    ["a", "b", "c", "d", "e", "f", "g"].map((name) => store.reads.settings.get(name)),
  );
  t.same(stored, ["1", null, "1", null, "1", null, "1"]);
});

t.test("catalogue changes of a failed transaction are rolled back", async (t) => {
  const store = openStore(t);
  await t.rejects(
    store.transaction(async (tx) => {
      await tx.catalogue.apply({
        providers: [{ id: "new", name: "New", enabled: true }],
        areas: [],
        packages: [],
      });
      throw new Error("no");
    }),
  );
  t.equal((await store.reads.catalogue.load()).providers.size, 0);
});

t.test("a transaction resolves only after its commit, and readers see only committed data", async (t) => {
  const store = openStore(t);
  let seenInside: string | null = "unset";
  await store.transaction(async (tx) => {
    await tx.settings.set("a", "1");
    seenInside = await store.reads.settings.get("a");
  });
  t.equal(seenInside, null);
  t.equal(await store.reads.settings.get("a"), "1");
});

t.test("a commit that fails fails every transaction of its group", async (t) => {
  const store = openStore(t);
  store.writer.exec(`create table parent (n integer primary key);
    create table child (n integer references parent (n) deferrable initially deferred)`);
  const insertChild = store.writer.prepare("insert into child (n) values (7)");
  const results = await Promise.allSettled([
    store.transaction(async (tx) => tx.settings.set("a", "1")),
    store.transaction(async () => void insertChild.run()),
  ]);
  t.same(
    results.map((result) => result.status),
    ["rejected", "rejected"],
  );
  t.equal(await store.reads.settings.get("a"), null);
  await store.transaction(async (tx) => tx.settings.set("a", "2"));
  t.equal(await store.reads.settings.get("a"), "2", "the store keeps working");
});

t.test("an I/O error of one transaction fails that one, and none of its group", async (t) => {
  const store = openStore(t);
  const failing = async () => {
    throw new Database.SqliteError("disk I/O error", "SQLITE_IOERR_READ");
  };
  const results = await Promise.allSettled([
    store.transaction(async (tx) => tx.settings.set("a", "1")),
    store.transaction(failing),
    store.transaction(async (tx) => {
      // As SQLite does by itself after some errors.
      if ((await tx.settings.get("b")) === null) store.writer.exec("rollback");
      await tx.settings.set("b", "1");
      throw new Database.SqliteError("disk I/O error", "SQLITE_IOERR_WRITE");
    }),
    store.transaction(async (tx) => tx.settings.set("c", "1")),
  ]);
  t.same(
    results.map((result) => result.status),
    ["fulfilled", "rejected", "rejected", "fulfilled"],
  );
  t.same(await Promise.all(["a", "c"].map((name) => store.reads.settings.get(name))), ["1", "1"]);
});

t.test("the number of waiting transactions is limited, and further ones fail at once", async (t) => {
  const store = openStore(t);
  const transactions = Array.from({ length: 10_050 }, () => store.transaction(async () => 1));
  const results = await Promise.allSettled(transactions);
  t.equal(results.filter(({ status }) => status === "fulfilled").length, 10_000);
  t.equal(await store.transaction(async () => 2), 2, "and the store keeps working");
});

t.test("a write lock of another process is awaited, then the transaction fails", async (t) => {
  const store = openStore(t);
  const other = new Database(store.file);
  other.exec("begin immediate");
  const waiting = store.transaction(async (tx) => tx.settings.set("a", "1"));
  setTimeout(() => other.exec("commit"), 200);
  await waiting;
  t.equal(await store.reads.settings.get("a"), "1");
  other.exec("begin immediate");
  await t.rejects(
    store.transaction(async (tx) => tx.settings.set("a", "2")),
    /locked|busy/,
  );
  other.exec("commit");
  other.close();
  t.equal(await store.reads.settings.get("a"), "1");
});

t.test("durability is full and the file of a newer release is rejected", async (t) => {
  const store = openStore(t);
  t.equal(store.writer.pragma("synchronous", { simple: true }), 2);
  t.equal(store.writer.pragma("journal_mode", { simple: true }), "wal");
  store.writer.pragma("user_version = 9999");
  t.throws(() => new SqliteStore({ file: store.file }), /newer release/);
});

t.test("transactions of ledgers take turns, in groups of bounded size", async (t) => {
  const groups: number[] = [];
  const observer = {
    ...unobserved,
    committed: ({ transactions }: Commit) => void groups.push(transactions),
  };
  const store = new SqliteStore({ file: await sqlite.database(t), observer });
  t.teardown(() => store.close());
  const ran: number[] = [];
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (ran.length < 41) setImmediate(turn);
  };
  const seen: number[] = [];
  const run = (ledger: number) =>
    store.transaction(async () => {
      ran.push(ledger);
      seen.push(turns);
    }, ledger);
  setImmediate(turn);
  await Promise.all([...Array.from({ length: 40 }, () => run(1)), run(2)]);
  t.same(ran, [1, 2, ...Array.from({ length: 39 }, () => 1)]);
  t.same(groups, [32, 9]);
  t.equal(new Set(seen).size, 2, "each in a turn of the event loop");
});

for (const backend of backends) {
  t.test(
    `facts of committed transactions only are reported, after the commit, on ${backend.name}`,
    async (t) => {
      const commits: Commit[] = [];
      const observer = { ...unobserved, committed: (commit: Commit) => void commits.push(commit) };
      const store = await openAnyStore(await backend.database(t), { observer });
      t.teardown(() => store.close());
      const noting = (paise: number, end: () => unknown) =>
        store.transaction(async (tx) => {
          await tx.settings.set(`n${paise}`, "1");
          tx.facts.add({ kind: "entry", mode: "test", entry: "adjustment", amountPaise: paise });
          return end();
        });
      await Promise.allSettled([
        noting(1, () => null),
        noting(2, () => Promise.reject(new Error("no"))),
        noting(3, () => new Refusal("not_found", "no")),
        noting(4, () => null),
      ]);
      await noting(5, () => Promise.reject(new Error("no"))).catch(() => {});
      await noting(6, () => new Refusal("not_found", "no"));
      const told = commits.flatMap(({ facts }) =>
        facts.map((fact) => fact.kind === "entry" && fact.amountPaise),
      );
      t.same(told.toSorted(), [1, 4]);
    },
  );
}

t.test(
  "a statement that PostgreSQL cannot store counts as a failure to write",
  { skip: !hasPostgres },
  async (t) => {
    const url = await postgres.database(t);
    const causes: string[] = [];
    const observer = { ...unobserved, commitFailed: (cause: string) => void causes.push(cause) };
    const store = await openAnyStore(url, { observer });
    t.teardown(() => store.close());
    const input = { name: "A", email: "a@example.com" };
    const account = await store.transaction((tx) => createAccount(tx, input, 0, random));
    const { n: ledger } = await store.reads.ledgers.ofAccount(account.n, "test");
    await inServer(
      url,
      `create function fail() returns trigger language plpgsql
     as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
     create trigger fail before insert on settings execute function fail()`,
    );
    const write = (on?: number) => store.transaction((tx) => tx.settings.set("a", "1"), on);
    await t.rejects(write(), { code: "53100" });
    await t.rejects(write(ledger), { code: "53100" });
    await Promise.all([1, 2, 3].map(() => t.rejects(write(ledger), { code: "53100" })));
    t.ok(causes.length >= 3);
    t.same(new Set(causes), new Set(["disk_full"]));
  },
);
