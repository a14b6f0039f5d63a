import type { AuditEntry, AuditTimes } from "../../domain/accounts/audit-log-store.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

const columns = ["account", "actor", "operator", "kind", "subject", "text", "address", "at"];

export function auditLogReads(db: Connection) {
  const listOf = (account: string) =>
    db.prepare<AuditEntry>(
      `select n, account, actor, operator, kind, subject, text, address, at as "createdAt" from audit_log
        where ${account} and (at, n) < ($1, $2) and at >= $3 order by at desc, n desc limit $4`,
    );
  const ofAccount = listOf("account = $5");
  const ofDeployment = listOf("account is null");
  return {
    list: async (account: number | null, { since, until }: AuditTimes, { after, limit }: PageRequest) => {
      const end = { at: until ?? Number.MAX_SAFE_INTEGER, n: 0 };
      const before = after !== null && after.at < end.at ? after : end;
      const values = [before.at, before.n, since ?? 0, limit + 1] as const;
      return account === null ? await ofDeployment.all(...values) : await ofAccount.all(...values, account);
    },
  };
}

export function auditLogWrites(db: Connection) {
  const insert = db.prepare(insertInto("audit_log", columns));
  return {
    insert: async ({
      account,
      actor,
      operator,
      kind,
      subject,
      text,
      address,
      createdAt,
    }: Omit<AuditEntry, "n">) => {
      await insert.run(account, actor, operator, kind, subject, text, address, createdAt);
    },
  };
}
