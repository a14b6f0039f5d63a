// The repository of orders.

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
  /** In any account. */
  byIdAnywhere(id: string): Promise<Order | null>;
  /** One more than `limit` if there is another page. */
  list(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  /** Returns what an order shows of its eSIMs. */
  units(order: number): Promise<OrderUnit[]>;
}

export interface OrderRepository extends OrderReads {
  /** Reads the row and locks it until the transaction ends: in a second store `for update`. */
  lock(n: number): Promise<Order | null>;
  /** Returns null if the id exists. */
  insert(order: NewOrder): Promise<Order | null>;
  update(order: Order): Promise<void>;
  /** Erases the traveller's name and email address from an order. */
  eraseCustomer(order: number): Promise<void>;
}
