import type { Order } from "../orders/order.ts";

/** An order, as far as erasing the traveller's details needs it. */
export type TravellerOrder = Pick<Order, "n" | "id" | "ledger" | "source">;

export type TravellerText = "email" | "customer_ref";

export interface DatedPurchase extends TravellerOrder {
  createdAt: number;
  hasDetails: boolean;
}

export interface DatedTopup {
  n: number;
  ledger: number;
  createdAt: number;
  hasDetails: boolean;
}

export interface TravellerReads {
  /** Orders with exactly this email address, in lower case, or reference, by number. @param after number of an order */
  ordersOf(
    by: TravellerText,
    text: string,
    ledgers: readonly number[],
    after: number,
    limit: number,
  ): Promise<TravellerOrder[]>;
  /** By number. */
  ordersAfter(after: number, limit: number): Promise<DatedPurchase[]>;
  topupsAfter(after: number, limit: number): Promise<DatedTopup[]>;
}

export interface TravellerRepository extends TravellerReads {
  /**
   * Empties name, email address and reference in orders, their eSIMs, top-ups and events, and what endpoints returned to
   * these events. Returns how many orders had any.
   */
  eraseOrders(orders: readonly number[]): Promise<number>;
  /** The same for the references of top-ups and of events about their eSIMs. */
  eraseTopups(topups: readonly number[]): Promise<number>;
}
