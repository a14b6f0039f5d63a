// Imports of a catalogue file: short transactions, all or nothing for readers, and nothing left by a process that dies
// half-way.
import { join } from "node:path";
import t, { type Test } from "tap";
import { applyCatalogueFile } from "../../src/catalogue/apply.ts";
import type { CatalogueRepository } from "../../src/domain/catalogue/store.ts";
import { removeOutdated } from "../../src/domain/jobs/run-jobs.ts";
import type { Store, Tx } from "../../src/domain/ports.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";

const hourMs = 3_600_000;
const packagesMax = 500;

function fileOf(count: number, name = "Plan", more: object = {}) {
  const rows = Array.from(
    { length: count },
    (_, at) => `${at + 1},${name} ${at + 1},p,P,IN,1024,7,50.00,100.00`,
  );
  const header = "number,name,provider,provider_name,destination,data_mb,validity_days,cost,retail_price";
  return { text: [header, ...rows].join("\n"), format: "csv" as const, ...more };
}

async function open(t: Test, count: number) {
  const store = new SqliteStore({ file: join(t.testdir(), "store.db") });
  t.teardown(() => store.close());
  t.match(await applyCatalogueFile(store, fileOf(count), 0), { ok: true, summary: { packagesAdded: count } });
  return store;
}

const namesOf = async ({ reads }: Store) =>
  (await reads.catalogue.load()).packages.map(({ name }) => name.split(" ")[0] as string);
const rowsLeft = (store: SqliteStore) =>
  ["catalogue_imports", "catalogue_import_rows"].map(
    (table) => store.writer.prepare<[], { n: number }>(`select count(*) as n from ${table}`).get()?.n,
  );

/** Returns the store with `before` called ahead of each transaction, and the rows that each one writes counted. */
function watched(store: Store, before: (transaction: number) => Promise<void> | void) {
  const rows: number[] = [];
  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    await before(rows.length);
    return await store.transaction(async (tx) => {
      let count = 0;
      const catalogue: CatalogueRepository = {
        ...tx.catalogue,
        stage: async (n, packages) => {
          count += packages.length;
          await tx.catalogue.stage(n, packages);
        },
        apply: async (change) => {
          count += change.packages.length;
          await tx.catalogue.apply(change);
        },
        moveImported: async (limit) => {
          count = Math.max(count, limit);
          return await tx.catalogue.moveImported(limit);
        },
      };
      const value = await work({ ...tx, catalogue });
      rows.push(count);
      return value;
    });
  };
  return { rows, store: { ...store, reads: store.reads, transaction } as unknown as Store };
}

t.test("a large file is imported in many short transactions and becomes visible in one", async (t) => {
  const store = await open(t, 2000);
  const seen = new Set<string>();
  let turns = 0;
  const watch = watched(store, async () => {
    turns += 1;
    const names = new Set(await namesOf(store));
    t.equal(names.size, 1, `before transaction ${turns} the catalogue is of one file`);
    seen.add([...names].join());
    const inside = await store.transaction(async (tx) => (await tx.catalogue.load()).packages);
    t.equal(new Set(inside.map(({ name }) => name.split(" ")[0])).size, 1);
  });
  const report = await applyCatalogueFile(watch.store, fileOf(2000, "New"), 0);
  t.match(report, { ok: true, summary: { packagesChanged: 2000 } });
  t.ok(Math.max(...watch.rows) <= packagesMax, `at most ${packagesMax} rows each: ${watch.rows.join(" ")}`);
  t.ok(watch.rows.length >= 8);
  t.same([...seen], ["Plan", "New"]);
  t.same(new Set(await namesOf(store)), new Set(["New"]));
  t.same(rowsLeft(store), [0, 0]);
});

t.test("after a crash during an import, the catalogue is entirely old or entirely new", async (t) => {
  const store = await open(t, 2000);
  const dies = new Error("the process ended");
  let isDead = false;
  const dying = (at: number) =>
    watched(store, (transaction) => {
      isDead ||= transaction === at;
      if (isDead) throw dies;
    }).store;
  await t.rejects(applyCatalogueFile(dying(4), fileOf(2000, "Lost"), hourMs), dies);
  t.same(new Set(await namesOf(store)), new Set(["Plan"]));
  t.ok((rowsLeft(store)[1] ?? 0) > 0, "some rows were written");
  await removeOutdated(store, hourMs + 1000);
  t.ok((rowsLeft(store)[1] ?? 0) > 0, "which may be somebody's who is still at work");
  await removeOutdated(store, 2 * hourMs + 1000);
  t.same(rowsLeft(store), [0, 0], "after an hour they are deleted");

  isDead = false;
  // One transaction to check for leftovers, one to begin, four with rows, one to apply, one to move.
  await t.rejects(applyCatalogueFile(dying(8), fileOf(2000, "New"), 0), dies);
  t.same(new Set(await namesOf(store)), new Set(["New"]), "it was applied, so it counts");
  t.ok((rowsLeft(store)[1] ?? 0) > 0, "though not every row has been moved");
  await store.transaction(async (tx) => {
    t.ok(await tx.catalogue.retire(1, true));
    t.ok(await tx.catalogue.retire(2000, true));
    t.ok(await tx.catalogue.hasPackage(2000));
  });
  const retired = async () =>
    (await store.reads.catalogue.load()).packages.flatMap((pkg) => (pkg.retired ? [pkg.number] : []));
  t.same(await retired(), [1, 2000], "a change of such a package holds");
  await removeOutdated(store, 0);
  t.same(rowsLeft(store), [0, 0]);
  t.same(await retired(), [1, 2000], "also after it was moved");
  t.same(new Set(await namesOf(store)), new Set(["New"]));
});

t.test("a package retired during an import stays retired", async (t) => {
  const store = await open(t, 1200);
  const watch = watched(store, async (transaction) => {
    if (transaction === 3) await store.transaction(async (tx) => tx.catalogue.retire(700, true));
  });
  const report = await applyCatalogueFile(watch.store, fileOf(1200, "New"), 0);
  t.match(report, { ok: true, summary: { packagesChanged: 1200, packagesStillRetired: 1 } });
  const { packages } = await store.reads.catalogue.load();
  t.match(packages[699], { name: "New 700", retired: true });
  t.same(rowsLeft(store), [0, 0]);
});

t.test("two files at once come in one after the other", async (t) => {
  const store = await open(t, 1200);
  await Promise.all([
    applyCatalogueFile(store, fileOf(1200, "One"), 0),
    applyCatalogueFile(store, fileOf(1200, "Two"), 0),
  ]);
  t.equal(new Set(await namesOf(store)).size, 1);
  t.same(rowsLeft(store), [0, 0]);
});

t.test("a dry run and a faulty file write nothing", async (t) => {
  const store = await open(t, 3);
  const { version } = await store.reads.catalogue.load();
  t.match(await applyCatalogueFile(store, fileOf(2000, "New", { dryRun: true }), 0), {
    summary: { packagesAdded: 1997 },
  });
  t.match(await applyCatalogueFile(store, { text: "number\n1", format: "csv" }, 0), { ok: false });
  t.equal((await store.reads.catalogue.load()).version, version);
  t.same(rowsLeft(store), [0, 0]);
});
