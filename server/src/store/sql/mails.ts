// Queued emails, and the claims of processes on them.
import { latestEnd } from "../../domain/jobs/leases.ts";
import type { PageRequest } from "../../domain/lists/pages.ts";
import type { Mail, MailChange, MailClaim, MailUrgency } from "../../domain/mail/mail.ts";
import { urgentKind } from "../../domain/mail/mails.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

interface MailRow {
  n: number;
  account: number | null;
  kind: string;
  to_address: string;
  subject: string;
  text: string;
  created_at: number;
  due_at: number | null;
  attempts: number;
  last_error: string | null;
  sent_at: number | null;
}

const toMail = (row: MailRow): Mail => ({
  n: row.n,
  account: row.account,
  kind: row.kind,
  toAddress: row.to_address,
  subject: row.subject,
  text: row.text,
  createdAt: row.created_at,
  dueAt: row.due_at,
  attempts: row.attempts,
  lastError: row.last_error,
  sentAt: row.sent_at,
});

const newestCounted = 1000;

export function mailReads(db: Connection) {
  const list = db.prepare<MailRow>(
    `select * from mails where ${db.dialect.ownedBelow("account", "$1", "$2")} order by account desc, n desc limit $3`,
  );
  const newest = db.prepare<{ count: number }>(`select count(*) as count from (
       select kind, created_at from mails where ${db.dialect.ownedBelow("account", "$1", "$2")}
         order by account desc, n desc limit ${newestCounted}) newest
     where kind = $3 and created_at > $4`);
  const next = db.prepare<{ at: number | null }>(
    "select min(due_at) as at from mails where due_at is not null and (lease_until is null or lease_until <= $1 or lease_until > $2)",
  );
  const waiting = db.prepare<{
    waiting: number;
    failing: number | null;
    oldestAt: number | null;
    lastError: string | null;
  }>(
    `select count(*) as waiting, sum(case when attempts > 0 then 1 else 0 end) as failing,
       min(created_at) as "oldestAt", max(last_error) as "lastError"
     from (select attempts, created_at, last_error from mails where due_at is not null order by due_at limit $1) due`,
  );
  return {
    waiting: async (limit: number) => {
      const row = await waiting.get(limit);
      return {
        waiting: row?.waiting ?? 0,
        failing: row?.failing ?? 0,
        oldestAt: row?.oldestAt ?? null,
        lastError: row?.lastError ?? null,
      };
    },
    ofAccount: async (account: number, page: PageRequest) =>
      (await list.all(account, page.after?.n ?? Number.MAX_SAFE_INTEGER, page.limit + 1)).map(toMail),
    countNewest: async (account: number, kind: string, after: number) =>
      (await newest.get(account, Number.MAX_SAFE_INTEGER, kind, after))?.count ?? 0,
    nextAt: async (realNow: number, leaseUntil: number) =>
      (await next.get(realNow, latestEnd(leaseUntil)))?.at ?? null,
  };
}

const insertedColumns = "account kind to_address subject text created_at due_at attempts".split(" ");

export function mailWrites(db: Connection, madeDue: () => void) {
  const insert = db.prepare(insertInto("mails", insertedColumns));
  const claimWhere = (kind: string) =>
    db.prepare<MailRow>(`update mails set lease_until = $3 where n in (
       select n from mails
       where due_at <= $1 and (lease_until is null or lease_until <= $2 or lease_until > $5) and ${kind}
       order by due_at, n limit $4${db.dialect.lockedFree("mails")}
     ) returning *`);
  const claims = {
    urgent: claimWhere(`kind = '${urgentKind}'`),
    other: claimWhere(`kind <> '${urgentKind}'`),
  };
  const finish = db.prepare(
    "update mails set due_at = $2, attempts = $3, last_error = $4, sent_at = $5, lease_until = null where n = $1",
  );
  const old = db.prepare(`delete from mails where n in (
       select n from (select n, created_at, due_at from mails order by n limit $2) first
       where created_at < $1 and due_at is null)`);
  return {
    insert: async (mail: Pick<Mail, "account" | "kind" | "toAddress" | "subject" | "text" | "createdAt">) => {
      const { account, kind, toAddress, subject, text, createdAt } = mail;
      await insert.run(account, kind, toAddress, subject, text, createdAt, createdAt, 0);
      madeDue();
    },
    claim: async (urgency: MailUrgency, { now, realNow, leaseUntil, limit }: MailClaim) =>
      (await claims[urgency].all(now, realNow, leaseUntil, limit, latestEnd(leaseUntil)))
        .map(toMail)
        .sort((a, b) => a.n - b.n),
    finish: async (n: number, { dueAt, attempts, lastError, sentAt }: MailChange) => {
      await finish.run(n, dueAt, attempts, lastError, sentAt);
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
