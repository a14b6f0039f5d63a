// An order as it is stored.

import type { components as PortalComponents } from "@partner-esim/generated/portal/types";
import type { components } from "@partner-esim/generated/types";
import type { Esim } from "../esims/esim.ts";
import type { Mode } from "../mode.ts";

export interface OrderItem {
  packageNumber: number;
  quantity: number;
  unitPaise: number;
  /** The package as it was bought; later changes of the catalogue do not affect it. */
  package: BoughtPackage;
}

/** What an eSIM stores of the package it was issued for. */
export interface BoughtPackage {
  name: string;
  providerId: string;
  destination: string | null;
  countries: string[];
  unlimited: boolean;
  /** Whole allowance in MB: a daily plan's amount times its days; null when unlimited. */
  totalMb: number | null;
  validityDays: number;
}

export interface NewOrder {
  id: string;
  /** The order number in the portal. */
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
  /** Creation, or the last unit issued: the settlement deadline counts from here. */
  progressAt: number;
}

export interface Order extends NewOrder {
  n: number;
}

export type OrderUnit = Pick<Esim, "iccid" | "status">;
