import type { PageRequest } from "../lists/pages.ts";
import type { AuditKind } from "./audit-kinds.ts";

export interface AuditEntry {
  n: number;
  /** Null for changes outside accounts. */
  account: number | null;
  /** `system`, `operator` or the member's email address. */
  actor: string;
  /** Email address, token id, `command-line` or `openid`; only operators see it. */
  operator: string | null;
  kind: AuditKind;
  subject: string;
  text: string;
  /** Client IP address; null if unknown or not to be stored. */
  address: string | null;
  createdAt: number;
}

export interface AuditTimes {
  since?: number | undefined;
  /** Exclusive. */
  until?: number | undefined;
}

export interface AuditLogReads {
  /** Newest first. */
  list(account: number | null, times: AuditTimes, page: PageRequest): Promise<AuditEntry[]>;
}

export interface AuditLogRepository extends AuditLogReads {
  insert(entry: Omit<AuditEntry, "n">): Promise<void>;
}
