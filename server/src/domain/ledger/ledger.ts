// Every change of a balance is an entry in its transaction. The balance is their sum and never negative.
import { limits } from "@partner-esim/generated/limits";
import { recordEvent } from "../events/events.ts";
import { type MailText, queueLowBalanceMail } from "../mail/mails.ts";
import type { Tx } from "../ports.ts";
import { balanceLowData } from "../representations.ts";
import type { Random } from "../values/random.ts";
import type { EntryKind, Ledger } from "./entry.ts";
import { formatPaise } from "./money.ts";

export interface EntrySubject {
  order?: number;
  topup?: number;
  /** Positive for a charge; undefined if an older release made the order or top-up. */
  costPaise?: number | undefined;
  note?: string | null;
  reference?: string | null;
  operator?: string | null;
}

const sandboxStartPaise = limits.sandboxBalanceRupees * 100;
const sandboxRefillBelowPaise = limits.sandboxRefillBelowRupees * 100;

export async function openLedgers(tx: Tx, account: number, now: number): Promise<void> {
  const test = await tx.ledgers.lockOfAccount(account, "test");
  await post(tx, test, "opening", sandboxStartPaise, {}, now);
  await tx.ledgers.update(test);
}

/** Changes the balance in memory; the caller saves the ledger once, at the end. */
export async function post(
  tx: Tx,
  ledger: Ledger,
  kind: EntryKind,
  amountPaise: number,
  subject: EntrySubject,
  now: number,
): Promise<void> {
  const balanceAfterPaise = ledger.balancePaise + amountPaise;
  if (balanceAfterPaise < 0) throw new RangeError("a balance cannot go below zero");
  ledger.balancePaise = balanceAfterPaise;
  await tx.ledgers.insertEntry({
    ledger: ledger.n,
    kind,
    amountPaise,
    costPaise: subject.costPaise ?? null,
    balanceAfterPaise,
    order: subject.order ?? null,
    topup: subject.topup ?? null,
    note: subject.note ?? null,
    reference: subject.reference ?? null,
    operator: subject.operator ?? null,
    createdAt: now,
  });
  tx.facts.add({ kind: "entry", mode: ledger.mode, entry: kind, amountPaise });
}

/** Ends a charge: warns of a low balance once per crossing, refills the sandbox, saves the ledger. */
export async function settleCharge(
  tx: Tx<"balance.low">,
  ledger: Ledger,
  now: number,
  random: Random,
): Promise<void> {
  const { thresholdPaise } = ledger;
  if (thresholdPaise && !ledger.lowWarned && ledger.balancePaise < thresholdPaise) {
    ledger.lowWarned = true;
    await recordEvent(
      tx,
      ledger,
      "balance.low",
      balanceLowData(ledger.balancePaise, thresholdPaise),
      now,
      random,
    );
    if (ledger.mode === "live" && ledger.active) {
      const mail = lowBalanceMail(ledger.balancePaise, thresholdPaise);
      await queueLowBalanceMail(tx, ledger.account, mail, now);
    }
  }
  if (ledger.mode === "test" && ledger.balancePaise < sandboxRefillBelowPaise) {
    await post(tx, ledger, "sandbox_refill", sandboxStartPaise - ledger.balancePaise, {}, now);
  }
  rearm(ledger);
  await tx.ledgers.update(ledger);
}

function lowBalanceMail(balancePaise: number, thresholdPaise: number): MailText {
  const balance = formatPaise(balancePaise);
  const threshold = formatPaise(thresholdPaise);
  return {
    subject: `Balance low: INR ${balance}`,
    text: [
      `Your balance is INR ${balance}, which is below the level of INR ${threshold} that you set.`,
      "",
      "Orders and top-ups that the balance does not cover are rejected. Add funds in the portal.",
      "",
    ].join("\n"),
  };
}

/** Ends a refund without a charge, and saves the ledger. */
export async function settleReturn(tx: Tx, ledger: Ledger): Promise<void> {
  rearm(ledger);
  await tx.ledgers.update(ledger);
}

function rearm(ledger: Ledger): void {
  if (!ledger.thresholdPaise || ledger.balancePaise > ledger.thresholdPaise) ledger.lowWarned = false;
}

export async function adjustWallet(
  tx: Tx,
  account: { n: number },
  amountPaise: number,
  note: string | null,
  now: number,
  kind: "wallet_topup" | "adjustment" = amountPaise > 0 ? "wallet_topup" : "adjustment",
  operator: string | null = null,
  reference: string | null = null,
): Promise<Ledger> {
  const ledger = await tx.ledgers.lockOfAccount(account.n, "live");
  await post(tx, ledger, kind, amountPaise, { note, reference, operator }, now);
  await settleReturn(tx, ledger);
  return ledger;
}

/** A balance below the new threshold counts as already warned. */
export async function setLowBalanceThreshold(
  tx: Tx,
  account: { n: number },
  thresholdPaise: number | null,
): Promise<void> {
  for (const mode of ["test", "live"] as const) {
    const ledger = await tx.ledgers.lockOfAccount(account.n, mode);
    ledger.lowWarned = thresholdPaise !== null && thresholdPaise > 0 && ledger.balancePaise < thresholdPaise;
    await tx.ledgers.update(ledger);
  }
}
