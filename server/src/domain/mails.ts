// Emails are written in the transaction of their cause, so none is lost and none tells of a change rolled back.

import type { Mail, MailChange } from "./mail.ts";
import type { Tx } from "./ports.ts";

export interface MailText {
  subject: string;
  text: string;
}

/** Sent before all others: somebody waits for it, and its link expires. */
export const urgentKind = "password.reset";

/** A balance can cross its threshold many times a minute, at no cost. */
const lowBalanceMailsPerDay = 100;
const dayMs = 86_400_000;

/** One to each recipient, so that none sees the others. */
export async function queueMail(
  tx: Tx,
  account: number,
  kind: string,
  { subject, text }: MailText,
  now: number,
): Promise<void> {
  const holder = await tx.accounts.byNumber(account);
  if (!holder) throw new Error("an email needs an account");
  const isLowBalance = kind === "balance.low";
  if (isLowBalance && (await hasManyMails(tx, account, now - dayMs))) return;
  const chosen = isLowBalance ? holder.lowBalanceRecipients : null;
  for (const toAddress of chosen ?? [holder.email])
    await tx.mails.insert({ account, kind, toAddress, subject, text, createdAt: now });
}

async function hasManyMails(tx: Tx, account: number, since: number): Promise<boolean> {
  const newest = await tx.mails.ofAccount(account, { after: null, limit: lowBalanceMailsPerDay - 1 });
  return newest.length === lowBalanceMailsPerDay && newest.every(({ createdAt }) => createdAt > since);
}

const minuteMs = 60_000;
/** After the last attempt an email is kept unsent. */
const retryWaitsMs = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minuteMs);

export function afterTry(mail: Mail, error: string | null, now: number): MailChange {
  const attempts = mail.attempts + 1;
  if (error === null) return { dueAt: null, attempts, lastError: null, sentAt: now };
  const waitMs = retryWaitsMs[mail.attempts];
  return { dueAt: waitMs === undefined ? null : now + waitMs, attempts, lastError: error, sentAt: null };
}

export function kept(mail: Mail): MailChange {
  return { dueAt: null, attempts: mail.attempts, lastError: null, sentAt: null };
}

const mailDays = 30;
export const oldestMail = (now: number): number => now - mailDays * 86_400_000;
