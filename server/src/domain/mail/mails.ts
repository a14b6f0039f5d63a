// Emails are inserted in the transaction of their cause: none is lost, and none reports a change that was rolled back.

import { limits } from "@partner-esim/generated/portal/limits";
import type { Account } from "../accounts/account.ts";
import type { Tx } from "../ports.ts";
import { dayMs } from "../values/timestamps.ts";
import type { Mail, MailChange } from "./mail.ts";

export interface MailText {
  subject: string;
  text: string;
}

/** Emails of this kind are urgent. */
export const urgentKind = "password.reset";
const lowBalanceKind = "balance.low";

/** Queues one email per recipient, so that recipients don't see each other. */
export async function queueMail(
  tx: Tx,
  account: number,
  kind: string,
  { subject, text }: MailText,
  now: number,
  recipients: readonly string[] | null = null,
): Promise<void> {
  const to = recipients ?? [(await holderOf(tx, account)).email];
  for (const toAddress of to)
    await tx.mails.insert({ account, kind, toAddress, subject, text, createdAt: now });
}

/** At most `lowBalanceMailsMax` emails a day, because a balance can cross its threshold many times a minute. */
export async function queueLowBalanceMail(
  tx: Tx,
  account: number,
  mail: MailText,
  now: number,
): Promise<void> {
  const sent = await tx.mails.countNewest(account, lowBalanceKind, now - dayMs);
  if (sent >= limits.lowBalanceMailsMax) return;
  const { lowBalanceRecipients } = await holderOf(tx, account);
  await queueMail(tx, account, lowBalanceKind, mail, now, lowBalanceRecipients);
}

async function holderOf(tx: Tx, account: number): Promise<Account> {
  const holder = await tx.accounts.byNumber(account);
  if (!holder) throw new Error("an email needs an account");
  return holder;
}

const minuteMs = 60_000;
/** After the last attempt the email stays in the table, unsent. */
const retryWaitsMs = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minuteMs);

export function afterTry(mail: Mail, error: string | null, now: number): MailChange {
  const attempts = mail.attempts + 1;
  if (error === null) return { dueAt: null, attempts, lastError: null, sentAt: now };
  const waitMs = retryWaitsMs[mail.attempts];
  return { dueAt: waitMs === undefined ? null : now + waitMs, attempts, lastError: error, sentAt: null };
}

export function discarded(mail: Mail): MailChange {
  return { dueAt: null, attempts: mail.attempts, lastError: null, sentAt: null };
}

const mailDays = 30;
export const oldestMail = (now: number): number => now - mailDays * dayMs;
