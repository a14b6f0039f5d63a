import type { PageRequest } from "../pages.ts";
import type { ListedUnit, NewOrder, Order, OrderUnit, OrderWithUnits } from "./order.ts";

export interface OrderFilter {
  status?: Order["status"] | undefined;
  customerRef?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
}

export interface OrderReads {
  byId(ledger: number, id: string): Promise<Order | null>;
  withUnits(ledger: number, id: string): Promise<OrderWithUnits | null>;
  byNumber(n: number): Promise<Order | null>;
  byIdAnywhere(id: string): Promise<Order | null>;
  list(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  /** Whose name or email address begins with a text in lower case, in any order. */
  ofTraveller(ledger: number, begins: string, limit: number): Promise<Order[]>;
  units(order: number): Promise<OrderUnit[]>;
  /** By the order's number. */
  unitsOf(orders: readonly number[]): Promise<Map<number, ListedUnit[]>>;
}

export interface OrderRepository extends OrderReads {
  lock(n: number): Promise<Order | null>;
  insert(order: NewOrder): Promise<Order | null>;
  update(order: Order): Promise<void>;
  eraseCustomer(order: number): Promise<void>;
}
