// Stored responses by idempotency key, in SQLite.
import type { Database } from "better-sqlite3";
import type { RememberedResponse } from "../../domain/remembered-response.ts";
import { deleteOldest, insertInto, orNull, prepare } from "./statements.ts";

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

export function idempotencyReads(db: Database) {
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
  return {
    byKey: async (ledger: number, key: string) => orNull(remembered.get(ledger, key), toRemembered),
    byKeyAnywhere: async (key: string) => orNull(rememberedAnywhere.get(key), toRemembered),
    claimedBy: async (ledger: number, objectId: string) =>
      orNull(claimedKey.get(ledger, objectId), toRemembered),
  };
}

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

export function idempotencyWrites(db: Database) {
  const changed = rememberedColumns.slice(2).map((column) => `${column} = excluded.${column}`);
  const remember = prepare(
    db,
    `${insertInto("remembered_responses", rememberedColumns)}
     on conflict (key, ledger) do update set ${changed.join(", ")}`,
  );
  const forget = prepare(db, "delete from remembered_responses where ledger = $1 and key = $2");
  const oldRemembered = prepare(
    db,
    deleteOldest("remembered_responses", "answered_at", "where state = 'answered'"),
  );
  return {
    save: async (response: RememberedResponse) => {
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
    delete: async (ledger: number, key: string) => {
      forget.run(ledger, key);
    },
    deleteBefore: async (at: number, limit: number) => oldRemembered.run(at, limit),
  };
}
