// Reads are shared within a turn of the event loop, and still never stale.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import Database from "better-sqlite3";
import t, { type Test } from "tap";
import { SqliteStore } from "../../src/store/sqlite/store.ts";

function openStore(t: Test) {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-"));
  const store = new SqliteStore({ file: join(folder, "store.db") });
  const other = new Database(store.file);
  t.teardown(async () => {
    other.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, other };
}

t.test("one turn reads one snapshot, the next one what others have committed since", async (t) => {
  const { store, other } = openStore(t);
  t.equal(await store.reads.settings.get("a"), null);
  t.equal(await store.reads.revisions.of("access"), 1);
  other.exec("insert into settings values ('a', '1'); update revisions set n = n + 1");
  t.equal(await store.reads.settings.get("a"), null);
  t.equal(await store.reads.revisions.of("access"), 1);
  await nextTurn();
  t.equal(await store.reads.settings.get("a"), "1");
  t.equal(await store.reads.revisions.of("access"), 2);
});

t.test("a commit of the own process is seen at once", async (t) => {
  const { store } = openStore(t);
  let insideRevision = 0;
  await store.transaction(async (tx) => {
    await tx.accounts.insert(account);
    insideRevision = await store.reads.revisions.of("access");
  });
  t.equal(insideRevision, 1, "not before the commit");
  t.equal(await store.reads.revisions.of("access"), 2);
  t.match(await store.reads.accounts.byId("acc_1"), { name: "One" });
});

t.test("a read that fails leaves the store working", async (t) => {
  const { store } = openStore(t);
  await t.rejects(store.reads.accounts.byId({} as string));
  await nextTurn();
  t.equal(await store.reads.settings.get("a"), null);
});

const account = {
  id: "acc_1",
  name: "One",
  email: "one@example.com",
  active: true,
  liveApproved: false,
  tier: "standard" as const,
  agreedDiscountBps: null,
  sellsUnlimited: true,
  allowedPackages: null,
  lowBalanceThresholdPaise: null,
  lowBalanceRecipients: null,
  billingName: null,
  billingAddress: null,
  gstin: null,
  createdAt: 0,
};
