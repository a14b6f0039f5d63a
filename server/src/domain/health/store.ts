import type { Mode } from "../mode.ts";
import type { Order } from "../orders/order.ts";
import type { PageRequest, Position } from "../pages.ts";
import type { Endpoint } from "../webhooks/endpoint.ts";

export interface Owner {
  id: string;
  name: string;
}

export interface OrderBrief
  extends Pick<Order, "n" | "id" | "number" | "status" | "totalPaise" | "createdAt"> {
  mode: Mode;
  account: Owner;
}

export interface LowWallet {
  n: number;
  account: Owner;
  balancePaise: number;
  thresholdPaise: number | null;
}

export interface OwnedEndpoint {
  endpoint: Endpoint;
  account: Owner;
  position: Position;
}

/** What needs attention, of all accounts; each list is found by an index that holds nothing else. */
export interface AttentionReads {
  orders(status: "processing" | "failed", page: PageRequest): Promise<OrderBrief[]>;
  /** Looks at no more than `limit`. */
  failedOrders(since: number, limit: number): Promise<number>;
  lowWallets(page: PageRequest): Promise<LowWallet[]>;
  endpoints(state: "paused" | "disabled", now: number, page: PageRequest): Promise<OwnedEndpoint[]>;
}
