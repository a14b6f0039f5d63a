// A mail of the outbox, and its repository.
import type { PageRequest } from "./pages.ts";

export interface Mail {
  n: number;
  account: number;
  kind: string;
  toAddress: string;
  subject: string;
  text: string;
  createdAt: number;
  /** When it is next attempted; null if it was sent, or kept unsent. */
  dueAt: number | null;
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
}

/** The state of a mail; `kept`: it stays in the outbox and is not sent. */
export function stateOfMail(mail: Mail): "sent" | "waiting" | "kept" {
  if (mail.sentAt !== null) return "sent";
  return mail.dueAt === null ? "kept" : "waiting";
}

export type MailChange = Pick<Mail, "dueAt" | "attempts" | "lastError" | "sentAt">;

export interface MailReads {
  /** Newest first; one more than `limit` if there is another page. */
  ofAccount(account: number, page: PageRequest): Promise<Mail[]>;
  /** Returns when the next unclaimed mail is due, or null. */
  nextAt(realNow: number, leaseUntil: number): Promise<number | null>;
}

export interface MailRepository extends MailReads {
  insert(
    mail: Pick<Mail, "account" | "kind" | "toAddress" | "subject" | "text" | "createdAt">,
  ): Promise<void>;
  /** Claims due mails until `leaseUntil`, which is real time like `realNow`. */
  claim(now: number, realNow: number, leaseUntil: number, limit: number): Promise<Mail[]>;
  finish(n: number, change: MailChange): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
