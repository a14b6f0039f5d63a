// A partner's account and its API keys. Only the hash of a key is stored.

import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import type { components } from "@partner-esim/generated/portal/types";
import type { PricingProfile } from "../catalogue/catalogue.ts";
import type { Mode } from "../values/mode.ts";

export type DiscountTier = components["schemas"]["DiscountTier"];

export interface AccountSettings {
  name: string;
  email: string;
  active: boolean;
  liveApproved: boolean;
  tier: DiscountTier;
  /** Basis points; replaces the tier's discount. */
  agreedDiscountBps: number | null;
  sellsUnlimited: boolean;
  /** Null allows every package. */
  allowedPackages: number[] | null;
  lowBalanceThresholdPaise: number | null;
  /** Email addresses; null for the account's own. */
  lowBalanceRecipients: string[] | null;
  billingName: string | null;
  billingAddress: string | null;
  gstin: string | null;
}

export interface Account extends AccountSettings {
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
  /** SHA-256 in hex, unsalted: a key has 238 random bits. */
  hash: string;
  hint: string;
  /** IP addresses and CIDR ranges; empty allows every address. */
  allowlist: string[];
  expiresAt: number | null;
  revokedAt: number | null;
  createdAt: number;
  /** Name as in the audit log; null if unknown. */
  createdBy: string | null;
  operator: string | null;
}

export interface KeyUse {
  key: number;
  at: number;
  /** Null where it is not stored. */
  address: string | null;
}

/** Each key's use is written at most once in this interval. */
export const keyUseEveryMs = 60_000;

/** Basis points of the retail price. */
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
