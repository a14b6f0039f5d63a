// An order shows its eSIMs' current state, so those past their validity expire first.
import type { KeyedResponse, KeyRefusal } from "../../domain/idempotency/idempotency.ts";
import { listOrders } from "../../domain/orders/order-list.ts";
import {
  type OrderRequest,
  type Purchase,
  type PurchaseRefusal,
  placeSandboxOrder,
} from "../../domain/orders/orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type OrderResponse, toOrderResponse } from "../../domain/representations.ts";
import { toJson } from "../../domain/values/json.ts";
import { createdOrReplayed } from "../../http/contract-types.ts";
import { pageOfRows, startOf } from "../../http/pages.ts";
import type { Call, Handler } from "../operation.ts";
import type { Services } from "../services.ts";

export function orderHandlers({ reads, runs, upkeep, random, activationCodes, views, cursors }: Services) {
  async function placeOrder(
    call: Call<"ordersCreate">,
  ): Promise<KeyedResponse<OrderResponse> | PurchaseRefusal | KeyRefusal> {
    const { holder, body, key, now, requestId, leave } = call;
    const { account, key: apiKey } = holder;
    const purchase: Purchase = {
      account,
      mode: apiKey.mode,
      view: await views.of(account),
      now,
      random,
      activationCodes,
      origin: { apiKey: apiKey.n, requestId, member: null },
    };
    const request: OrderRequest = {
      source: "api",
      items: [{ packageId: body.package_id, quantity: body.quantity }],
      customerRef: body.customer_ref ?? null,
      customerName: body.customer?.name ?? null,
      customerEmail: body.customer?.email ?? null,
    };
    const once = { ledger: holder.ledger, key, now, leave };
    if (apiKey.mode === "live") return await runs.placeLiveOrder(once, purchase, request);
    return await runs.once(once, async (tx) => {
      const placed = await placeSandboxOrder(tx, purchase, request);
      return placed instanceof Refusal ? placed : placed.form;
    });
  }

  const ordersCreate: Handler<"ordersCreate"> = async (call) => {
    const response = await placeOrder(call);
    if (response instanceof Refusal) return response;
    return createdOrReplayed(response);
  };

  const ordersGet: Handler<"ordersGet"> = async ({ holder, path, now }) => {
    await upkeep.expireEsims(holder.ledger, now);
    const found = await reads.orders.withUnits(holder.ledger, path.id);
    if (!found) {
      return new Refusal("order_not_found", "The account has no order with this id in the mode of the key.");
    }
    return { status: 200, body: toJson(toOrderResponse(found.order, found.esims)) };
  };

  const ordersList: Handler<"ordersList"> = async ({ holder, query, now }) => {
    const list = { operation: "ordersList", ledger: holder.ledger } as const;
    const after = startOf(cursors, list, query.cursor);
    if (after instanceof Refusal) return after;
    await upkeep.expireEsims(holder.ledger, now);
    const filter = {
      status: query.status,
      customerRef: query.customer_ref,
      createdAfter: query.created_after,
      createdBefore: query.created_before,
    };
    const rows = await listOrders(reads, holder.ledger, filter, { after, limit: query.limit });
    const body = pageOfRows(
      rows,
      query.limit,
      ({ order, esims }) => toJson<OrderResponse>(toOrderResponse(order, esims)),
      ({ order }) => ({ at: order.createdAt, n: order.n }),
      { cursors, list },
    );
    return { status: 200, body };
  };

  return { ordersCreate, ordersGet, ordersList };
}
