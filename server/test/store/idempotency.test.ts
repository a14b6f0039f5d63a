// Keys are claimed by a row that is there before the effect, and a claim without an effect leaves nothing.
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import { operatorKey, runOnce } from "../../src/domain/idempotency/idempotency.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { toJson } from "../../src/domain/values/json.ts";
import { random } from "../../src/runtime/random.ts";
import { type Backend, openAt, storeBackends } from "../stores.ts";

const hourMs = 3_600_000;
const request = (key: string) => ({ key, operation: "ordersCreate", fingerprint: "f" }) as const;

async function openStore(t: Test, backend: Backend) {
  const store = await openAt(t, backend);
  const account = await store.transaction((tx) =>
    createAccount(tx, { name: "A", email: "a@example.com" }, 0, random),
  );
  const test = await store.reads.ledgers.ofAccount(account.n, "test");
  const live = await store.reads.ledgers.ofAccount(account.n, "live");
  return { store, test: test.n, live: live.n };
}

for (const where of storeBackends) {
  t.test(`on ${where.name}`, async (t) => {
    t.test("a key is stored before its effect, and its response together with the effect", async (t) => {
      const { store, test } = await openStore(t, where);
      let during: unknown;
      const response = await runOnce(store, test, request("k"), 5, async (tx) => {
        during = await tx.idempotency.byKey(test, "k");
        return toJson({ n: 1 });
      });
      t.match(during, { state: "running", operation: "ordersCreate", fingerprint: "f", body: null });
      t.match(response, { body: '{"n":1}', replayed: false });
      t.match(await store.reads.idempotency.byKey(test, "k"), { state: "completed", body: '{"n":1}' });
    });

    t.test("a refusal after a claim leaves no row", async (t) => {
      const { store, test } = await openStore(t, where);
      const runs: string[] = [];
      const placeOrder = (key: string, isRefused: boolean, writes: boolean) =>
        runOnce(store, test, request(key), 5, async (tx) => {
          runs.push(key);
          if (writes) await tx.settings.set(key, "1");
          return isRefused ? new Refusal("not_found", "no") : toJson({ key });
        });
      await Promise.all([
        placeOrder("a", false, true),
        placeOrder("b", true, false),
        placeOrder("c", false, true),
      ]);
      t.same(runs.splice(0).sort(), ["a", "b", "c"], "and nothing runs twice");
      await Promise.all([placeOrder("d", false, true), placeOrder("e", true, true)]);
      t.equal(await store.reads.settings.get("e"), null, "what a refused effect has written is rolled back");
      const states = await Promise.all(
        ["a", "b", "c", "d", "e"].map(
          async (key) => (await store.reads.idempotency.byKey(test, key))?.state ?? null,
        ),
      );
      t.same(states, ["completed", null, "completed", "completed", null]);
      t.match(await placeOrder("b", false, true), { replayed: false }, "a refused key is free");
    });

    t.test("simultaneous equal requests have one effect, and a forgotten key has a new one", async (t) => {
      const { store, test } = await openStore(t, where);
      let effects = 0;
      const placeOrder = (now: number) =>
        runOnce(store, test, request("k"), now, async () => {
          effects += 1;
          return toJson({ effects });
        });
      const results = await Promise.all([placeOrder(0), placeOrder(0), placeOrder(0)]);
      // On PostgreSQL any of the three can be first.
      const replays = results.map((result) => !(result instanceof Refusal) && result.replayed);
      t.same(replays.sort(), [false, true, true]);
      t.match(await placeOrder(24 * hourMs - 1), { replayed: true, body: '{"effects":1}' });
      t.match(await placeOrder(24 * hourMs), { replayed: false, body: '{"effects":2}' });
      t.match(await placeOrder(24 * hourMs), { replayed: true, body: '{"effects":2}' });
    });

    t.test("an account's key counts in one ledger, an operator's in all", async (t) => {
      const { store, test, live } = await openStore(t, where);
      const placeOrder = (ledger: number, key: string) =>
        runOnce(store, ledger, request(key), 0, async () => toJson({ ledger }));
      t.match(await placeOrder(test, "k"), { replayed: false });
      t.match(await placeOrder(live, "k"), { replayed: false });
      t.match(await placeOrder(test, operatorKey("k")), { replayed: false });
      t.match(await placeOrder(live, operatorKey("k")), { replayed: true, body: toJson({ ledger: test }) });
    });
  });
}
