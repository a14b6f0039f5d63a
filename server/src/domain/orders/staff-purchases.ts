// Members' orders and top-ups in the portal, with several packages per order, portal keys and the audit log.
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import {
  type IdempotentRequest,
  type KeyedResponse,
  type KeyRefusal,
  runOnce,
} from "../idempotency/idempotency.ts";
import type { Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import { type TopupResponse, toTopupResponse } from "../representations.ts";
import type { SupplyContext } from "../supply/ports.ts";
import { placeLiveTopup } from "../topups/live-topups.ts";
import type { Topup } from "../topups/topup.ts";
import { placeSandboxTopup, type TopupRefusal, type TopupRequest } from "../topups/topups.ts";
import { toJson } from "../values/json.ts";
import { placeKeylessLiveOrder, placeLiveStaffOrder } from "./live-orders.ts";
import type { Order } from "./order.ts";
import {
  type OrderRequest,
  type OrderWithEsims,
  type Purchase,
  type PurchaseRefusal,
  placeSandboxOrder,
} from "./orders.ts";
import { type StaffOrderResponse, toStaffOrderResponse } from "./staff-order-response.ts";

export type StaffOrderRequest = Omit<OrderRequest, "source">;

export async function placeStaffOrderOnce(
  context: SupplyContext,
  purchase: Purchase,
  key: IdempotentRequest,
  request: StaffOrderRequest,
  actor: Actor,
): Promise<KeyedResponse<StaffOrderResponse> | PurchaseRefusal | KeyRefusal> {
  const { account, mode, now } = purchase;
  const wanted = fromPortal(request);
  const note = noteOrder(purchase, actor);
  const { n: ledger } = await context.store.reads.ledgers.ofAccount(account.n, mode);
  if (mode === "live") return await placeLiveStaffOrder(context, purchase, ledger, key, wanted, note);
  return await runOnce(context.store, ledger, key, now, async (tx) => {
    const placed = await placeSandboxOrder(tx, purchase, wanted);
    if (placed instanceof Refusal) return placed;
    await note(tx, placed.order);
    return toJson(toStaffOrderResponse(placed));
  });
}

/** For callers that cannot send the request twice. */
export async function placeStaffOrder(
  context: SupplyContext,
  purchase: Purchase,
  request: StaffOrderRequest,
  actor: Actor,
): Promise<OrderWithEsims | PurchaseRefusal> {
  const wanted = fromPortal(request);
  const note = noteOrder(purchase, actor);
  if (purchase.mode === "live") return await placeKeylessLiveOrder(context, purchase, wanted, note);
  return await context.store.transaction(async (tx) => {
    const placed = await placeSandboxOrder(tx, purchase, wanted);
    if (!(placed instanceof Refusal)) await note(tx, placed.order);
    return placed;
  });
}

const noteOrder =
  ({ account, mode, now }: Purchase, actor: Actor) =>
  (tx: Tx, { id }: Order) =>
    addAuditEntry(tx, account.n, actor, "order.placed", id, now, mode);

function fromPortal(request: StaffOrderRequest): OrderRequest {
  const quantities = new Map<string, number>();
  for (const { packageId, quantity } of request.items) {
    quantities.set(packageId, (quantities.get(packageId) ?? 0) + quantity);
  }
  const items = [...quantities].map(([packageId, quantity]) => ({ packageId, quantity }));
  return { ...request, items, source: "portal" };
}

export async function placeStaffTopupOnce(
  context: SupplyContext,
  purchase: Purchase,
  key: IdempotentRequest,
  request: TopupRequest,
  actor: Actor,
): Promise<KeyedResponse<TopupResponse> | TopupRefusal | KeyRefusal> {
  const { account, mode, now } = purchase;
  const note = (tx: Tx, { id }: Topup) => addAuditEntry(tx, account.n, actor, "topup.placed", id, now, mode);
  const { n: ledger } = await context.store.reads.ledgers.ofAccount(account.n, mode);
  if (mode === "live") return await placeLiveTopup(context, purchase, ledger, key, request, note);
  return await runOnce(context.store, ledger, key, now, async (tx) => {
    const placed = await placeSandboxTopup(tx, purchase, request);
    if (placed instanceof Refusal) return placed;
    await note(tx, placed);
    return toJson(toTopupResponse(placed));
  });
}
