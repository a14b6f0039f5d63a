// Orders and top-ups that staff place in the portal, in either mode. They are the same purchases as those by API, with
// the same events, and differ in having no idempotency key, several packages, and a person who is noted.
import { recordActivity } from "./activity.ts";
import {
  type Order,
  type OrderRequest,
  type OrderWithEsims,
  type Purchase,
  type PurchaseRefusal,
  placeSandboxOrder,
} from "./orders.ts";
import type { Tx } from "./ports.ts";
import { Refusal } from "./refusal.ts";
import { placeKeylessLiveOrder } from "./supply/orders.ts";
import type { SupplyContext } from "./supply/ports.ts";
import { placeKeylessLiveTopup } from "./supply/topups.ts";
import { placeSandboxTopup, type Topup, type TopupRefusal, type TopupRequest } from "./topups.ts";

export type StaffOrderRequest = Omit<OrderRequest, "source">;

/** @param actor the mail address of the person */
export async function placeStaffOrder(
  context: SupplyContext,
  purchase: Purchase,
  request: StaffOrderRequest,
  actor: string,
): Promise<OrderWithEsims | PurchaseRefusal> {
  const wish: OrderRequest = { ...request, items: eachOnce(request.items), source: "portal" };
  const note = (tx: Tx, { id }: Order) =>
    recordActivity(tx, purchase.account.n, actor, "order.placed", id, purchase.now, purchase.mode);
  if (purchase.mode === "live") return await placeKeylessLiveOrder(context, purchase, wish, note);
  return await context.store.transaction(async (tx) => {
    const placed = await placeSandboxOrder(tx, purchase, wish);
    if (!(placed instanceof Refusal)) await note(tx, placed.order);
    return placed;
  });
}

/** Two lines of one package are one line of it: an order has one item for each package. */
function eachOnce(items: OrderRequest["items"]): OrderRequest["items"] {
  const quantities = new Map<string, number>();
  for (const { packageId, quantity } of items) {
    quantities.set(packageId, (quantities.get(packageId) ?? 0) + quantity);
  }
  return [...quantities].map(([packageId, quantity]) => ({ packageId, quantity }));
}

/** @param actor the mail address of the person */
export async function placeStaffTopup(
  context: SupplyContext,
  purchase: Purchase,
  request: TopupRequest,
  actor: string,
): Promise<Topup | TopupRefusal> {
  const note = (tx: Tx, { id }: Topup) =>
    recordActivity(tx, purchase.account.n, actor, "topup.placed", id, purchase.now, purchase.mode);
  if (purchase.mode === "live") return await placeKeylessLiveTopup(context, purchase, request, note);
  return await context.store.transaction(async (tx) => {
    const placed = await placeSandboxTopup(tx, purchase, request);
    if (!(placed instanceof Refusal)) await note(tx, placed);
    return placed;
  });
}
