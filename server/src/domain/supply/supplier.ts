// The supplier's port. Each unit, top-up and cancellation has its own id, and a retry under the same id never does
// anything twice: it only returns the current state. So nothing depends on one long response: a slow supplier says
// `pending` and is polled. If a call throws, its result is unknown.
import type { InstallDetails } from "../esims/esim.ts";

export interface UnitRequest {
  unitId: string;
  /** Ids of the account and the order that it is bought for. */
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
  /** Only if it has not been used. */
  ifUnused: boolean;
}

export type Pending = { outcome: "pending" };
export type IssueResult = { outcome: "issued"; esim: InstallDetails } | { outcome: "refused" } | Pending;
export type TopupResult = { outcome: "applied" } | { outcome: "refused" } | Pending;
export type CancelResult = { outcome: "cancelled" } | { outcome: "used" } | { outcome: "refused" } | Pending;
export type WithdrawResult = { outcome: "withdrawn" } | Pending;
/** `kept`: it was applied and cannot be undone. */
export type WithdrawTopupResult = { outcome: "withdrawn" } | { outcome: "kept" } | Pending;

/** What a supplier knows of an eSIM; null for what it does not report. */
export interface EsimReport {
  smdpAddress: string | null;
  activationCode: string | null;
  firstUsedAt: number | null;
  usedMb: number | null;
}

export interface Supplier {
  issue(request: UnitRequest): Promise<IssueResult>;
  /** Withdraws a unit: what was issued for it is cancelled, and nothing is issued for it any more. */
  withdraw(request: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawResult>;
  topUp(request: TopupRequest): Promise<TopupResult>;
  /** Withdraws a top-up: what it added is undone if possible. */
  withdrawTopup(request: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupResult>;
  cancel(request: CancelRequest): Promise<CancelResult>;
  report(request: { iccid: string; account: string }): Promise<EsimReport>;
}

/**
 * Called for every call.
 *
 * @param outcome that of the response; `responded` for a report, `failed` without a response
 */
export type ObserveSupplierCall = (call: keyof Supplier, outcome: string, tookMs: number) => void;
