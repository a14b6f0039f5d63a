// Domain objects as responses. Those shared with the partner API use its functions.
import type { components } from "@partner-esim/generated/portal/types";
import type { AuditEntry } from "../domain/accounts/audit-log-store.ts";
import { expiryOf, isPending } from "../domain/accounts/funds-requests.ts";
import type { ListedAccount } from "../domain/accounts/store.ts";
import { packageId } from "../domain/catalogue/catalogue.ts";
import { esimCancelRefund, orderCancelRefund } from "../domain/esims/cancel-refund.ts";
import type { Esim } from "../domain/esims/esim.ts";
import type { LedgerEntry, OrderRefund } from "../domain/ledger/entry.ts";
import type { FundsRequest } from "../domain/ledger/funds-request.ts";
import { toMoney } from "../domain/ledger/money.ts";
import type { OrderWithEsims } from "../domain/orders/orders.ts";
import { toCustomerResponse, toStaffOrderResponse } from "../domain/orders/staff-order-response.ts";
import type { Reads } from "../domain/ports.ts";
import { type InstallContext, toEsimDetailResponse } from "../domain/representations.ts";
import { entryIdPrefix } from "../domain/values/ids.ts";
import type { Mode } from "../domain/values/mode.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";
import type { Logged, LoggedDetail } from "../domain/webhooks/delivery-log.ts";
import type { Endpoint } from "../domain/webhooks/endpoint.ts";
import type { Period } from "../domain/webhooks/endpoint-figures.ts";
import type { Resend } from "../domain/webhooks/store.ts";
import { toBillingResponse } from "./billing.ts";
import { supplyOfEsim, supplyOfOrder, toPlacedByResponse } from "./supply-responses.ts";

type Schemas = components["schemas"];

export function toEndpointResponse(endpoint: Endpoint, readable: boolean, now: number): Schemas["Endpoint"] {
  const { id, mode, url, enabled, pausedUntil } = endpoint;
  return {
    id,
    mode,
    url,
    enabled,
    event_types: endpoint.selection,
    disabled_by: endpoint.disabledBy === "exhausted" ? "used_up" : endpoint.disabledBy,
    disabled: timestampOrNull(endpoint.disabledAt),
    paused_until: pausedUntil !== null && pausedUntil > now ? toTimestamp(pausedUntil) : null,
    failures_in_row: endpoint.failuresInRow,
    failing_since: timestampOrNull(endpoint.failingSince),
    secret_readable: readable,
    created: toTimestamp(endpoint.createdAt),
  };
}

export function toDeliveryResponse({ delivery, url, mode, pausedUntil }: Logged): Schemas["Delivery"] {
  return {
    id: delivery.id,
    endpoint_id: delivery.endpointId,
    url,
    mode,
    event_id: delivery.eventId,
    event_type: delivery.eventType,
    sequence: delivery.sequence,
    status: delivery.status,
    attempts: delivery.attempts,
    manual_retries: delivery.manualRetries,
    last_attempt: timestampOrNull(delivery.lastAttemptAt),
    duration_ms: delivery.lastTookMs,
    http_status: delivery.lastStatus,
    error: delivery.lastError,
    next_attempt: timestampOrNull(pausedUntil ?? delivery.dueAt),
    paused_until: timestampOrNull(pausedUntil),
    created: toTimestamp(delivery.createdAt),
  };
}

export function toEndpointPeriodResponse(period: Period): Schemas["EndpointPeriod"] {
  const { at, delivered, failed, tookMs, slowestMs } = period;
  const attempts = delivered + failed;
  return {
    start: toTimestamp(at),
    delivered,
    failed,
    average_ms: attempts === 0 ? null : Math.round(tookMs / attempts),
    slowest_ms: attempts === 0 ? null : slowestMs,
  };
}

export function toResendResponse(resend: Resend, mode: Mode): Schemas["Resend"] {
  const { id, total, delivered, failed, pending, skipped, stopped, createdAt } = resend;
  return { id, mode, total, delivered, failed, pending, skipped, stopped, created: toTimestamp(createdAt) };
}

export function toDeliveryDetailResponse(logged: LoggedDetail): Schemas["DeliveryDetail"] {
  const { body, headers, retryable, delivery } = logged;
  const attempt_log = logged.attempts.map(
    ({ at, manual, status, error, tookMs, signature, response }): Schemas["DeliveryAttempt"] => ({
      at: toTimestamp(at),
      manual,
      http_status: status,
      error,
      duration_ms: tookMs,
      signature,
      answer: response,
    }),
  );
  return { ...toDeliveryResponse(logged), body, headers, answer: delivery.response, attempt_log, retryable };
}

export function toLedgerEntryResponse(entry: LedgerEntry): Schemas["LedgerEntry"] {
  return {
    id: `${entryIdPrefix}${entry.n}`,
    kind: entry.kind,
    amount: toMoney(entry.amountPaise),
    balance_after: toMoney(entry.balanceAfterPaise),
    order_id: entry.orderId,
    topup_id: entry.topupId,
    note: entry.note,
    reference: entry.reference,
    created: toTimestamp(entry.createdAt),
  };
}

/** Includes the operator, which partners don't see. */
export function toOperatorEntryResponse(entry: LedgerEntry): Schemas["OperatorLedgerEntry"] {
  return { ...toLedgerEntryResponse(entry), operator: entry.operator, approved_by: entry.approvedBy };
}

