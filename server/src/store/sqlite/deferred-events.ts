// Deferred events in SQLite.
import type { Database } from "better-sqlite3";
import type { DeferredEsimEvent } from "../../domain/supply/store.ts";
import { insertInto, prepare } from "./statements.ts";

export function deferredEventWrites(db: Database) {
  const insert = prepare(db, insertInto("deferred_esim_events", ["ledger", "esim", "type", "at"]));
  const all = prepare<DeferredEsimEvent>(
    db,
    "select n, esim, type, at from deferred_esim_events where ledger = $1 order by n",
  );
  const removeAll = prepare(db, "delete from deferred_esim_events where ledger = $1");
  const old = prepare(
    db,
    `delete from deferred_esim_events where n in (
       select n from deferred_esim_events where at < $1 order by at limit $2)`,
  );
  return {
    insert: async (ledger: number, { esim, type, at }: Omit<DeferredEsimEvent, "n">) => {
      insert.run(ledger, esim, type, at);
    },
    ofLedger: async (ledger: number) => all.all(ledger),
    deleteOf: async (ledger: number) => {
      removeAll.run(ledger);
    },
    deleteBefore: async (at: number, limit: number) => old.run(at, limit),
  };
}
