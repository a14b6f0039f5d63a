// Generated from spec/*.tsp by `npm run generate`: the error catalogue. Do not edit.

import type { OperationId, routes } from "./routes.ts";

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
  /** What `param` names, where it is always the same. */
  readonly param?: string;
  /** Whether the same request can succeed later: never, as it is with the same key, or once something has been put right. */
  readonly retry: "never" | "same-key" | "after-fix";
  readonly condition: string;
  readonly fix: string;
  readonly operations: readonly OperationId[];
}

export const errorCatalogue = {
  invalid_request: {
    status: 400,
    retry: "never",
    condition: "Some field, parameter or header, or the body as a whole, is not what this operation takes. `param` names what is at fault, unless it is the body as a whole. An oversize body is refused ahead of all other checks, without rate headers.",
    fix: "Correct what `param` names and send the request again.",
    operations: [
      "packagesList",
      "ordersList",
      "ordersCreate",
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
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    condition: "The balance does not cover the total; nothing was charged and nothing made.",
    fix: "Add funds, then repeat with the same `Idempotency-Key`.",
    operations: ["ordersCreate", "topupsCreate"],
  },
  ip_not_allowed: {
    status: 403,
    retry: "never",
    condition: "The request comes from an address that is not on the key's allowlist.",
    fix: "Call from a listed address, or add this one to the key's allowlist in the portal.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    condition: "The account has been deactivated; test and live keys are refused alike.",
    fix: "Ask support to activate the account.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    condition: "The key is a live one, and the account is not approved for live orders.",
    fix: "Use a test key until the account is approved.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    condition: "The path, or the method on it, does not exist, or what it names does not exist for this key.",
    fix: "Check the method, the path and the mode of the key.",
    operations: ["eventsGet", "simulate", "qr"],
  },
  package_not_found: {
    status: 404,
    retry: "never",
    condition: "No package with this id is on sale for the account.",
    fix: "Read the catalogue again and choose a package that is on sale.",
    operations: ["packagesGet", "ordersCreate", "topupsCreate"],
  },
  order_not_found: {
    status: 404,
    retry: "never",
    condition: "No order with this id exists for the account in the mode of the key.",
    fix: "Check the id, and that the key is of the mode the order was placed in.",
    operations: ["ordersGet"],
  },
  esim_not_found: {
    status: 404,
    retry: "never",
    condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is no ICCID.",
    fix: "Check the ICCID, and that the key is of the mode the eSIM was bought in.",
    operations: ["esimsGet", "topupPackagesList", "topupsCreate", "topupsList", "simulate"],
  },
  topup_not_found: {
    status: 404,
    retry: "never",
    condition: "No top-up with this id exists for the account in the mode of the key.",
    fix: "Check the id, and that the key is of the mode the top-up was made in.",
    operations: ["topupsGet"],
  },
  idempotency_key_reused: {
    status: 409,
    param: "Idempotency-Key",
    retry: "never",
    condition: "The `Idempotency-Key` is remembered from a request with another body, endpoint or eSIM; nothing was done.",
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
    condition: "Another request with the same `Idempotency-Key` is still running.",
    fix: "Wait a moment and repeat with the same `Idempotency-Key`.",
    operations: ["ordersCreate", "topupsCreate", "simulate"],
  },
  invalid_state: {
    status: 409,
    retry: "never",
    condition: "The simulated event does not fit the status of the eSIM.",
    fix: "Bring the eSIM into a fitting status first: simulate `activated`.",
    operations: ["simulate"],
  },
  rate_limited: {
    status: 429,
    retry: "same-key",
    condition: "The key's requests for this minute are used up, or the address has sent too many requests with bad keys. The block of an address comes before the key is looked at, so that answer has no rate headers.",
    fix: "Wait as many seconds as `Retry-After` says, then repeat.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    fix: "Send the request again, a POST with the same `Idempotency-Key`; if it goes on, report the request id.",
    operations: [
      "countriesList",
      "packagesList",
      "packagesGet",
      "balanceGet",
      "ordersGet",
      "ordersList",
      "ordersCreate",
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
    condition: "The mobile network cannot be reached. It is answered in the sandbox to the reference `test_supplier_down`; live keys do not get it today, but may one day.",
    fix: "Repeat with the same `Idempotency-Key` after a short wait.",
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

/** Every status and code that an operation can answer with. */
export type OperationError<Id extends OperationId = OperationId> = (typeof routes)[Id]["errors"][number];
