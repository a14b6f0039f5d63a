import type { EsimEventType } from "../esims/esim.ts";
import type { Supplier } from "./supplier.ts";

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

export type AttemptKind = "order" | "topup" | "esim";

export type AttemptOutcome = "pending" | "refused" | "failed" | "not_called";

export interface SupplierAttempt {
  call: keyof Supplier;
  outcome: AttemptOutcome;
  /** Error text for operators; empty if the supplier responded. */
  error: string;
  /** How many units of an order got this response. */
  units: number;
  attempts: number;
  firstAt: number;
  lastAt: number;
}

export interface SupplierAttemptReads {
  /** Latest first. */
  of(kind: AttemptKind, subject: number, limit: number): Promise<SupplierAttempt[]>;
  lastOf(kind: AttemptKind, subjects: readonly number[]): Promise<LastAttempts>;
}

/** The last attempt of each subject. */
export type LastAttempts = ReadonlyMap<number, SupplierAttempt>;

export interface SupplierAttemptRepository extends SupplierAttemptReads {
  /** Adds to the row of equal attempts, if there is one. */
  add(kind: AttemptKind, subject: number, attempt: SupplierAttempt): Promise<void>;
  deleteBefore(at: number, limit: number): Promise<number>;
}
