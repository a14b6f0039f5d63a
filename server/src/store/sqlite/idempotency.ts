// Stored responses by idempotency key, in SQLite.
import type { Database } from "better-sqlite3";
import type { KeyClaim, StoredResponse } from "../../domain/remembered-response.ts";
import { deleteOldest, insertInto, orNull, prepare } from "./statements.ts";

interface RememberedRow {
  ledger: number;
  key: string;
  operation: StoredResponse["operation"];
  fingerprint: string;
  state: StoredResponse["state"];
  object_id: string | null;
  present_state: number;
  body: string | null;
  lease_until: number | null;
  answered_at: number;
}

const toStoredResponse = (row: RememberedRow): StoredResponse => ({
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

const selectByKey = "select * from remembered_responses where ledger = $1 and key = $2";

export function idempotencyReads(db: Database) {
  const byKey = prepare<RememberedRow>(db, selectByKey);
  return { byKey: async (ledger: number, key: string) => orNull(byKey.get(ledger, key), toStoredResponse) };
}

/** @param claimed called after each claim, with a function that deletes it */
export function idempotencyClaims(db: Database, claimed: (release: () => void) => void) {
  const columns = ["ledger", "key", "operation", "fingerprint", "answered_at", "state", "present_state"];
  const insert = prepare(db, `${insertInto("remembered_responses", columns)} on conflict do nothing`);
  const release = prepare(db, "delete from remembered_responses where n = $1");
  const inLedger = prepare<RememberedRow>(db, selectByKey);
  const anywhere = prepare<RememberedRow>(db, "select * from remembered_responses where key = $1 limit 1");
  return {
    claim: async ({ ledger, key, operation, fingerprint, scope, now }: KeyClaim) => {
      // Nobody else can write before this transaction ends, so here it is enough to look first.
      const other = scope === "deployment" ? anywhere.get(key) : undefined;
      if (other) return toStoredResponse(other);
      const n = insert.insertNew(ledger, key, operation, fingerprint, now, "running", 0);
      if (n === null) return orNull(inLedger.get(ledger, key), toStoredResponse);
      claimed(() => void release.run(n));
      return null;
    },
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
  const byKey = prepare<RememberedRow>(db, selectByKey);
  const byObject = prepare<RememberedRow>(
    db,
    "select * from remembered_responses where object_id = $2 and state = 'running' and ledger = $1",
  );
  const forget = prepare(db, "delete from remembered_responses where ledger = $1 and key = $2");
  const oldRemembered = prepare(
    db,
    deleteOldest("remembered_responses", "answered_at", "where state = 'answered'"),
  );
  return {
    save: async (response: StoredResponse) => {
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
    lock: async (ledger: number, key: string) => orNull(byKey.get(ledger, key), toStoredResponse),
    lockByObject: async (ledger: number, objectId: string) =>
      orNull(byObject.get(ledger, objectId), toStoredResponse),
    delete: async (ledger: number, key: string) => {
      forget.run(ledger, key);
    },
    deleteBefore: async (at: number, limit: number) => oldRemembered.run(at, limit),
  };
}
