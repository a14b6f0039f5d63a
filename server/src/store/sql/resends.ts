// Bulk resends. One statement selects and queues their deliveries.
import { limits } from "@partner-esim/generated/limits";
import type { NewResend, Resend } from "../../domain/webhooks/store.ts";
import type { Connection } from "./connection.ts";
import { firstEventSince } from "./events.ts";
import { insertInto, orNull } from "./statements.ts";

/** Failed deliveries of an endpoint that a resend reads; those that cannot be sent again count too. */
const examinedMax = 2000;

interface CountedRow {
  n: number;
  id: string;
  total: number;
  stopped: string | null;
  created_at: number;
  queued: number;
  done: number;
  delivered: number;
}

const toResend = (row: CountedRow): Resend => ({
  id: row.id,
  total: row.total,
  delivered: row.delivered,
  failed: row.done - row.delivered,
  pending: row.queued - row.done,
  skipped: row.total - row.queued,
  stopped: row.stopped,
  createdAt: row.created_at,
});

export function resendReads(db: Connection) {
  const counted = (source: string) =>
    db.prepare<CountedRow>(`select r.n, r.id, r.total, r.stopped, r.created_at, count(m.n) as queued, count(m.done_at) as done,
         count(case when m.done_at is not null and m.error is null then 1 end) as delivered
       from (${source}) r
       left join manual_deliveries m on m.resend = r.n
       group by r.n, r.id, r.total, r.stopped, r.created_at order by r.created_at desc, r.n desc`);
  const newest = counted("select * from resends where ledger = $1 order by created_at desc, n desc limit $2");
  const byId = counted("select * from resends where ledger = $1 and id = $2");
  return {
    byId: async (ledger: number, id: string) =>
      orNull(await byId.get(ledger, id), (row) => ({ n: row.n, ...toResend(row) })),
    newest: async (ledger: number, limit: number) => (await newest.all(ledger, limit)).map(toResend),
  };
}

export function resendWrites(db: Connection) {
  const recent = db.prepare<{ total: number | null; oldest: number | null }>(
    "select cast(sum(total) as bigint) as total, min(created_at) as oldest from resends where ledger = $1 and created_at > $2",
  );
  const insert = db.prepare(insertInto("resends", ["id", "ledger", "total", "created_at"]));
  const setTotal = db.prepare("update resends set total = $2 where n = $1");
  const add = (deliveries: string, end: string) =>
    db.prepare(`insert into manual_deliveries (resend, account, requested_at, endpoint, delivery)
       select cast($1 as bigint), cast($2 as bigint), cast($3 as bigint), d.endpoint, d.n from ${deliveries}
       and d.manual_retries < ${limits.manualRetriesPerDelivery}
       and not exists (select 1 from manual_deliveries m where m.delivery = d.n and m.done_at is null) ${end}`);
  const addChosen = add(
    `deliveries d join endpoints p on p.n = d.endpoint
       where d.id in (${db.dialect.textsOf("$4")}) and d.ledger = $5 and d.created_at >= $6
       and d.status <> 'delivered' and p.enabled = 1 and p.deleted_at is null`,
    "order by d.sequence",
  );
  const addFailed = add(
    `(select n, endpoint, manual_retries, sequence from deliveries
         where endpoint = $4 and status = 'failed' and due_at is null and sequence >= $5 order by sequence limit ${examinedMax}) d
       where d.n > 0`,
    "order by d.sequence limit $6",
  );
  const receivers = db.prepare<{ n: number; id: string }>(
    "select n, id from endpoints where ledger = $1 and enabled = 1 and deleted_at is null order by n",
  );
  const endpointsOf = db.prepare<{ n: number; paused_until: number | null }>(
    `select n, paused_until from endpoints where n in (select endpoint from manual_deliveries where resend = $1)
     order by n`,
  );
  const last = db.prepare<{ error: string | null }>(
    `select error from manual_deliveries where resend = $1 and endpoint = $2 and done_at is not null
     order by n desc limit $3`,
  );
  const pending =
    "endpoint = $1 and done_at is null and resend is not null and resend = coalesce($2, resend)";
  const setStoppedForPending = db.prepare(
    `update resends set stopped = $3 where n in (select resend from manual_deliveries where ${pending})`,
  );
  const drop = db.prepare(`delete from manual_deliveries where ${pending}`);
  const setStopped = db.prepare("update resends set stopped = $2 where n = $1");
  const dropUnsent = db.prepare(`delete from manual_deliveries where resend = $1 and done_at is null
       and not exists (select 1 from endpoints p where p.n = endpoint and p.manual_delivery = manual_deliveries.n)`);
  const deleteOld = db.prepare(`delete from resends where n in (
       select n from (select n, created_at from resends order by n limit $2) first where created_at < $1)`);
  const firstEvent = firstEventSince(db);
  return {
    since: async (ledger: number, at: number) => {
      const found = await recent.get(ledger, at);
      return { total: found?.total ?? 0, oldest: found?.oldest ?? null };
    },
    insert: async ({ id, ledger, createdAt }: { id: string; ledger: number; createdAt: number }) =>
      await insert.insert(id, ledger, 0, createdAt),
    setTotal: async (n: number, total: number) => {
      await setTotal.run(n, total);
    },
    addChosen: async (
      { n, account, now }: NewResend,
      ledger: number,
      ids: readonly string[],
      notBefore: number,
    ) => await addChosen.run(n, account, now, JSON.stringify(ids), ledger, notBefore),
    addFailed: async (
      { n, account, now }: NewResend,
      ledger: number,
      { since, endpointId, limit }: { since: number; endpointId: string | undefined; limit: number },
    ) => {
      const from = await firstEvent(ledger, since);
      let added = 0;
      for (const endpoint of await receivers.all(ledger)) {
        if (added === limit || (endpointId !== undefined && endpoint.id !== endpointId)) continue;
        added += await addFailed.run(n, account, now, endpoint.n, from, limit - added);
      }
      return added;
    },
    endpointsOf: async (n: number) =>
      (await endpointsOf.all(n)).map((row) => ({ n: row.n, pausedUntil: row.paused_until })),
    haveLastFailed: async (n: number, endpoint: number, count: number) => {
      const errors = await last.all(n, endpoint, count);
      return errors.length === count && errors.every(({ error }) => error !== null);
    },
    stop: async (endpoint: number, reason: string, n?: number) => {
      await setStoppedForPending.run(endpoint, n ?? null, reason);
      await drop.run(endpoint, n ?? null);
    },
    cancel: async (n: number, reason: string) => {
      await setStopped.run(n, reason);
      return await dropUnsent.run(n);
    },
    deleteBefore: async (at: number, limit: number) => await deleteOld.run(at, limit),
  };
}
