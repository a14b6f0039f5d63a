// A test run is a set of accounts, with keys, money and members, that is removed as a whole. Its ledger entries stay,
// and its accounts are hidden.

import type { Account } from "../accounts/account.ts";
import { createAccount, createKey } from "../accounts/accounts.ts";
import { changeAccount } from "../accounts/administration.ts";
import { addAuditEntry, type OperatorActor } from "../accounts/audit-log.ts";
import { revokeKey } from "../accounts/keys.ts";
import { adjustWallet } from "../ledger/ledger.ts";
import { lockLedgersOf } from "../locks.ts";
import { addPerson } from "../people/members.ts";
import { newPassword } from "../people/people.ts";
import type { MemberRole } from "../people/person.ts";
import type { PeopleContext } from "../people/ports.ts";
import type { RecordingTx, Store, Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { newRunId } from "../values/ids.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import type { Run } from "./store.ts";

export interface RunInput {
  name: string;
  accounts: number;
  testKeys: number;
  liveKeys: number;
  approveLive: boolean;
  walletPaise: number;
  people: readonly MemberRole[];
}

export interface RunAccount {
  id: string;
  name: string;
  testKeys: string[];
  liveKeys: string[];
  people: { role: MemberRole; email: string; password: string }[];
}

export async function createRun(
  context: Pick<PeopleContext, "store" | "random" | "passwords">,
  input: RunInput,
  actor: OperatorActor,
  now: number,
): Promise<{ run: Run; accounts: RunAccount[] }> {
  const { store, random, passwords } = context;
  // One password for all, because hashing is slow.
  const password = newPassword(random);
  const passwordHash = input.people.length > 0 ? await passwords.hash(password) : "";
  return await store.transaction(async (tx) => {
    const run = await tx.testRuns.insert({
      id: newRunId(random),
      name: input.name,
      createdAt: now,
      removedAt: null,
    });
    await addAuditEntry(tx, null, actor, "run.created", run.id, now, run.name);
    const accounts: RunAccount[] = [];
    for (let i = 1; i <= input.accounts; i++) {
      const account = await openRunAccount(tx, run, i, input, actor, now, random);
      const people = input.people.map((role) => ({
        role,
        email: `${role}-${account.id.slice(4)}@run.example`,
        password,
      }));
      for (const { role, email } of people) {
        await addPerson(tx, { account: account.n, email, role, passwordHash }, actor, now, random);
      }
      accounts.push({
        id: account.id,
        name: account.name,
        testKeys: await makeKeys(tx, account, "test", input.testKeys, now, random),
        liveKeys: await makeKeys(tx, account, "live", input.liveKeys, now, random),
        people,
      });
    }
    return { run, accounts };
  });
}

async function openRunAccount(
  tx: Tx,
  run: Run,
  i: number,
  { approveLive, walletPaise }: RunInput,
  { operator }: OperatorActor,
  now: number,
  random: Random,
): Promise<Account> {
  const input = { name: `${run.name} ${i}`, email: "test-run@run.example", liveApproved: approveLive };
  const account = await createAccount(tx, input, now, random);
  await tx.testRuns.addAccount(account.n, run.n);
  if (walletPaise > 0) {
    await adjustWallet(tx, account, walletPaise, "Test run", now, "wallet_topup", operator);
  }
  return account;
}

async function makeKeys(
  tx: Tx,
  account: Account,
  mode: Mode,
  count: number,
  now: number,
  random: Random,
): Promise<string[]> {
  const texts: string[] = [];
  for (let i = 1; i <= count; i++) {
    texts.push((await createKey(tx, account, { mode, name: `Test run ${i}` }, now, random)).text);
  }
  return texts;
}

export async function removeRun(
  { store, random }: { store: Store; random: Random },
  id: string,
  actor: OperatorActor,
  now: number,
): Promise<Run | Refusal<"not_found">> {
  return await store.transaction(async (tx) => {
    const run = await tx.testRuns.byId(id);
    if (!run || run.removedAt !== null) return new Refusal("not_found", "There is no run with this id.");
    const accounts = await tx.testRuns.accountsOf(run.n);
    for (const { n } of accounts) await tx.accounts.lock(n);
    for (const { n } of accounts) {
      for (const { id } of await tx.keys.ofAccount(n, now)) await revokeKey(tx, id, now);
    }
    await lockLedgersOf(tx, accounts);
    for (const account of accounts) await closeAccount(tx, account, now, random);
    await tx.testRuns.setRemoved(run.n, now);
    await addAuditEntry(tx, null, actor, "run.removed", run.id, now, run.name);
    return { ...run, removedAt: now };
  });
}

async function closeAccount(tx: RecordingTx, account: Account, now: number, random: Random): Promise<void> {
  await changeAccount(tx, account.id, { active: false }, now, random);
  for (const { n } of await tx.people.ofAccount(account.n)) await tx.people.delete(n);
  await tx.simulatedSupplier.deleteRules({ account: account.id });
  await tx.simulatedSupplier.releaseRequests(account.id);
}
