import type { components } from "@partner-esim/generated/types";
import type { BoughtPackage, PurchaseOrigin } from "../orders/order.ts";
import type { Mode } from "../values/mode.ts";

export interface NewTopup {
  id: string;
  ledger: number;
  mode: Mode;
  status: components["schemas"]["TopupStatus"];
  esim: number;
  iccid: string;
  packageNumber: number;
  package: BoughtPackage;
  customerRef: string | null;
  totalPaise: number;
  balanceAfterPaise: number;
  createdAt: number;
  origin: PurchaseOrigin;
}

export interface Topup extends NewTopup {
  n: number;
}
