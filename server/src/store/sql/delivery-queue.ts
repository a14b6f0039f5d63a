// Which deliveries are sent next, by endpoint and within an endpoint.

import { latestEnd } from "../../domain/jobs/leases.ts";
import type { Failing, WaitingDelivery } from "../../domain/webhooks/store.ts";
import type { Connection } from "./connection.ts";
import { eventOfDelivery } from "./deliveries.ts";
import { type EndpointRow, select, toEndpoint } from "./endpoints.ts";
import { type EventRow, toEvent } from "./events.ts";
import { resendWrites } from "./resends.ts";
import { insertInto, orNull } from "./statements.ts";

const failedAtOnce = 250;
const notedAtOnce = 1000;

interface Due {
  n: number;
  at: number;
}

interface WaitingRow extends Omit<EventRow, "id"> {
  n: number;
  id: string;
  due_at: number | null;
  event_id: string;
}

const toWaiting = (row: WaitingRow): WaitingDelivery => ({
  n: row.n,
  id: row.id,
  dueAt: row.due_at,
  event: toEvent({ ...row, id: row.event_id }),
});

export function deliveryQueueReads(db: Connection) {
  const next = db.prepare<{ at: number | null }>(
    `select min(at) as at from (select min(due_at) as at from endpoints where holder is null
       union all select min(at) as at from due_endpoints) due`,
  );
  const heldEndpoint = db.prepare("select n from endpoints where holder is not null limit 1");
  const due = db.prepare("select n from endpoints where due_at <= $1 and holder is null limit 1");
  const noted = db.prepare("select n from due_endpoints order by n limit 1");
  const failing =
    "select endpoint, reason, after_sequence as after, until_sequence as until from failing_deliveries";
  const failingOf = db.prepare<Failing>(`${failing} where endpoint = $1`);
  const nextFailing = db.prepare<Failing>(`${failing} order by endpoint limit 1`);
  return {
    failingOf: async (endpoint: number) => (await failingOf.get(endpoint)) ?? null,
    nextFailing: async () => (await nextFailing.get()) ?? null,
    nextAt: async () => (await next.get())?.at ?? null,
    isAnyLeft: async (now: number) =>
      (await heldEndpoint.get()) !== undefined ||
      (await due.get(now)) !== undefined ||
      (await noted.get()) !== undefined ||
      (await nextFailing.get()) !== undefined,
  };
}

