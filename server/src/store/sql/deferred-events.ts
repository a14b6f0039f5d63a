import type { DeferredEsimEvent } from "../../domain/supply/store.ts";
import type { Connection } from "./connection.ts";
import { insertInto } from "./statements.ts";

export function deferredEventWrites(db: Connection) {
  const insert = db.prepare(insertInto("deferred_esim_events", ["ledger", "esim", "type", "at"]));
  const all = db.prepare<DeferredEsimEvent>(
    "select n, esim, type, at from deferred_esim_events where ledger = $1 order by n",
  );
  const removeAll = db.prepare("delete from deferred_esim_events where ledger = $1");
  const old = db.prepare(`delete from deferred_esim_events where n in (
       select n from deferred_esim_events where at < $1 order by at limit $2)`);
  return {
    insert: async (ledger: number, { esim, type, at }: Omit<DeferredEsimEvent, "n">) => {
      await insert.run(ledger, esim, type, at);
    },
    ofLedger: async (ledger: number) => await all.all(ledger),
    deleteOf: async (ledger: number) => {
      await removeAll.run(ledger);
    },
    deleteBefore: async (at: number, limit: number) => await old.run(at, limit),
  };
}
