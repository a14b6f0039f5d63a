// A partner's account and its API keys. Of a key only the hash is stored.

import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import type { components } from "@partner-esim/generated/portal/types";
import type { PricingProfile } from "../catalogue/catalogue.ts";
import type { Mode } from "../mode.ts";

export type DiscountTier = components["schemas"]["DiscountTier"];

export interface AccountSettings {
  name: string;
  /** The email address for mails to the partner. */
  email: string;
  active: boolean;
  liveApproved: boolean;
  tier: DiscountTier;
  /** A discount agreed with this partner, in basis points; replaces the tier's. */
  agreedDiscountBps: number | null;
  sellsUnlimited: boolean;
  /** Package numbers agreed for the account; null: all. */
  allowedPackages: number[] | null;
  /** In paise; null: none. */
  lowBalanceThresholdPaise: number | null;
}

export interface Account extends AccountSettings {
  /** Internal number; `id` is the public one. */
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
  /** The last four characters, to distinguish keys on a page. */
  hint: string;
  /** IP addresses and CIDR ranges; empty: every IP address may use the key. */
  allowlist: string[];
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
}

/** Discount on the retail price by tier, in basis points. */
export const discountTiers: Readonly<Record<DiscountTier, number>> = {
  standard: 0,
  bronze: limits.bronzeDiscountPercent * 100,
  silver: limits.silverDiscountPercent * 100,
  gold: limits.goldDiscountPercent * 100,
};

export function discountBpsOf(account: Pick<Account, "tier" | "agreedDiscountBps">): number {
  return account.agreedDiscountBps ?? discountTiers[account.tier];
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
