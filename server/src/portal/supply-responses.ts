// Supplier attempts and purchase origins as responses.
import { limits } from "@partner-esim/generated/portal/limits";
import type { components } from "@partner-esim/generated/portal/types";
import type { Esim } from "../domain/esims/esim.ts";
import type { JobKind } from "../domain/jobs/jobs.ts";
import type { Order, PurchaseOrigin } from "../domain/orders/order.ts";
import { refundDueOf } from "../domain/orders/stuck-orders.ts";
import type { Reads } from "../domain/ports.ts";
import type { AttemptKind, SupplierAttempt } from "../domain/supply/store.ts";
import type { Supplier } from "../domain/supply/supplier.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";

type Schemas = components["schemas"];

const calls: Record<Exclude<keyof Supplier, "report">, Schemas["SupplyCall"]> = {
  issue: "issue",
  withdraw: "withdraw",
  topUp: "topup",
  withdrawTopup: "withdraw_topup",
  cancel: "cancel",
};

export const toAttemptsResponse = ({
  call,
  outcome,
  error,
  ...row
}: SupplierAttempt): Schemas["SupplyAttempts"] => ({
  call: calls[call as keyof typeof calls],
  outcome,
  error: error === "" ? null : error,
  units: row.units,
  attempts: row.attempts,
  first: toTimestamp(row.firstAt),
  last: toTimestamp(row.lastAt),
});

async function supplyOf(
  reads: Reads,
  kind: AttemptKind,
  n: number,
  jobs: readonly JobKind[],
  refundDueAt: number | null,
): Promise<Schemas["Supply"]> {
  const attempts = await reads.supplierAttempts.of(kind, n, limits.supplyAttemptsMax);
  return {
    attempts: attempts.map(toAttemptsResponse),
    next_attempt: timestampOrNull(await reads.jobs.dueAt(jobs, n)),
    refund_due: timestampOrNull(refundDueAt),
  };
}

export const supplyOfOrder = (reads: Reads, order: Order) =>
  supplyOf(reads, "order", order.n, ["fulfil-order", "recall-order"], refundDueOf(order));

export const supplyOfEsim = (reads: Reads, esim: Esim) =>
  supplyOf(reads, "esim", esim.n, ["cancel-esim"], null);

export async function toPlacedByResponse(reads: Reads, origin: PurchaseOrigin): Promise<Schemas["PlacedBy"]> {
  const key = origin.apiKey === null ? null : await reads.keys.byNumber(origin.apiKey);
  return {
    key: key && { id: key.id, name: key.name, hint: key.hint },
    request_id: origin.requestId,
    member: origin.member,
  };
}
