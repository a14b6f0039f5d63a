// Fills an empty database at first start: a catalogue, and an account with money, keys and logins.
import { createHash } from "node:crypto";
import { readDemoCatalogue } from "../catalogue/demo.ts";
import { importCatalogue } from "../catalogue/import.ts";
import { type Account, hashApiKey } from "../domain/accounts/account.ts";
import { createAccount, createKey } from "../domain/accounts/accounts.ts";
import { commandLine, system } from "../domain/accounts/audit-log.ts";
import { CatalogueViews } from "../domain/catalogue/views.ts";
import { adjustWallet } from "../domain/ledger/ledger.ts";
import { addPerson } from "../domain/people/members.ts";
import { createOperatorToken, isTokenExpired } from "../domain/people/operator-tokens.ts";
import { newPassword } from "../domain/people/people.ts";
import { operatorRole, type PersonRole } from "../domain/people/person.ts";
import { hashToken } from "../domain/people/sessions.ts";
import type { Store, Tx } from "../domain/ports.ts";
import { newApiKey, newOperatorTokenText } from "../domain/values/ids.ts";
import type { Mode } from "../domain/values/mode.ts";
import type { Random } from "../domain/values/random.ts";
import { dayMs } from "../domain/values/timestamps.ts";
import { passwordHashing } from "../portal/passwords.ts";
import { activationCodesOf, deriveSecret } from "../runtime/deployment-secret.ts";
import type { Prepared } from "../runtime/service.ts";
import { isBusy } from "../store/describe-failure.ts";
import { fillHistory, historyDays } from "./demonstration-history.ts";
import { fillSamples } from "./demonstration-samples.ts";

const accountSetting = "demo_account";
const historySetting = "demo_history";
const walletPaise = 50_000_00;

export interface Demonstration {
  accountName: string;
  /** Null if revoked or expired; the same holds for the other key and the token. */
  testKey: string | null;
  liveKey: string | null;
  owner: DemoPerson;
  operator: DemoPerson;
  operatorToken: string | null;
}

export interface DemoPerson {
  email: string;
  password: string | null;
}

/**
 * Several processes may start on one empty database: each transaction begins with a setting, which nobody else then reads
 * for writing until it ends. Returns null when the database has other accounts and no demonstration account.
 */
export async function demonstrate({
  store,
  secret,
  now,
  random,
  zone,
}: Prepared): Promise<Demonstration | null> {
  const passwords = passwordHashing();
  const made = await untilFree(store, async (tx) => {
    const known = await tx.settings.get(accountSetting);
    await fillCatalogue(tx);
    const account = await demoAccount(tx, known, now - historyDays * dayMs, random);
    if (account === null) return null;
    const testKey = await demoKey(tx, account, secret, "test", now, random);
    const liveKey = await demoKey(tx, account, secret, "live", now, random);
    const operatorToken = await demoOperatorToken(tx, secret, now, random);
    return { account, keys: { testKey, liveKey, operatorToken } };
  });
  if (made === null) return null;
  const { account, keys } = made;
  const begun = now - historyDays * dayMs;
  const person = async (email: string, role: PersonRole): Promise<DemoPerson> => {
    const password = newPassword(demoRandom(secret, email));
    const known = await store.reads.people.byEmail(email);
    if (known)
      return { email, password: (await passwords.verify(known.passwordHash, password)) ? password : null };
    const input = { account: operatorRole(role) === null ? account.n : null, email, role };
    const passwordHash = await passwords.hash(password);
    await store.transaction(async (tx) => {
      await tx.settings.get(accountSetting);
      if ((await tx.people.byEmail(email)) === null)
        await addPerson(tx, { ...input, passwordHash }, system, begun, random);
    });
    return { email, password };
  };
  const owner = await person("owner@demo.example", "owner");
  const operator = await person("operator@demo.example", "admin");
  // Set first: an interrupted fill is not repeated.
  const isFirst = await store.transaction(async (tx) => {
    const filled = await tx.settings.get(historySetting);
    if (filled === null) await tx.settings.set(historySetting, "filled");
    return filled === null;
  });
  if (isFirst) {
    const activationCodes = activationCodesOf({ current: secret, previous: [] }, random);
    const choices = demoRandom(secret, "history");
    const view = await new CatalogueViews(store).of(account);
    await fillHistory({
      store,
      secret,
      random,
      activationCodes,
      choices,
      account,
      view,
      actor: owner.email,
      zone,
      now,
    });
    await fillSamples({ store, random, activationCodes, account, view, now });
  }
  return { accountName: account.name, ...keys, owner, operator };
}

/** On a busy machine the process that fills the catalogue holds the database for longer than others wait for it. */
async function untilFree<T>(store: Store, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = 5; ; left--) {
    try {
      return await store.transaction(work);
    } catch (error) {
      if (!isBusy(error) || left === 0) throw error;
    }
  }
}

async function fillCatalogue(tx: Tx): Promise<void> {
  const current = await tx.catalogue.load();
  if (current.packages.length > 0) return;
  const result = importCatalogue(readDemoCatalogue(), "json", current);
  if (!result.ok) throw new Error(`the demonstration catalogue has ${result.faultCount} faults`);
  await tx.catalogue.apply(result.change);
}

async function demoAccount(tx: Tx, id: string | null, now: number, random: Random): Promise<Account | null> {
  if (id !== null) return await tx.accounts.byId(id);
  if ((await tx.accounts.list()).length > 0) return null;
  const input = {
    name: "Demo Travels",
    email: "demo@example.com",
    liveApproved: true,
    tier: "gold",
  } as const;
  const account = await createAccount(tx, input, now, random);
  await adjustWallet(tx, account, walletPaise, "Demonstration money", now);
  await tx.settings.set(accountSetting, account.id);
  return account;
}

/** Derives the key from the deployment's secret, so that it is the same at every start. */
async function demoKey(
  tx: Tx,
  account: Account,
  secret: string,
  mode: Mode,
  now: number,
  random: Random,
): Promise<string | null> {
  const text = newApiKey(demoRandom(secret, mode), mode);
  const known = await tx.keys.byHash(hashApiKey(text));
  if (known === null) {
    await createKey(tx, account, { mode, name: `Demonstration, ${mode}`, text }, now, random);
    return text;
  }
  return known.revokedAt === null && (known.expiresAt === null || known.expiresAt > now) ? text : null;
}

async function demoOperatorToken(
  tx: Tx,
  secret: string,
  now: number,
  random: Random,
): Promise<string | null> {
  const text = newOperatorTokenText(demoRandom(secret, "operator token"));
  const known = await tx.operatorTokens.byHash(hashToken(text));
  if (known !== null) return known.revokedAt === null && !isTokenExpired(known, now) ? text : null;
  const input = { name: "Demonstration", scopes: ["admin"], expiresAt: null } as const;
  await createOperatorToken(tx, input, commandLine, now, random, text);
  return text;
}

function demoRandom(secret: string, purpose: string): Random {
  const seed = deriveSecret(secret, `demonstration ${purpose}`);
  let drawn = 0;
  return {
    bytes: (length) => createHash("sha512").update(seed).update(String(drawn++)).digest().subarray(0, length),
  };
}
