// The audit log of an account in SQLite.
import type { Database } from "better-sqlite3";
import type { AuditEntry } from "../../domain/accounts/audit-log-store.ts";
import type { PageRequest } from "../../domain/pages.ts";
import { insertInto, prepare } from "./statements.ts";

const columns = ["account", "actor", "operator", "kind", "subject", "text", "at"];

export function auditLogReads(db: Database) {
  const list = prepare<AuditEntry>(
    db,
    "select * from audit_log where account = $1 and n < $2 order by n desc limit $3",
  );
  return {
    list: async (account: number, page: PageRequest) =>
      list.all(account, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1),
  };
}

export function auditLogWrites(db: Database) {
  const insert = prepare(db, insertInto("audit_log", columns));
  return {
    insert: async ({ account, actor, operator, kind, subject, text, at }: Omit<AuditEntry, "n">) => {
      insert.run(account, actor, operator, kind, subject, text, at);
    },
  };
}
