import type { DueJob } from "../jobs/jobs.ts";
import type { PageRequest, Position } from "../lists/pages.ts";
import type { Order } from "../orders/order.ts";
import type { Topup } from "../topups/topup.ts";
import type { Mode } from "../values/mode.ts";
import type { Endpoint } from "../webhooks/endpoint.ts";

export interface Owner {
  id: string;
  name: string;
}

export interface OrderBrief
  extends Pick<Order, "n" | "id" | "number" | "status" | "totalPaise" | "createdAt" | "progressAt"> {
  mode: Mode;
  account: Owner;
}

export interface TopupBrief
  extends Pick<Topup, "n" | "id" | "iccid" | "package" | "status" | "totalPaise" | "createdAt" | "mode"> {
  account: Owner;
}

export interface DueJobBrief extends DueJob {
  orderId: string | null;
  iccid: string | null;
}

export interface LowWallet {
  n: number;
  account: Owner;
  balancePaise: number;
  thresholdPaise: number | null;
  /** Average daily spending. */
  dailyPaise: number;
}

export interface OwnedEndpoint {
  endpoint: Endpoint;
  account: Owner;
  position: Position;
}

/** Items that need attention, across accounts. Every list except that of all orders has an index of its own. */
export interface AttentionReads {
  orders(status: "processing" | "failed" | "all", page: PageRequest): Promise<OrderBrief[]>;
  processingTopups(page: PageRequest): Promise<TopupBrief[]>;
  /** Longest overdue first. */
  dueJobs(now: number, page: PageRequest): Promise<DueJobBrief[]>;
  /** Reads at most `limit` rows. */
  failedOrders(since: number, limit: number): Promise<number>;
  lowWallets(today: number, page: PageRequest): Promise<LowWallet[]>;
  endpoints(
    state: "paused" | "disabled" | "waiting",
    now: number,
    page: PageRequest,
  ): Promise<OwnedEndpoint[]>;
}
