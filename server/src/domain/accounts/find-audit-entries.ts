import type { Rows } from "../lists/matching-rows.ts";
import type { Reads } from "../ports.ts";
import { lower } from "../search/search.ts";
import { type AuditGroup, auditKinds } from "./audit-kinds.ts";
import type { AuditEntry, AuditTimes } from "./audit-log-store.ts";

export interface AuditFilter extends AuditTimes {
  group?: AuditGroup | undefined;
  /** Prefix of the actor, or of the operator. */
  actor?: string | undefined;
}

/** Times select entries by index; group and actor filter them in memory. */
export function findAuditEntries(
  { auditLog }: Reads,
  account: number | null,
  { group, actor, ...times }: AuditFilter,
  { showsOperators }: { showsOperators: boolean },
): Rows<AuditEntry> {
  const kinds: readonly string[] | undefined = group && auditKinds[group];
  const isBy = (name: string | null) =>
    actor === undefined || (name !== null && lower(name).startsWith(lower(actor)));
  return {
    list: (page) => auditLog.list(account, times, page),
    matches: (entry) =>
      (kinds === undefined || kinds.includes(entry.kind)) &&
      (isBy(entry.actor) || (showsOperators && isBy(entry.operator))),
  };
}
