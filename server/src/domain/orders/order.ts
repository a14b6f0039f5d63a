// An order as it is stored.

import type { components as PortalComponents } from "@partner-esim/generated/portal/types";
import type { components } from "@partner-esim/generated/types";
import type { Esim } from "../esims/esim.ts";
import type { Mode } from "../mode.ts";

export interface OrderItem {
  packageNumber: number;
  quantity: number;
  unitPaise: number;
  /** As bought; the catalogue may have changed. */
  package: BoughtPackage;
}

export interface BoughtPackage {
  name: string;
  providerId: string;
  destination: string | null;
  countries: string[];
  unlimited: boolean;
  /** In MB; a daily plan's amount times its days; null: unlimited. */
  totalMb: number | null;
  validityDays: number;
}

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
  /** Creation or the last issued unit; the settlement deadline counts from here. */
  progressAt: number;
}

export interface Order extends NewOrder {
  n: number;
}

export type OrderUnit = Pick<Esim, "iccid" | "status">;
