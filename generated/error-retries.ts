// Generated from spec/*.tsp by `npm run generate`: whether each error can be retried. Do not edit.

import type { ErrorCode } from "./errors.ts";

/** Whether the same request can succeed when it is retried, or after what. */
export const errorRetries = {
  invalid_request: false,
  idempotency_key_required: false,
  invalid_api_key: false,
  insufficient_balance: "funds",
  ip_not_allowed: false,
  account_inactive: false,
  live_mode_not_enabled: false,
  not_found: false,
  package_not_found: false,
  order_not_found: false,
  esim_not_found: false,
  topup_not_found: false,
  idempotency_key_reused: false,
  esim_not_topupable: false,
  request_in_progress: true,
  invalid_state: false,
  rate_limited: true,
  internal_error: true,
  supplier_unavailable: true,
} as const satisfies Record<ErrorCode, boolean | string>;
