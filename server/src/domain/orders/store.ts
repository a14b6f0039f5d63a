// What orders need of the store.

import type { PageRequest } from "../pages.ts";
import type { NewOrder, Order, OrderUnit } from "./order.ts";

export interface OrderFilter {
  status?: Order["status"] | undefined;
  customerRef?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
}

export interface OrderReads {
  order(ledger: number, id: string): Promise<Order | null>;
  orderByNumber(n: number): Promise<Order | null>;
  /** Of any account. */
  orderAnywhere(id: string): Promise<Order | null>;
  /** One more than `limit` when there is another page. */
  orders(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  /** What an order shows of its eSIMs. */
  unitsOfOrder(order: number): Promise<OrderUnit[]>;
}

export interface OrderWrites {
  /** Null when the id is taken. */
  insertOrder(order: NewOrder): Promise<Order | null>;
  updateOrder(order: Order): Promise<void>;
  /** Takes the traveller's name and mail address off an order. */
  eraseCustomer(order: number): Promise<void>;
}
