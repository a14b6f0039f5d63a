// Stored responses by idempotency key.

import type { KeyClaim, StoredResponse } from "../../domain/idempotency/stored-response.ts";
import type { Connection } from "./connection.ts";
import { deleteOldest, insertInto, orNull } from "./statements.ts";

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

export function idempotencyReads(db: Connection) {
  const byKey = db.prepare<ResponseRow>(selectByKey);
  return {
    byKey: async (ledger: number, key: string) => orNull(await byKey.get(ledger, key), toStoredResponse),
  };
}

/** @param claimed called after each claim with a function that deletes it */
export function idempotencyClaims(db: Connection, claimed: (release: () => Promise<void>) => void) {
  const { locked, heldText, locksRows } = db.dialect;
  const insert = db.prepare(`${insertInto("stored_responses", claimColumns)} on conflict do nothing`);
  const release = db.prepare("delete from stored_responses where n = $1");
  const inLedger = db.prepare<ResponseRow>(`${selectByKey}${locked("stored_responses")}`);
  const anywhere = db.prepare<ResponseRow>(
    `select * from stored_responses where key = $1 limit 1${locked("stored_responses")}`,
  );
  const hold = db.prepare(heldText("$1"));
  return {
    claim: async ({ ledger, key, operation, fingerprint, scope, now }: KeyClaim) => {
      if (scope === "deployment") {
        if (locksRows) await hold.get(key);
        const other = await anywhere.get(key);
        if (other) return toStoredResponse(other);
      }
      for (let attempt = 0; attempt < claimAttempts; attempt += 1) {
        const n = await insert.insertNew(ledger, key, operation, fingerprint, now, "running", 0);
        if (n !== null) {
          claimed(async () => void (await release.run(n)));
          return null;
        }
        // Another transaction may have deleted the key since.
        const row = await inLedger.get(ledger, key);
        if (row) return toStoredResponse(row);
      }
      throw new Error("an idempotency key could be neither claimed nor read");
    },
  };
}

const claimColumns = "ledger key operation fingerprint responded_at state shows_current_state".split(" ");
const claimAttempts = 5;

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

/** The partial index is used only for this exact text. */
const portalOrder = "portal ordersCreate" satisfies StoredResponse["operation"];

export function idempotencyWrites(db: Connection) {
  const locked = db.dialect.locked("stored_responses");
  const changed = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  const save = db.prepare(`${insertInto("stored_responses", columns)}
     on conflict (key, ledger) do update set ${changed.join(", ")}`);
  const byKey = db.prepare<ResponseRow>(`${selectByKey}${locked}`);
  const byObject = db.prepare<ResponseRow>(
    `select * from stored_responses where object_id = $2 and state = 'running' and ledger = $1${locked}`,
  );
  const ofPortalOrder = db.prepare<ResponseRow>(
    `select * from stored_responses where ledger = $1 and operation = '${portalOrder}' and state = 'completed'
       and ${db.dialect.contains("body", "$2")}${locked}`,
  );
  const remove = db.prepare("delete from stored_responses where ledger = $1 and key = $2");
  const old = db.prepare(deleteOldest("stored_responses", "responded_at", "where state = 'completed'"));
  return {
    save: async (response: StoredResponse) => {
      await save.send(
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
    lock: async (ledger: number, key: string) => orNull(await byKey.get(ledger, key), toStoredResponse),
    lockByObject: async (ledger: number, objectId: string) =>
      orNull(await byObject.get(ledger, objectId), toStoredResponse),
    lockOfPortalOrder: async (ledger: number, order: string) =>
      (await ofPortalOrder.all(ledger, order)).map(toStoredResponse),
    delete: async (ledger: number, key: string) => {
      await remove.run(ledger, key);
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
