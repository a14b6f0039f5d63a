// What live mode needs of the store.
import type { Esim, EsimEventType } from "../esims/esim.ts";
import type { WorkKind } from "../scheduled-work.ts";
import type { NetworkReads, NetworkWrites } from "../simulated-supplier/store.ts";
import type { Topup } from "../topups/topup.ts";

/** A change of an eSIM that became no event, because nobody was there to be told. */
export interface MissedEsimEvent {
  n: number;
  esim: number;
  type: EsimEventType;
  /** When it changed, or that was seen. */
  at: number;
}

export interface SupplyReads extends NetworkReads {
  /** Whether there is any live eSIM that is checked from time to time. */
  isEsimToCheck(): Promise<boolean>;
  completedTopups(esim: number): Promise<Topup[]>;
}

export interface SupplyWrites extends NetworkWrites {
  /** Brings work forward or puts it off. */
  moveWork(kind: WorkKind, subject: number, dueAt: number): Promise<void>;
  dropWork(kind: WorkKind, subject: number): Promise<void>;
  /** Makes all work of these kinds due at once. */
  hastenWork(kinds: readonly WorkKind[], now: number): Promise<void>;
  /** Sees to it that eSIMs are checked, from `dueAt` on. */
  addCheckWork(dueAt: number): Promise<void>;
  /** Takes up to `limit` eSIMs whose check is due, the next one of which is then due at `nextAt`. */
  claimChecks(now: number, nextAt: number, limit: number): Promise<Esim[]>;
  setLookedAt(esim: number, at: number): Promise<void>;
  insertMissedEvent(ledger: number, missed: Omit<MissedEsimEvent, "n">): Promise<void>;
  /** Oldest first. */
  missedEvents(ledger: number): Promise<MissedEsimEvent[]>;
  deleteMissedEvents(ledger: number): Promise<void>;
  deleteMissedEventsBefore(at: number, limit: number): Promise<number>;
}
