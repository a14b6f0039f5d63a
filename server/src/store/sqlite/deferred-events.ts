// Deferred events in SQLite.
import type { Database } from "better-sqlite3";
import type { MissedEsimEvent } from "../../domain/supply/store.ts";
import { insertInto, prepare } from "./statements.ts";

export function deferredEventWrites(db: Database) {
  const insertMissed = prepare(db, insertInto("deferred_esim_events", ["ledger", "esim", "type", "at"]));
  const missed = prepare<MissedEsimEvent>(
    db,
    "select n, esim, type, at from deferred_esim_events where ledger = $1 order by n",
  );
  const deleteMissed = prepare(db, "delete from deferred_esim_events where ledger = $1");
  const oldMissed = prepare(
    db,
    `delete from deferred_esim_events where n in (
       select n from deferred_esim_events where at < $1 order by at limit $2)`,
  );
  return {
    insert: async (ledger: number, { esim, type, at }: Omit<MissedEsimEvent, "n">) => {
      insertMissed.run(ledger, esim, type, at);
    },
    ofLedger: async (ledger: number) => missed.all(ledger),
    deleteOf: async (ledger: number) => {
      deleteMissed.run(ledger);
    },
    deleteBefore: async (at: number, limit: number) => oldMissed.run(at, limit),
  };
}
