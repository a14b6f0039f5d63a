// The repository of the audit log.
import type { PageRequest } from "../pages.ts";

export interface AuditEntry {
  n: number;
  account: number;
  /** `system`, `operator`, or the member's email address. */
  actor: string;
  /** Email address, token id or `command-line`; null for others and older entries. Shown only to operators. */
  operator: string | null;
  kind: string;
  subject: string;
  text: string;
  at: number;
}

export interface AuditLogReads {
  /** Newest first. */
  list(account: number, page: PageRequest): Promise<AuditEntry[]>;
}

export interface AuditLogRepository extends AuditLogReads {
  insert(entry: Omit<AuditEntry, "n">): Promise<void>;
}
