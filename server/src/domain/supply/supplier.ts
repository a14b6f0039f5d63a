// A retry under the same id returns the current state and never does anything twice. If a call throws, its result is
// unknown.
import type { InstallDetails } from "../esims/esim.ts";

export interface UnitRequest {
  unitId: string;
  account: string;
  orderId: string;
  providerId: string;
  packageNumber: number;
}

export interface TopupRequest {
  topupId: string;
  account: string;
  iccid: string;
  providerId: string;
  packageNumber: number;
}

export interface CancelRequest {
  iccid: string;
  account: string;
  ifUnused: boolean;
}

export type Pending = { outcome: "pending" };
export type IssueResult = { outcome: "issued"; esim: InstallDetails } | { outcome: "refused" } | Pending;
export type TopupResult = { outcome: "applied" } | { outcome: "refused" } | Pending;
export type CancelResult = { outcome: "cancelled" } | { outcome: "used" } | { outcome: "refused" } | Pending;
export type WithdrawResult = { outcome: "withdrawn" } | Pending;
/** `kept`: applied and cannot be undone. */
export type WithdrawTopupResult = { outcome: "withdrawn" } | { outcome: "kept" } | Pending;

export interface EsimReport {
  smdpAddress: string | null;
  activationCode: string | null;
  firstUsedAt: number | null;
  usedMb: number | null;
}

export interface Supplier {
  issue(request: UnitRequest): Promise<IssueResult>;
  /** Cancels what was issued and prevents further issuing. */
  withdraw(request: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawResult>;
  topUp(request: TopupRequest): Promise<TopupResult>;
  withdrawTopup(request: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupResult>;
  cancel(request: CancelRequest): Promise<CancelResult>;
  report(request: { iccid: string; account: string }): Promise<EsimReport>;
}

/** A call without a usable response. The message is for operators. */
export class SupplierFailure extends Error {}

/** The supplier was not called: its circuit is open after several failures. */
export class CircuitOpen extends SupplierFailure {}

/** The supplier was called, and does not have the operation. */
export class OperationMissing extends SupplierFailure {}

/** @param outcome of the response; `responded` for a report, `failed` without one, `circuit_open` without a call */
export type ObserveSupplierCall = (
  call: keyof Supplier,
  outcome: string,
  tookMs: number,
  error?: unknown,
) => void;
