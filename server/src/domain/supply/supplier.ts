// The mobile network as the domain sees it. Each unit, top-up and cancellation has an id of its own, and asking again
// under the same id never does anything twice: it only tells how things stand. So nothing hangs on one long answer:
// a network that takes its time says `pending` and is asked again. A call that throws leaves open what happened.
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
export type IssueAnswer = { outcome: "issued"; esim: InstallDetails } | { outcome: "refused" } | Pending;
export type TopupAnswer = { outcome: "applied" } | { outcome: "refused" } | Pending;
export type CancelAnswer = { outcome: "cancelled" } | { outcome: "used" } | { outcome: "refused" } | Pending;
export type WithdrawAnswer = { outcome: "withdrawn" } | Pending;
/** `kept`: it was applied and cannot be undone. */
export type WithdrawTopupAnswer = { outcome: "withdrawn" } | { outcome: "kept" } | Pending;

/** What a network knows of an eSIM; null where it does not say. */
export interface EsimReport {
  smdpAddress: string | null;
  activationCode: string | null;
  firstUsedAt: number | null;
  usedMb: number | null;
}

export interface Supplier {
  issue(request: UnitRequest): Promise<IssueAnswer>;
  /** Gives a unit up: what was issued for it is cancelled, and nothing is issued for it any more. */
  withdraw(request: Pick<UnitRequest, "unitId" | "account">): Promise<WithdrawAnswer>;
  topUp(request: TopupRequest): Promise<TopupAnswer>;
  /** Gives a top-up up: what it added is taken back where that can be. */
  withdrawTopup(request: Pick<TopupRequest, "topupId" | "account" | "iccid">): Promise<WithdrawTopupAnswer>;
  cancel(request: CancelRequest): Promise<CancelAnswer>;
  report(request: { iccid: string; account: string }): Promise<EsimReport>;
}

/**
 * Hears of every call.
 *
 * @param outcome the answer's; `answered` for a report, `failed` where no answer came
 */
export type ObserveSupplierCall = (call: keyof Supplier, outcome: string, tookMs: number) => void;
