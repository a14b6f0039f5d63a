// What the activity of accounts needs of the store.
import type { PageRequest } from "../pages.ts";

export interface Activity {
  n: number;
  account: number;
  /** `system`, `operator`, or the mail address of the member. */
  actor: string;
  /**
   * Who of the operator's: a person's mail address, the id of a token, or `command-line`. Null for others, and for what
   * was noted before this was known. Only operators are shown it.
   */
  operator: string | null;
  /** What kind of thing happened, such as `endpoint.disabled`. */
  kind: string;
  /** The id of the object that it is about. */
  subject: string;
  /** A sentence for people. */
  text: string;
  at: number;
}

export interface AuditLogReads {
  /** Newest first; one more than `limit` when there is another page. */
  list(account: number, page: PageRequest): Promise<Activity[]>;
}

export interface AuditLogRepository extends AuditLogReads {
  insert(activity: Omit<Activity, "n">): Promise<void>;
}
