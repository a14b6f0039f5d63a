// The repository of the audit log.
import type { PageRequest } from "../pages.ts";

export interface AuditEntry {
  n: number;
  account: number;
  /** `system`, `operator`, or the member's email address. */
  actor: string;
  /**
   * Which operator: an email address, the id of a token, or `command-line`. Null for others, and for older entries.
   * Shown only to operators.
   */
  operator: string | null;
  /** What happened, such as `endpoint.disabled`. */
  kind: string;
  /** The id of the object that it is about. */
  subject: string;
  /** A sentence for people. */
  text: string;
  at: number;
}

export interface AuditLogReads {
  /** Newest first; one more than `limit` if there is another page. */
  list(account: number, page: PageRequest): Promise<AuditEntry[]>;
}

export interface AuditLogRepository extends AuditLogReads {
  insert(entry: Omit<AuditEntry, "n">): Promise<void>;
}
