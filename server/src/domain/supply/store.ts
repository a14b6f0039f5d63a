import type { EsimEventType } from "../esims/esim.ts";

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
