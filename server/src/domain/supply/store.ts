// The repository of deferred events.
import type { EsimEventType } from "../esims/esim.ts";

/** A change that nobody could receive as an event. */
export interface DeferredEsimEvent {
  n: number;
  esim: number;
  type: EsimEventType;
  at: number;
}

export interface DeferredEventRepository {
  insert(ledger: number, event: Omit<DeferredEsimEvent, "n">): Promise<void>;
  ofLedger(ledger: number): Promise<DeferredEsimEvent[]>;
  deleteOf(ledger: number): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
