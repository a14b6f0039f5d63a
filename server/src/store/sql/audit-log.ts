import type { AuditEntry } from "../../domain/accounts/audit-log-store.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

const columns = ["account", "actor", "operator", "kind", "subject", "text", "at"];

export function auditLogReads(db: Connection) {
  const list = db.prepare<AuditEntry>(
    `select * from audit_log where ${db.dialect.ownedBelow("account", "$1", "$2")}
      order by account desc, n desc limit $3`,
  );
  const ofDeployment = db.prepare<AuditEntry>(
    "select * from audit_log where account is null and n < $1 order by n desc limit $2",
  );
  return {
    list: async (account: number | null, { after, limit }: PageRequest) => {
      const before = after?.n ?? Number.MAX_SAFE_INTEGER;
      if (account === null) return await ofDeployment.all(before, limit + 1);
      return await list.all(account, before, limit + 1);
    },
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
