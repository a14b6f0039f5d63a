// Live mode in SQLite besides orders and eSIMs: jobs, checks of live eSIMs, and deferred events.
import type { Database } from "better-sqlite3";
import type { Esim } from "../../domain/esims/esim.ts";
import type { WorkKind } from "../../domain/scheduled-work.ts";
import type { MissedEsimEvent } from "../../domain/supply/store.ts";
import { type EsimRow, selectEsim, toEsim } from "./esims.ts";
import { insertInto, prepare } from "./statements.ts";

/** Must match the partial index literally, or SQLite doesn't use it. */
const checked = "next_check_at is not null and status in ('ready', 'active', 'depleted')";

export function supplyReads(db: Database) {
  const toCheck = prepare<{ n: number }>(db, `select n from esims where ${checked} limit 1`);
  return { isEsimToCheck: async () => toCheck.get() !== undefined };
}

export function supplyWrites(db: Database) {
  const moveWork = prepare(
    db,
    "update work set due_at = $3, lease_until = null where kind = $1 and subject = $2",
  );
  const dropWork = prepare(db, "delete from work where kind = $1 and subject = $2");
  const hastenWork = prepare(
    db,
    "update work set due_at = $2 where due_at > $2 and kind in (select value from json_each($1))",
  );
  const addCheckWork = prepare(
    db,
    `insert into work (kind, subject, due_at) select 'check-esims', 0, $1
     where not exists (select 1 from work where kind = 'check-esims')`,
  );
  const due = prepare<EsimRow>(
    db,
    `${selectEsim} where ${checked} and next_check_at <= $1 order by next_check_at limit $2`,
  );
  const setNextCheck = prepare(db, "update esims set next_check_at = $2 where n = $1");
  const setLookedAt = prepare(db, "update esims set looked_at = $2 where n = $1");
  const insertMissed = prepare(db, insertInto("missed_esim_events", ["ledger", "esim", "type", "at"]));
  const missed = prepare<MissedEsimEvent>(
    db,
    "select n, esim, type, at from missed_esim_events where ledger = $1 order by n",
  );
  const deleteMissed = prepare(db, "delete from missed_esim_events where ledger = $1");
  const oldMissed = prepare(
    db,
    `delete from missed_esim_events where n in (
       select n from missed_esim_events where at < $1 order by at limit $2)`,
  );
  return {
    moveWork: async (kind: WorkKind, subject: number, dueAt: number) => {
      moveWork.run(kind, subject, dueAt);
    },
    dropWork: async (kind: WorkKind, subject: number) => {
      dropWork.run(kind, subject);
    },
    hastenWork: async (kinds: readonly WorkKind[], now: number) => {
      hastenWork.run(JSON.stringify(kinds), now);
    },
    addCheckWork: async (dueAt: number) => {
      addCheckWork.run(dueAt);
    },
    claimChecks: async (now: number, nextAt: number, limit: number): Promise<Esim[]> => {
      const rows = due.all(now, limit);
      for (const { n } of rows) setNextCheck.run(n, nextAt);
      return rows.map(toEsim);
    },
    setLookedAt: async (esim: number, at: number) => {
      setLookedAt.run(esim, at);
    },
    insertMissedEvent: async (ledger: number, { esim, type, at }: Omit<MissedEsimEvent, "n">) => {
      insertMissed.run(ledger, esim, type, at);
    },
    missedEvents: async (ledger: number) => missed.all(ledger),
    deleteMissedEvents: async (ledger: number) => {
      deleteMissed.run(ledger);
    },
    deleteMissedEventsBefore: async (at: number, limit: number) => oldMissed.run(at, limit),
  };
}
