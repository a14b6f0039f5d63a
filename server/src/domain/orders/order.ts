import type { components as PortalComponents } from "@partner-esim/generated/portal/types";
import type { components } from "@partner-esim/generated/types";
import type { Esim } from "../esims/esim.ts";
import type { Mode } from "../values/mode.ts";

export interface OrderItem {
  packageNumber: number;
  quantity: number;
  unitPaise: number;
  /** A copy; the catalogue may have changed since. */
  package: BoughtPackage;
}

export interface BoughtPackage {
  name: string;
  providerId: string;
  destination: string | null;
  countries: string[];
  unlimited: boolean;
  /** MB; a daily plan's amount times its days; null if unlimited. */
  totalMb: number | null;
  validityDays: number;
  /** What the provider charges for one; undefined if it was bought with an older release. */
  costPaise?: number;
}

/** How a purchase was made: by a request with an API key, or by a member in the portal. All are null for older ones. */
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
  /** The time of creation or of the last issued unit; the settlement deadline counts from here. */
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
