import type { AuditEntry } from "../../domain/accounts/audit-log-store.ts";
import type { PageRequest } from "../../domain/pages.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

const columns = ["account", "actor", "operator", "kind", "subject", "text", "at"];

export function auditLogReads(db: Connection) {
  const list = db.prepare<AuditEntry>(
    "select * from audit_log where account = $1 and n < $2 order by n desc limit $3",
  );
  return {
    list: async (account: number, page: PageRequest) =>
      await list.all(account, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1),
  };
}

export function auditLogWrites(db: Connection) {
  const insert = db.prepare(insertInto("audit_log", columns));
  return {
    insert: async ({ account, actor, operator, kind, subject, text, at }: Omit<AuditEntry, "n">) => {
      await insert.run(account, actor, operator, kind, subject, text, at);
    },
  };
}
