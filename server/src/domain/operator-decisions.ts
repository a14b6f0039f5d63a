// What the operator decides about a partner: conditions, approval, whether the account is active, and its money. Each
// decision is noted in the account's activity, where the partner reads it.
import { type AccountChange, changeAccount, openAccount } from "./account-administration.ts";
import type { Account } from "./accounts.ts";
import { recordActivity } from "./activity.ts";
import type { LedgerEntry } from "./ledger.ts";
import { formatPaise } from "./money.ts";
import type { Order } from "./orders.ts";
import type { Random, Tx } from "./ports.ts";
import { correctWallet, topUpWallet } from "./wallet-administration.ts";

export const operator = "operator";

export type NewAccountWish = AccountChange & Pick<Account, "name" | "email">;

export async function decideToOpen(
  tx: Tx,
  wish: NewAccountWish,
  now: number,
  random: Random,
): Promise<Account> {
  const account = await openAccount(tx, wish, now, random);
  await recordActivity(tx, account.n, operator, "account.created", account.id, now);
  return account;
}

export async function decideAccount(
  tx: Tx,
  before: Account,
  change: AccountChange,
  now: number,
  random: Random,
): Promise<Account> {
  const after = await changeAccount(tx, before.id, change, now, random);
  for (const kind of decisions(before, after)) {
    await recordActivity(tx, after.n, operator, kind, after.id, now);
  }
  return after;
}

function decisions(before: Account, after: Account): string[] {
  const kinds: string[] = [];
  if (before.active !== after.active) kinds.push(after.active ? "account.activated" : "account.deactivated");
  if (before.liveApproved !== after.liveApproved) {
    kinds.push(after.liveApproved ? "account.live_approved" : "account.live_withdrawn");
  }
  if (before.name !== after.name || before.email !== after.email) kinds.push("account.renamed");
  if (termsOf(before) !== termsOf(after)) kinds.push("account.terms_changed");
  return kinds;
}

function termsOf({ tier, agreedDiscountBps, sellsUnlimited, allowedPackages }: Account): string {
  return JSON.stringify([tier, agreedDiscountBps, sellsUnlimited, allowedPackages]);
}

/** Adds money that the partner has paid. */
export async function addFunds(
  tx: Tx,
  account: Account,
  paise: number,
  note: string | null,
  now: number,
): Promise<LedgerEntry> {
  const ledger = await topUpWallet(tx, account.id, paise, note, now);
  return await noteEntry(tx, account, ledger.n, "wallet.topup", now);
}

/** Puts a mistake right, by an amount above or below zero. */
export async function correctFunds(
  tx: Tx,
  account: Account,
  paise: number,
  note: string,
  now: number,
): Promise<LedgerEntry> {
  const ledger = await correctWallet(tx, account.id, paise, note, now);
  return await noteEntry(tx, account, ledger.n, "wallet.adjustment", now);
}

async function noteEntry(
  tx: Tx,
  account: Account,
  ledger: number,
  kind: string,
  now: number,
): Promise<LedgerEntry> {
  const [entry] = await tx.ledgerEntries(ledger, { after: null, limit: 1 });
  if (!entry) throw new Error("a wallet has changed without an entry");
  await recordActivity(tx, account.n, operator, kind, account.id, now, formatPaise(entry.amountPaise));
  return entry;
}

/** Takes the traveller's name and mail address off an order, for good. */
export async function eraseCustomer(tx: Tx, order: Order, now: number): Promise<Order> {
  const erased = { ...order, customerName: null, customerEmail: null };
  await tx.eraseCustomer(order.n);
  const { account } = await tx.ledgerByNumber(order.ledger);
  await recordActivity(tx, account, operator, "customer.erased", order.id, now);
  return erased;
}
