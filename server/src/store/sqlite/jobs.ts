// Background jobs in SQLite.
import type { Database } from "better-sqlite3";
import type { DueJob, Job, JobKind } from "../../domain/jobs.ts";
import { latestEnd } from "../../domain/leases.ts";
import { insertInto, prepare } from "./statements.ts";

export function jobReads(db: Database) {
  const nextJob = prepare<{ at: number | null }>(
    db,
    `select min(case when lease_until > due_at then lease_until else due_at end) as at from jobs
     where $1 is null or kind in (select value from json_each($1))`,
  );
  const jobLeft = prepare<{ n: number }>(db, "select n from jobs where due_at <= $1 limit 1");
  return {
    nextAt: async (kinds?: readonly JobKind[]) =>
      nextJob.get(kinds ? JSON.stringify(kinds) : null)?.at ?? null,
    isAnyLeft: async (now: number) => jobLeft.get(now) !== undefined,
  };
}

export function jobWrites(db: Database) {
  const addJob = prepare(db, insertInto("jobs", ["kind", "subject", "due_at"]));
  const claimJob = prepare<DueJob & { due_at: number }>(
    db,
    `update jobs set lease_until = $2 where n in (
       select n from jobs where due_at <= $1 and (lease_until is null or lease_until <= $1 or lease_until > $5)
         and kind in (select value from json_each($4))
       order by due_at, n limit $3
     ) returning n, kind, subject, due_at, attempts`,
  );
  const finishJob = prepare(db, "delete from jobs where n = $1");
  const postponeJob = prepare(
    db,
    "update jobs set due_at = $2, lease_until = null, attempts = attempts + 1 where n = $1",
  );
  const moveJob = prepare(
    db,
    "update jobs set due_at = $3, lease_until = null where kind = $1 and subject = $2",
  );
  const dropJob = prepare(db, "delete from jobs where kind = $1 and subject = $2");
  const hastenJob = prepare(
    db,
    "update jobs set due_at = $2 where due_at > $2 and kind in (select value from json_each($1))",
  );
  const addCheckJob = prepare(
    db,
    `insert into jobs (kind, subject, due_at) select 'check-esims', 0, $1
     where not exists (select 1 from jobs where kind = 'check-esims')`,
  );
  return {
    add: async (job: Job) => {
      addJob.run(job.kind, job.subject, job.dueAt);
    },
    claim: async (
      kinds: readonly JobKind[],
      now: number,
      leaseUntil: number,
      limit: number,
    ): Promise<DueJob[]> =>
      claimJob
        .all(now, leaseUntil, limit, JSON.stringify(kinds), latestEnd(leaseUntil))
        .map(({ due_at, ...row }) => ({ ...row, dueAt: due_at }))
        .sort((a, b) => a.dueAt - b.dueAt || a.n - b.n),
    finish: async (n: number) => {
      finishJob.run(n);
    },
    postpone: async (n: number, dueAt: number) => {
      postponeJob.run(n, dueAt);
    },
    move: async (kind: JobKind, subject: number, dueAt: number) => {
      moveJob.run(kind, subject, dueAt);
    },
    drop: async (kind: JobKind, subject: number) => {
      dropJob.run(kind, subject);
    },
    hasten: async (kinds: readonly JobKind[], now: number) => {
      hastenJob.run(JSON.stringify(kinds), now);
    },
    addCheck: async (dueAt: number) => {
      addCheckJob.run(dueAt);
    },
  };
}
