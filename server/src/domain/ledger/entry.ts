import type { components } from "@partner-esim/generated/portal/types";
import type { Mode } from "../values/mode.ts";

export interface Ledger {
  n: number;
  account: number;
  mode: Mode;
  balancePaise: number;
  /** `balance.low` was sent; reset once the balance is above the threshold. */
  lowWarned: boolean;
  sequence: number;
  /** Saved with the account. */
  readonly thresholdPaise: number | null;
  readonly active: boolean;
  readonly enabledEndpoints: number;
}

export type EntryKind = components["schemas"]["EntryKind"];

export interface NewLedgerEntry {
  ledger: number;
  kind: EntryKind;
  amountPaise: number;
  /** Cost of the sold items, negative for a refund; null without a sale, or if an older release sold them. */
  costPaise: number | null;
  balanceAfterPaise: number;
  order: number | null;
  topup: number | null;
  note: string | null;
  /** Reference of a payment, unique within a ledger regardless of case. */
  reference: string | null;
  operator: string | null;
  createdAt: number;
}

/** All that came back of an order at one time. */
export interface OrderRefund {
  amountPaise: number;
  createdAt: number;
}

export interface LedgerEntry extends NewLedgerEntry {
  n: number;
  orderId: string | null;
  topupId: string | null;
  /** The second operator, who approved the entry. */
  approvedBy: string | null;
}