export function deliveryQueueWrites(db: Connection, madeDue: () => void) {
  const { locksRows, lockedFree } = db.dialect;
  const { stop } = resendWrites(db);
  // Failed retries keep the error of their last attempt.
  const failRetrying = db.prepare(
    "update deliveries set status = 'failed', due_at = null where endpoint = $1 and status = 'retrying'",
  );
  const partOfPending = db.prepare<{ count: number; last: number | null }>(
    `select count(*) as count, max(sequence) as last from (select sequence from deliveries
       where endpoint = $1 and sequence > $2 and sequence <= $3 and status = 'pending'
       order by sequence limit ${failedAtOnce}) part`,
  );
  // A failed manual retry may have left its error, which stays.
  const failPending =
    db.prepare(`update deliveries set status = 'failed', due_at = null, last_error = coalesce(last_error, $4)
     where endpoint = $1 and sequence > $2 and sequence <= $3 and status = 'pending'`);
  const keepFailing =
    db.prepare(`insert into failing_deliveries (endpoint, reason, after_sequence, until_sequence)
     values ($1, $2, $3, $4) on conflict (endpoint) do update
     set after_sequence = excluded.after_sequence, until_sequence = excluded.until_sequence`);
  const endFailing = db.prepare("delete from failing_deliveries where endpoint = $1");
  const dropManual = db.prepare(
    "update manual_deliveries set done_at = $3, error = $2 where endpoint = $1 and done_at is null",
  );
  const waiting = (condition: string) =>
    db.prepare<WaitingRow>(`select d.n, d.id, d.due_at, d.ledger, d.sequence, e.id as event_id, e.type, e.created_at, e.data,
         (select mode from ledgers where n = d.ledger) as mode
       from deliveries d ${eventOfDelivery} where ${condition} limit 1`);
  const firstPending = waiting(
    "d.endpoint = $1 and d.sequence > $2 and d.status = 'pending' order by d.sequence",
  );
  const retryInOrder = waiting(
    "d.endpoint = $1 and d.status = 'retrying' and d.due_at <= $2 order by d.sequence",
  );
  const retryDueLongest = waiting("d.endpoint = $1 and d.status = 'retrying' order by d.due_at, d.sequence");
  const byNumber = waiting("d.n = $1");
  const dueFrom = db.prepare(
    "update endpoints set due_at = $2 where n = $1 and (due_at is null or due_at > $2)",
  );
  // A note instead of an update where transactions run concurrently: otherwise a purchase would wait for the lock of
  // the endpoint's row, and the release of the endpoint would wait for the purchase.
  const noteDue = db.prepare(insertInto("due_endpoints", ["endpoint", "at"]));
  const noted = db.prepare<Pick<EndpointRow, "n" | "holder">>(
    `select n, holder from endpoints p where n in (
       select endpoint from due_endpoints group by endpoint order by min(n) limit ${notedAtOnce}
     )${lockedFree("p")}`,
  );
  const takeNotes = db.prepare<{ endpoint: number; at: number }>(
    `delete from due_endpoints where ${db.dialect.isOneOf("endpoint", "$1")} returning endpoint, at`,
  );
  const due = db.prepare<EndpointRow>(
    `${select} where p.due_at <= $1 and p.holder is null order by p.due_at limit $2${lockedFree("p")}`,
  );
  const expired = db.prepare<EndpointRow>(
    `${select} where p.holder is not null and (p.lease_until <= $1 or p.lease_until > $2) limit $3${lockedFree("p")}`,
  );
  const waits = db.prepare<{
    by_hand: number | null;
    resent: number | null;
    retry_at: number | null;
  }>(`select (select min(n) from manual_deliveries where endpoint = $1 and done_at is null and resend is null) as by_hand,
       (select min(n) from manual_deliveries where endpoint = $1 and done_at is null and resend is not null) as resent,
       (select min(due_at) from deliveries where endpoint = $1 and status = 'retrying') as retry_at`);
  const makeDue = async (endpoints: readonly Due[]) => {
    for (const { n, at } of endpoints) await dueFrom.send(n, at);
  };
  /** Notes of locked endpoints wait for the next round. */
  const readNotes = async () => {
    const endpoints = await noted.all();
    if (endpoints.length === 0) return;
    const notes = await takeNotes.all(JSON.stringify(endpoints.map(({ n }) => n)));
    const firsts = new Map<number, number>();
    for (const { endpoint, at } of notes)
      firsts.set(endpoint, Math.min(at, firsts.get(endpoint) ?? Number.POSITIVE_INFINITY));
    // The holders of the other endpoints continue with these deliveries themselves.
    const free = endpoints.filter(({ n, holder }) => holder === null && firsts.has(n));
    await makeDue(free.map(({ n }) => ({ n, at: firsts.get(n) ?? 0 })));
  };
  return {
    failRetries: async (endpoint: number, error: string, now: number) => {
      await failRetrying.run(endpoint);
      await stop(endpoint, error);
      await dropManual.run(endpoint, error, now);
    },
    failPending: async ({ endpoint, reason, after, until }: Failing) => {
      const { count, last } = (await partOfPending.get(endpoint, after, until)) ?? { count: 0, last: null };
      if (last !== null) await failPending.run(endpoint, after, last, reason);
      if (last === null || count < failedAtOnce) await endFailing.run(endpoint);
      else {
        await keepFailing.run(endpoint, reason, last, until);
        madeDue();
      }
    },
    firstPending: async (endpoint: number, after: number) =>
      orNull(await firstPending.get(endpoint, after), toWaiting),
    retryInOrder: async (endpoint: number, now: number) =>
      orNull(await retryInOrder.get(endpoint, now), toWaiting),
    retryDueLongest: async (endpoint: number) => orNull(await retryDueLongest.get(endpoint), toWaiting),
    byNumber: async (n: number) => orNull(await byNumber.get(n), toWaiting),
    bringForward: async (endpoints: readonly Due[]) => {
      if (endpoints.length === 0) return;
      if (locksRows) await noteDue.sendEach(endpoints.map(({ n, at }) => [n, at]));
      else await makeDue(endpoints);
      madeDue();
    },
    dueEndpoints: async (now: number, limit: number) => {
      await readNotes();
      return (await due.all(now, limit)).map(toEndpoint);
    },
    abandonedEndpoints: async (realNow: number, leaseUntil: number, limit: number) =>
      (await expired.all(realNow, latestEnd(leaseUntil), limit)).map(toEndpoint),
    beforePending: async (endpoint: number, now: number) => {
      const row = await waits.get(endpoint);
      const isRetryDue = row?.retry_at != null && row.retry_at <= now;
      return { manual: row?.by_hand != null, retry: isRetryDue, resent: row?.resent != null };
    },
  };
}