export function toFundsRequestResponse(request: FundsRequest, now: number): Schemas["FundsRequest"] {
  const { status, entry } = request;
  return {
    id: request.id,
    status: status === "pending" && !isPending(request, now) ? "expired" : status,
    account: request.account,
    kind: request.kind,
    amount: toMoney(request.amountPaise),
    note: request.note,
    reference: request.reference,
    requested_by: request.requestedBy,
    created: toTimestamp(request.createdAt),
    expires: toTimestamp(expiryOf(request)),
    decided_by: request.decidedBy,
    decided: timestampOrNull(request.decidedAt),
    entry_id: entry === null ? null : `${entryIdPrefix}${entry}`,
  };
}

export async function toBalancesResponse(reads: Reads, account: number): Promise<Schemas["Balances"]> {
  const test = await reads.ledgers.ofAccount(account, "test");
  const live = await reads.ledgers.ofAccount(account, "live");
  return balances(test.balancePaise, live.balancePaise, live.thresholdPaise);
}

function balances(test: number, live: number, threshold: number | null): Schemas["Balances"] {
  return {
    test: toMoney(test),
    live: toMoney(live),
    low_balance_threshold: threshold ? toMoney(threshold) : null,
  };
}

export function toAccountResponse({
  account,
  runId,
  testPaise,
  livePaise,
}: ListedAccount): Schemas["Account"] {
  const { id, name, email, active } = account;
  return {
    id,
    name,
    email,
    active,
    live_approved: account.liveApproved,
    tier: account.tier,
    agreed_discount_bps: account.agreedDiscountBps,
    sells_unlimited: account.sellsUnlimited,
    allowed_packages: account.allowedPackages?.map(packageId) ?? null,
    billing: toBillingResponse(account),
    balances: balances(testPaise, livePaise, account.lowBalanceThresholdPaise),
    run_id: runId,
    created: toTimestamp(account.createdAt),
  };
}

export async function toAccountDetailResponse(
  reads: Reads,
  listed: ListedAccount,
): Promise<Schemas["AccountDetail"]> {
  const wallet = await reads.ledgers.ofAccount(listed.account.n, "live");
  const last = await reads.ledgers.lastFunds(wallet.n);
  return { ...toAccountResponse(listed), last_funds: last && toOperatorEntryResponse(last) };
}

export function toActivityResponse({
  n,
  actor,
  kind,
  subject,
  text,
  address,
  createdAt,
}: AuditEntry): Schemas["Activity"] {
  return {
    id: `act_${n}`,
    actor,
    kind,
    subject,
    text,
    // Partners see only that it was an operator.
    address: actor === "operator" ? null : address,
    created: toTimestamp(createdAt),
  };
}

export function toOperatorActivityResponse(activity: AuditEntry): Schemas["OperatorActivity"] {
  return { ...toActivityResponse(activity), operator: activity.operator, address: activity.address };
}

export async function toSupportOrderResponse(
  reads: Reads,
  found: OrderWithEsims,
): Promise<Schemas["SupportOrder"]> {
  return {
    ...(await toDetailResponse(reads, found, "support")),
    account: await accountNameOf(reads, found.order.ledger),
    supply: await supplyOfOrder(reads, found.order),
  };
}

export const toOrderDetailResponse = (reads: Reads, found: OrderWithEsims) =>
  toDetailResponse(reads, found, "partner");

async function toDetailResponse(
  reads: Reads,
  found: OrderWithEsims,
  viewer: "partner" | "support",
): Promise<Schemas["StaffOrderDetail"]> {
  const order = toStaffOrderResponse(found, viewer);
  return {
    ...order,
    placed_by: await toPlacedByResponse(reads, found.order.origin),
    refunds: (await reads.ledgers.refundsOf(found.order.n)).map(toRefundResponse),
    cancel_refund: order.cancellable ? toMoney(await orderCancelRefund(reads, found, viewer)) : null,
  };
}

const toRefundResponse = ({ amountPaise, createdAt }: OrderRefund): Schemas["OrderRefund"] => ({
  amount: toMoney(amountPaise),
  created: toTimestamp(createdAt),
});

export async function toSupportEsimResponse(
  reads: Reads,
  esim: Esim,
  install: InstallContext,
): Promise<Schemas["SupportEsim"]> {
  const response = await toStaffEsimResponse(reads, esim, "support", install);
  const supply = await supplyOfEsim(reads, esim);
  return { ...response, account: await accountNameOf(reads, esim.ledger), supply };
}

export async function accountNameOf(reads: Reads, ledger: number): Promise<Schemas["AccountName"]> {
  const account = await reads.accounts.byNumber((await reads.ledgers.byNumber(ledger)).account);
  if (!account) throw new Error("a ledger has no account");
  return { id: account.id, name: account.name };
}

export async function toStaffEsimResponse(
  reads: Reads,
  esim: Esim,
  viewer: "partner" | "support",
  install: InstallContext,
): Promise<Schemas["StaffEsim"]> {
  const order = esim.order === null ? null : await reads.orders.byNumber(esim.order);
  const refundPaise = await esimCancelRefund(reads, esim, order, viewer);
  return {
    ...toEsimDetailResponse(esim, install),
    customer: toCustomerResponse(order),
    cancelling: esim.cancelling,
    running_topups: esim.runningTopups,
    cancellable: refundPaise !== null,
    cancel_refund: refundPaise === null ? null : toMoney(refundPaise),
  };
}
