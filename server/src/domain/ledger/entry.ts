// A ledger (an account in one mode) and its entries, as they are stored.
import type { components } from "@partner-esim/generated/portal/types";
import type { Mode } from "../mode.ts";

export interface Ledger {
  n: number;
  account: number;
  mode: Mode;
  balancePaise: number;
  /** True after `balance.low` was sent, until the balance has been above the threshold again. */
  lowWarned: boolean;
  /** Sequence of the newest event. */
  sequence: number;
  /** The account's threshold; saved with the account. */
  readonly thresholdPaise: number | null;
  /** Whether the account is active; otherwise no events are recorded. */
  readonly active: boolean;
  /** How many webhook endpoints are enabled; updated by every change of an endpoint. */
  readonly enabledEndpoints: number;
}

export type EntryKind = components["schemas"]["EntryKind"];

export interface LedgerEntry {
  n: number;
  ledger: number;
  kind: EntryKind;
  /** Negative for a charge. */
  amountPaise: number;
  balanceAfterPaise: number;
  order: number | null;
  topup: number | null;
  note: string | null;
  /** The operator who made it, as in `AuditEntry.operator`; null for automatic entries. */
  operator: string | null;
  createdAt: number;
}
