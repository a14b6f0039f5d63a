import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as endOfTurn } from "node:timers/promises";
import t, { type Test } from "tap";
import type { Account } from "../../src/domain/accounts/account.ts";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { CataloguePackage } from "../../src/domain/catalogue/catalogue.ts";
import { CatalogueIndex } from "../../src/domain/catalogue/catalogue-index.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { CatalogueViews } from "../../src/domain/catalogue/views.ts";
import type { Store } from "../../src/domain/ports.ts";
import { random } from "../../src/runtime/service.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { importDemoCatalogue } from "../demo-catalogue.ts";
import { fullProfile, sampleCatalogue, samplePackage } from "./sample.ts";

async function openDemo(t: Test) {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "store.db") });
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const account = await store.transaction(async (tx) => {
    await importDemoCatalogue(tx);
    return await createAccount(tx, { name: "A", email: "a@example.com" }, 0, random);
  });
  return { store, account };
}

/** Returns the store's reads, with loads of the catalogue counted. */
function countReadings({ reads }: Store) {
  const counted = { readings: 0, store: {} as Store };
  const load = async () => {
    counted.readings += 1;
    return await reads.catalogue.load();
  };
  counted.store = { reads: { ...reads, catalogue: { ...reads.catalogue, load } } } as Store;
  return counted;
}

t.test("after a change, each view is built once, one per turn of the event loop", async (t) => {
  const { store, account } = await openDemo(t);
  const views = new CatalogueViews(store);
  await views.of(account);
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const madeIn: number[] = [];
  const made = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const view = await views.of({ ...account, agreedDiscountBps: 1 + (i % 5) });
      madeIn.push(turns);
      return view;
    }),
  );
  t.equal(new Set(made).size, 5);
  t.equal(new Set(madeIn).size, 10, "a turn for each that waits");
  isOver = true;
});

t.test("views are evicted by their size in bytes, without reading the catalogue again", async (t) => {
  const { store, account } = await openDemo(t);
  const counted = countReadings(store);
  const mostBytes = 1024 * 1024;
  const views = new CatalogueViews(counted.store, mostBytes);
  const accounts = Array.from({ length: 120 }, (_, bps) => ({ ...account, agreedDiscountBps: bps }));
  const first = await views.of(accounts[0] as Account);
  for (const one of accounts) {
    await views.of(one);
    await views.of(accounts[0] as Account);
  }
  t.equal(counted.readings, 1, "120 ways of pricing need one reading");
  t.ok(views.bytes <= mostBytes, `${views.bytes} bytes are held`);
  t.ok(first.bytes * accounts.length > mostBytes, "which is less than all of them");
  t.equal(await views.of(accounts[0] as Account), first, "the one in use is kept");
  const [offer] = first.listed();
  const discounted = (await views.of(accounts[100] as Account)).offer(offer?.id ?? "");
  t.ok(discounted && offer && discounted.pricePaise < offer.pricePaise, "each has its own prices");
  const agreed = await views.of({ ...account, allowedPackages: [] });
  t.equal(agreed.listed().length, 0, "and its own set");
  const evicted = await views.of(accounts[1] as Account);
  t.ok(evicted.listed().length > 2000, "an evicted one is made again");
  t.equal(counted.readings, 1);
});

t.test(
  "while a large catalogue is read, requests see the previous revision and a refresh waits",
  async (t) => {
    const { store, account } = await openDemo(t);
    const { packages } = await store.reads.catalogue.load();
    const one = packages[0] as CataloguePackage;
    const views = new CatalogueViews(store);
    const before = await views.of(account);
    const manyPackages = Array.from({ length: 6000 }, (_, at) => ({ ...one, number: 1_000_000 + at }));
    await store.transaction(async (tx) =>
      tx.catalogue.apply({ providers: [], areas: [], packages: manyPackages }),
    );
    t.equal(await views.of(account), before, "no request waits for it");
    await views.refresh();
    const after = await views.of(account);
    t.ok(after.offer("pkg_1005999"), "it is shown whole");
    await store.transaction(async (tx) => tx.catalogue.retire(1_000_000, true));
    t.equal(await views.of(account), after);
    await views.refresh();
    t.equal((await views.of(account)).offer("pkg_1000000"), null);
    t.equal((await views.catalogue()).packages.length, packages.length + 6000);
  },
);

t.test("a catalogue is indexed, and a view of it is made, in many turns of the event loop", async (t) => {
  const packages = Array.from({ length: 20_000 }, (_, at) => samplePackage(at + 1, { validityDays: at + 1 }));
  const catalogue = sampleCatalogue(packages);
  let turns = 0;
  const countTurn = async () => {
    turns += 1;
  };
  const index = await CatalogueIndex.inTurns(catalogue, countTurn);
  t.ok(turns >= 40, `${turns} turns`);
  turns = 0;
  const inTurns = (await CatalogueView.inTurns(index, fullProfile, countTurn)).listed();
  t.ok(turns >= 2, `${turns} turns`);
  t.strictSame(inTurns, CatalogueView.of(catalogue, fullProfile).listed());
});

t.test("simultaneous calls share one reading of the catalogue", async (t) => {
  const { store, account } = await openDemo(t);
  const { reads } = store;
  let readings = 0;
  let isBroken = false;
  const load = async () => {
    readings += 1;
    if (isBroken) throw new Error("the disk is gone");
    return await reads.catalogue.load();
  };
  const views = new CatalogueViews({ reads: { ...reads, catalogue: { ...reads.catalogue, load } } } as Store);
  const ask = () => Promise.all(Array.from({ length: 5 }, () => views.of(account)));
  const first = await ask();
  t.equal(readings, 1);
  t.equal(new Set([...first, ...(await ask())]).size, 1, "and share one view, also later");
  t.ok(first[0]?.listed().length);

  isBroken = true;
  store.writer.exec("update revisions set n = n + 1 where name = 'catalogue'");
  await endOfTurn();
  await t.rejects(ask(), { message: "the disk is gone" });
  isBroken = false;
  t.not((await ask())[0], first[0], "a reading that failed is tried again, and shows the new catalogue");
});
