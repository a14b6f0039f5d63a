// What is to be delivered next, in SQLite: by endpoint, and within one endpoint.
import type { Database } from "better-sqlite3";
import type { EventRecord } from "../../domain/events/event.ts";
import { latestEnd } from "../../domain/leases.ts";
import type { WaitingDelivery } from "../../domain/webhooks/store.ts";
import { eventOfDelivery } from "./deliveries.ts";
import { type EndpointRow, select, toEndpoint } from "./endpoints.ts";
import { orNull, prepare } from "./statements.ts";

interface WaitingRow {
  n: number;
  id: string;
  due_at: number | null;
  ledger: number;
  sequence: number;
  mode: EventRecord["mode"];
  event_id: string;
  type: EventRecord["type"];
  created_at: number;
  data: string;
}

const toWaiting = (row: WaitingRow): WaitingDelivery => ({
  n: row.n,
  id: row.id,
  dueAt: row.due_at,
  event: {
    id: row.event_id,
    ledger: row.ledger,
    mode: row.mode,
    sequence: row.sequence,
    type: row.type,
    createdAt: row.created_at,
    data: row.data,
  },
});

export function deliveryQueueReads(db: Database) {
  const waiting = prepare<{ n: number }>(
    db,
    `select (select count(*) from deliveries where status = 'retrying') + (
       select count(*) from endpoints p join deliveries d on d.endpoint = p.n and d.sequence > p.tried_sequence
       where d.status = 'pending') as n`,
  );
  const next = prepare<{ at: number | null }>(
    db,
    "select min(due_at) as at from endpoints where holder is null",
  );
  const held = prepare(db, "select n from endpoints where holder is not null limit 1");
  const due = prepare(db, "select n from endpoints where due_at <= $1 and holder is null limit 1");
  return {
    countWaiting: async () => waiting.get()?.n ?? 0,
    nextAt: async () => next.get()?.at ?? null,
    isAnyLeft: async (now: number) => held.get() !== undefined || due.get(now) !== undefined,
  };
}

export function deliveryQueueWrites(db: Database, madeDue: () => void) {
  const failRetrying = prepare(
    db,
    `update deliveries set status = 'failed', due_at = null, last_error = $2
     where endpoint = $1 and status = 'retrying'`,
  );
  const failPending = prepare(
    db,
    `update deliveries set status = 'failed', due_at = null, last_error = $2
     where endpoint = $1 and status = 'pending'
       and sequence > (select tried_sequence from endpoints where n = $1)`,
  );
  const dropManual = prepare(
    db,
    "update manual_deliveries set done_at = $3, error = $2 where endpoint = $1 and done_at is null",
  );
  const waiting = (condition: string) =>
    prepare<WaitingRow>(
      db,
      `select d.n, d.id, d.due_at, d.ledger, d.sequence, e.id as event_id, e.type, e.created_at, e.data,
         (select mode from ledgers where n = d.ledger) as mode
       from deliveries d ${eventOfDelivery} where ${condition} limit 1`,
    );
  const firstPending = waiting(
    "d.endpoint = $1 and d.sequence > $2 and d.status = 'pending' order by d.sequence",
  );
  const retryInOrder = waiting(
    "d.endpoint = $1 and d.status = 'retrying' and d.due_at <= $2 order by d.sequence",
  );
  const retryDueLongest = waiting("d.endpoint = $1 and d.status = 'retrying' order by d.due_at, d.sequence");
  const byNumber = waiting("d.n = $1");
  const dueFrom = prepare(
    db,
    "update endpoints set due_at = $2 where n = $1 and (due_at is null or due_at > $2)",
  );
  const due = prepare<EndpointRow>(
    db,
    `${select} where p.due_at <= $1 and p.holder is null order by p.due_at limit $2`,
  );
  const expired = prepare<EndpointRow>(
    db,
    `${select} where p.holder is not null and (p.lease_until <= $1 or p.lease_until > $2) limit $3`,
  );
  const waits = prepare<{ by_hand: number | null; retry_at: number | null }>(
    db,
    `select (select min(n) from manual_deliveries where endpoint = $1 and done_at is null) as by_hand,
       (select min(due_at) from deliveries where endpoint = $1 and status = 'retrying') as retry_at`,
  );
  return {
    failWaiting: async (endpoint: number, error: string, now: number) => {
      failRetrying.run(endpoint, error);
      failPending.run(endpoint, error);
      dropManual.run(endpoint, error, now);
    },
    firstPending: async (endpoint: number, after: number) =>
      orNull(firstPending.get(endpoint, after), toWaiting),
    retryInOrder: async (endpoint: number, now: number) => orNull(retryInOrder.get(endpoint, now), toWaiting),
    retryDueLongest: async (endpoint: number) => orNull(retryDueLongest.get(endpoint), toWaiting),
    byNumber: async (n: number) => orNull(byNumber.get(n), toWaiting),
    bringForward: async (n: number, at: number) => {
      dueFrom.run(n, at);
      madeDue();
    },
    dueEndpoints: async (now: number, limit: number) => due.all(now, limit).map(toEndpoint),
    abandonedEndpoints: async (realNow: number, leaseUntil: number, limit: number) =>
      expired.all(realNow, latestEnd(leaseUntil), limit).map(toEndpoint),
    beforePending: async (endpoint: number, now: number) => {
      const row = waits.get(endpoint);
      const isRetryDue = row?.retry_at != null && row.retry_at <= now;
      return { manual: row?.by_hand != null, retry: isRetryDue };
    },
  };
}
