// Deliveries requested by people: pings, manual retries and bulk resends.

import type { ManualDelivery, Ping } from "../../domain/webhooks/store.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

interface SendingRow {
  n: number;
  endpoint: number;
  account: number;
  delivery: number | null;
  ping_delivery_id: string | null;
  ping_event_id: string | null;
  resend: number | null;
  ping_event_type: Ping["type"] | null;
  requested_at: number;
  done_at: number | null;
  status: number | null;
  error: string | null;
  response: string | null;
  took_ms: number | null;
}

function toSending(row: SendingRow): ManualDelivery {
  const { n, endpoint, account, delivery, status, error, response, resend } = row;
  const { ping_delivery_id: deliveryId, ping_event_id: eventId, ping_event_type } = row;
  const type = ping_event_type ?? "ping";
  const ping = deliveryId !== null && eventId !== null ? { deliveryId, eventId, type } : null;
  const times = { requestedAt: row.requested_at, doneAt: row.done_at, tookMs: row.took_ms };
  return { n, endpoint, account, delivery, ping, resend, status, error, response, ...times };
}

const isBeingSent = "exists (select 1 from endpoints p where p.n = m.endpoint and p.manual_delivery = m.n)";

export function manualDeliveryReads(db: Connection) {
  const byNumber = db.prepare<SendingRow>("select * from manual_deliveries where n = $1");
  const requested = db.prepare(
    `select n from manual_deliveries m where delivery = $1 and done_at is null and (resend is null or ${isBeingSent}) limit 1`,
  );
  const newest = (owner: string, kind: string) =>
    db.prepare<{
      requested_at: number;
    }>(`select requested_at from manual_deliveries where ${owner} = $1 and requested_at > $2 and delivery ${kind}
       order by requested_at desc limit $3`);
  const retries = newest("account", "is not null and resend is null");
  const pings = newest("endpoint", "is null");
  return {
    byNumber: async (n: number) => orNull(await byNumber.get(n), toSending),
    isPending: async (delivery: number) => (await requested.get(delivery)) !== undefined,
    retriesSince: async (account: number, at: number, limit: number) =>
      (await retries.all(account, at, limit)).map((row) => row.requested_at),
    pingsSince: async (endpoint: number, at: number, limit: number) =>
      (await pings.all(endpoint, at, limit)).map((row) => row.requested_at),
  };
}

export function manualDeliveryWrites(db: Connection) {
  const columns =
    "endpoint account delivery ping_delivery_id ping_event_id ping_event_type requested_at".split(" ");
  const insert = db.prepare(insertInto("manual_deliveries", columns));
  const nextOf = (kind: string) =>
    db.prepare<SendingRow>(
      `select * from manual_deliveries where endpoint = $1 and done_at is null and resend ${kind} order by n limit 1`,
    );
  const next = nextOf("is null");
  const nextResent = nextOf("is not null");
  const remove = db.prepare("delete from manual_deliveries where n = $1");
  const dropResent = db.prepare(
    `delete from manual_deliveries as m where delivery = $1 and done_at is null and resend is not null and not ${isBeingSent}`,
  );
  const finish = db.prepare(
    "update manual_deliveries set done_at = $2, status = $3, error = $4, response = $5, took_ms = $6 where n = $1",
  );
  const old = db.prepare(`delete from manual_deliveries where n in (
       select n from (select n, requested_at, done_at from manual_deliveries order by n limit $2) first
       where requested_at < $1 and done_at is not null)`);
  return {
    insert: async (
      sending: Pick<ManualDelivery, "endpoint" | "account" | "delivery" | "ping" | "requestedAt">,
    ): Promise<number> => {
      const { endpoint, account, delivery, ping, requestedAt } = sending;
      const sent = [ping?.deliveryId ?? null, ping?.eventId ?? null, ping?.type ?? null];
      return await insert.insert(endpoint, account, delivery, ...sent, requestedAt);
    },
    next: async (endpoint: number) => orNull(await next.get(endpoint), toSending),
    nextResent: async (endpoint: number) => orNull(await nextResent.get(endpoint), toSending),
    delete: async (n: number) => {
      await remove.run(n);
    },
    dropResent: async (delivery: number) => {
      await dropResent.run(delivery);
    },
    finish: async (
      n: number,
      { status, error, response, tookMs }: Pick<ManualDelivery, "status" | "error" | "response" | "tookMs">,
      now: number,
    ) => {
      await finish.run(n, now, status, error, response, tookMs === null ? null : Math.round(tookMs));
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
