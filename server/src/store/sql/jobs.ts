import type { ClaimedJob, Job, JobKind } from "../../domain/jobs/jobs.ts";
import { latestEnd } from "../../domain/jobs/leases.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

export function jobReads(db: Connection) {
  const { textsOf } = db.dialect;
  const nextJob = db.prepare<{
    at: number | null;
  }>(`select min(case when lease_until > due_at then lease_until else due_at end) as at from jobs
     where cast($1 as text) is null or kind in (${textsOf("$1")})`);
  const ofSubject = db.prepare<{ at: number | null }>(
    `select min(due_at) as at from jobs where kind in (${textsOf("$1")}) and subject = $2`,
  );
  const jobLeft = db.prepare<{ n: number }>("select n from jobs where due_at <= $1 limit 1");
  return {
    dueAt: async (kinds: readonly JobKind[], subject: number) =>
      (await ofSubject.get(JSON.stringify(kinds), subject))?.at ?? null,
    nextAt: async (kinds?: readonly JobKind[]) =>
      (await nextJob.get(kinds ? JSON.stringify(kinds) : null))?.at ?? null,
    isAnyLeft: async (now: number) => (await jobLeft.get(now)) !== undefined,
  };
}

const ledgerOf = `case
  when kind in ('fulfil-order', 'recall-order', 'finish-sandbox-order') then (select ledger from orders where n = subject)
  when kind in ('apply-topup', 'recall-topup', 'finish-sandbox-topup') then (select ledger from topups where n = subject)
  when kind = 'cancel-esim' then (select ledger from esims where n = subject) end`;

export function jobWrites(db: Connection) {
  const { lockedFree, textsOf } = db.dialect;
  const addJob = db.prepare(insertInto("jobs", ["kind", "subject", "due_at"]));
  const claimJob = db.prepare<ClaimedJob & { due_at: number }>(`update jobs set lease_until = $2 where n in (
       select n from jobs where due_at <= $1 and (lease_until is null or lease_until <= $1 or lease_until > $5)
         and kind in (${textsOf("$4")}) and (cast($6 as text) is null or ${ledgerOf} is null
           or cast(${ledgerOf} as text) not in (${textsOf("$6")}))
       order by due_at, n limit $3${lockedFree("jobs")}
     ) returning n, kind, subject, due_at, attempts, ${ledgerOf} as ledger`);
  const finishJob = db.prepare("delete from jobs where n = $1");
  const postponeJob = db.prepare(
    "update jobs set due_at = $2, lease_until = null, attempts = attempts + 1 where n = $1",
  );
  const moveJob = db.prepare(
    "update jobs set due_at = $3, lease_until = null where kind = $1 and subject = $2",
  );
  const dropJob = db.prepare("delete from jobs where kind = $1 and subject = $2");
  const hastenJob = db.prepare(
    `update jobs set due_at = $2 where due_at > $2 and kind in (${textsOf("$1")})`,
  );
  const addCheckJob =
    db.prepare(`insert into jobs (kind, subject, due_at) select 'check-esims', 0, cast($1 as bigint)
     where not exists (select 1 from jobs where kind = 'check-esims')`);
  return {
    add: async (job: Job) => {
      await addJob.send(job.kind, job.subject, job.dueAt);
    },
    claim: async (
      kinds: readonly JobKind[],
      now: number,
      leaseUntil: number,
      limit: number,
      without: readonly number[] = [],
    ): Promise<ClaimedJob[]> => {
      const ledgers = without.length === 0 ? null : JSON.stringify(without.map(String));
      const rows = await claimJob.all(
        now,
        leaseUntil,
        limit,
        JSON.stringify(kinds),
        latestEnd(leaseUntil),
        ledgers,
      );
      return rows
        .map(({ due_at, ...row }) => ({ ...row, dueAt: due_at }))
        .sort((a, b) => a.dueAt - b.dueAt || a.n - b.n);
    },
    finish: async (n: number) => {
      await finishJob.send(n);
    },
    postpone: async (n: number, dueAt: number) => {
      await postponeJob.send(n, dueAt);
    },
    move: async (kind: JobKind, subject: number, dueAt: number) => {
      await moveJob.send(kind, subject, dueAt);
    },
    drop: async (kind: JobKind, subject: number) => {
      await dropJob.send(kind, subject);
    },
    hasten: async (kinds: readonly JobKind[], now: number) => {
      await hastenJob.run(JSON.stringify(kinds), now);
    },
    addCheck: async (dueAt: number) => {
      await addCheckJob.send(dueAt);
    },
  };
}
