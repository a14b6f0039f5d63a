// Events, stored responses and background jobs in SQLite.

import type { Database } from "better-sqlite3";
import type { EventRecord } from "../../domain/events/event.ts";
import { latestEnd } from "../../domain/leases.ts";
import type { PageRequest } from "../../domain/pages.ts";
import type { RememberedResponse } from "../../domain/remembered-response.ts";
import type { DueWork, Work, WorkKind } from "../../domain/scheduled-work.ts";
import { orNull } from "./orders.ts";
import { insertInto, prepare } from "./statements.ts";

export interface EventRow {
  id: string;
  ledger: number;
  mode: EventRecord["mode"];
  sequence: number;
  type: EventRecord["type"];
  created_at: number;
  data: string;
}

export const toEvent = (row: EventRow): EventRecord => ({
  id: row.id,
  ledger: row.ledger,
  mode: row.mode,
  sequence: row.sequence,
  type: row.type,
  createdAt: row.created_at,
  data: row.data,
});

interface RememberedRow {
  ledger: number;
  key: string;
  operation: RememberedResponse["operation"];
  fingerprint: string;
  state: RememberedResponse["state"];
  object_id: string | null;
  present_state: number;
  body: string | null;
  lease_until: number | null;
  answered_at: number;
}

const toRemembered = (row: RememberedRow): RememberedResponse => ({
  ledger: row.ledger,
  key: row.key,
  operation: row.operation,
  fingerprint: row.fingerprint,
  state: row.state,
  objectId: row.object_id,
  presentState: row.present_state === 1,
  body: row.body,
  leaseUntil: row.lease_until,
  answeredAt: row.answered_at,
});

const select = "select e.*, l.mode from events e join ledgers l on l.n = e.ledger";
const newest = "e.created_at >= $2 and e.sequence < $3 order by e.sequence desc limit $4";

export function eventReads(db: Database) {
  const byId = prepare<EventRow>(db, `${select} where e.id = $1 and e.ledger = $2 and e.created_at >= $3`);
  const list = prepare<EventRow>(db, `${select} where e.ledger = $1 and ${newest}`);
  const listOfType = prepare<EventRow>(db, `${select} where e.ledger = $1 and e.type = $5 and ${newest}`);
  const remembered = prepare<RememberedRow>(
    db,
    "select * from remembered_responses where ledger = $1 and key = $2",
  );
  const rememberedAnywhere = prepare<RememberedRow>(
    db,
    "select * from remembered_responses where key = $1 limit 1",
  );
  const claimedKey = prepare<RememberedRow>(
    db,
    "select * from remembered_responses where object_id = $2 and state = 'running' and ledger = $1",
  );
  const nextWork = prepare<{ at: number | null }>(
    db,
    `select min(case when lease_until > due_at then lease_until else due_at end) as at from work
     where $1 is null or kind in (select value from json_each($1))`,
  );
  const workLeft = prepare<{ n: number }>(db, "select n from work where due_at <= $1 limit 1");
  return {
    event: async (ledger: number, id: string, notBefore: number) =>
      orNull(byId.get(id, ledger, notBefore), toEvent),
    events: async (
      ledger: number,
      filter: { type?: string | undefined; notBefore: number },
      page: PageRequest,
    ) => {
      const before = page.after?.n ?? Number.MAX_SAFE_INTEGER;
      const rows =
        filter.type === undefined
          ? list.all(ledger, filter.notBefore, before, page.limit + 1)
          : listOfType.all(ledger, filter.notBefore, before, page.limit + 1, filter.type);
      return rows.map(toEvent);
    },
    remembered: async (ledger: number, key: string) => orNull(remembered.get(ledger, key), toRemembered),
    rememberedAnywhere: async (key: string) => orNull(rememberedAnywhere.get(key), toRemembered),
    claimedKey: async (ledger: number, objectId: string) =>
      orNull(claimedKey.get(ledger, objectId), toRemembered),
    nextWorkAt: async (kinds?: readonly WorkKind[]) =>
      nextWork.get(kinds ? JSON.stringify(kinds) : null)?.at ?? null,
    isWorkLeft: async (now: number) => workLeft.get(now) !== undefined,
  };
}

const eventColumns = ["id", "ledger", "sequence", "type", "created_at", "data"];
const rememberedColumns = [
  "ledger",
  "key",
  "operation",
  "fingerprint",
  "state",
  "object_id",
  "present_state",
  "body",
  "lease_until",
  "answered_at",
];

/**
 * Deletes at most $2 of the oldest rows where `at` is before $1. It looks at a thousand rows, so that a few early
 * rows not yet due don't block the rest.
 */
const deleteOldest = (table: string, at: string, where = ""): string =>
  `delete from ${table} where n in (
     select n from (select n, ${at} as at from ${table} ${where} order by n limit 1000) first
     where at < $1 limit $2)`;

export function eventWrites(db: Database) {
  const insertEvent = prepare(db, insertInto("events", eventColumns));
  const changed = rememberedColumns.slice(2).map((column) => `${column} = excluded.${column}`);
  const remember = prepare(
    db,
    `${insertInto("remembered_responses", rememberedColumns)}
     on conflict (key, ledger) do update set ${changed.join(", ")}`,
  );
  const forget = prepare(db, "delete from remembered_responses where ledger = $1 and key = $2");
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
  const oldEvents = prepare(db, deleteOldest("events", "created_at"));
  const oldRemembered = prepare(
    db,
    deleteOldest("remembered_responses", "answered_at", "where state = 'answered'"),
  );
  return {
    insertEvent: async (event: EventRecord) => {
      insertEvent.run(event.id, event.ledger, event.sequence, event.type, event.createdAt, event.data);
    },
    remember: async (response: RememberedResponse) => {
      remember.run(
        response.ledger,
        response.key,
        response.operation,
        response.fingerprint,
        response.state,
        response.objectId,
        Number(response.presentState),
        response.body,
        response.leaseUntil,
        response.answeredAt,
      );
    },
    forget: async (ledger: number, key: string) => {
      forget.run(ledger, key);
    },
    addWork: async (work: Work) => {
      addWork.run(work.kind, work.subject, work.dueAt);
    },
    claimWork: async (
      kinds: readonly WorkKind[],
      now: number,
      leaseUntil: number,
      limit: number,
    ): Promise<DueWork[]> =>
      claimWork
        .all(now, leaseUntil, limit, JSON.stringify(kinds), latestEnd(leaseUntil))
        .map(({ due_at, ...row }) => ({ ...row, dueAt: due_at }))
        .sort((a, b) => a.dueAt - b.dueAt || a.n - b.n),
    finishWork: async (n: number) => {
      finishWork.run(n);
    },
    postponeWork: async (n: number, dueAt: number) => {
      postponeWork.run(n, dueAt);
    },
    deleteEventsBefore: async (at: number, limit: number) => oldEvents.run(at, limit),
    deleteRememberedBefore: async (at: number, limit: number) => oldRemembered.run(at, limit),
  };
}
