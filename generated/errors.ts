// Generated from spec/*.tsp by `npm run generate`: the error catalogue. Do not edit.

import type { OperationId } from "./routes.ts";

/** What went wrong, for programs: the codes that this version of the contract knows. */
export type ErrorCode =
  | "invalid_request"
  | "idempotency_key_required"
  | "invalid_api_key"
  | "insufficient_balance"
  | "ip_not_allowed"
  | "account_inactive"
  | "live_mode_not_enabled"
  | "not_found"
  | "package_not_found"
  | "order_not_found"
  | "esim_not_found"
  | "topup_not_found"
  | "idempotency_key_reused"
  | "esim_not_topupable"
  | "request_in_progress"
  | "invalid_state"
  | "rate_limited"
  | "internal_error"
  | "supplier_unavailable";

export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 429 | 500 | 503;

export interface ErrorCatalogueEntry {
  readonly status: ErrorStatus;
  /** What `param` names, if it is always the same. */
  readonly param?: string;
  /** Whether the same request can succeed later: never, retried with the same key, or after a fix. */
  readonly retry: "never" | "same-key" | "after-fix";
  /** What has to change before the same request can succeed, in a word for programs. */
  readonly after?: string;
  readonly condition: string;
  readonly fix: string;
  readonly operations: readonly OperationId[];
}

export const errorCatalogue = {
  invalid_request: {
    status: 400,
    retry: "never",
    condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
    fix: "Correct what `param` names and send the request again.",
    operations: [
      "packagesList",
      "ordersCreate",
      "ordersList",
      "esimsList",
      "topupsCreate",
      "topupsList",
      "eventsList",
      "simulate",
    ],
  },
  idempotency_key_required: {
    status: 400,
    param: "Idempotency-Key",
    retry: "never",
    condition: "The POST has no `Idempotency-Key`, or an empty one.",
    fix: "Send an `Idempotency-Key` with every POST.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
  },
  invalid_api_key: {
    status: 401,
    retry: "never",
    condition: "The API key is missing, malformed, unknown, revoked or expired.",
    fix: "Send a valid key as `Authorization: Bearer <key>`.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
  },
  insufficient_balance: {
    status: 402,
    retry: "after-fix",
    after: "funds",
    condition: "The balance does not cover the total; nothing was charged or created.",
    fix: "Add funds, then retry with the same `Idempotency-Key`.",
    operations: ["ordersCreate", "topupsCreate"],
  },
  ip_not_allowed: {
    status: 403,
    retry: "never",
    condition: "The request comes from an IP address that is not on the key's allowlist.",
    fix: "Call from an allowed IP address, or add this one to the key's allowlist in the portal.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
  },
  account_inactive: {
    status: 403,
    retry: "never",
    condition: "The account has been deactivated; this applies to test and live keys.",
    fix: "Ask support to activate the account.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
  },
  live_mode_not_enabled: {
    status: 403,
    retry: "never",
    condition: "The key is a live key, and the account is not approved for live orders.",
    fix: "Use a test key until the account is approved.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
    ],
  },
  not_found: {
    status: 404,
    retry: "never",
    condition: "The path, or the method on it, does not exist, or its object does not exist for this key.",
    fix: "Check the method, the path and the mode of the key.",
    operations: ["eventsGet", "simulate", "qr"],
  },
  package_not_found: {
    status: 404,
    retry: "never",
    condition: "No package with this id is on sale for the account.",
    fix: "Read the list again.",
    operations: ["packagesGet", "ordersCreate", "topupsCreate"],
  },
  order_not_found: {
    status: 404,
    retry: "never",
    condition: "No order with this id exists for the account in the mode of the key.",
    fix: "Check the id, and that the key has the mode in which the order was placed.",
    operations: ["ordersGet"],
  },
  esim_not_found: {
    status: 404,
    retry: "never",
    condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
    fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
    operations: ["esimsGet", "topupPackagesList", "topupsCreate", "topupsList", "simulate"],
  },
  topup_not_found: {
    status: 404,
    retry: "never",
    condition: "No top-up with this id exists for the account in the mode of the key.",
    fix: "Check the id, and that the key has the mode in which the top-up was made.",
    operations: ["topupsGet"],
  },
  idempotency_key_reused: {
    status: 409,
    param: "Idempotency-Key",
    retry: "never",
    condition: "The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
    fix: "Use a new `Idempotency-Key` for a new request.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
  },
  esim_not_topupable: {
    status: 409,
    retry: "never",
    condition: "The eSIM is expired, cancelled or being cancelled, and cannot be topped up.",
    fix: "Sell the traveller a new eSIM instead.",
    operations: ["topupPackagesList", "topupsCreate"],
  },
  request_in_progress: {
    status: 409,
    param: "Idempotency-Key",
    retry: "same-key",
    condition: "Another request with the same `Idempotency-Key` is in progress.",
    fix: "Wait a moment and retry with the same `Idempotency-Key`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
  },
  invalid_state: {
    status: 409,
    retry: "never",
    condition: "The simulated event is not possible in the eSIM's status.",
    fix: "Simulate `activated` first, so that the eSIM has a suitable status.",
    operations: ["simulate"],
  },
  rate_limited: {
    status: 429,
    retry: "same-key",
    condition: "The key's requests for this minute are exhausted, or the IP address has sent too many requests with bad keys. The block of an IP address is checked before the key, so its response has no rate limit headers.",
    fix: "Wait as many seconds as `Retry-After` says, then retry.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
      "qr",
    ],
  },
  internal_error: {
    status: 500,
    retry: "same-key",
    condition: "The service itself failed.",
    fix: "Send the request again, a POST with the same `Idempotency-Key`; if it keeps failing, report the request id.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersCreate",
      "ordersList",
      "ordersGet",
      "esimsList",
      "esimsGet",
      "topupPackagesList",
      "topupsCreate",
      "topupsList",
      "topupsGet",
      "eventsList",
      "eventsGet",
      "simulate",
      "qr",
    ],
  },
  supplier_unavailable: {
    status: 503,
    retry: "same-key",
    condition: "The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future.",
    fix: "Retry with the same `Idempotency-Key` after a short wait.",
    operations: ["ordersCreate", "topupsCreate"],
  },
} as const satisfies Record<ErrorCode, ErrorCatalogueEntry>;

