// Reads that requests share, and orders that are read at once.
import { setImmediate as nextTurn } from "node:timers/promises";
import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { CatalogueView } from "../../src/domain/catalogue/view.ts";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import { adjustWallet } from "../../src/domain/ledger/ledger.ts";
import type { Order } from "../../src/domain/orders/order.ts";
import { placeSandboxOrder } from "../../src/domain/orders/orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { random } from "../../src/runtime/random.ts";
import { openStore } from "../../src/store/open.ts";
import { singleFlight } from "../../src/store/postgres/single-flight.ts";
import { fullProfile, sampleCatalogue, samplePackage } from "../catalogue/sample.ts";
import { orderOf } from "../domain/supply.ts";
import { backends, changeAt, openAt, postgres, sqlite, storeBackends } from "../stores.ts";

const now = Date.parse("2026-01-01T00:00:00Z");

for (const backend of storeBackends) {
  t.test(`${backend.name}: orders that are read at once have their own eSIMs each`, async (t) => {
    const store = await openAt(t, backend);
    const view = CatalogueView.of(sampleCatalogue([samplePackage(1)]), fullProfile);
    const activationCodes = new ActivationCodes(new Uint8Array(32), random);
    const orders: Order[] = [];
    for (const name of ["A", "B"]) {
      const account = await store.transaction(async (tx) => {
        const account = await createAccount(tx, { name, email: `${name}@example.com` }, now, random);
        await adjustWallet(tx, account, 1_000_000, null, now);
        return account;
      });
      for (const count of [1, 3, 2]) {
        const purchase = { account, mode: "test", view, now, random, activationCodes } as const;
        const placed = await store.transaction((tx) =>
          placeSandboxOrder(tx, purchase, orderOf([[1, count]])),
        );
        if (placed instanceof Refusal) throw new Error(placed.message);
        orders.push(placed.order);
      }
    }
    const { withUnits, byId, units } = store.reads.orders;
    const found = await Promise.all(orders.map(({ ledger, id }) => withUnits(ledger, id)));
    for (const [i, { ledger, id, n }] of orders.entries())
      t.same(found[i], { order: await byId(ledger, id), esims: await units(n) });
    t.same(
      found.map((order) => order?.esims.length),
      [1, 3, 2, 1, 3, 2],
    );
    const [{ id, ledger: ownLedger }, , , { ledger: other }] = orders as [Order, Order, Order, Order];
    const others = await Promise.all([
      withUnits(other, id),
      withUnits(ownLedger, "ord_\0"),
      withUnits(ownLedger, '{"'),
      withUnits(ownLedger, id),
      ...Array.from({ length: 200 }, (_, i) => withUnits(ownLedger, `ord_${i}`)),
    ]);
    t.same(
      others.map((order) => order?.order.id ?? null),
      [null, null, null, id, ...Array(200).fill(null)],
    );
  });
}

t.test(
  "a request that has read the revisions sees them and the next expiry",
  { skip: backends.length < 2 },
  async (t) => {
    const store = await openAt(t, postgres);
    const { revisions, esims } = store.reads;
    t.same([await esims.nextExpiryAt(), await esims.knownNextExpiryAt()], [null, null]);
    const input = { name: "A", email: "a@example.com" };
    await store.transaction((tx) => createAccount(tx, input, now, random));
    const access = await revisions.of("access");
    t.ok(access > 1);
    t.equal(await revisions.latest("access"), access);
  },
);

t.test("a caller gets the result of a read that began after its call", async (t) => {
  const ends: ((value: number | Error) => void)[] = [];
  const read = singleFlight(
    () =>
      new Promise<number>((resolve, reject) =>
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value))),
      ),
  );
  const first = read();
  const [second, third] = [read(), read()];
  t.equal(ends.length, 1);
  ends[0]?.(1);
  t.equal(await first, 1);
  t.equal(ends.length, 2, "one for both that waited");
  const fourth = read();
  ends[1]?.(2);
  t.same(await Promise.all([second, third]), [2, 2]);
  ends[2]?.(new Error("no"));
  await t.rejects(fourth, { message: "no" });
  const fifth = read();
  ends[3]?.(5);
  t.equal(await fifth, 5, "after a failure");
});

t.test("a failed read fails those who wait for the next one", async (t) => {
  const read = singleFlight(async () => Promise.reject(new Error("no")));
  const results = await Promise.allSettled([read(), read(), read()]);
  t.same(
    results.map(({ status }) => status),
    ["rejected", "rejected", "rejected"],
  );
});

t.test("SQLite reads revisions once per turn of the event loop and after own commits", async (t) => {
  const file = await sqlite.database(t);
  const store = await openStore(file);
  t.teardown(() => store.close());
  const access = () => store.reads.revisions.of("access");
  const add = () => changeAt(file, ["update revisions set n = n + 10"]);
  t.equal(await access(), 1);
  await add();
  t.equal(await access(), 1, "the same turn");
  await nextTurn();
  t.equal(await access(), 11, "the next one");
  const input = { name: "A", email: "a@example.com" };
  await store.transaction((tx) => createAccount(tx, input, now, random));
  const afterCommit = await access();
  t.ok(afterCommit > 11);
  t.equal(await store.reads.revisions.latest("access"), afterCommit);
});
