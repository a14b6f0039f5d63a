// A mail of the outbox, and what the outbox needs of the store.
import type { PageRequest } from "./pages.ts";

export interface Mail {
  n: number;
  account: number;
  kind: string;
  toAddress: string;
  subject: string;
  text: string;
  createdAt: number;
  /** When it is tried next; null when it was sent, or kept unsent. */
  dueAt: number | null;
  attempts: number;
  lastError: string | null;
  sentAt: number | null;
}

/** What became of a mail; `kept`: it stays in the outbox and is not sent. */
export function stateOfMail(mail: Mail): "sent" | "waiting" | "kept" {
  if (mail.sentAt !== null) return "sent";
  return mail.dueAt === null ? "kept" : "waiting";
}

export type MailChange = Pick<Mail, "dueAt" | "attempts" | "lastError" | "sentAt">;

export interface MailReads {
  /** Newest first; one more than `limit` when there is another page. */
  ofAccount(account: number, page: PageRequest): Promise<Mail[]>;
  /** When the next mail is due that no process has in hand, or null. */
  nextAt(realNow: number, leaseUntil: number): Promise<number | null>;
}

export interface MailRepository extends MailReads {
  insert(
    mail: Pick<Mail, "account" | "kind" | "toAddress" | "subject" | "text" | "createdAt">,
  ): Promise<void>;
  /** Takes due mails in hand until `leaseUntil`, which is real time like `realNow`. */
  claim(now: number, realNow: number, leaseUntil: number, limit: number): Promise<Mail[]>;
  finish(n: number, change: MailChange): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
