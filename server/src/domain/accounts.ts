// Partner accounts and their API keys. A key is known here by its hash alone; the text is shown once, when made.
import { hash } from "node:crypto";
import type { PricingProfile } from "./catalogue/catalogue.ts";
import { newAccountId, newApiKey, newKeyId } from "./ids.ts";
import { openLedgers } from "./ledger.ts";
import type { Mode } from "./mode.ts";
import type { Random, Tx } from "./ports.ts";

export interface AccountSettings {
  name: string;
  /** Where mails to the partner go. */
  email: string;
  active: boolean;
  liveApproved: boolean;
  /** Name of the discount tier, see `discountTiers`. */
  tier: string;
  /** A rate agreed with this partner, in basis points; takes the place of the tier's. */
  agreedDiscountBps: number | null;
  sellsUnlimited: boolean;
  /** Package numbers agreed for the account; null: all. */
  allowedPackages: number[] | null;
  /** In paise; null: none. */
  lowBalanceThresholdPaise: number | null;
}

export interface Account extends AccountSettings {
  /** Internal number; `id` is the name that people see. */
  n: number;
  id: string;
  createdAt: number;
}

export interface ApiKey {
  n: number;
  id: string;
  account: number;
  mode: Mode;
  name: string;
  /** SHA-256 of the key in hex: enough for a secret of 238 random bits. */
  hash: string;
  /** The last four characters, to tell keys apart on a page. */
  hint: string;
  /** Addresses and CIDR ranges; empty: every address may use the key. */
  allowlist: string[];
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** Discount on the retail price by tier, in basis points. */
export const discountTiers: Readonly<Record<string, number>> = {
  standard: 0,
  bronze: 500,
  silver: 1000,
  gold: 1500,
};

export function discountBpsOf(account: Pick<Account, "tier" | "agreedDiscountBps">): number {
  return account.agreedDiscountBps ?? discountTiers[account.tier] ?? 0;
}

export function pricingProfileOf(account: Account): PricingProfile {
  return {
    discountBps: discountBpsOf(account),
    sellsUnlimited: account.sellsUnlimited,
    allowedPackages: account.allowedPackages ? new Set(account.allowedPackages) : null,
  };
}

export function hashApiKey(key: string): string {
  return hash("sha256", key, "hex");
}

export interface NewAccount {
  name: string;
  email: string;
  liveApproved?: boolean;
  tier?: string;
}

/** Opens an account with both its ledgers: the sandbox one with its starting balance, the live one empty. */
export async function createAccount(tx: Tx, wish: NewAccount, now: number, random: Random): Promise<Account> {
  const account = await tx.insertAccount({
    id: newAccountId(random),
    name: wish.name,
    email: wish.email,
    active: true,
    liveApproved: wish.liveApproved ?? false,
    tier: wish.tier ?? "standard",
    agreedDiscountBps: null,
    sellsUnlimited: true,
    allowedPackages: null,
    lowBalanceThresholdPaise: null,
    createdAt: now,
  });
  await openLedgers(tx, account.n, now);
  return account;
}

export interface NewKey {
  mode: Mode;
  name: string;
  allowlist?: string[];
  expiresAt?: number | null;
  /** Given only for the demonstration account, whose keys are the same at every start. */
  text?: string;
}

/** Makes a key; `text` is the only time it is seen (open.auth.key-form). */
export async function createKey(
  tx: Tx,
  account: Account,
  wish: NewKey,
  now: number,
  random: Random,
): Promise<{ key: ApiKey; text: string }> {
  const text = wish.text ?? newApiKey(random, wish.mode);
  const key = await tx.insertKey({
    id: newKeyId(random),
    account: account.n,
    mode: wish.mode,
    name: wish.name,
    hash: hashApiKey(text),
    hint: text.slice(-4),
    allowlist: wish.allowlist ?? [],
    expiresAt: wish.expiresAt ?? null,
    revokedAt: null,
    createdAt: now,
  });
  return { key, text };
}
