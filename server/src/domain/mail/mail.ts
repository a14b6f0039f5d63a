import type { PageRequest } from "../lists/pages.ts";

export interface Mail {
  n: number;
  /** Null for an operator. */
  account: number | null;
  kind: string;
  toAddress: string;
  subject: string;
  text: string;
  createdAt: number;
  /** Null if the email was sent, or stays in the table unsent. */
  dueAt: number | null;
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
}

export function stateOfMail(mail: Mail): "sent" | "waiting" | "kept" {
  if (mail.sentAt !== null) return "sent";
  return mail.dueAt === null ? "kept" : "waiting";
}

export type MailChange = Pick<Mail, "dueAt" | "attempts" | "lastError" | "sentAt">;

/** `urgent`: somebody waits for the email, and its link expires. */
export type MailUrgency = "urgent" | "other";

export interface MailClaim {
  now: number;
  /** Real time, like `leaseUntil`. */
  realNow: number;
  leaseUntil: number;
  limit: number;
}

/** Counts of unsent emails that are still to be sent. */
export interface WaitingMail {
  waiting: number;
  /** Number of emails with at least one attempt. */
  failing: number;
  oldestAt: number | null;
  lastError: string | null;
}

export interface MailReads {
  /** Reads at most `limit` rows. */
  waiting(limit: number): Promise<WaitingMail>;
  ofAccount(account: number, page: PageRequest): Promise<Mail[]>;
  /** Counts emails of a kind that are newer than `after`, among the newest 1,000 of the account. */
  countNewest(account: number, kind: string, after: number): Promise<number>;
  /** Ignores claimed emails. */
  nextAt(realNow: number, leaseUntil: number): Promise<number | null>;
}

export interface MailRepository extends MailReads {
  insert(
    mail: Pick<Mail, "account" | "kind" | "toAddress" | "subject" | "text" | "createdAt">,
  ): Promise<void>;
  /** Oldest queued first. */
  claim(urgency: MailUrgency, claim: MailClaim): Promise<Mail[]>;
  finish(n: number, change: MailChange): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
