// The check of the lock rules reports each kind of breach. Tests that start a service check these rules in every transaction.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { Tx } from "../../src/domain/ports.ts";
import { usualRule } from "../../src/domain/simulated-supplier/network.ts";
import { random } from "../../src/runtime/random.ts";
import { SqliteStore } from "../../src/store/sqlite/store.ts";
import { checkedTx } from "../locks.ts";

async function openStore(t: Test) {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "store.db") });
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const input = { name: "A", email: "a@example.com" };
  const [one, two] = await store.transaction(async (tx) => [
    await createAccount(tx, input, 0, random),
    await createAccount(tx, input, 0, random),
  ]);
  if (!one || !two) throw new Error("no accounts");
  const endpoint = await store.transaction(async (tx) => {
    const ledger = await tx.ledgers.ofAccount(one.n, "test");
    const input = { id: "whe_1", ledger: ledger.n, url: "https://example.com", selection: null };
    return await tx.endpoints.insert({ ...input, secret: "s", createdAt: 0, triedSequence: 0 });
  });
  const run = (work: (tx: Tx) => Promise<unknown>) => store.transaction((tx) => work(checkedTx(tx)));
  return { run, one, two, endpoint };
}

t.test("a row that was read without a lock cannot be written", async (t) => {
  const { run, one, endpoint } = await openStore(t);
  await t.rejects(
    run(async (tx) => tx.ledgers.update(await tx.ledgers.ofAccount(one.n, "test"))),
    { message: /ledger 1 is written without a lock/ },
  );
  await t.rejects(
    run(async (tx) => tx.accounts.update(one.n, one)),
    { message: /account 1 is written without a lock/ },
  );
  await t.rejects(
    run(async (tx) => {
      const read = await tx.endpoints.byNumber(endpoint.n);
      if (read) await tx.endpoints.updateSending(read);
    }),
    { message: /endpoint 1 is written without a lock/ },
  );
  await run(async (tx) => tx.ledgers.update(await tx.ledgers.lockOfAccount(one.n, "test")));
  await run(async (tx) => tx.accounts.update(one.n, (await tx.accounts.lock(one.n)) ?? one));
});

t.test("a simulated supplier's row that was read without a lock cannot be written", async (t) => {
  const { run } = await openStore(t);
  await run(async (tx) => tx.simulatedSupplier.setRule({ ...usualRule, account: "acc_1" }));
  await t.rejects(
    run(async (tx) => tx.simulatedSupplier.updateRule(await tx.simulatedSupplier.ruleFor("acc_1"))),
    { message: /supplier rule acc_1 is written without a lock/ },
  );
  const spend = async (tx: Tx) => {
    for (const rule of await tx.simulatedSupplier.lockRules("acc_1"))
      await tx.simulatedSupplier.updateRule(rule);
  };
  await run(spend);
  await t.rejects(
    run(async (tx) => {
      await tx.simulatedSupplier.lockRequest("unit-1");
      await spend(tx);
    }),
    { message: /supplier rule acc_1 is locked after supplier request unit-1/ },
  );
});

t.test("locks are taken in one order", async (t) => {
  const { run, one, two, endpoint } = await openStore(t);
  await t.rejects(
    run(async (tx) => {
      await tx.ledgers.lockOfAccount(two.n, "test");
      await tx.ledgers.lockOfAccount(one.n, "test");
    }),
    { message: /ledger 1 is locked after ledger 3/ },
  );
  await t.rejects(
    run(async (tx) => {
      await tx.ledgers.lockOfAccount(one.n, "test");
      await tx.accounts.lock(one.n);
    }),
    { message: /account 1 is locked after ledger 1/ },
  );
  await t.rejects(
    run(async (tx) => {
      await tx.endpoints.lock(endpoint.n);
      await tx.ledgers.lockOfAccount(one.n, "test");
    }),
    { message: /ledger 1 is locked after endpoint 1/ },
  );
  await run(async (tx) => {
    await tx.accounts.lock(one.n);
    await tx.accounts.lock(two.n);
    const ledger = await tx.ledgers.lockOfAccount(one.n, "test");
    await tx.endpoints.lock(endpoint.n);
    await tx.ledgers.lockOfAccount(two.n, "live");
    await tx.ledgers.lock(ledger.n);
  });
});

t.test("a response is stored only for a key that was claimed", async (t) => {
  const { run } = await openStore(t);
  const key = { ledger: 1, key: "k", operation: "ordersCreate", fingerprint: "f" } as const;
  const save = (tx: Tx) =>
    tx.idempotency.save({
      ...key,
      state: "completed",
      objectId: null,
      showsCurrentState: false,
      body: "{}",
      leaseUntil: null,
      respondedAt: 0,
    });
  await t.rejects(run(save), { message: /idempotency key 1 k is written without a lock/ });
  await run(async (tx) => {
    await tx.idempotency.claim({ ...key, scope: "ledger", now: 0 });
    await save(tx);
  });
});
