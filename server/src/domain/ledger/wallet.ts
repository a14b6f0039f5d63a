import { limits } from "@partner-esim/generated/portal/limits";
import { existingAccount } from "../accounts/administration.ts";
import { AdministrationFault } from "../administration-fault.ts";
import type { Tx } from "../ports.ts";
import type { Ledger } from "./entry.ts";
import { adjustWallet } from "./ledger.ts";
import { formatPaise } from "./money.ts";

const { noteMax } = limits;

export async function topUpWallet(
  tx: Tx,
  accountId: string,
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
): Promise<Ledger> {
  if (amountPaise <= 0) throw new AdministrationFault("invalid", "amount", "give an amount above zero");
  return await bookWallet(tx, accountId, "wallet_topup", amountPaise, note, operator, now);
}

export async function correctWallet(
  tx: Tx,
  accountId: string,
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
): Promise<Ledger> {
  if (amountPaise === 0) throw new AdministrationFault("invalid", "amount", "give an amount other than zero");
  return await bookWallet(tx, accountId, "adjustment", amountPaise, note, operator, now);
}

/** A hundredth of the largest exact integer, so that refunds always fit. */
const balanceMaxPaise = Math.floor(Number.MAX_SAFE_INTEGER / 100);

async function bookWallet(
  tx: Tx,
  accountId: string,
  kind: "wallet_topup" | "adjustment",
  amountPaise: number,
  note: string | null,
  operator: string,
  now: number,
): Promise<Ledger> {
  const account = await existingAccount(tx, accountId);
  if (note !== null && ([...note].length > noteMax || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(note))) {
    throw new AdministrationFault("invalid", "note", `give at most ${noteMax} characters on one line`);
  }
  const { balancePaise } = await tx.ledgers.lockOfAccount(account.n, "live");
  const afterPaise = balancePaise + amountPaise;
  if (afterPaise < 0) {
    const message = `the wallet holds only ${formatPaise(balancePaise)}; nothing was changed`;
    throw new AdministrationFault("conflict", "amount", message);
  }
  if (afterPaise > balanceMaxPaise) {
    throw new AdministrationFault("invalid", "amount", "the wallet can't hold that much");
  }
  return await adjustWallet(tx, account, amountPaise, note, now, kind, operator);
}
