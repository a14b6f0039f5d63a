// What a first start puts into an empty database, so that the first call works: a catalogue, and an account with
// money and two keys. Only emptiness is filled: a catalogue or accounts that are there stay as they are.
import { createHash } from "node:crypto";
import { applyCatalogueFile } from "./catalogue/apply.ts";
import { readDemoCatalogue } from "./catalogue/demo.ts";
import { deriveSecret } from "./deployment-secret.ts";
import { type Account, createAccount, createKey, hashApiKey } from "./domain/accounts.ts";
import { newApiKey } from "./domain/ids.ts";
import { adjustWallet } from "./domain/ledger.ts";
import type { Mode } from "./domain/mode.ts";
import type { Random, Tx } from "./domain/ports.ts";
import type { Prepared } from "./service.ts";

const accountSetting = "demo_account";
const walletPaise = 50_000_00;

export interface Demonstration {
  accountName: string;
  testKey: string;
  liveKey: string;
}

/** Null when the database has accounts of its own and no demonstration account. */
export async function demonstrate({ store, secret, now, random }: Prepared): Promise<Demonstration | null> {
  return await store.transaction(async (tx) => {
    await fillCatalogue(tx);
    const account = await demoAccount(tx, now, random);
    if (account === null) return null;
    const [testKey, liveKey] = [demoKey(secret, "test"), demoKey(secret, "live")];
    for (const [mode, text] of [
      ["test", testKey],
      ["live", liveKey],
    ] as const) {
      if ((await tx.keyByHash(hashApiKey(text))) === null) {
        await createKey(tx, account, { mode, name: `Demonstration, ${mode}`, text }, now, random);
      }
    }
    return { accountName: account.name, testKey, liveKey };
  });
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
function demoKey(secret: string, mode: Mode): string {
  const seed = deriveSecret(secret, `demonstration ${mode}`);
  let drawn = 0;
  const stream: Random = {
    bytes: (length) => createHash("sha512").update(seed).update(String(drawn++)).digest().subarray(0, length),
  };
  return newApiKey(stream, mode);
}
