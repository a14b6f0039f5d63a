// Deliveries in SQLite. The status `sending` is not stored; it follows from the endpoint that has the delivery's
// request in flight.
import type { Database } from "better-sqlite3";
import type { EventRecord } from "../../domain/events/event.ts";
import type { PageRequest } from "../../domain/pages.ts";
import type {
  Delivery,
  DeliveryDetail,
  DeliveryFilter,
  DeliveryStatus,
  Outcome,
} from "../../domain/webhooks/delivery.ts";
import type { DeliveryRecord, WaitingDelivery } from "../../domain/webhooks/store.ts";
import { orNull } from "./orders.ts";
import { insertInto, prepare, updateByNumber } from "./statements.ts";

interface RecordRow {
  n: number;
  sequence: number;
  status: DeliveryRecord["status"];
  due_at: number | null;
  attempts: number;
  retries_by_hand: number;
  last_attempt_at: number | null;
  last_status: number | null;
  last_error: string | null;
  last_took_ms: number | null;
  last_signature: string | null;
  answer: string | null;
}

export interface DeliveryRow extends Omit<RecordRow, "status"> {
  id: string;
  endpoint: number;
  endpoint_id: string;
  ledger: number;
  shown_status: DeliveryStatus;
  created_at: number;
  event_id: string;
  event_type: EventRecord["type"];
}

interface DetailRow extends DeliveryRow {
  event_mode: EventRecord["mode"];
  event_created_at: number;
  event_data: string;
}

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

const progressOf = (row: Omit<RecordRow, "status">) => ({
  n: row.n,
  sequence: row.sequence,
  dueAt: row.due_at,
  attempts: row.attempts,
  retriesByHand: row.retries_by_hand,
  lastAttemptAt: row.last_attempt_at,
  lastStatus: row.last_status,
  lastError: row.last_error,
  lastTookMs: row.last_took_ms,
  lastSignature: row.last_signature,
  answer: row.answer,
});

const toRecord = (row: RecordRow): DeliveryRecord => ({ ...progressOf(row), status: row.status });

export const toDelivery = (row: DeliveryRow): Delivery => ({
  ...progressOf(row),
  id: row.id,
  endpoint: row.endpoint,
  endpointId: row.endpoint_id,
  ledger: row.ledger,
  eventId: row.event_id,
  eventType: row.event_type,
  status: row.shown_status,
  createdAt: row.created_at,
});

const toDetail = (row: DetailRow): DeliveryDetail => ({
  ...toDelivery(row),
  event: {
    id: row.event_id,
    ledger: row.ledger,
    mode: row.event_mode,
    sequence: row.sequence,
    type: row.event_type,
    createdAt: row.event_created_at,
    data: row.event_data,
  },
});

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

const eventOfDelivery = "join events e on e.ledger = d.ledger and e.sequence = d.sequence";
const shown = `d.*, p.id as endpoint_id, e.id as event_id, e.type as event_type,
  case when p.sending = d.n then 'sending' else d.status end as shown_status`;
const from = `from deliveries d join endpoints p on p.n = d.endpoint ${eventOfDelivery}`;

export const shownDelivery = `select ${shown} ${from}`;

/** The condition of each status filter; rare ones have an index of their own. */
export const statusConditions: Record<DeliveryStatus, string> = {
  sending: "d.n = p.sending",
  pending: "d.sequence > p.tried_sequence and d.status = 'pending' and p.sending is not d.n",
  retrying: "d.status = 'retrying' and p.sending is not d.n",
  delivered: "d.status = 'delivered'",
  failed: "d.status = 'failed' and p.sending is not d.n",
};

