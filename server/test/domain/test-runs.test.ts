// Accounts that are made for a test, with keys, money and members, and removed together.
import t, { type Test } from "tap";
import { hashApiKey } from "../../src/domain/accounts/account.ts";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import { setNetworkRule } from "../../src/domain/simulated-supplier/behaviour.ts";
import {
  areTestRunsAllowed,
  keepTestRuns,
  provisionAccounts,
} from "../../src/domain/test-runs/provisioning.ts";
import { createRun, type RunInput, removeRun } from "../../src/domain/test-runs/test-runs.ts";
import { random } from "../../src/runtime/random.ts";
import { SimulatedSupplier } from "../../src/simulated-supplier/supplier.ts";
import { openStore } from "./store.ts";

const now = 1_767_225_600_000;
const page = { after: null, limit: 20 };
const usual: RunInput = {
  name: "Nightly",
  accounts: 2,
  testKeys: 2,
  liveKeys: 1,
  approveLive: true,
  walletPaise: 5000,
  people: ["owner", "viewer"],
};

function start(t: Test) {
  const store = openStore(t);
  const hashed: string[] = [];
  const passwords = {
    hash: async (password: string) => {
      hashed.push(password);
      return `hash of ${password}`;
    },
    verify: async () => true,
  };
  const create = (input: Partial<RunInput> = {}) =>
    createRun({ store, random, passwords }, { ...usual, ...input }, { operator: "op" }, now);
  const accountOf = async (id: string) => {
    const account = await store.reads.accounts.byId(id);
    if (!account) throw new Error("no such account");
    return account;
  };
  const keysOf = async (id: string) => await store.reads.keys.ofAccount((await accountOf(id)).n, now + 1);
  return { store, hashed, create, accountOf, keysOf };
}

t.test("a run has accounts with keys, money and members", async (t) => {
  const { store, hashed, create, accountOf, keysOf } = start(t);
  const { run, accounts } = await create();
  t.match(run, { id: /^run_/, name: "Nightly", createdAt: now, removedAt: null });
  t.match(accounts, [
    { name: "Nightly 1", testKeys: [/^sk_test_/, /^sk_test_/], liveKeys: [/^sk_live_/] },
    { name: "Nightly 2", people: [{ role: "owner" }, { role: "viewer" }] },
  ]);
  t.same(
    accounts.map(({ testKeys, liveKeys, people }) => [testKeys.length, liveKeys.length, people.length]),
    [
      [2, 1, 2],
      [2, 1, 2],
    ],
  );
  t.equal(hashed.length, 1, "one password for all");
  for (const { id, testKeys, liveKeys, people } of accounts) {
    const { n, ...account } = await accountOf(id);
    t.match(account, { email: "test-run@run.example", liveApproved: true, active: true });
    const keys = await keysOf(id);
    t.same(
      keys.map(({ name, hash }) => [name, hash]).sort(),
      [
        ["Test run 1", hashApiKey(testKeys[0] ?? "")],
        ["Test run 2", hashApiKey(testKeys[1] ?? "")],
        ["Test run 1", hashApiKey(liveKeys[0] ?? "")],
      ].sort(),
    );
    const ledger = await store.reads.ledgers.ofAccount(n, "live");
    t.match(await store.reads.ledgers.entries(ledger.n, page), [
      { kind: "wallet_topup", amountPaise: 5000, note: "Test run", operator: "op" },
    ]);
    const members = await store.reads.people.ofAccount(n);
    t.same(
      members.map(({ role, email, passwordHash }) => ({ role, email, passwordHash })),
      (["owner", "viewer"] as const).map((role) => ({
        role,
        email: `${role}-${id.slice(4)}@run.example`,
        passwordHash: `hash of ${hashed[0]}`,
      })),
    );
    t.match(people, [{ role: "owner", password: hashed[0] }, { role: "viewer" }]);
    t.same(
      people.map(({ email }) => email),
      members.map(({ email }) => email),
    );
  }
});

