// What a first start puts into an empty database, so that the first call works: a catalogue, and an account with
// money, keys and people who can sign in. Only emptiness is filled: what is there stays as it is.
import { createHash } from "node:crypto";
import { applyCatalogueFile } from "./catalogue/apply.ts";
import { readDemoCatalogue } from "./catalogue/demo.ts";
import { fillHistory, historyDays } from "./demonstration-history.ts";
import { fillSamples } from "./demonstration-samples.ts";
import { deriveSecret } from "./deployment-secret.ts";
import { type Account, createAccount, createKey, hashApiKey } from "./domain/accounts.ts";
import { CatalogueViews } from "./domain/catalogue/views.ts";
import { newApiKey, newOperatorTokenText } from "./domain/ids.ts";
import { adjustWallet } from "./domain/ledger.ts";
import type { Mode } from "./domain/mode.ts";
import { addPerson } from "./domain/people/members.ts";
import { createOperatorToken } from "./domain/people/operator-tokens.ts";
import { newPassword, type PersonRole } from "./domain/people/people.ts";
import { hashToken } from "./domain/people/sessions.ts";
import type { Random, Tx } from "./domain/ports.ts";
import { dayMs } from "./domain/timestamps.ts";
import { passwordHashing } from "./portal/passwords.ts";
import type { Prepared } from "./service.ts";

const accountSetting = "demo_account";
const historySetting = "demo_history";
const walletPaise = 50_000_00;

export interface Demonstration {
  accountName: string;
  /** Null when it has been revoked or has expired since, and so for the other key and the token. */
  testKey: string | null;
  liveKey: string | null;
  owner: DemoPerson;
  operator: DemoPerson;
  operatorToken: string | null;
}

export interface DemoPerson {
  email: string;
  /** Null when it has been changed since. */
  password: string | null;
}

/** Null when the database has accounts of its own and no demonstration account. */
export async function demonstrate({ store, secret, now, random }: Prepared): Promise<Demonstration | null> {
  const passwords = passwordHashing();
  const made = await store.transaction(async (tx) => {
    await fillCatalogue(tx);
    const account = await demoAccount(tx, now - historyDays * dayMs, random);
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
    const known = await store.reads.personByEmail(email);
    if (known)
      return { email, password: (await passwords.verify(known.passwordHash, password)) ? password : null };
    const wish = { account: role === "operator" ? null : account.n, email, role };
    const passwordHash = await passwords.hash(password);
    await store.transaction((tx) => addPerson(tx, { ...wish, passwordHash }, "operator", begun, random));
    return { email, password };
  };
  const owner = await person("owner@demo.example", "owner");
  const operator = await person("operator@demo.example", "operator");
  if ((await store.reads.setting(historySetting)) === null) {
    // Before it is filled: what breaks off is not begun a second time.
    await store.transaction((tx) => tx.setSetting(historySetting, "filled"));
    const choices = demoRandom(secret, "history");
    const view = await new CatalogueViews(store).of(account);
    await fillHistory({ store, secret, random, choices, account, view, actor: owner.email, now });
    await fillSamples({ store, random, account, view, now });
  }
  return { accountName: account.name, ...keys, owner, operator };
}

async function fillCatalogue(tx: Tx): Promise<void> {
  if (tx.catalogue.load().packages.length > 0) return;
  const result = applyCatalogueFile(tx, readDemoCatalogue(), "json");
  if (!result.ok) throw new Error(`the demonstration catalogue has ${result.faultCount} faults`);
}

async function demoAccount(tx: Tx, now: number, random: Random): Promise<Account | null> {
  const id = await tx.setting(accountSetting);
  if (id !== null) return await tx.accountById(id);
  if ((await tx.accounts()).length > 0) return null;
  const wish = { name: "Demo Travels", email: "demo@example.com", liveApproved: true };
  const account = await createAccount(tx, wish, now, random);
  await adjustWallet(tx, account, walletPaise, "Demonstration money", now);
  await tx.setSetting(accountSetting, account.id);
  return account;
}

/** The same at every start, as it follows from the deployment's secret; stored as a hash like any other key. */
async function demoKey(
  tx: Tx,
  account: Account,
  secret: string,
  mode: Mode,
  now: number,
  random: Random,
): Promise<string | null> {
  const text = newApiKey(demoRandom(secret, mode), mode);
  const known = await tx.keyByHash(hashApiKey(text));
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
  const known = await tx.operatorTokenByHash(hashToken(text));
  if (known === null) await createOperatorToken(tx, "Demonstration", now, random, text);
  return known === null || known.revokedAt === null ? text : null;
}

/** Draws the same at every start. */
function demoRandom(secret: string, purpose: string): Random {
  const seed = deriveSecret(secret, `demonstration ${purpose}`);
  let drawn = 0;
  return {
    bytes: (length) => createHash("sha512").update(seed).update(String(drawn++)).digest().subarray(0, length),
  };
}
