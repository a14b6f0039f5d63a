import type { PageRequest } from "../lists/pages.ts";
import type { Reads } from "../ports.ts";
import type { ListedUnit, Order } from "./order.ts";
import type { OrderFilter } from "./store.ts";

export interface ListedOrder {
  order: Order;
  esims: readonly ListedUnit[];
}

/** Returns one row more than the limit if there is another page. */
export async function listOrders(
  reads: Pick<Reads, "orders">,
  ledger: number,
  filter: OrderFilter,
  page: PageRequest,
): Promise<ListedOrder[]> {
  return await withEsims(reads, await reads.orders.list(ledger, filter, page));
}

export async function withEsims(
  { orders: reads }: Pick<Reads, "orders">,
  orders: readonly Order[],
): Promise<ListedOrder[]> {
  const units = await reads.unitsOf(orders.map(({ n }) => n));
  return orders.map((order) => ({ order, esims: units.get(order.n) ?? [] }));
}
