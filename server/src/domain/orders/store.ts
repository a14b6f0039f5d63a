import type { PageRequest } from "../lists/pages.ts";
import type { ListedUnit, NewOrder, Order, OrderUnit, OrderWithUnits } from "./order.ts";

export interface OrderFilter {
  status?: Order["status"] | undefined;
  customerRef?: string | undefined;
  createdAfter?: number | undefined;
  createdBefore?: number | undefined;
}

export interface Limited<T> {
  entries: T[];
  /** Whether more rows may exist. */
  isLimited: boolean;
}

/** The fields that decide whether and where an order or eSIM is listed. */
export interface PurchaseEntry<Status> {
  n: number;
  status: Status;
  customerRef: string | null;
  createdAt: number;
}

export interface OrderReads {
  byId(ledger: number, id: string): Promise<Order | null>;
  withUnits(ledger: number, id: string): Promise<OrderWithUnits | null>;
  byNumber(n: number): Promise<Order | null>;
  /** Returns the id of the order that a request created. @param at time of the request */
  idByRequest(ledger: number, requestId: string, at: number): Promise<string | null>;
  byIdAnywhere(id: string): Promise<Order | null>;
  /** In any order. */
  byNumbers(numbers: readonly number[]): Promise<Order[]>;
  list(ledger: number, filter: OrderFilter, page: PageRequest): Promise<Order[]>;
  /**
   * Orders whose traveller's name or email address begins with a lower-case text, in any order: at most `limit` by name
   * and `limit` by address.
   */
  ofTraveller(
    ledger: number,
    begins: string,
    limit: number,
  ): Promise<Limited<PurchaseEntry<Order["status"]>>>;
  units(order: number): Promise<OrderUnit[]>;
  /** Units by order number. */
  unitsOf(orders: readonly number[]): Promise<Map<number, ListedUnit[]>>;
}

export interface OrderRepository extends OrderReads {
  lock(n: number): Promise<Order | null>;
  insert(order: NewOrder): Promise<Order | null>;
  update(order: Order): Promise<void>;
}
