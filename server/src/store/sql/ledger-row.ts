import type { Ledger } from "../../domain/ledger/entry.ts";
import type { Mode } from "../../domain/mode.ts";

export interface LedgerRow {
  n: number;
  account: number;
  mode: Mode;
  balance_paise: number;
  low_warned: number;
  sequence: number;
  active: number;
  low_balance_threshold_paise: number | null;
  enabled_endpoints: number;
}

export const toLedger = (row: LedgerRow): Ledger => ({
  n: row.n,
  account: row.account,
  mode: row.mode,
  balancePaise: row.balance_paise,
  lowWarned: row.low_warned === 1,
  sequence: row.sequence,
  thresholdPaise: row.low_balance_threshold_paise,
  active: row.active === 1,
  enabledEndpoints: row.enabled_endpoints,
});

export const selectLedger =
  "select l.*, a.active, a.low_balance_threshold_paise from ledgers l join accounts a on a.n = l.account";
