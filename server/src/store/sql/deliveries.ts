// The status `sending` is derived from the endpoint whose request is in flight.

import type { EventRecord } from "../../domain/events/event.ts";
import type {
  Attempt,
  Delivery,
  DeliveryDetail,
  DeliveryStatus,
  Outcome,
} from "../../domain/webhooks/delivery.ts";
import type { DeliveryRecord, NewDelivery } from "../../domain/webhooks/store.ts";
import type { Connection, Value } from "./connection.ts";
import { insertInto, orNull, updateByNumber } from "./statements.ts";

interface RecordRow {
  n: number;
  sequence: number;
  status: DeliveryRecord["status"];
  due_at: number | null;
  attempts: number;
  manual_retries: number;
  last_attempt_at: number | null;
  last_status: number | null;
  last_error: string | null;
  last_took_ms: number | null;
  last_signature: string | null;
  response: string | null;
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

type AttemptRow = Omit<Attempt, "manual" | "tookMs"> & { manual: number; took_ms: number | null };

const toAttempt = ({ manual, took_ms: tookMs, ...row }: AttemptRow): Attempt => ({
  ...row,
  manual: manual === 1,
  tookMs,
});

const progressOf = (row: Omit<RecordRow, "status">) => ({
  n: row.n,
  sequence: row.sequence,
  dueAt: row.due_at,
  attempts: row.attempts,
  manualRetries: row.manual_retries,
  lastAttemptAt: row.last_attempt_at,
  lastStatus: row.last_status,
  lastError: row.last_error,
  lastTookMs: row.last_took_ms,
  lastSignature: row.last_signature,
  response: row.response,
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

export const eventOfDelivery = "join events e on e.ledger = d.ledger and e.sequence = d.sequence";

const insertedColumns =
  "id endpoint ledger sequence event_type status due_at attempts manual_retries created_at".split(" ");

const progressColumns = [
  ..."status due_at attempts manual_retries".split(" "),
  ..."last_attempt_at last_status last_error last_took_ms last_signature response".split(" "),
];

const shownColumns = [...new Set(["n", ...insertedColumns, ...progressColumns])].map(
  (column) => `d.${column}`,
);

export const shown = `${shownColumns.join(", ")}, p.id as endpoint_id, e.id as event_id,
  case when p.sending = d.n then 'sending' else d.status end as shown_status`;

export const from = `from deliveries d join endpoints p on p.n = d.endpoint ${eventOfDelivery}`;

const failedColumns = "delivery at status error took_ms signature response".split(" ");

export function deliveryReads(db: Connection) {
  const one =
    db.prepare<DetailRow>(`select ${shown}, l.mode as event_mode, e.created_at as event_created_at, e.data as event_data ${from}
     join ledgers l on l.n = d.ledger where d.id = $1 and l.account = $2 and d.created_at >= $3`);
  const owner = db.prepare<{ account: number }>(
    "select l.account from deliveries d join ledgers l on l.n = d.ledger where d.id = $1",
  );
  const attempts = db.prepare<AttemptRow>(`select * from (
       select at, 0 as manual, status, error, took_ms, signature, response from failed_attempts where delivery = $1
       union all select done_at as at, 1 as manual, status, error, took_ms, null as signature, response
       from manual_deliveries where delivery = $1 and done_at is not null) attempts order by at, manual`);
  return {
    attemptsOf: async (n: number) => (await attempts.all(n)).map(toAttempt),
    byId: async (account: number, id: string, notBefore: number) =>
      orNull(await one.get(id, account, notBefore), toDetail),
    accountOf: async (id: string) => (await owner.get(id))?.account ?? null,
  };
}

export function deliveryWrites(db: Connection) {
  const insert = db.prepare(insertInto("deliveries", insertedColumns));
  const record = db.prepare<RecordRow>(
    `select n, sequence, ${progressColumns.join(", ")} from deliveries where n = $1`,
  );
  const save = db.prepare(updateByNumber("deliveries", progressColumns));
  const failed = db.prepare(insertInto("failed_attempts", failedColumns));
  const deliver =
    db.prepare(`update deliveries set status = 'delivered', due_at = null, attempts = attempts + 1, last_attempt_at = $2,
       last_status = $3, last_error = null, last_took_ms = $4, last_signature = $5, response = $6 where n = $1`);
  const old = db.prepare(`delete from deliveries where n in (
       select n from (select n, created_at from deliveries order by n limit $2) first where created_at < $1)`);
  return {
    insert: async (deliveries: readonly NewDelivery[]) => {
      const rowOf = ({ id, endpoint, ledger, sequence, eventType, createdAt }: NewDelivery) =>
        [id, endpoint, ledger, sequence, eventType, "pending", createdAt, 0, 0, createdAt] satisfies Value[];
      await insert.sendEach(deliveries.map(rowOf));
    },
    byNumber: async (n: number) => orNull(await record.get(n), toRecord),
    update: async (delivery: DeliveryRecord) => {
      const { n, status, dueAt, attempts, manualRetries, lastAttemptAt } = delivery;
      const { lastStatus, lastError, lastTookMs, lastSignature, response } = delivery;
      const last = [lastAttemptAt, lastStatus, lastError, lastTookMs, lastSignature, response];
      await save.send(n, status, dueAt, attempts, manualRetries, ...last);
    },
    insertFailedAttempt: async (n: number, at: number, outcome: Outcome & { error: string }) => {
      const { status, error, tookMs, signature, response } = outcome;
      await failed.send(n, at, status, error, Math.round(tookMs), signature, response);
    },
    markDelivered: async (n: number, at: number, { status, tookMs, signature, response }: Outcome) => {
      await deliver.send(n, at, status, Math.round(tookMs), signature, response);
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
