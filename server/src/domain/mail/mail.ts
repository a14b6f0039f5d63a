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
  /** Null: sent, or kept unsent. */
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

/** Somebody waits for an urgent one, and its link expires. */
export type MailUrgency = "urgent" | "other";

export interface MailClaim {
  now: number;
  /** In real time, as `leaseUntil`. */
  realNow: number;
  leaseUntil: number;
  limit: number;
}

/** Emails that are to be sent, and have not been. */
export interface WaitingMail {
  waiting: number;
  /** Emails that were tried at least once. */
  failing: number;
  oldestAt: number | null;
  lastError: string | null;
}

export interface MailReads {
  /** Looks at no more than `limit`. */
  waiting(limit: number): Promise<WaitingMail>;
  ofAccount(account: number, page: PageRequest): Promise<Mail[]>;
  /** Counts those of a kind that are newer than `after`, among the newest 1,000 of the account. */
  countNewest(account: number, kind: string, after: number): Promise<number>;
  /** Ignores claimed emails. */
  nextAt(realNow: number, leaseUntil: number): Promise<number | null>;
}

export interface MailRepository extends MailReads {
  insert(
    mail: Pick<Mail, "account" | "kind" | "toAddress" | "subject" | "text" | "createdAt">,
  ): Promise<void>;
  /** In the order in which they were queued. */
  claim(urgency: MailUrgency, claim: MailClaim): Promise<Mail[]>;
  finish(n: number, change: MailChange): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
