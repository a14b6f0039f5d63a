import { openLedgers } from "../ledger/ledger.ts";
import type { Tx } from "../ports.ts";
import { newAccountId, newApiKey, newKeyId } from "../values/ids.ts";
import type { Mode } from "../values/mode.ts";
import type { Random } from "../values/random.ts";
import { type Account, type ApiKey, type DiscountTier, hashApiKey } from "./account.ts";
import { type Actor, operatorOf, shownActor, system } from "./audit-log.ts";

export interface NewAccount {
  name: string;
  email: string;
  liveApproved?: boolean;
  tier?: DiscountTier;
}

export async function createAccount(
  tx: Tx,
  input: NewAccount,
  now: number,
  random: Random,
): Promise<Account> {
  const account = await tx.accounts.insert({
    id: newAccountId(random),
    name: input.name,
    email: input.email,
    active: true,
    liveApproved: input.liveApproved ?? false,
    tier: input.tier ?? "standard",
    agreedDiscountBps: null,
    sellsUnlimited: true,
    allowedPackages: null,
    lowBalanceThresholdPaise: null,
    lowBalanceRecipients: null,
    billingName: null,
    billingAddress: null,
    gstin: null,
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
  /** `system` if omitted. */
  actor?: Actor;
  /** The demonstration account keeps its keys across starts. */
  text?: string;
}

/** Returns the key's text, which is shown only once (open.auth.key-form). */
export async function createKey(
  tx: Tx,
  account: Account,
  input: NewKey,
  now: number,
  random: Random,
): Promise<{ key: ApiKey; text: string }> {
  const { actor = system } = input;
  const text = input.text ?? newApiKey(random, input.mode);
  const key = await tx.keys.insert({
    id: newKeyId(random),
    account: account.n,
    mode: input.mode,
    name: input.name,
    hash: hashApiKey(text),
    hint: text.slice(-4),
    allowlist: input.allowlist ?? [],
    expiresAt: input.expiresAt ?? null,
    revokedAt: null,
    createdAt: now,
    createdBy: shownActor(actor),
    operator: operatorOf(actor),
  });
  return { key, text };
}
