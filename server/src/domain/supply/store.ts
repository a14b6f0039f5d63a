// The repository of deferred events.
import type { EsimEventType } from "../esims/esim.ts";

/** A change of an eSIM that became no event, because nobody could receive it. */
export interface DeferredEsimEvent {
  n: number;
  esim: number;
  type: EsimEventType;
  /** When it changed, or that was noticed. */
  at: number;
}

export interface DeferredEventRepository {
  insert(ledger: number, event: Omit<DeferredEsimEvent, "n">): Promise<void>;
  /** Oldest first. */
  ofLedger(ledger: number): Promise<DeferredEsimEvent[]>;
  deleteOf(ledger: number): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
