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
  byId(ledger: number, id: string): Promise<Order | null>;
  byNumber(n: number): Promise<Order | null>;
  /** Of any account. */
  byIdAnywhere(id: string): Promise<Order | null>;
  /** One more than `limit` when there is another page. */
  list(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  /** What an order shows of its eSIMs. */
  units(order: number): Promise<OrderUnit[]>;
}

export interface OrderRepository extends OrderReads {
  /** Null when the id is taken. */
  insert(order: NewOrder): Promise<Order | null>;
  update(order: Order): Promise<void>;
  /** Takes the traveller's name and mail address off an order. */
  eraseCustomer(order: number): Promise<void>;
}
