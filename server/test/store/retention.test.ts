import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { StoredResponse } from "../../src/domain/idempotency/stored-response.ts";
import { random } from "../../src/runtime/service.ts";
import { type Backend, openAt, storeBackends } from "../stores.ts";

const cutoff = 1_000_000;

/** A store with one account, and the ledger of its test mode. */
async function openStore(t: Test, backend: Backend) {
  const store = await openAt(t, backend);
  const ledger = await store.transaction(async (tx) => {
    const account = await createAccount(tx, { name: "A", email: "a@example.com" }, 0, random);
    return (await tx.ledgers.ofAccount(account.n, "test")).n;
  });
  return { store, ledger };
}

const responseOf = (ledger: number, key: string, respondedAt: number): StoredResponse => ({
  ledger,
  key,
  operation: "ordersCreate",
  fingerprint: "f",
  state: "completed",
  objectId: null,
  showsCurrentState: false,
  body: "{}",
  leaseUntil: null,
  respondedAt,
});

for (const where of storeBackends) {
  t.test(`on ${where.name}`, async (t) => {
    t.test("old responses are deleted in batches; claims without a response stay", async (t) => {
      const { store, ledger } = await openStore(t, where);
      const claims = 1500;
      await store.transaction(async (tx) => {
        for (let i = 0; i < claims; i++) {
          const claim = responseOf(ledger, `claim-${i}`, cutoff - 9);
          await tx.idempotency.save({
            ...claim,
            state: "running",
            objectId: "o",
            body: null,
            leaseUntil: 5,
          });
        }
        for (let i = 0; i < 700; i++) await tx.idempotency.save(responseOf(ledger, `old-${i}`, cutoff - 1));
        for (let i = 0; i < 50; i++) await tx.idempotency.save(responseOf(ledger, `new-${i}`, cutoff));
      });
      const remove = () => store.transaction((tx) => tx.idempotency.deleteBefore(cutoff, 500));
      t.same([await remove(), await remove(), await remove()], [500, 200, 0]);
      const stored = await Promise.all(
        ["claim-0", `claim-${claims - 1}`, "old-0", "old-699", "new-0"].map(
          async (key) => (await store.reads.idempotency.byKey(ledger, key)) !== null,
        ),
      );
      t.same(stored, [true, true, false, false, true]);
    });

    t.test("old events are deleted although a newer one precedes them", async (t) => {
      const { store, ledger } = await openStore(t, where);
      const times = [cutoff + 5, cutoff - 1, cutoff - 2, cutoff, cutoff - 3];
      await store.transaction(async (tx) => {
        for (const [i, createdAt] of times.entries()) {
          const fixed = { id: `evt_${i}`, ledger, mode: "test", sequence: i + 1 } as const;
          await tx.events.append({ ...fixed, type: "balance.low", createdAt, data: "{}" });
        }
      });
      t.equal(await store.transaction((tx) => tx.events.deleteBefore(cutoff, 2)), 2);
      t.equal(await store.transaction((tx) => tx.events.deleteBefore(cutoff, 2)), 1);
      const page = await store.reads.events.list(ledger, { notBefore: 0 }, { after: null, limit: 10 });
      t.same(
        page.map(({ id }) => id),
        ["evt_3", "evt_0"],
      );
    });
  });
}
