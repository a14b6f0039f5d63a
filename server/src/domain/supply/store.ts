// What deferred events need of the store.
import type { EsimEventType } from "../esims/esim.ts";

/** A change of an eSIM that became no event, because nobody was there to be told. */
export interface MissedEsimEvent {
  n: number;
  esim: number;
  type: EsimEventType;
  /** When it changed, or that was seen. */
  at: number;
}

export interface DeferredEventRepository {
  insert(ledger: number, missed: Omit<MissedEsimEvent, "n">): Promise<void>;
  /** Oldest first. */
  ofLedger(ledger: number): Promise<MissedEsimEvent[]>;
  deleteOf(ledger: number): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
