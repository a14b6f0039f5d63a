// Places orders in both modes on a market, as the API would, and reads what is stored of them.
import { placeLiveOrder } from "../../src/domain/orders/live-orders.ts";
import { type OrderRequest, placeSandboxOrder } from "../../src/domain/orders/orders.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import type { Market } from "./supply.ts";

export async function live(market: Market, request: OrderRequest, key = "k") {
  const { n } = await market.ledger();
  const idempotent = { key, operation: "ordersCreate", fingerprint: "f" } as const;
  const placed = await placeLiveOrder(market.context, market.purchase(), n, idempotent, request);
  return placed instanceof Refusal ? placed : { ...placed, body: JSON.parse(placed.body) };
}

export async function liveOrder(market: Market, request: OrderRequest, key?: string) {
  const placed = await live(market, request, key);
  if (placed instanceof Refusal) throw new Error(placed.message);
  return placed.body;
}

export async function sandbox(market: Market, request: OrderRequest) {
  return await market.store.transaction((tx) => placeSandboxOrder(tx, market.purchase("test"), request));
}

export async function stored(market: Market, id: string) {
  const order = await market.store.reads.orders.byIdAnywhere(id);
  if (!order) throw new Error("no such order");
  const esims = await market.store.reads.esims.ofOrder(order.n);
  return { ...order, esims, statuses: esims.map(({ status }) => status) };
}
