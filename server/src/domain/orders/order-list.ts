import type { Json } from "../json.ts";
import type { PageRequest, Position } from "../pages.ts";
import type { Reads } from "../ports.ts";
import type { ListedUnit, Order } from "./order.ts";
import type { OrderFilter } from "./store.ts";

/** With 50 eSIMs each, they take one or two milliseconds. */
export const ordersAtOnce = 25;

export interface ListedOrder {
  order: Order;
  esims: readonly ListedUnit[];
}

export interface OrderList<Item> {
  ledger: number;
  filter: OrderFilter;
  page: PageRequest;
  toItem: (listed: ListedOrder) => Json<Item>;
  /** Resolves when the next orders, at most `ordersAtOnce`, may be read. */
  turn: (orders: number) => Promise<void>;
}

export interface OrderListRow<Item> {
  item: Json<Item>;
  position: Position;
}

/**
 * Reads a page as several short ones, each order with its eSIMs. Returns one row more than the limit if there is another
 * page.
 */
export async function listOrders<Item>(
  { orders: reads }: Pick<Reads, "orders">,
  { ledger, filter, page, toItem, turn }: OrderList<Item>,
): Promise<OrderListRow<Item>[]> {
  const rows: OrderListRow<Item>[] = [];
  for (let { after } = page; ; after = rows.at(-1)?.position ?? null) {
    const limit = Math.min(ordersAtOnce, page.limit - rows.length);
    await turn(limit);
    const orders = await reads.list(ledger, filter, { ...page, after, limit });
    const units = await reads.unitsOf(orders.map(({ n }) => n));
    for (const order of orders) {
      const item = toItem({ order, esims: units.get(order.n) ?? [] });
      rows.push({ item, position: { at: order.createdAt, n: order.n } });
    }
    if (orders.length <= limit || rows.length > page.limit) return rows;
    rows.pop();
  }
}

/** Reads the eSIMs of orders in short parts. */
export async function toItems<Item>(
  { orders: reads }: Pick<Reads, "orders">,
  orders: readonly Order[],
  toItem: OrderList<Item>["toItem"],
  turn: OrderList<Item>["turn"],
): Promise<Json<Item>[]> {
  const items: Json<Item>[] = [];
  for (let first = 0; first < orders.length; first += ordersAtOnce) {
    const some = orders.slice(first, first + ordersAtOnce);
    await turn(some.length);
    const units = await reads.unitsOf(some.map(({ n }) => n));
    for (const order of some) items.push(toItem({ order, esims: units.get(order.n) ?? [] }));
  }
  return items;
}
