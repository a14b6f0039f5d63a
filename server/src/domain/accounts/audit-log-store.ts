import type { PageRequest } from "../lists/pages.ts";

export interface AuditEntry {
  n: number;
  /** Null for changes outside accounts. */
  account: number | null;
  /** `system`, `operator` or the member's email address. */
  actor: string;
  /** Email address, token id or `command-line`; only operators see it. */
  operator: string | null;
  kind: string;
  subject: string;
  text: string;
  at: number;
}

export interface AuditLogReads {
  list(account: number | null, page: PageRequest): Promise<AuditEntry[]>;
}

export interface AuditLogRepository extends AuditLogReads {
  insert(entry: Omit<AuditEntry, "n">): Promise<void>;
}
