// Operators' changes to accounts. One invalid value rejects the whole change.

import { limits } from "@partner-esim/generated/portal/limits";
import { AdministrationFault } from "../administration-fault.ts";
import { packageId } from "../catalogue/catalogue.ts";
import { announceDeferred } from "../esims/esim-events.ts";
import { setLowBalanceThreshold } from "../ledger/ledger.ts";
import { lockLedgersOf } from "../locks.ts";
import type { Reads, RecordingTx, Tx } from "../ports.ts";
import { isOneLine } from "../values/lines.ts";
import { isMailAddress } from "../values/mail-address.ts";
import { modes } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import { failWaitingOfAccount } from "../webhooks/endpoints.ts";
import { type Account, type AccountSettings, discountTiers } from "./account.ts";
import { createAccount } from "./accounts.ts";

export type AccountChange = Partial<AccountSettings>;

const { nameMax, discountMaxBps, recipientsMax, billingAddressMax } = limits;
const gstinPattern = new RegExp(limits.gstinPattern, "u");

export async function existingAccount(reads: Reads, id: string): Promise<Account> {
  const account = await reads.accounts.byId(id);
  if (account === null) throw new AdministrationFault("unknown", null, `there is no account ${id}`);
  return account;
}

export async function openAccount(
  tx: RecordingTx,
  settings: AccountChange & Pick<AccountSettings, "name" | "email">,
  now: number,
  random: Random,
): Promise<Account> {
  const sound = await soundChange(tx, settings);
  const account = await createAccount(tx, { ...settings, ...sound }, now, random);
  return await changeAccount(tx, account.id, sound, now, random);
}

/** Deactivating fails pending deliveries; activating announces deferred events. */
export async function changeAccount(
  tx: RecordingTx,
  id: string,
  change: AccountChange,
  now: number,
  random: Random,
): Promise<Account> {
  const { n } = await existingAccount(tx, id);
  const account = (await tx.accounts.lock(n)) ?? (await existingAccount(tx, id));
  await lockLedgersOf(tx, [account]);
  const sound = await soundChange(tx, change);
  const changed: Account = { ...account, ...sound };
  await tx.accounts.update(account.n, changed);
  if (account.active && !changed.active) {
    await tx.accounts.beginDeactivation(account.n, now);
    await failWaitingOfAccount(tx, account.n, now);
  }
  if (!account.active && changed.active) {
    await tx.accounts.endDeactivation(account.n, now);
    for (const mode of modes)
      await announceDeferred(tx, (await tx.ledgers.ofAccount(account.n, mode)).n, now, random);
  }
  if (changed.lowBalanceThresholdPaise !== account.lowBalanceThresholdPaise) {
    await setLowBalanceThreshold(tx, account, changed.lowBalanceThresholdPaise);
  }
  return changed;
}

async function soundChange(tx: Tx, change: AccountChange): Promise<AccountChange> {
  const sound = { ...change };
  if (change.name !== undefined) sound.name = soundName(change.name);
  if (change.email !== undefined) sound.email = soundEmail(change.email);
  if (change.tier !== undefined) requireTier(change.tier);
  if (change.agreedDiscountBps !== undefined) requireDiscount(change.agreedDiscountBps);
  if (change.allowedPackages) sound.allowedPackages = await knownPackages(tx, change.allowedPackages);
  if (change.lowBalanceRecipients) sound.lowBalanceRecipients = soundRecipients(change.lowBalanceRecipients);
  if (change.billingName) sound.billingName = soundLine(change.billingName, "billingName", nameMax);
  if (change.billingAddress)
    sound.billingAddress = soundLine(change.billingAddress, "billingAddress", billingAddressMax);
  if (change.gstin) requireGstin(change.gstin);
  if (change.lowBalanceThresholdPaise !== undefined) requireThreshold(change.lowBalanceThresholdPaise);
  return sound;
}

export const soundName = (text: string): string => soundLine(text, "name", nameMax);

function soundLine(text: string, field: string, max: number): string {
  const line = text.trim();
  if (line === "" || [...line].length > max || !isOneLine(line)) {
    throw new AdministrationFault("invalid", field, `give 1 to ${max} characters on one line`);
  }
  return line;
}

function requireGstin(gstin: string): void {
  if (gstinPattern.test(gstin)) return;
  throw new AdministrationFault("invalid", "gstin", "give a GSTIN of 15 letters and digits, in capitals");
}

export function soundEmail(text: string): string {
  const email = text.trim();
  if (!isMailAddress(email)) {
    throw new AdministrationFault("invalid", "email", "give one email address, such as ops@example.com");
  }
  return email;
}

function soundRecipients(addresses: readonly string[]): string[] {
  const sound = addresses.map(soundEmail);
  const different = new Set(sound.map((address) => address.toLowerCase())).size;
  if (different === sound.length && different > 0 && different <= recipientsMax) return sound;
  const message = `give 1 to ${recipientsMax} email addresses, each once`;
  throw new AdministrationFault("invalid", "lowBalanceRecipients", message);
}

function requireTier(tier: string): void {
  if (Object.hasOwn(discountTiers, tier)) return;
  const tiers = Object.keys(discountTiers).join(", ");
  throw new AdministrationFault("invalid", "tier", `there is no such tier; the tiers are ${tiers}`);
}

function requireDiscount(bps: number | null): void {
  if (bps === null || (Number.isInteger(bps) && bps >= 0 && bps <= discountMaxBps)) return;
  throw new AdministrationFault(
    "invalid",
    "agreedDiscount",
    "give 0 to 100 percent with at most two decimals",
  );
}

function requireThreshold(paise: number | null): void {
  if (paise === null || (Number.isSafeInteger(paise) && paise >= 0)) return;
  throw new AdministrationFault("invalid", "lowBalanceThreshold", "give an amount that is not negative");
}

async function knownPackages(tx: Tx, numbers: readonly number[]): Promise<number[]> {
  const unknown: number[] = [];
  for (const number of numbers) if (!(await tx.catalogue.hasPackage(number))) unknown.push(number);
  if (numbers.length === 0 || unknown.length > 0) {
    const which = unknown.slice(0, 5).map(packageId).join(", ");
    const message = numbers.length === 0 ? "give at least one package" : `the catalogue has no ${which}`;
    throw new AdministrationFault("invalid", "allowedPackages", message);
  }
  return [...new Set(numbers)].sort((a, b) => a - b);
}