t.test("a run without keys, money or members gets none", async (t) => {
  const { store, hashed, create, accountOf } = start(t);
  const none = { testKeys: 0, liveKeys: 0, walletPaise: 0, people: [], approveLive: false, accounts: 1 };
  const { accounts } = await create(none);
  t.match(accounts, [{ testKeys: [], liveKeys: [], people: [] }]);
  const { n, liveApproved } = await accountOf(accounts[0]?.id ?? "");
  t.equal(liveApproved, false);
  const ledger = await store.reads.ledgers.ofAccount(n, "live");
  t.same(await store.reads.ledgers.entries(ledger.n, page), []);
  t.same(hashed, [], "no password is hashed for nobody");
});

t.test("removing a run ends its keys, members and rules, and leaves its money", async (t) => {
  const { store, create, accountOf, keysOf } = start(t);
  const keptRun = await create({ name: "Kept" });
  const { run, accounts } = await create();
  const first = accounts[0]?.id ?? "";
  const supplier = new SimulatedSupplier(store, () => now);
  await setNetworkRule(store, first, { hold: ["issue"] });
  await supplier.issue({ unitId: "u", account: first, orderId: "o", providerId: "one", packageNumber: 1 });
  const removedAt = now + 1;
  t.same(await removeRun({ store, random }, run.id, commandLine, removedAt), { ...run, removedAt });
  for (const { id } of accounts) {
    const { n, active } = await accountOf(id);
    t.equal(active, false);
    t.ok((await keysOf(id)).every(({ revokedAt }) => revokedAt !== null));
    t.same(await store.reads.people.ofAccount(n), []);
    t.equal((await store.reads.ledgers.ofAccount(n, "live")).balancePaise, 5000);
  }
  t.match(await store.reads.simulatedSupplier.ruleFor(first), { account: null, hold: [] });
  t.equal(await store.reads.simulatedSupplier.countHeld(null), 0);
  t.match(await store.reads.testRuns.byId(run.id), { removedAt });
  const gone = { code: "not_found", message: "There is no run with this id." };
  t.match(await removeRun({ store, random }, run.id, commandLine, removedAt), gone);
  t.match(await removeRun({ store, random }, "run_unknown", commandLine, removedAt), gone);
  t.match(await accountOf(keptRun.accounts[0]?.id ?? ""), { active: true });
});

t.test("accounts are provisioned with keys and money, where a deployment allows it", async (t) => {
  const { store, accountOf, keysOf } = start(t);
  t.equal(await areTestRunsAllowed(store.reads), false);
  await keepTestRuns(store, true);
  t.equal(await areTestRunsAllowed(store.reads), true);
  await keepTestRuns(store, false);
  t.equal(await areTestRunsAllowed(store.reads), false);
  const provision = (more: object) =>
    store.transaction((tx) => {
      const input = { accounts: 2, testKeys: 1, liveKeys: 2, walletPaise: 700, approveLive: true, ...more };
      return provisionAccounts(tx, input, now, random);
    });
  const made = await provision({});
  t.match(made, [
    { name: "Test run account 1", testKeys: [/^sk_test_/], liveKeys: [/^sk_live_/, /^sk_live_/] },
    { name: "Test run account 2" },
  ]);
  t.equal(made.length, 2);
  const { id = "" } = made[0] ?? {};
  const { n, ...account } = await accountOf(id);
  t.match(account, { email: "test-run@example.com", liveApproved: true });
  t.same((await keysOf(id)).map(({ name }) => name).sort(), ["Test run 1", "Test run 1", "Test run 2"]);
  const entriesOf = async (of: number) =>
    store.reads.ledgers.entries((await store.reads.ledgers.ofAccount(of, "live")).n, page);
  t.match(await entriesOf(n), [{ amountPaise: 700, note: "Test run" }]);
  const [poor] = await provision({ accounts: 1, walletPaise: 0 });
  t.same(await entriesOf((await accountOf(poor?.id ?? "")).n), []);
});