export function deliveryReads(db: Database) {
  const list = (condition: string) =>
    prepare<DeliveryRow>(
      db,
      `select ${shown} ${from}
       where d.endpoint = $1 and d.sequence < $2 and d.created_at >= $3 and ${condition}
       order by d.sequence desc limit $4`,
    );
  const all = list("true");
  const filtered = Object.fromEntries(
    Object.entries(statusConditions).map(([status, condition]) => [status, list(condition)]),
  );
  const one = prepare<DetailRow>(
    db,
    `select ${shown}, l.mode as event_mode, e.created_at as event_created_at, e.data as event_data ${from}
     join ledgers l on l.n = d.ledger where d.id = $1 and l.account = $2 and d.created_at >= $3`,
  );
  const owner = prepare<{ account: number }>(
    db,
    "select l.account from deliveries d join ledgers l on l.n = d.ledger where d.id = $1",
  );
  const waiting = prepare<{ n: number }>(
    db,
    `select (select count(*) from deliveries where status = 'retrying') + (
       select count(*) from endpoints p join deliveries d on d.endpoint = p.n and d.sequence > p.tried_sequence
       where d.status = 'pending') as n`,
  );
  return {
    deliveries: async (
      endpoint: number,
      filter: DeliveryFilter & { notBefore: number },
      page: PageRequest,
    ): Promise<Delivery[]> => {
      const statement = (filter.status && filtered[filter.status]) ?? all;
      const before = page.after?.n ?? Number.MAX_SAFE_INTEGER;
      return statement.all(endpoint, before, filter.notBefore, page.limit + 1).map(toDelivery);
    },
    delivery: async (account: number, id: string, notBefore: number) =>
      orNull(one.get(id, account, notBefore), toDetail),
    accountOfDelivery: async (id: string) => owner.get(id)?.account ?? null,
    waitingDeliveries: async () => waiting.get()?.n ?? 0,
  };
}

const insertedColumns = "id endpoint ledger sequence status due_at attempts retries_by_hand created_at".split(
  " ",
);
const progressColumns = [
  ..."status due_at attempts retries_by_hand".split(" "),
  ..."last_attempt_at last_status last_error last_took_ms last_signature answer".split(" "),
];

export function deliveryWrites(db: Database) {
  const insert = prepare(db, insertInto("deliveries", insertedColumns));
  const record = prepare<RecordRow>(
    db,
    `select n, sequence, ${progressColumns.join(", ")} from deliveries where n = $1`,
  );
  const save = prepare(db, updateByNumber("deliveries", progressColumns));
  const deliver = prepare(
    db,
    `update deliveries set status = 'delivered', due_at = null, attempts = attempts + 1, last_attempt_at = $2,
       last_status = $3, last_error = null, last_took_ms = $4, last_signature = $5, answer = $6 where n = $1`,
  );
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
  const dropByHand = prepare(
    db,
    "update sendings_by_hand set done_at = $3, error = $2 where endpoint = $1 and done_at is null",
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
  const old = prepare(
    db,
    `delete from deliveries where n in (
       select n from (select n, created_at from deliveries order by n limit $2) where created_at < $1)`,
  );
  return {
    insertDelivery: async (
      delivery: Pick<Delivery, "id" | "endpoint" | "ledger" | "sequence" | "createdAt">,
    ) => {
      const { id, endpoint, ledger, sequence, createdAt } = delivery;
      insert.run(id, endpoint, ledger, sequence, "pending", createdAt, 0, 0, createdAt);
    },
    deliveryRecord: async (n: number) => orNull(record.get(n), toRecord),
    saveDelivery: async (delivery: DeliveryRecord) => {
      const { n, status, dueAt, attempts, retriesByHand, lastAttemptAt } = delivery;
      const { lastStatus, lastError, lastTookMs, lastSignature, answer } = delivery;
      const last = [lastAttemptAt, lastStatus, lastError, lastTookMs, lastSignature, answer];
      save.run(n, status, dueAt, attempts, retriesByHand, ...last);
    },
    deliver: async (n: number, at: number, { status, tookMs, signature, answer }: Outcome) => {
      deliver.run(n, at, status, Math.round(tookMs), signature, answer);
    },
    failWaiting: async (endpoint: number, error: string, now: number) => {
      failRetrying.run(endpoint, error);
      failPending.run(endpoint, error);
      dropByHand.run(endpoint, error, now);
    },
    firstPending: async (endpoint: number, after: number) =>
      orNull(firstPending.get(endpoint, after), toWaiting),
    retryInOrder: async (endpoint: number, now: number) => orNull(retryInOrder.get(endpoint, now), toWaiting),
    retryDueLongest: async (endpoint: number) => orNull(retryDueLongest.get(endpoint), toWaiting),
    deliveryToSend: async (n: number) => orNull(byNumber.get(n), toWaiting),
    deleteDeliveriesBefore: async (at: number, limit: number) => old.run(at, limit),
  };
}
