// Background jobs in SQLite.
import type { Database } from "better-sqlite3";
import { latestEnd } from "../../domain/leases.ts";
import type { DueWork, Work, WorkKind } from "../../domain/scheduled-work.ts";
import { insertInto, prepare } from "./statements.ts";

export function jobReads(db: Database) {
  const nextWork = prepare<{ at: number | null }>(
    db,
    `select min(case when lease_until > due_at then lease_until else due_at end) as at from work
     where $1 is null or kind in (select value from json_each($1))`,
  );
  const workLeft = prepare<{ n: number }>(db, "select n from work where due_at <= $1 limit 1");
  return {
    nextAt: async (kinds?: readonly WorkKind[]) =>
      nextWork.get(kinds ? JSON.stringify(kinds) : null)?.at ?? null,
    isAnyLeft: async (now: number) => workLeft.get(now) !== undefined,
  };
}

export function jobWrites(db: Database) {
  const addWork = prepare(db, insertInto("work", ["kind", "subject", "due_at"]));
  const claimWork = prepare<DueWork & { due_at: number }>(
    db,
    `update work set lease_until = $2 where n in (
       select n from work where due_at <= $1 and (lease_until is null or lease_until <= $1 or lease_until > $5)
         and kind in (select value from json_each($4))
       order by due_at, n limit $3
     ) returning n, kind, subject, due_at, attempts`,
  );
  const finishWork = prepare(db, "delete from work where n = $1");
  const postponeWork = prepare(
    db,
    "update work set due_at = $2, lease_until = null, attempts = attempts + 1 where n = $1",
  );
  const moveWork = prepare(
    db,
    "update work set due_at = $3, lease_until = null where kind = $1 and subject = $2",
  );
  const dropWork = prepare(db, "delete from work where kind = $1 and subject = $2");
  const hastenWork = prepare(
    db,
    "update work set due_at = $2 where due_at > $2 and kind in (select value from json_each($1))",
  );
  const addCheckWork = prepare(
    db,
    `insert into work (kind, subject, due_at) select 'check-esims', 0, $1
     where not exists (select 1 from work where kind = 'check-esims')`,
  );
  return {
    add: async (work: Work) => {
      addWork.run(work.kind, work.subject, work.dueAt);
    },
    claim: async (
      kinds: readonly WorkKind[],
      now: number,
      leaseUntil: number,
      limit: number,
    ): Promise<DueWork[]> =>
      claimWork
        .all(now, leaseUntil, limit, JSON.stringify(kinds), latestEnd(leaseUntil))
        .map(({ due_at, ...row }) => ({ ...row, dueAt: due_at }))
        .sort((a, b) => a.dueAt - b.dueAt || a.n - b.n),
    finish: async (n: number) => {
      finishWork.run(n);
    },
    postpone: async (n: number, dueAt: number) => {
      postponeWork.run(n, dueAt);
    },
    move: async (kind: WorkKind, subject: number, dueAt: number) => {
      moveWork.run(kind, subject, dueAt);
    },
    drop: async (kind: WorkKind, subject: number) => {
      dropWork.run(kind, subject);
    },
    hasten: async (kinds: readonly WorkKind[], now: number) => {
      hastenWork.run(JSON.stringify(kinds), now);
    },
    addCheck: async (dueAt: number) => {
      addCheckWork.run(dueAt);
    },
  };
}
