// Stored responses by idempotency key, in SQLite.
import type { Database } from "better-sqlite3";
import type { KeyClaim, StoredResponse } from "../../domain/stored-response.ts";
import { deleteOldest, insertInto, orNull, prepare } from "./statements.ts";

interface ResponseRow {
  ledger: number;
  key: string;
  operation: StoredResponse["operation"];
  fingerprint: string;
  state: StoredResponse["state"];
  object_id: string | null;
  shows_current_state: number;
  body: string | null;
  lease_until: number | null;
  responded_at: number;
}

const toStoredResponse = (row: ResponseRow): StoredResponse => ({
  ledger: row.ledger,
  key: row.key,
  operation: row.operation,
  fingerprint: row.fingerprint,
  state: row.state,
  objectId: row.object_id,
  showsCurrentState: row.shows_current_state === 1,
  body: row.body,
  leaseUntil: row.lease_until,
  respondedAt: row.responded_at,
});

const selectByKey = "select * from stored_responses where ledger = $1 and key = $2";

export function idempotencyReads(db: Database) {
  const byKey = prepare<ResponseRow>(db, selectByKey);
  return { byKey: async (ledger: number, key: string) => orNull(byKey.get(ledger, key), toStoredResponse) };
}

/** @param claimed called after each claim with a function that deletes it */
export function idempotencyClaims(db: Database, claimed: (release: () => void) => void) {
  const columns = [
    "ledger",
    "key",
    "operation",
    "fingerprint",
    "responded_at",
    "state",
    "shows_current_state",
  ];
  const insert = prepare(db, `${insertInto("stored_responses", columns)} on conflict do nothing`);
  const release = prepare(db, "delete from stored_responses where n = $1");
  const inLedger = prepare<ResponseRow>(db, selectByKey);
  const anywhere = prepare<ResponseRow>(db, "select * from stored_responses where key = $1 limit 1");
  return {
    claim: async ({ ledger, key, operation, fingerprint, scope, now }: KeyClaim) => {
      // This is the only writer, so a read is enough.
      const other = scope === "deployment" ? anywhere.get(key) : undefined;
      if (other) return toStoredResponse(other);
      const n = insert.insertNew(ledger, key, operation, fingerprint, now, "running", 0);
      if (n === null) return orNull(inLedger.get(ledger, key), toStoredResponse);
      claimed(() => void release.run(n));
      return null;
    },
  };
}

const columns = [
  "ledger",
  "key",
  "operation",
  "fingerprint",
  "state",
  "object_id",
  "shows_current_state",
  "body",
  "lease_until",
  "responded_at",
];

export function idempotencyWrites(db: Database) {
  const changed = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  const save = prepare(
    db,
    `${insertInto("stored_responses", columns)}
     on conflict (key, ledger) do update set ${changed.join(", ")}`,
  );
  const byKey = prepare<ResponseRow>(db, selectByKey);
  const byObject = prepare<ResponseRow>(
    db,
    "select * from stored_responses where object_id = $2 and state = 'running' and ledger = $1",
  );
  const remove = prepare(db, "delete from stored_responses where ledger = $1 and key = $2");
  const old = prepare(db, deleteOldest("stored_responses", "responded_at", "where state = 'completed'"));
  return {
    save: async (response: StoredResponse) => {
      save.run(
        response.ledger,
        response.key,
        response.operation,
        response.fingerprint,
        response.state,
        response.objectId,
        Number(response.showsCurrentState),
        response.body,
        response.leaseUntil,
        response.respondedAt,
      );
    },
    lock: async (ledger: number, key: string) => orNull(byKey.get(ledger, key), toStoredResponse),
    lockByObject: async (ledger: number, objectId: string) =>
      orNull(byObject.get(ledger, objectId), toStoredResponse),
    delete: async (ledger: number, key: string) => {
      remove.run(ledger, key);
    },
    deleteBefore: async (at: number, limit: number) => old.run(at, limit),
  };
}
