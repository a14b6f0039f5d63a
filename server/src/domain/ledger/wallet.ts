import { limits } from "@partner-esim/generated/portal/limits";
import { existingAccount } from "../accounts/administration.ts";
import { AdministrationFault } from "../administration-fault.ts";
import type { Tx } from "../ports.ts";
import { entryIdPrefix } from "../values/ids.ts";
import { isOneLine } from "../values/lines.ts";
import { toTimestamp } from "../values/timestamps.ts";
import type { Ledger } from "./entry.ts";
import { adjustWallet } from "./ledger.ts";
import { formatPaise } from "./money.ts";

const { noteMax, referenceMax } = limits;
const referencePattern = /^[A-Za-z0-9][A-Za-z0-9./_-]*$/;

export async function topUpWallet(
  tx: Tx,
  accountId: string,
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
  reference: string | null = null,
): Promise<Ledger> {
  requireTopup(amountPaise, reference);
  return await bookWallet(tx, accountId, "wallet_topup", amountPaise, note, operator, now, reference);
}

export function requireTopup(amountPaise: number, reference: string | null): void {
  if (amountPaise <= 0) throw new AdministrationFault("invalid", "amount", "give an amount above zero");
  if (reference !== null && !(referencePattern.test(reference) && reference.length <= referenceMax)) {
    const message = `give at most ${referenceMax} letters, digits and ./_-, beginning with a letter or digit`;
    throw new AdministrationFault("invalid", "reference", message);
  }
}

export async function correctWallet(
  tx: Tx,
  accountId: string,
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
): Promise<Ledger> {
  requireCorrection(amountPaise);
  return await bookWallet(tx, accountId, "adjustment", amountPaise, note, operator, now);
}

export function requireCorrection(amountPaise: number): void {
  if (amountPaise === 0) throw new AdministrationFault("invalid", "amount", "give an amount other than zero");
}

/** A hundredth of the largest safe integer, so that refunds always fit. */
const balanceMaxPaise = Math.floor(Number.MAX_SAFE_INTEGER / 100);

async function bookWallet(
  tx: Tx,
  accountId: string,
  kind: "wallet_topup" | "adjustment",
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
  reference: string | null = null,
): Promise<Ledger> {
  const account = await existingAccount(tx, accountId);
  if (note !== null && ([...note].length > noteMax || !isOneLine(note))) {
    throw new AdministrationFault("invalid", "note", `give at most ${noteMax} characters on one line`);
  }
  await lockForChange(tx, account.n, amountPaise, reference);
  return await adjustWallet(tx, account, amountPaise, note, now, kind, operator, reference);
}

/** Throws if the change could not be booked now. */
export async function lockForChange(
  tx: Tx,
  account: number,
  amountPaise: number,
  reference: string | null,
): Promise<Ledger> {
  const ledger = await tx.ledgers.lockOfAccount(account, "live");
  const { n, balancePaise } = ledger;
  const earlier = reference === null ? null : await tx.ledgers.withReference(n, reference);
  if (earlier) {
    const entry = `${entryIdPrefix}${earlier.n} of ${toTimestamp(earlier.createdAt).slice(0, 10)}`;
    const message = `a payment with this reference was added before: entry ${entry}; nothing was changed`;
    throw new AdministrationFault("conflict", "reference", message);
  }
  const afterPaise = balancePaise + amountPaise;
  if (afterPaise < 0) {
    const message = `the wallet holds only ${formatPaise(balancePaise)}; nothing was changed`;
    throw new AdministrationFault("conflict", "amount", message);
  }
  if (afterPaise > balanceMaxPaise) {
    throw new AdministrationFault("invalid", "amount", "the wallet can't hold that much");
  }
  return ledger;
}