/** All codes, as data. */
export const errorCodes: readonly string[] = [
  "invalid_request",
  "idempotency_key_required",
  "invalid_api_key",
  "insufficient_balance",
  "ip_not_allowed",
  "account_inactive",
  "live_mode_not_enabled",
  "not_found",
  "package_not_found",
  "order_not_found",
  "esim_not_found",
  "topup_not_found",
  "idempotency_key_reused",
  "esim_not_topupable",
  "request_in_progress",
  "invalid_state",
  "rate_limited",
  "internal_error",
  "supplier_unavailable",
];

/** A code of every operation with a key. */
export type CommonCode =
  | "invalid_api_key"
  | "rate_limited"
  | "ip_not_allowed"
  | "account_inactive"
  | "live_mode_not_enabled"
  | "internal_error";

/** The codes that each operation can return. */
export interface OperationCodes {
  countriesList: CommonCode;
  packagesList: CommonCode | "invalid_request";
  packagesGet: CommonCode | "package_not_found";
  balanceGet: CommonCode;
  ordersCreate: CommonCode | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "package_not_found" | "supplier_unavailable" | "insufficient_balance";
  ordersList: CommonCode | "invalid_request";
  ordersGet: CommonCode | "order_not_found";
  esimsList: CommonCode | "invalid_request";
  esimsGet: CommonCode | "esim_not_found";
  topupPackagesList: CommonCode | "esim_not_found" | "esim_not_topupable";
  topupsCreate: CommonCode | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "esim_not_found" | "esim_not_topupable" | "package_not_found" | "supplier_unavailable" | "insufficient_balance";
  topupsList: CommonCode | "invalid_request" | "esim_not_found";
  topupsGet: CommonCode | "topup_not_found";
  eventsList: CommonCode | "invalid_request";
  eventsGet: CommonCode | "not_found";
  simulate: CommonCode | "not_found" | "idempotency_key_required" | "invalid_request" | "idempotency_key_reused" | "request_in_progress" | "esim_not_found" | "invalid_state";
  qr: "rate_limited" | "not_found" | "internal_error";
}

/** An error that an operation can return. */
export interface OperationError<Id extends OperationId = OperationId> {
  code: OperationCodes[Id];
}
