import type { components as PortalComponents } from "@partner-esim/generated/portal/types";
import type { components } from "@partner-esim/generated/types";
import type { Esim } from "../esims/esim.ts";
import type { Mode } from "../values/mode.ts";

export interface OrderItem {
  packageNumber: number;
  quantity: number;
  unitPaise: number;
  /** A copy, because the catalogue may have changed since. */
  package: BoughtPackage;
}

export interface BoughtPackage {
  name: string;
  providerId: string;
  destination: string | null;
  countries: string[];
  unlimited: boolean;
  /** MB; for a daily plan, the daily amount times its days; null if unlimited. */
  totalMb: number | null;
  validityDays: number;
  /** The provider's price per unit; undefined for orders of an older release. */
  costPaise?: number;
}

/**
 * How a purchase was made: by a request with an API key, or by a member in the portal. All fields are null for older
 * purchases.
 */
export interface PurchaseOrigin {
  apiKey: number | null;
  requestId: string | null;
  member: string | null;
}

export const unknownOrigin: PurchaseOrigin = { apiKey: null, requestId: null, member: null };

export interface NewOrder {
  id: string;
  number: string;
  ledger: number;
  mode: Mode;
  status: components["schemas"]["OrderStatus"];
  source: PortalComponents["schemas"]["OrderSource"];
  items: OrderItem[];
  customerRef: string | null;
  customerName: string | null;
  customerEmail: string | null;
  totalPaise: number;
  refundedPaise: number;
  balanceAfterPaise: number;
  createdAt: number;
  /** Time of creation or of the last issued unit. The settlement deadline counts from here. */
  progressAt: number;
  origin: PurchaseOrigin;
}

export interface Order extends NewOrder {
  n: number;
}

export type OrderUnit = Pick<Esim, "iccid" | "status">;

export interface OrderWithUnits {
  order: Order;
  esims: OrderUnit[];
}
/** Also tells whether the order can be cancelled. */
export type ListedUnit = Pick<Esim, "iccid" | "status" | "activatedAt" | "runningTopups">;
